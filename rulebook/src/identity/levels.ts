// Identity levels: what each lets a player deposit and withdraw, what a document needs, and how long documents are kept.

import { COINS_PER_DOLLAR, type Coins } from '../core/coins.ts'

/** `contact` needs a verified phone or email, `documents` an approved review. Each level includes those before it. */
export const identityLevels = ['none', 'contact', 'documents'] as const
export type IdentityLevel = (typeof identityLevels)[number]

export interface LevelLimits {
  readonly withdrawDay: Coins
  readonly withdrawMonth: Coins
  readonly depositMonth: Coins
}

export const limitNames = ['withdrawDay', 'withdrawMonth', 'depositMonth'] as const satisfies (keyof LevelLimits)[]

/** A day is the last 24 hours and a month the last 30 days, so no limit can be used twice around midnight. */
export const LIMIT_DAY_MS = 86_400_000
export const LIMIT_MONTH_MS = 30 * LIMIT_DAY_MS

const dollars = (amount: bigint): Coins => amount * COINS_PER_DOLLAR
/** Laws against money laundering ask for documents from about 2,000 dollars on, which is where `contact` ends. */
const UNIDENTIFIED = { withdrawDay: dollars(1000n), withdrawMonth: dollars(2000n) } as const

export const LEVEL_LIMITS: Readonly<Record<IdentityLevel, LevelLimits>> = {
  none: { ...UNIDENTIFIED, depositMonth: dollars(1000n) },
  contact: { ...UNIDENTIFIED, depositMonth: dollars(2000n) },
  documents: { withdrawDay: dollars(5000n), withdrawMonth: dollars(50_000n), depositMonth: dollars(20_000n) },
}

export const documentKinds = ['passport', 'idCard', 'drivingLicence'] as const
export type DocumentKind = (typeof documentKinds)[number]
/** What operators review: identity documents, and statements about the source of funds. */
export const caseKinds = [...documentKinds, 'funds'] as const
export type CaseKind = (typeof caseKinds)[number]
/** `statement` shows where money comes from, such as a payslip, and is optional. */
export const documentSides = ['front', 'back', 'selfie', 'statement'] as const
export type DocumentSide = (typeof documentSides)[number]
/** A passport has its data on one page. */
export const sidesOf = (kind: DocumentKind): readonly DocumentSide[] =>
  kind === 'passport' ? ['front', 'selfie'] : ['front', 'back', 'selfie']

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type ImageType = (typeof imageTypes)[number]
export const IMAGE_BYTES = 8 * 1024 * 1024
/** A small file can hold a picture that fills an operator's memory. */
export const IMAGE_PIXELS = 50_000_000
export const IMAGES_A_DAY = 30
/** Images that were uploaded but not submitted are deleted after this. */
export const DRAFT_MS = 24 * 3_600_000

/** `replaced`: the player submitted again before the review. */
export const identityStates = ['waiting', 'approved', 'refused', 'replaced'] as const
export type IdentityState = (typeof identityStates)[number]
export const refuseReasons = ['unreadable', 'mismatch', 'expired', 'selfie', 'unsupported', 'other'] as const
export type RefuseReason = (typeof refuseReasons)[number]
/** Of documents and of statements about funds. */
export const caseReasons = [...refuseReasons, 'unclear', 'documentMissing', 'implausible'] as const
export type CaseReason = (typeof caseReasons)[number]

export const ADULT_YEARS = 18
const OLDEST_YEARS = 120
/** Documents and the details entered with them are kept for this long after the account closes. */
export const IDENTITY_KEPT_YEARS = 5

/** Year, month and day in UTC. The rulebook has no clock and no calendar object: days are counted from March 1 of year 0. */
function civilDate(ms: number): readonly [year: number, month: number, day: number] {
  const days = Math.floor(ms / 86_400_000) + 719_468
  const era = Math.floor(days / 146_097)
  const dayOfEra = days - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  return [yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day]
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Completed years between a date of birth (YYYY-MM-DD) and a moment, in UTC. Null if there is no such day. */
export function ageAt(birthDate: string, nowMs: number): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthDate)
  if (!parts) return null
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null
  const [nowYear, nowMonth, nowDay] = civilDate(nowMs)
  const isBeforeBirthday = nowMonth < month || (nowMonth === month && nowDay < day)
  const age = nowYear - year - (isBeforeBirthday ? 1 : 0)
  return age < 0 || age > OLDEST_YEARS ? null : age
}

export const sanctionsSources = ['un', 'eu'] as const
export type SanctionsSource = (typeof sanctionsSources)[number]
/** What a listed date of birth says about the player's. */
export const birthMatches = ['same', 'near', 'unknown', 'different'] as const
export type BirthMatch = (typeof birthMatches)[number]
export const hitStates = ['open', 'cleared', 'confirmed'] as const
export type HitState = (typeof hitStates)[number]
/** A name that is at least so alike, in percent, is a match to review. */
export const SANCTIONS_SCORE = 90

/** `listed` is a day, a year, or a range of years. Lists are often a year off. */
export function birthMatch(birthDate: string, listed: readonly string[]): BirthMatch {
  if (listed.length === 0) return 'unknown'
  if (listed.includes(birthDate)) return 'same'
  const year = Number(birthDate.slice(0, 4))
  const isNear = listed.some((birth) => {
    const [from = '', to = from] = /^\d{4}-\d{4}$/.test(birth) ? birth.split('-') : [birth.slice(0, 4)]
    return year >= Number(from) - 1 && year <= Number(to) + 1
  })
  return isNear ? 'near' : 'different'
}
