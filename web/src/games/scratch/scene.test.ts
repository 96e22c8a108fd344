import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sceneEndMs } from '../../play/scene/scene.ts'
import { coveredFields, isScratched, stepTo, withOpen } from './opened.ts'
import { winStrength } from '../../play/settled-bet.ts'
import { revealScene } from './scene.ts'

const someOpen = fc.integer({ min: 0, max: 2 ** 9 - 2 })

describe('fields that open by themselves', () => {
  it('do so row by row, each rubbed before it is open', () => {
    const acts = revealScene(coveredFields(0)).map(({ act }) => act)
    const order = (kind: 'rub' | 'open') => acts.flatMap((act) => (act.kind === kind ? [act.field] : []))
    expect(order('rub')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(order('open')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    for (const field of order('open')) {
      const place = (kind: string) =>
        acts.findIndex((act) => act.kind === kind && 'field' in act && act.field === field)
      expect(place('rub')).toBeLessThan(place('open'))
    }
  })

  it('are those that are covered, whichever they are, in times that only their number decides', () => {
    fc.assert(
      fc.property(someOpen, (opened) => {
        const covered = coveredFields(opened)
        const scene = revealScene(covered)
        expect(scene.flatMap(({ act }) => (act.kind === 'open' ? [act.field] : []))).toEqual(covered)
        const sameNumber = revealScene(covered.map((_, place) => place))
        expect(scene.map(({ atMs }) => atMs)).toEqual(sameNumber.map(({ atMs }) => atMs))
        expect(scene.map(({ atMs }) => atMs)).toEqual(scene.map(({ atMs }) => atMs).toSorted((a, b) => a - b))
      }),
    )
  })

  it('are left to be looked at for a moment when it goes quickly', () => {
    const quick = revealScene(coveredFields(0), true)
    expect(quick.at(-1)?.act).toEqual({ kind: 'rest' })
    expect(sceneEndMs(quick)).toBeLessThan(sceneEndMs(revealScene(coveredFields(0))))
    expect(quick.filter(({ act }) => act.kind === 'open')).toHaveLength(9)
  })

  it('come to an end also where nothing is covered', () => {
    expect(revealScene([])).toEqual([])
  })
})

describe('open fields', () => {
  it('make a scratched card when there are nine, in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8]), (fields) => {
        const opened = fields.reduce(withOpen, 0)
        expect(isScratched(opened)).toBe(fields.length === 9)
        expect(coveredFields(opened)).toHaveLength(9 - fields.length)
      }),
    )
  })

  it('are reached by arrows that stay on the card', () => {
    const walk = (from: number, ...keys: string[]) => keys.reduce((field, key) => stepTo(field, key) ?? NaN, from)
    expect(walk(0, 'ArrowRight', 'ArrowDown')).toBe(4)
    expect(walk(0, 'ArrowLeft', 'ArrowUp')).toBe(0)
    expect(walk(2, 'ArrowRight')).toBe(2)
    expect(walk(5, 'ArrowDown', 'ArrowDown')).toBe(8)
    expect(walk(4, 'End')).toBe(8)
    expect(walk(4, 'Home')).toBe(0)
    expect(stepTo(4, 'Enter')).toBeNull()
  })
})

it('nothing but a win is celebrated, and a larger one more', () => {
  expect(winStrength({ gold: 100, payout: 0 })).toBe(0)
  // Three clovers bring the price back: that is no win.
  expect(winStrength({ gold: 100, payout: 100 })).toBe(0)
  expect(winStrength({ gold: 100, payout: 200 })).toBeLessThan(winStrength({ gold: 100, payout: 5000 }))
  expect(winStrength({ gold: 300, payout: 300_000 })).toBe(1)
})
