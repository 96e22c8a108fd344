import { DRIBBLE_MS, DRIBBLES } from '@glasshouse/rulebook/games/football/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameOf } from '../../play/crash/picture/fake-canvas.ts'
import { MEN, missedLunge, placeAt, playOf, stillPlayOf } from './timeline.ts'

const running = (elapsedMs: number, step = Math.min(Math.floor(elapsedMs / DRIBBLE_MS), MEN)) =>
  playOf(frameOf({ phase: 'running', elapsedMs, step, value: DRIBBLES[step - 1] ?? 100 }))
const tackled = (step: number, sinceEndMs: number, elapsedMs = (step + 1) * DRIBBLE_MS) =>
  playOf(frameOf({ phase: 'result', elapsedMs, step, sinceEndMs }))

describe('the dribbles', () => {
  it('stay still before the start', () => {
    for (const phase of ['betting', 'locked'] as const)
      expect(playOf(frameOf({ phase, elapsedMs: 999 }))).toMatchObject({ moment: 'waiting', place: 0, beaten: 0 })
    expect(running(0)).toMatchObject({ moment: 'running', place: 0, beaten: 0, lunge: 0 })
  })

  it('meet the men on the beat, and never run back', () => {
    for (let man = 0; man <= MEN; man++) expect(placeAt(man * DRIBBLE_MS)).toBeCloseTo(man, 9)
    expect(placeAt(-5)).toBe(0)
    expect(placeAt(1e9)).toBe(MEN)
    fc.assert(
      fc.property(fc.nat(MEN * DRIBBLE_MS), fc.nat(500), (at, later) => {
        expect(placeAt(at + later)).toBeGreaterThanOrEqual(placeAt(at))
      }),
    )
  })

  it('go round a beaten defender from where they met, without a jump', () => {
    const [before, after] = [running(4 * DRIBBLE_MS - 1, 3), running(4 * DRIBBLE_MS, 4)]
    expect(after.place).toBeCloseTo(before.place, 2)
    expect(missedLunge(after.sinceDuelMs)).toBeCloseTo(before.lunge, 1)
  })

  it('go on into a tackle without a jump', () => {
    const before = running(3 * DRIBBLE_MS, 2)
    const after = tackled(2, 0)
    expect(after).toMatchObject({ moment: 'tackled', beaten: 2 })
    expect(after.place).toBeCloseTo(before.place, 9)
    expect(after.lunge).toBeCloseTo(before.lunge, 9)
    expect(tackled(2, 5000).place).toBeLessThan(3.1)
  })

  it('end with a goal at the top and with a save one step below it', () => {
    const end = MEN * DRIBBLE_MS
    const top = playOf(frameOf({ phase: 'result', elapsedMs: end, step: MEN, isTop: true, sinceEndMs: 40 }))
    expect(top).toMatchObject({ moment: 'goal', place: MEN, beaten: MEN, endedMs: 40 })
    expect(tackled(MEN - 1, 0)).toMatchObject({ moment: 'tackled', beaten: MEN - 1 })
  })

  it('show an end that was never seen running where its steps say', () => {
    expect(Math.floor(tackled(6, 2000, 0).place)).toBe(7)
    const top = playOf(frameOf({ phase: 'result', elapsedMs: 0, step: MEN, isTop: true, sinceEndMs: 2000 }))
    expect(top.place).toBe(MEN)
  })

  it('stop where they were when a round was cut off between two men', () => {
    expect(tackled(2, 0, 2.4 * DRIBBLE_MS).place).toBeCloseTo(placeAt(2.4 * DRIBBLE_MS), 9)
  })

  it('stay still with reduced motion, and count a defender no sooner', () => {
    const still = (elapsedMs: number) =>
      stillPlayOf(frameOf({ phase: 'running', elapsedMs, step: Math.floor(elapsedMs / DRIBBLE_MS), isStill: true }))
    expect(still(100)).toEqual(still(1400))
    expect(still(2 * DRIBBLE_MS - 1).beaten).toBe(1)
    expect(still(2 * DRIBBLE_MS).beaten).toBe(2)
    const ended = { phase: 'result', step: 2, elapsedMs: 3 * DRIBBLE_MS, isStill: true } as const
    expect(stillPlayOf(frameOf({ ...ended, sinceEndMs: 0 }))).toEqual(
      stillPlayOf(frameOf({ ...ended, sinceEndMs: 900 })),
    )
  })
})
