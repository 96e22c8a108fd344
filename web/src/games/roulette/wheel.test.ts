import { describe, expect, it } from 'vitest'
import { colourAt, COLOURS, PAY_TABLE, WHEEL } from '@glasshouse/rulebook/games/roulette/rules'
import { sceneEndMs } from '../../play/scene/scene.ts'
import { colourPaths, FIELD_DEG, fieldAtTop, restAngle, SPIN_MS, wheelScene } from './wheel.ts'

const slots = Array.from(WHEEL, (_, slot) => slot)
const modulo = (deg: number): number => ((deg % 360) + 360) % 360

describe('where the wheel stops', () => {
  it.each(slots)('pocket %i is at the top, in its middle', (slot) => {
    expect(fieldAtTop(restAngle(slot))).toBe(slot)
    expect(fieldAtTop(restAngle(slot) + FIELD_DEG * 0.49)).toBe(slot)
    expect(fieldAtTop(restAngle(slot) - FIELD_DEG * 0.49)).toBe(slot)
    expect(fieldAtTop(restAngle(slot) - FIELD_DEG * 0.51)).toBe((slot + 1) % 100)
  })
  it('is the same for a field, wherever the wheel stood before', () => {
    for (const slot of slots) {
      const ends = slots.map((last) => {
        const turn = wheelScene(slot, last)[0]?.act
        return turn?.kind === 'turn' ? turn.wheelTo : NaN
      })
      expect(new Set(ends).size).toBe(1)
      expect(modulo(ends[0] ?? NaN)).toBeCloseTo(modulo(restAngle(slot)), 9)
    }
  })
  it('turns wheel and ball against each other, each more than a whole turn', () => {
    for (const [slot, last] of [
      [0, 99],
      [99, 0],
      [42, 42],
    ] as const) {
      const turn = wheelScene(slot, last)[0]?.act
      if (turn?.kind !== 'turn') throw new Error('a spin begins with a turn')
      expect(turn.wheelTo).toBeLessThan(turn.wheelFrom - 360)
      expect(turn.ballTo).toBeGreaterThan(turn.ballFrom + 360)
      // The ball ends at the top, where the drawn field is.
      expect(modulo(turn.ballTo)).toBe(0)
    }
  })
  it('ends with the drawn field, when the spin is over', () => {
    for (const slot of slots) {
      const scene = wheelScene(slot, 5)
      expect(scene.at(-1)).toEqual({ atMs: SPIN_MS, durationMs: 0, act: { kind: 'stand', slot } })
      expect(sceneEndMs(scene)).toBe(SPIN_MS)
    }
  })
})

describe('the drawing', () => {
  it('has one equal pocket for each letter of the rule string', () => {
    for (const { colour, d } of colourPaths(50, 90)) expect(d.split('M').length - 1).toBe(PAY_TABLE[colour].fields)
    expect(COLOURS.reduce((sum, colour) => sum + PAY_TABLE[colour].fields, 0)).toBe(100)
  })
  it('draws each field where the draw finds it', () => {
    const paths = new Map(colourPaths(50, 90).map(({ colour, d }) => [colour, d]))
    for (const slot of slots) {
      const rad = (slot * FIELD_DEG * Math.PI) / 180
      const from = `M${(50 * Math.sin(rad)).toFixed(3)} ${(-50 * Math.cos(rad)).toFixed(3)}L`
      expect(paths.get(colourAt(slot))).toContain(from)
    }
  })
})
