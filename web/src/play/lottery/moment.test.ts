import { describe, expect, it } from 'vitest'
import type { LotteryRound } from './lottery-game.ts'
import { sameRound } from '../rounds/round-path.ts'
import { isOfRound, minutesText, momentAt } from './moment.ts'

const LOCK = 1_000_000
const SHOW_MS = 4000
type Facts = Pick<LotteryRound<unknown>, 'phase' | 'lockTime' | 'drawAt' | 'nextAt' | 'outcome'>
const facts: Facts = { phase: 'betting', lockTime: LOCK, drawAt: LOCK + 1000, nextAt: LOCK + 8000, outcome: null }
const drawn: Facts = { ...facts, phase: 'draw', outcome: { slot: 7 } }

describe('the phase at its edges', () => {
  it('accepts bets until the millisecond of the lock, whatever the last update said', () => {
    expect(momentAt(facts, SHOW_MS, LOCK - 1)).toMatchObject({ phase: 'betting', untilLockMs: 1, untilPhaseEndMs: 1 })
    expect(momentAt(facts, SHOW_MS, LOCK)).toMatchObject({ phase: 'locked', untilLockMs: 0, untilPhaseEndMs: 1000 })
  })
  it('closes when the server says so, even if the local clock is behind', () => {
    expect(momentAt({ ...facts, phase: 'locked' }, SHOW_MS, LOCK - 300).phase).toBe('locked')
  })
  it('stays locked where the draw is late, and never invents one', () => {
    const late = momentAt({ ...facts, phase: 'locked' }, SHOW_MS, LOCK + 60_000)
    expect(late).toMatchObject({ phase: 'locked', untilPhaseEndMs: 0, sinceDrawMs: 0, untilNextMs: 0 })
  })
  it('knows for how long the next step of the server is overdue', () => {
    expect(momentAt(facts, SHOW_MS, LOCK + 1000).lateMs).toBe(0)
    expect(momentAt(facts, SHOW_MS, LOCK + 2500).lateMs).toBe(1500)
    // A picture that is still running waits for nobody.
    expect(momentAt({ ...drawn, nextAt: LOCK + 2000 }, SHOW_MS, LOCK + 4000).lateMs).toBe(0)
    expect(momentAt(drawn, SHOW_MS, LOCK + 8000).lateMs).toBe(0)
    expect(momentAt(drawn, SHOW_MS, LOCK + 9001).lateMs).toBe(1001)
    expect(momentAt(facts, SHOW_MS, LOCK - 1).lateMs).toBe(0)
  })
  it('shows the draw for as long as its picture takes, then the result', () => {
    expect(momentAt(drawn, SHOW_MS, LOCK + 1000)).toMatchObject({
      phase: 'draw',
      sinceDrawMs: 0,
      untilPhaseEndMs: 4000,
    })
    expect(momentAt(drawn, SHOW_MS, LOCK + 4999)).toMatchObject({ phase: 'draw', untilPhaseEndMs: 1 })
    expect(momentAt(drawn, SHOW_MS, LOCK + 5000)).toMatchObject({ phase: 'result', untilPhaseEndMs: 3000 })
  })
  it('shows a draw that this clock thinks is still to come from its beginning', () => {
    expect(momentAt(drawn, SHOW_MS, LOCK + 900)).toMatchObject({ phase: 'draw', sinceDrawMs: 0 })
  })
  it('rests on the result while the next round is awaited', () => {
    expect(momentAt(drawn, SHOW_MS, LOCK + 30_000)).toMatchObject({
      phase: 'result',
      untilPhaseEndMs: 0,
      untilNextMs: 0,
    })
  })
  it('allows time for an animation when the server has no phase for it', () => {
    const wingo: Facts = { ...drawn, phase: 'result', drawAt: LOCK + 2000, nextAt: LOCK + 5000 }
    expect(momentAt(wingo, 1500, LOCK + 3499).phase).toBe('draw')
    expect(momentAt(wingo, 1500, LOCK + 3500).phase).toBe('result')
  })
})

describe('which round a bet belongs to', () => {
  const BETTING_MS = 12_000
  const placed = (atMs: number): boolean => isOfRound(facts, BETTING_MS, { createTime: atMs })
  it('takes the whole window, both ends', () => {
    expect(placed(LOCK)).toBe(true)
    expect(placed(LOCK - BETTING_MS)).toBe(true)
    // A window that waits for a beacon may open a little earlier or later.
    expect(placed(LOCK - BETTING_MS - 1900)).toBe(true)
  })
  it('knows the rounds beside it', () => {
    expect(placed(LOCK - 20_000)).toBe(false)
    expect(placed(LOCK + 8000)).toBe(false)
  })
  it('compares places, and nothing with nothing', () => {
    expect(sameRound({ epoch: 1, index: 2 }, { epoch: 1, index: 2 })).toBe(true)
    expect(sameRound({ epoch: 1, index: 2 }, { epoch: 2, index: 2 })).toBe(false)
    expect(sameRound({ epoch: 1, index: 2 }, null)).toBe(false)
  })
})

it('says 0:00 only when the time is over', () => {
  expect([0, 1, 1000, 59_001, 60_000, 110_000].map(minutesText)).toEqual([
    '0:00',
    '0:01',
    '0:01',
    '1:00',
    '1:00',
    '1:50',
  ])
})
