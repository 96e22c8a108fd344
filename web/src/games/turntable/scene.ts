// A settled spin as timed steps. Pure, and the same clock for a win and a loss.

import type { TurntableChoice, TurntableOutcome } from '@glasshouse/rulebook/games/turntable/rules'
import type { Scene } from '../../play/scene/scene.ts'
import { toneOf, winStrength, type SettledBet, type Tone } from '../../play/settled-bet.ts'
import { FULL, QUICK } from './stage/spin.ts'
import { restAngle } from './stage/wheel-shape.ts'

/** The largest multiplier is little more than ten. */
const DECADES = 1.1

export type TurntableAct =
  /** The wheel is braked and rests here. */
  | { readonly kind: 'stop'; readonly toDeg: number }
  | { readonly kind: 'result'; readonly tone: Tone; readonly strength: number }

export type SpunBet = Pick<SettledBet<TurntableChoice, TurntableOutcome>, 'gold' | 'payout' | 'choice' | 'outcome'> & {
  readonly proof: { readonly nonce: number }
}

export function turntableScene(bet: SpunBet, quick = false): Scene<TurntableAct> {
  const { stopMs } = quick ? QUICK : FULL
  return [
    { atMs: 0, durationMs: stopMs, act: { kind: 'stop', toDeg: restAngle(bet.outcome.segment, bet.proof.nonce) } },
    { atMs: stopMs, durationMs: 0, act: { kind: 'result', tone: toneOf(bet), strength: winStrength(bet, DECADES) } },
  ]
}
