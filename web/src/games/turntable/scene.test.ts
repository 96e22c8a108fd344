import { multiplierAt, RISKS, SEGMENTS, turntable, type Risk } from '@glasshouse/rulebook/games/turntable/rules'
import { describe, expect, it } from 'vitest'
import { sceneEndMs } from '../../play/scene/scene.ts'
import { turntableScene, type SpunBet, type TurntableAct } from './scene.ts'
import { FULL, QUICK, stopAt } from './stage/spin.ts'
import { segmentAt } from './stage/wheel-shape.ts'

function spun(risk: Risk, segment: number, nonce = 0, gold = 500): SpunBet {
  const payout = Number(turntable.payout(BigInt(gold), { risk }, { segment }))
  return { gold, payout, choice: { risk }, outcome: { segment }, proof: { nonce } }
}

const every = RISKS.flatMap((risk) => Array.from({ length: SEGMENTS }, (_, segment) => [risk, segment] as const))
const act = <Kind extends TurntableAct['kind']>(bet: SpunBet, kind: Kind) =>
  turntableScene(bet).find((step) => step.act.kind === kind)?.act as Extract<TurntableAct, { kind: Kind }>

describe('the scene of a spin', () => {
  it.each(every)('%s %i: the wheel stops at its payout', (risk, segment) => {
    for (const nonce of [0, 1, 5, 999]) {
      const bet = spun(risk, segment, nonce)
      const { toDeg } = act(bet, 'stop')
      const stops = [FULL, QUICK].flatMap((pace) => [0, 150, 4321].map((sinceMs) => stopAt(toDeg, 77, sinceMs, pace)))
      const stood = [toDeg, ...stops.map((stop) => stop.at(stop.durationMs))].map(segmentAt)
      expect(new Set(stood)).toEqual(new Set([segment]))
      expect((bet.gold * multiplierAt(risk, stood[0] ?? NaN)) / 100).toBe(bet.payout)
    }
  })

  it.each([false, true])('takes the same time whatever was drawn, and tells the result last (quick: %s)', (quick) => {
    const times = every.map(([risk, segment]) => {
      const scene = turntableScene(spun(risk, segment), quick)
      expect(scene.at(-1)).toMatchObject({ atMs: sceneEndMs(scene), durationMs: 0, act: { kind: 'result' } })
      return sceneEndMs(scene)
    })
    expect(new Set(times).size).toBe(1)
    expect(times[0]).toBeLessThan(quick ? 1200 : 5001)
  })

  it('celebrates nothing but a win, and a larger one more', () => {
    for (const [risk, segment] of every) {
      const { tone, strength } = act(spun(risk, segment), 'result')
      expect(strength > 0).toBe(multiplierAt(risk, segment) > 0)
      expect(tone).toBe(multiplierAt(risk, segment) > 0 ? 'win' : 'lost')
      expect(strength).toBeLessThanOrEqual(1)
    }
    const small = act(spun('low', 1), 'result').strength
    const large = act(spun('high', 0), 'result').strength
    expect(large).toBeGreaterThan(small)
  })
})
