// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logIn, type User } from '../../client/session.ts'
import { clearPlayerToken } from '../../client/tokens.ts'
import { fakeStorage } from './fake-storage.ts'
import { alarms, seenRounds, type SeenRound } from './kinds.ts'
import { noteRound } from './round-promises.ts'
import { recallAll } from './storage.ts'

const bet = { id: 9, gold: 500, choice: { colour: 'red' }, payout: null, isBound: false }
let index = 0
const round = (change: Partial<SeenRound> = {}): SeenRound => ({
  game: 'roulette',
  epoch: 1,
  index,
  commit: 'aa',
  salt: 'ss',
  bookRoot: null,
  hash: null,
  outcome: { shown: null },
  bets: [],
  isChecked: false,
  ...change,
})
const stored = () => recallAll(seenRounds).map(([, kept]) => kept)
const raised = () => recallAll(alarms).map(([, { value }]) => [value.name, value.promised, value.came])

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage(new Map()))
  logIn('token', { id: 1001, createTime: 7, language: 'en' } as User)
  index++
})
afterEach(() => {
  clearPlayerToken()
  vi.unstubAllGlobals()
})

describe('a round under way', () => {
  it('is stored with the first bet, as it was first shown', () => {
    noteRound(round(), 5)
    expect(stored()).toEqual([])
    noteRound(round({ bets: [bet] }), 7)
    expect(stored()).toMatchObject([{ time: 5, value: { commit: 'aa', bets: [bet] } }])
  })

  it('keeps what comes later beside what came first', () => {
    noteRound(round({ bets: [bet] }), 5)
    noteRound(round({ bookRoot: 'rr', bets: [bet] }), 7)
    const end = { ...bet, payout: 1000, isBound: true }
    noteRound(round({ bookRoot: 'rr', hash: 'hh', outcome: { shown: { slot: 3 } }, bets: [end] }), 9)
    expect(stored()).toMatchObject([
      { time: 5, value: { bookRoot: 'rr', hash: 'hh', outcome: { shown: { slot: 3 } }, bets: [end] } },
    ])
    noteRound(round({ bookRoot: 'rr', hash: 'hh', outcome: { shown: { slot: 4 } }, bets: [end] }), 11)
    expect(stored()[0]?.value.outcome).toEqual({ shown: { slot: 3 } })
    expect(raised()).toEqual([])
  })

  it('may change nothing that it has shown, with a bet or without', () => {
    noteRound(round())
    noteRound(round({ commit: 'bb' }))
    expect(raised()).toEqual([['commit', 'aa', 'bb']])
    noteRound(round({ bets: [bet], bookRoot: 'rr', hash: 'hh' }))
    noteRound(round({ bets: [bet], salt: 'tt', bookRoot: 'qq', hash: 'gg' }))
    expect(new Set(raised().slice(1))).toEqual(
      new Set([
        ['bookRoot', 'rr', 'qq'],
        ['chain', 'hh', 'gg'],
        ['salt', 'ss', 'tt'],
      ]),
    )
  })
})
