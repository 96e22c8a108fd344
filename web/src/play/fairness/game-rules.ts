// The rules of every game, fetched when they are wanted: the same code that the server plays by.

import type { GameRules } from '@glasshouse/rulebook/play/game'
import { proofRules } from '../steps/step-game.ts'
import type { ProofRules } from './verify.ts'

const folders = import.meta.glob<GameRules>('../../../../rulebook/src/games/*/index.ts', { import: 'rules' })

export const loadRules = async (game: string): Promise<GameRules | null> =>
  (await folders[`../../../../rulebook/src/games/${game}/index.ts`]?.()) ?? null

/** The rules as a proof from a pair of seeds needs them; null for a game with shared rounds. */
export function ownRules(rules: GameRules): ProofRules<unknown, unknown> | null {
  if (rules.kind === 'instant') return rules
  if (rules.kind !== 'steps') return null
  // The outcome of a step game always names what was opened; a wrong one fails the proof.
  return proofRules(rules)
}
