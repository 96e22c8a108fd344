// Where a bet shall leave by itself, as it is typed and as it is meant. Pure.

import type { CrashRules } from '@glasshouse/rulebook/play/game'

export interface AutoTarget {
  /** As typed; empty is no target. On stairs the number of a step. */
  readonly text: string
  /** What the server is sent; null is no target. */
  readonly auto: number | null
  readonly isBad: boolean
}

export const NO_TARGET: AutoTarget = { text: '', auto: null, isBad: false }

/** Whether a target is above where the stake is cashed out anyway. Without a cap there is nothing to compare with. */
export const isAboveCap = ({ auto }: AutoTarget, rules: CrashRules, cap: number | undefined): boolean =>
  auto !== null && cap !== undefined && (rules.autoMultiplier(auto) ?? 0) > cap

/** The highest target that a cap leaves: the cap itself on a curve, the last step before it on stairs. */
export function highestAuto(rules: CrashRules, cap: number): number {
  return rules.autoBy === 'multiplier' ? cap : Array.from(rules.multipliers()).filter((value) => value <= cap).length
}

/** Digits with a point or a comma, with or without the ×; hundredths are cut off, never rounded up. */
export function parseTarget(text: string, rules: CrashRules): AutoTarget {
  const plain = text.replace(/[×x\s\u00a0\u202f]/gi, '').replace(',', '.')
  if (plain === '') return { text, auto: null, isBad: false }
  const match = /^(\d{1,6})(?:\.(\d*))?$/.exec(plain)
  if (!match) return { text, auto: null, isBad: true }
  const [, whole = '0', part = ''] = match
  const auto = rules.autoBy === 'step' ? Number(whole) : Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
  return rules.autoMultiplier(auto) === undefined ? { text, auto: null, isBad: true } : { text, auto, isBad: false }
}
