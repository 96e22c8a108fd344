// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import type { CrashBet, CrashRound } from '@glasshouse/rulebook/wire/play/crash-engine'
import { mergeBets } from '../../client/live/topics.ts'
import { guardMs, mainState } from './controls/main-state.ts'
import { ANSWER_COUNTS_MS, joinOwnBets } from './bets/own-bets.ts'
import { momentAt } from './round/moment.ts'
import { verifyCrashBet, verifyCrashRound } from '../rounds/verify-round.ts'

const T = 1_000_000
const round: CrashRound = {
  epoch: 1,
  index: 7,
  phase: 'running',
  phaseEndsAt: null,
  startedAt: T,
  endedAt: null,
  commit: '00',
  salt: '11',
  saltSource: 'dev',
  beaconRound: null,
  beacon: null,
  beaconSignature: null,
  lockTime: T,
  limits: { bankroll: 0, operatorMaxProfit: null, operatorMaxStake: null, maxProfit: 0, maxRoundLoss: 0 },
  bookVersion: 'GHB1',
  bookRoot: null,
  roundCap: null,
  bust: null,
  hash: null,
  incident: null,
}
const bet = (part: Partial<CrashBet> = {}): CrashBet => ({
  id: 1,
  gold: 500,
  auto: null,
  cap: 10_000,
  state: 'placed',
  exit: null,
  payout: null,
  round: { epoch: 1, index: 7 },
  createTime: T,
  ...part,
})

describe('a moment', () => {
  it('closes betting by the clock, before the word of it comes', () => {
    const betting = { ...round, phase: 'betting', phaseEndsAt: T + 100, startedAt: null } as const
    expect(momentAt(crash, betting, T, null)).toMatchObject({ phase: 'betting', untilLockMs: 100, value: 100 })
    expect(momentAt(crash, betting, T + 100, null)).toMatchObject({ phase: 'locked', untilLockMs: 0, value: 100 })
  })

  it('rises with the server’s updates, and stays at 1.00 until the first one', () => {
    expect(momentAt(crash, round, T + 11_553, null)).toMatchObject({ phase: 'running', value: 100, elapsedMs: 0 })
    const shown = { confirmedMs: 11_000, shownMs: 11_553 }
    expect(momentAt(crash, round, T + 60_000, shown)).toMatchObject({
      phase: 'running',
      value: 200,
      confirmedMs: 11_000,
    })
  })

  it('counts down to a start that is to come', () => {
    const soon = { ...round, startedAt: T + 3000 }
    expect(momentAt(crash, soon, T, null)).toMatchObject({
      phase: 'locked',
      untilStartMs: 3000,
      value: 100,
      elapsedMs: 0,
    })
  })

  it('shows the last step that was passed, and none where the first one failed', () => {
    const steps = [...football.multipliers()]
    const end = (bust: number) => momentAt(football, { ...round, phase: 'result', bust, endedAt: T }, T + 500, null)
    expect(end((steps[2] ?? 0) + 1)).toMatchObject({ value: steps[2], step: 3, isTop: false, sinceEndMs: 500 })
    expect(end(105)).toMatchObject({ value: 100, step: 0 })
    expect(end(football.topMultiplier)).toMatchObject({ step: steps.length, isTop: true })
  })
})

describe('a step', () => {
  it('is shown when the server has confirmed that it was reached, and not before', () => {
    const valueAt = (confirmedMs: number, shownMs: number) => momentAt(football, round, T, { confirmedMs, shownMs })
    expect(valueAt(1499, 1849)).toMatchObject({ value: 100, step: 0, elapsedMs: 1499 })
    expect(valueAt(1500, 1500)).toMatchObject({ value: 120, step: 1, elapsedMs: 1500 })
    expect(valueAt(2990, 9000)).toMatchObject({ value: 120, step: 1, elapsedMs: 2999 })
    const result = { ...round, phase: 'result' as const, bust: 130, endedAt: T + 3000 }
    expect(momentAt(football, result, T + 3010, null)).toMatchObject({ value: 120, step: 1 })
  })

  it('keeps the picture within the field after the last one', () => {
    const lastMs = football.reachedAtMs(football.topMultiplier)
    expect(momentAt(football, round, T, { confirmedMs: lastMs, shownMs: lastMs + 200 }).elapsedMs).toBe(lastMs + 200)
  })
})

describe('my bets', () => {
  it('hold an answer that the news does not know of yet, but not for long', () => {
    const answers = [{ bet: bet(), atMs: T }]
    expect(joinOwnBets({ my: null, next: null }, answers, round, T + 100).my?.id).toBe(1)
    expect(joinOwnBets({ my: null, next: null }, answers, round, T + ANSWER_COUNTS_MS + 1).my).toBeNull()
  })

  it('never go back: a late answer does not open a settled bet again', () => {
    const settled = bet({ state: 'settled', exit: 150, payout: 750 })
    const answers = [{ bet: bet(), atMs: T }]
    expect(joinOwnBets({ my: settled, next: null }, answers, round, T).my).toEqual(settled)
    expect(joinOwnBets({ my: bet(), next: null }, [{ bet: settled, atMs: T }], round, T).my).toEqual(settled)
  })

  it("forget a cancelled bet, and another round's answer", () => {
    const cancelled = [{ bet: bet({ state: 'cancelled' }), atMs: T }]
    expect(joinOwnBets({ my: bet(), next: null }, cancelled, round, T).my).toBeNull()
    const old = [{ bet: bet({ round: { epoch: 1, index: 6 } }), atMs: T }]
    expect(joinOwnBets(undefined, old, round, T).my).toBeNull()
  })

  it('of a round that is past are history, whatever was sent last', () => {
    const settled = bet({ state: 'settled', exit: 150, payout: 750 })
    expect(joinOwnBets({ my: settled, next: null }, [], { epoch: 1, index: 8 }, T).my).toBeNull()
  })

  it('know a queued bet as the one for the next round', () => {
    const queued = bet({ state: 'queued', round: null })
    expect(joinOwnBets(undefined, [{ bet: queued, atMs: T }], round, T)).toEqual({ my: null, next: queued })
  })
})

describe('the main button', () => {
  const none = { my: null, next: null }
  it('bets, cancels until the lock, then waits, then cashes out', () => {
    const mine = { my: bet(), next: null }
    expect(mainState('betting', none, null, null, 'online').kind).toBe('bet')
    expect(mainState('betting', mine, null, null, 'online').kind).toBe('cancel')
    expect(mainState('locked', mine, null, null, 'online').kind).toBe('in')
    expect(mainState('running', mine, null, null, 'online').kind).toBe('cashOut')
    expect(mainState('result', mine, null, null, 'online').kind).toBe('in')
  })

  it('offers the next round to a player without a bet in this one', () => {
    for (const phase of ['locked', 'running', 'result'] as const)
      expect(mainState(phase, none, null, null, 'online').kind).toBe('next')
    const left = { my: bet({ state: 'settled', exit: 150 }), next: null }
    expect(mainState('running', left, null, null, 'online').kind).toBe('next')
    const queued = { my: left.my, next: bet({ id: 2, state: 'queued', round: null }) }
    expect(mainState('running', queued, null, null, 'online').kind).toBe('cancelNext')
  })

  it('tells at which value it was pressed until the server answers', () => {
    const mine = { my: bet(), next: null }
    expect(mainState('running', mine, { what: 'cashOut', value: 193 }, null, 'online')).toEqual({
      kind: 'asked',
      value: 193,
    })
    expect(mainState('running', mine, null, 1, 'online').kind).toBe('cashOutAtFirst')
  })

  it('offers no new bet without a connection, and no amount that is not known', () => {
    const mine = { my: bet(), next: null }
    expect(mainState('betting', none, null, null, 'offline')).toEqual({ kind: 'cutOff', why: 'offline' })
    expect(mainState('running', none, null, null, 'silent')).toEqual({ kind: 'cutOff', why: 'silent' })
    expect(mainState('running', mine, null, null, 'online')).toMatchObject({ kind: 'cashOut', isKnown: true })
    expect(mainState('running', mine, null, null, 'silent')).toMatchObject({ kind: 'cashOut', isKnown: false })
    expect(mainState('running', mine, { what: 'join' }, null, 'offline')).toMatchObject({ isSilent: true })
  })

  it('takes no press that was meant for what it was a moment ago', () => {
    expect(guardMs('cashOut', 'next')).toBe(900)
    expect(guardMs('asked', 'bet')).toBe(900)
    expect(guardMs('stop', 'next')).toBe(900)
    expect(guardMs('cashOut', 'asked')).toBe(0)
    expect(guardMs('cashOut', 'cashOut')).toBe(0)
  })
})

it('accepts the first press when the button’s new meaning is expected', () => {
  expect(guardMs('next', 'bet')).toBe(0)
  expect(guardMs('in', 'cashOut')).toBe(0)
})

describe('the bets of a round', () => {
  const seat = (id: number, gold: number, exit: number | null = null) =>
    ({ id, player: 'a', gold, state: 'placed', exit, payout: null }) as const
  const sums = { epoch: 1, index: 7, playerCount: 2, totalGold: 700 }

  it('change only where there is news, the largest first', () => {
    const state = { ...sums, bets: [seat(1, 200), seat(2, 100)] }
    const after = mergeBets(state, { ...sums, playerCount: 3, bets: [seat(2, 100, 150), seat(3, 900)] })
    expect(after?.bets.map(({ id, exit }) => [id, exit])).toEqual([
      [3, null],
      [1, null],
      [2, 150],
    ])
    expect(after?.playerCount).toBe(3)
  })

  it('of another round take their place', () => {
    const after = mergeBets({ ...sums, bets: [seat(1, 200)] }, { ...sums, index: 8, bets: [] })
    expect(after?.bets).toEqual([])
  })
})

// Two links of the chain in the rulebook's test vectors.
const vector = {
  hash: 'ec0156e5c4afe3e8333e72c74de93e72df3dff6c71cb72671ca199dfba3ba39a',
  next: 'cf96c786f0d62f2186f837dfcec966370147efc4d32585fc356d4113321cc72a',
}

describe('a proof', () => {
  const claim = { index: 2, hash: vector.next, commit: vector.hash, salt: 'ff' }
  const bust = verifyCrashRound(crash, claim, 0).outcome.computed

  it('is valid for a link of the chain and its own outcome', () => {
    expect(verifyCrashRound(crash, claim, bust).holds).toBe(true)
  })

  it('breaks with another hash, salt, index or outcome', () => {
    expect(verifyCrashRound(crash, { ...claim, commit: vector.next }, bust).commit.holds).toBe(false)
    expect(verifyCrashRound(crash, claim, bust + 1).outcome.holds).toBe(false)
    for (const wrong of [{ salt: 'fe' }, { index: 3 }])
      expect(verifyCrashRound(crash, { ...claim, ...wrong }, bust).outcome.holds).toBe(false)
  })

  it('requires the payout of the cash-out multiplier, and none for a late cash-out', () => {
    const finished = (exit: number, payout: number, auto: number | null = null) => ({
      gold: 500,
      payout,
      choice: { auto },
      outcome: { bust, exit },
      round: claim,
    })
    expect(verifyCrashBet(crash, finished(bust, Math.floor((500 * bust) / 100))).holds).toBe(true)
    expect(verifyCrashBet(crash, finished(0, 0)).holds).toBe(true)
    expect(verifyCrashBet(crash, finished(bust + 1, Math.floor((500 * (bust + 1)) / 100))).payout.holds).toBe(false)
    expect(verifyCrashBet(crash, finished(bust, 1)).payout.holds).toBe(false)
    // A target that was reached pays there, and one that was not pays nothing.
    const at = (exit: number): number => Math.floor((500 * exit) / 100)
    expect(verifyCrashBet(crash, finished(bust, at(bust), bust)).holds).toBe(true)
    expect(verifyCrashBet(crash, finished(0, 0, bust)).holds).toBe(false)
    expect(verifyCrashBet(crash, finished(bust, at(bust), bust - 1)).holds).toBe(false)
    expect(verifyCrashBet(crash, finished(0, 0, bust + 1)).holds).toBe(true)
  })
})
