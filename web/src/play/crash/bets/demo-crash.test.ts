// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import type { CrashRound } from '@glasshouse/rulebook/wire/play/crash-engine'
import { DEMO_GOLD, demo, NotEnoughGold } from '../../table/demo.ts'
import { DemoCrash, TooLate } from './demo-crash.ts'
import { momentAt } from '../round/moment.ts'

const T = 1_000_000
const round = (part: Partial<CrashRound> = {}): CrashRound => ({
  epoch: 1,
  index: 7,
  phase: 'betting',
  phaseEndsAt: T + 6000,
  startedAt: null,
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
  ...part,
})
const running = round({ phase: 'running', startedAt: T, phaseEndsAt: null })
const over = (bust: number): CrashRound =>
  round({ phase: 'result', startedAt: T, endedAt: T + crash.endsAtMs({ bust }), bust, hash: 'ab' })
/** The server's word is `behindMs` behind what is shown. */
const at = (state: CrashRound, elapsedMs: number, behindMs = 0, rules = crash) =>
  momentAt(rules, state, T + elapsedMs, { confirmedMs: elapsedMs - behindMs, shownMs: elapsedMs })

let demoCrash: DemoCrash
beforeEach(() => {
  vi.useFakeTimers()
  demo.refill()
  demoCrash = new DemoCrash(crash)
})
afterEach(() => void vi.useRealTimers())
const show = (state: CrashRound, elapsedMs = 0): void => demoCrash.follow(state, at(state, elapsedMs))
const gold = (): number => demo.table().gold

describe('a demo bet', () => {
  it('is placed while bets are taken and leaves at its target, not one hundredth later', () => {
    demoCrash.join(500, 200, at(round(), 0), T)
    expect(gold()).toBe(DEMO_GOLD - 500)
    show(running, 11_552)
    expect(demoCrash.mine().my?.state).toBe('placed')
    show(running, 12_500)
    expect(demoCrash.mine().my).toMatchObject({ state: 'settled', exit: 200, payout: 1000 })
    show(over(500))
    expect(gold()).toBe(DEMO_GOLD + 500)
    expect(demoCrash.finished()[0]).toMatchObject({ outcome: { bust: 500, exit: 200 }, payout: 1000 })
  })

  it('wins at a target that the round just reached, and loses one above it', () => {
    demoCrash.join(500, 200, at(round(), 0), T)
    show(over(200))
    expect(demoCrash.mine().my?.payout).toBe(1000)
    demoCrash = new DemoCrash(crash)
    demoCrash.join(500, 201, at(round(), 0), T)
    show(over(200))
    expect(demoCrash.mine().my).toMatchObject({ exit: 0, payout: 0 })
  })

  it('waits for the next round once betting is closed, and can be cancelled until then', () => {
    const bet = demoCrash.join(500, null, at(running, 10), T)
    expect(bet).toMatchObject({ state: 'queued', round: null })
    demoCrash.cancel(bet.id)
    expect(gold()).toBe(DEMO_GOLD)
    demoCrash.join(500, null, at(running, 10), T)
    show(round({ index: 8, phaseEndsAt: T + 9000 }))
    expect(demoCrash.mine()).toMatchObject({ next: null, my: { state: 'placed', round: { index: 8 } } })
  })

  it('is refunded when its end was missed', () => {
    demoCrash.join(500, null, at(round(), 0), T)
    show(round({ index: 9 }))
    expect(demoCrash.mine().my).toBeNull()
    expect(gold()).toBe(DEMO_GOLD)
  })

  it('is refused without enough gold or with an invalid target', () => {
    expect(() => demoCrash.join(DEMO_GOLD + 100, null, at(round(), 0), T)).toThrow(NotEnoughGold)
    expect(() => demoCrash.join(500, 100, at(round(), 0), T)).toThrow(RangeError)
    expect(gold()).toBe(DEMO_GOLD)
  })
})

describe('leaving', () => {
  const press = (elapsedMs: number, behindMs = 0) =>
    demoCrash.cashOut(demoCrash.mine().my?.id ?? 0, at(running, elapsedMs, behindMs))

  it('pays the value of the press', async () => {
    demoCrash.join(500, null, at(round(), 0), T)
    await expect(press(11_553)).resolves.toMatchObject({ exit: 200, payout: 1000 })
    show(over(1000))
    show(over(1000))
    expect(gold()).toBe(DEMO_GOLD + 500)
    expect(demoCrash.finished()).toHaveLength(1)
  })

  it('waits until the server has confirmed that the round came so far', async () => {
    demoCrash.join(500, null, at(round(), 0), T)
    const answer = press(11_553, 300)
    show(running, 11_552)
    expect(demoCrash.mine().my?.state).toBe('placed')
    expect(gold()).toBe(DEMO_GOLD - 500)
    show(running, 11_553)
    await expect(answer).resolves.toMatchObject({ exit: 200, payout: 1000 })
  })

  it('is too late when the end is announced while it waits', async () => {
    demoCrash.join(500, null, at(round(), 0), T)
    const answer = press(11_553, 300)
    answer.catch(() => undefined)
    show(over(150))
    await expect(answer).rejects.toMatchObject({ endedAt: 150 })
    await expect(answer).rejects.toBeInstanceOf(TooLate)
    expect(gold()).toBe(DEMO_GOLD - 500)
  })

  it('wins when the announced end is above the pressed multiplier', async () => {
    demoCrash.join(500, null, at(round(), 0), T)
    const answer = press(11_553, 300)
    show(over(200))
    await expect(answer).resolves.toMatchObject({ exit: 200, payout: 1000 })
    expect(gold()).toBe(DEMO_GOLD + 500)
  })

  it('does not take a target for reached before the server has confirmed it', () => {
    demoCrash.join(500, 200, at(round(), 0), T)
    demoCrash.follow(running, at(running, 11_800, 300))
    expect(demoCrash.mine().my?.state).toBe('placed')
  })

  it('ends where its round was missed', async () => {
    demoCrash.join(500, null, at(round(), 0), T)
    const answer = press(11_553, 300)
    answer.catch(() => undefined)
    show(round({ index: 9 }))
    await expect(answer).rejects.toBeInstanceOf(TooLate)
    expect(gold()).toBe(DEMO_GOLD)
  })

  it('before the first step leaves at the first step', async () => {
    demoCrash = new DemoCrash(football)
    demoCrash.join(500, null, at(round(), 0, 0, football), T)
    await demoCrash.cashOut(1, at(running, 100, 0, football))
    expect(demoCrash.mine().my).toMatchObject({ state: 'placed', auto: 1 })
    demoCrash.follow(running, at(running, 1700, 0, football))
    expect(demoCrash.mine().my).toMatchObject({ exit: 120, payout: 600 })
  })
})
