// How digits come onto a ticket: typed one by one, taken back, carried to another kind of bet, or picked by luck.

import { BETS, lucky3, type BetType, type Lucky3Choice } from '@glasshouse/rulebook/games/lucky3/rules'

const WORDS = 2 ** 32

/** The three places of a drawn number. */
export const PLACES = [0, 1, 2]

/** How many digits this kind of bet names. */
export const picksOf = (type: BetType): number => BETS[type].picks

/** Where the digits of a bet stand among the three: a back pair begins in the middle. */
export const firstPlaceOf = (type: BetType): number => (type === 'back' ? 1 : 0)

/** Where the next digit goes; null on a full ticket, which the next digit begins anew. */
export const nextPlace = ({ type, pick }: Lucky3Choice): number | null =>
  pick.length < picksOf(type) ? pick.length : null

/** With one more digit at this place. Places are filled from the left; a full ticket begun anew drops its rest. */
export function withDigit(choice: Lucky3Choice, place: number | null, digit: number): Lucky3Choice {
  const { type, pick } = choice
  const picks = picksOf(type)
  if (picks === 0) return choice
  if (place === null || place >= pick.length) {
    const kept = pick.length < picks ? pick : ''
    return { type, pick: `${kept}${digit}` }
  }
  return { type, pick: `${pick.slice(0, place)}${digit}${pick.slice(place + 1)}` }
}

export const withoutLast = ({ type, pick }: Lucky3Choice): Lucky3Choice => ({ type, pick: pick.slice(0, -1) })

/** Another kind of bet on the same digits, as far as they fit: a back pair takes the last two of three. */
export function asType(type: BetType, digits: string): Lucky3Choice {
  const picks = picksOf(type)
  return { type, pick: type === 'back' && digits.length === 3 ? digits.slice(1) : digits.slice(0, picks) }
}

/** A number below `n` from the browser's own source, each exactly as likely. */
function securely(n: number): number {
  const limit = WORDS - (WORDS % n)
  const word = new Uint32Array(1)
  for (;;) {
    const [value = limit] = crypto.getRandomValues(word)
    if (value < limit) return value % n
  }
}

/** Any pick of this kind, each as likely; what can not be bet on is picked again. */
export function quickPick(type: BetType, below: (n: number) => number = securely): Lucky3Choice {
  const picks = picksOf(type)
  if (picks === 0) return { type, pick: '' }
  for (;;) {
    const choice = { type, pick: String(below(10 ** picks)).padStart(picks, '0') }
    if (lucky3.isChoice(choice)) return choice
  }
}

/** The name under which the house tells odds and limits: a boxed pair pays more than three different digits. */
export const oddsNameOf = ({ type, pick }: Lucky3Choice): string =>
  type === 'box' && pick.length === 3 && new Set(pick).size === 2 ? 'boxPair' : type

/** Which of the three places came true, as far as the reels stand. A box has no places: it is whole or nothing. */
export function hitPlaces({ type, pick }: Lucky3Choice, drawn: string, standing: number): number[] {
  if (type === 'box') return standing === PLACES.length && BETS.box.wins(drawn, pick) ? PLACES : []
  const first = firstPlaceOf(type)
  return PLACES.filter((place) => place < standing && pick[place - first] === drawn[place])
}
