// The table of odds, counted from the rules themselves over all the numbers there are.

import { lucky3, multiplierOf, TICKET_PAYS, type Lucky3Choice } from '@glasshouse/rulebook/games/lucky3/rules'

export interface OddsRow {
  /** How many of all numbers pay this much. */
  readonly numbers: number
  /** In hundredths. */
  readonly pays: number
}

/** What a choice can pay, the most first, and with how many numbers. */
export function oddsRows(choice: Lucky3Choice): OddsRow[] {
  const counts = new Map<number, number>()
  for (const { outcome, ways } of lucky3.outcomes(choice)) {
    const pays = multiplierOf(choice, outcome.digits)
    if (pays > 0) counts.set(pays, (counts.get(pays) ?? 0) + Number(ways))
  }
  return [...counts].map(([pays, numbers]) => ({ numbers, pays })).toSorted((one, other) => other.pays - one.pays)
}

/** With how many numbers a choice brings more than its stake. */
export const gainingNumbers = (choice: Lucky3Choice): number =>
  oddsRows(choice).reduce((sum, { pays, numbers }) => sum + (pays > 100 ? numbers : 0), 0)

/** How many digits stand in their place when a ticket pays this much. */
export const placesOf = (pays: number): number => TICKET_PAYS.indexOf(pays)

/** The return of a choice, as a share. */
export function returnOf(choice: Lucky3Choice): number {
  const { of, per } = lucky3.rtpOf?.(choice) ?? lucky3.rtp
  return Number(of) / Number(per)
}
