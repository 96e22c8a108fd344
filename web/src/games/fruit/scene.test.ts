import { BOMB, RING, type FruitOutcome } from '@glasshouse/rulebook/games/fruit/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calmFrames, fruitScene, glowFrames, glowOf, hopAt, hopsTo, lightAt, restOf, RUN_MS, SHOW_MS } from './scene.ts'

const CELLS = Array.from(RING, (_, cell) => cell)
const single = (cell: number): FruitOutcome => ({ cell, lit: [cell] })
const bomb: FruitOutcome = { cell: BOMB, lit: [20, 1, 21, 0] }
const anyCell = fc.nat(RING.length - 1)
const anyOutcome = fc.oneof(
  anyCell.map(single),
  fc.uniqueArray(anyCell, { minLength: 4, maxLength: 4 }).map((lit) => ({ cell: BOMB, lit })),
)

describe('the light', () => {
  it('starts where it stood and ends on what was drawn, from everywhere to everywhere', () => {
    for (const from of CELLS)
      for (const cell of CELLS) {
        expect(lightAt(0, from, single(cell)), `${from} to ${cell}`).toEqual({ head: from, isAtBomb: false, hit: [] })
        expect(lightAt(SHOW_MS, from, single(cell))).toEqual({ head: cell, isAtBomb: false, hit: [cell] })
      }
  })

  it('falls on the bomb, which lights its four in the order drawn', () => {
    expect(lightAt(SHOW_MS, 5, bomb)).toEqual({ head: null, isAtBomb: true, hit: [20, 1, 21, 0] })
    const counts = Array.from({ length: SHOW_MS / 10 }, (_, i) => lightAt(i * 10, 5, bomb).hit.length)
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4]))
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  })

  it('hits nothing before it has stopped, whatever was drawn', () => {
    fc.assert(
      fc.property(anyOutcome, anyCell, fc.nat(RUN_MS - 1), (outcome, from, sinceMs) => {
        expect(lightAt(sinceMs, from, outcome).hit).toEqual([])
      }),
    )
  })

  it('runs on by one cell at a time, each hop no faster than the one before', () => {
    fc.assert(
      fc.property(anyCell, anyCell, (from, cell) => {
        const hops = hopsTo(from, cell)
        const times: number[] = []
        for (let ms = 0; ms <= RUN_MS; ms++) while (times.length < hopAt(ms, hops)) times.push(ms)
        expect(times).toHaveLength(hops)
        const waits = times.slice(1).map((ms, i) => ms - (times[i] ?? 0))
        // Read to the millisecond, a wait may seem one shorter.
        waits.slice(1).forEach((wait, i) => expect(wait).toBeGreaterThanOrEqual((waits[i] ?? 0) - 1))
      }),
      { numRuns: 20 },
    )
  })

  it('has not begun before the draw and stays when it is over', () => {
    expect(lightAt(-500, 3, single(9))).toEqual(lightAt(0, 3, single(9)))
    expect(lightAt(60_000, 3, bomb)).toEqual(lightAt(SHOW_MS, 3, bomb))
  })

  it('draws its tail behind it, across the first cell too', () => {
    const light = { head: 1, isAtBomb: false, hit: [] }
    expect(glowOf(1, light, true)).toBe(1)
    expect(glowOf(23, light, true)).toBeGreaterThan(0)
    expect(glowOf(2, light, true)).toBe(0)
    expect(glowOf(0, light, false)).toBe(0)
    expect(glowOf(7, { head: null, isAtBomb: true, hit: [7] }, false)).toBe(1)
  })

  it('rests on the last cell that was hit', () => {
    expect(restOf(bomb)).toBe(0)
    expect(restOf(single(17))).toBe(17)
    expect(restOf(null)).toBe(0)
  })

  it('shines by its keyframes as it does at every moment', () => {
    fc.assert(
      fc.property(anyOutcome, anyCell, fc.nat(SHOW_MS / 10), (outcome, from, sample) => {
        const ms = sample * 10
        const light = lightAt(ms, from, outcome)
        const shown = glowFrames(from, outcome).map((frames) => {
          expect(frames.at(0)?.offset).toBe(0)
          expect(frames.at(-1)?.offset).toBe(1)
          return frames.findLast(({ offset }) => Number(offset) <= ms / SHOW_MS)?.opacity
        })
        expect(shown).toEqual(CELLS.map((cell) => glowOf(cell, light, ms < RUN_MS)))
      }),
      { numRuns: 30 },
    )
    expect(calmFrames(bomb).flatMap((frames, cell) => (frames.length > 0 ? [cell] : []))).toEqual([0, 1, 20, 21])
  })

  it('marks its hits in the order drawn once it has stopped, and ticks before that', () => {
    const scene = fruitScene(5, bomb)
    const hits = scene.filter(({ act }) => act.kind === 'hit')
    expect(hits.map(({ act }) => 'cell' in act && act.cell)).toEqual(bomb.lit)
    expect(hits.every(({ atMs }) => atMs >= RUN_MS)).toBe(true)
    expect(scene.filter(({ act }) => act.kind === 'blast').map(({ atMs }) => atMs)).toEqual([
      expect.toSatisfy((ms: number) => ms <= RUN_MS),
    ])
    const ticks = scene.filter(({ act }) => act.kind === 'tick').map(({ atMs }) => atMs)
    ticks.slice(1).forEach((ms, i) => expect(ms - (ticks[i] ?? 0)).toBeGreaterThanOrEqual(90))
    expect(fruitScene(5, single(9)).filter(({ act }) => act.kind === 'hit')).toHaveLength(1)
  })
})
