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
export const documentSides = ['front', 'back', 'selfie'] as const
export type DocumentSide = (typeof documentSides)[number]
/** A passport has its data on one page. */
export const sidesOf = (kind: DocumentKind): readonly DocumentSide[] =>
  kind === 'passport' ? ['front', 'selfie'] : documentSides

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type ImageType = (typeof imageTypes)[number]
export const IMAGE_BYTES = 8 * 1024 * 1024
/** A small file can hold a picture that fills an operator's memory. */
export const IMAGE_PIXELS = 50_000_000
export const IMAGES_A_DAY = 30
/** Images that were uploaded but not submitted are deleted after this. */
export const DRAFT_MS = LIMIT_DAY_MS

/** `replaced`: the player submitted again before the review. */
export const identityStates = ['waiting', 'approved', 'refused', 'replaced'] as const
export type IdentityState = (typeof identityStates)[number]
export const refuseReasons = ['unreadable', 'mismatch', 'expired', 'selfie', 'unsupported', 'other'] as const
export type RefuseReason = (typeof refuseReasons)[number]

export const ADULT_YEARS = 18
const OLDEST_YEARS = 120
/** Documents and the details entered with them are kept for this long after the account closes. */
export const IDENTITY_KEPT_YEARS = 5

/** Completed years between a date of birth (YYYY-MM-DD) and a moment, in UTC. Null if there is no such day. */
export function ageAt(birthDate: string, nowMs: number): number | null {
  const born = new Date(`${birthDate}T00:00:00Z`)
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthDate) return null
  const now = new Date(nowMs)
  const years = now.getUTCFullYear() - born.getUTCFullYear()
  const isBeforeBirthday = now.toISOString().slice(5, 10) < birthDate.slice(5)
  const age = isBeforeBirthday ? years - 1 : years
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
