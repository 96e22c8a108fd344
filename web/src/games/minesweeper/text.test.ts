// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { makeFormat } from '@glasshouse/rulebook/text/format'
import { fillText } from '@glasshouse/rulebook/text/text'
import type { Session } from './stage/board-view.ts'
import { messages } from './messages.ts'
import { announcementOf, drawnLines, outcomeText, paidLine, shortText, type MinesBet, type Say } from './text.tsx'

const format = makeFormat('en')
const say: Say = (key, words) => fillText('en', messages.en[key], words)
// The published test seeds.
const seed = 'f19f4732d5d2e601bbe70a7bd82dfae1d498f446b2ce89ff9de80ff9ac8a1ec5'
const proof = { seedPairId: 1, serverSeedHash: '', serverSeed: seed, clientSeed: 'player-seed_01', nonce: 0 }
const bet = (opened: number[], payout: number): MinesBet => ({
  id: 1,
  gold: 500,
  payout,
  choice: { mines: 3 },
  outcome: { mines: [9, 10, 21], opened },
  createTime: 0,
  proof,
})

describe('the words of a proof', () => {
  it('lead from the seeds to the mines that the published vector names', () => {
    const lines = drawnLines({ proof, choice: { mines: 3 } }, seed, say)
    expect(lines[0]).toBe('HMAC-SHA256(server seed, "PF1:minesweeper:player-seed_01:0:0")')
    expect(lines[1]).toMatch(/^tiles 0 to 24 shuffled, 3 drawn with below\(25\) … below\(23\): \d+, \d+, \d+$/)
    expect(lines[2]).toBe('mines: 9, 10, 21')
    expect(drawnLines({ proof, choice: { mines: 1 } }, seed, say).slice(1)).toEqual([
      'tiles 0 to 24 shuffled, 1 drawn with below(25): 9',
      'mines: 9',
    ])
  })

  it('show the sum that was paid', () => {
    expect(paidLine(bet([0, 1], 642), say, format)).toBe('⌊500 × 99 × 300 ÷ (100 × 231)⌋ = 642')
    expect(paidLine(bet([0, 9], 0), say, format)).toBe('tile 9 hides a mine, payout 0')
  })
})

describe('the text of an ended game', () => {
  it('says what it was left at, or where the mine was', () => {
    expect(outcomeText(bet([0, 1], 642).outcome, say, format)).toBe('2 gems · 1.28×')
    expect(outcomeText(bet([0], 562).outcome, say, format)).toBe('1 gem · 1.12×')
    expect(outcomeText(bet([0, 9], 0).outcome, say, format)).toBe('Mine after 1 gem')
    expect(outcomeText(bet([9], 0).outcome, say, format)).toBe('Mine on the first tile')
    expect(shortText(bet([9], 0).outcome, say, format)).toBe('Mine')
    expect(shortText(bet([0], 562).outcome, say, format)).toBe('1.12×')
  })
})

describe('what is said aloud', () => {
  const session = (changes: Partial<Session>): Session => ({
    ...bet([], 0),
    opened: [],
    lastStep: 20,
    state: 'placed',
    worth: null,
    nextWorth: 562,
    payout: null,
    board: null,
    ...changes,
  })
  const board = { mines: [9, 10, 21] }
  const said = (changes: Partial<Session>) => announcementOf(session(changes), say, format)

  it('tells what was opened and what comes next', () => {
    expect(said({})).toBe(
      'New game with 3 mines, stake 500 gold. The first tile pays 1.12×, and its chance of being safe is 88%.',
    )
    expect(said({ opened: [0, 7], worth: 642 })).toBe(
      'Row 2, column 3: gem, 1.28×, cash-out 642 gold. The next tile pays 1.47×, and its chance of being safe is 86.95%.',
    )
  })

  it('tells how it ended', () => {
    const over = { state: 'settled' as const, board }
    expect(said({ ...over, opened: [0, 9], payout: 0 })).toBe(
      'Row 2, column 5: mine. The game is over and you lost 500 gold.',
    )
    expect(said({ ...over, opened: [0, 1], payout: 642 })).toBe(
      'Cashed out at 1.28×. You won 142 gold, payout 642 gold.',
    )
    expect(said({ ...over, opened: [0, 1], payout: 642, lastStep: 2 })).toMatch(
      /last tile .* Auto cash-out at 1\.28×, payout 642 gold/,
    )
    expect(said({ state: 'refunded', payout: 500 })).toBe('Stake refunded')
  })
})
