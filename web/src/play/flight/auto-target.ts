// Where a bet shall leave by itself, as it is typed and as it is meant. Pure.

import type { FlightRules } from '@glasshouse/rulebook/core/game'

export interface AutoTarget {
  /** As typed; empty is no target. On stairs the number of a step. */
  readonly text: string
  /** What the house is told; null is no target. */
  readonly auto: number | null
  readonly isBad: boolean
}

export const NO_TARGET: AutoTarget = { text: '', auto: null, isBad: false }

/** Digits with a point or a comma, with or without the ×; hundredths are cut off, never rounded up. */
export function parseTarget(text: string, rules: FlightRules): AutoTarget {
  const plain = text.replace(/[×x\s\u00a0\u202f]/gi, '').replace(',', '.')
  if (plain === '') return { text, auto: null, isBad: false }
  const match = /^(\d{1,6})(?:\.(\d*))?$/.exec(plain)
  if (!match) return { text, auto: null, isBad: true }
  const [, whole = '0', part = ''] = match
  const auto = rules.autoBy === 'step' ? Number(whole) : Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
  return rules.autoMultiplier(auto) === undefined ? { text, auto: null, isBad: true } : { text, auto, isBad: false }
}
