// The kinds of values that this browser keeps, and their shapes. Keys begin with the account, so that players who share
// a device don't see each other's promises as broken.

import type { Kind } from './storage.ts'

type FieldType = 'string' | 'number' | 'boolean' | 'object' | 'text or null' | 'array'

const hasType = (value: unknown, type: FieldType): boolean => {
  if (type === 'array') return Array.isArray(value)
  if (type === 'text or null') return value === null || typeof value === 'string'
  return typeof value === type && value !== null
}

type Fields = Readonly<Record<string, FieldType>>

/** True for an object with these fields; what else it has is ignored. */
const hasShape = (value: unknown, fields: Fields): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, type]) => hasType(Reflect.get(value, name), type))

const kind = <T extends object>(
  name: string,
  limit: number,
  fields: Readonly<Record<keyof T & string, FieldType>>,
): Kind<T> => ({ name, limit, isValue: (value): value is T => hasShape(value, fields) })

/** A server seed's hash, as it was shown. */
export interface ShownHash {
  readonly hash: string
}
/** By account: the hash shown for the next server seed. */
export const nextHashes = kind<ShownHash>('next', 40, { hash: 'string' })
/** By account and client seed: the hash that the client seed was sent for. It is never sent for another one. */
export const sentSeeds = kind<ShownHash>('sent', 200, { hash: 'string' })

export interface SeenPair extends ShownHash {
  readonly id: number
  readonly clientSeed: string
  /** All its bets were recalculated after it was revealed. */
  readonly isChecked: boolean
}
/** By account and pair: what was shown while the pair was in use. */
export const seenPairs = kind<SeenPair>('pair', 200, {
  id: 'number',
  hash: 'string',
  clientSeed: 'string',
  isChecked: 'boolean',
})

/** A bet as its answer showed it. */
export type ShownBet = readonly [
  id: number,
  game: string,
  gold: number,
  payout: number,
  choice: unknown,
  outcome: unknown,
]
/** By account, pair and nonce / 50: the bets shown, by nonce. */
export const shownBets = kind<Readonly<Record<string, ShownBet>>>('bets', 60, {})

export interface SeenManifest {
  readonly epoch: number
  readonly hash: string
  readonly saltRule: string
  readonly salt: string | null
}
/** By account and epoch. */
export const seenManifests = kind<SeenManifest>('manifest', 60, {
  epoch: 'number',
  hash: 'string',
  saltRule: 'string',
  salt: 'text or null',
})

/** A bet of the player's in a shared round, with what was shown of its result. */
export interface SeenRoundBet {
  readonly id: number
  readonly gold: number
  readonly choice: unknown
  readonly payout: number | null
  /** It was shown with its payout or the round's end, so it was not cancelled and must be in the list. */
  readonly isBound: boolean
}
export interface SeenRound {
  readonly game: string
  readonly epoch: number
  readonly index: number
  readonly commit: string
  readonly salt: string
  /** The bet list's hash; null until the lock. */
  readonly bookRoot: string | null
  /** Null until the round has ended. */
  readonly hash: string | null
  readonly outcome: { readonly shown: unknown }
  readonly bets: readonly SeenRoundBet[]
  readonly isChecked: boolean
}
const ROUND_FIELDS: Fields = {
  game: 'string',
  epoch: 'number',
  index: 'number',
  commit: 'string',
  salt: 'string',
  bookRoot: 'text or null',
  hash: 'text or null',
  outcome: 'object',
  bets: 'array',
  isChecked: 'boolean',
}
const BET_FIELDS: Fields = { id: 'number', gold: 'number', choice: 'object', isBound: 'boolean' }
/** By account, game, epoch and index: rounds that the player has a bet in. */
export const seenRounds: Kind<SeenRound> = {
  name: 'round',
  limit: 120,
  isValue: (value): value is SeenRound =>
    hasShape(value, ROUND_FIELDS) && (value as SeenRound).bets.every((bet) => hasShape(bet, BET_FIELDS)),
}

export interface ChainHead {
  readonly index: number
  readonly hash: string
}
/** By account, game and epoch: a hash of the chain that was checked. */
export const chainHeads = kind<ChainHead>('head', 200, { index: 'number', hash: 'string' })

export const ALARM_NAMES = [
  'rotation',
  'nextSeed',
  'activeSeed',
  'revealedSeed',
  'shownBet',
  'pairResult',
  'manifest',
  'salt',
  'commit',
  'chain',
  'bookRoot',
  'bookBet',
  'limits',
  'beacon',
  'outcome',
  'payout',
  'logFork',
  'logRollback',
  'logDamaged',
  'logKey',
  'logSignature',
  'investors',
  'testChain',
  'app',
  'release',
] as const
export type AlarmName = (typeof ALARM_NAMES)[number]

/** A broken promise, as evidence. */
export interface Alarm {
  readonly name: AlarmName
  /** What it is about: a seed pair, a round or a manifest. */
  readonly about: string
  readonly promised: string
  readonly promisedTime: number
  readonly came: string
  /** The server's answers, for the exported file. */
  readonly details: unknown
  /** The player has read it. It stays, and the shield stays red. */
  readonly isRead: boolean
}
const ALARM_FIELDS: Fields = {
  about: 'string',
  promised: 'string',
  promisedTime: 'number',
  came: 'string',
  isRead: 'boolean',
}
export const alarms: Kind<Alarm> = {
  name: 'alarm',
  limit: 60,
  isValue: (value): value is Alarm => hasShape(value, ALARM_FIELDS) && ALARM_NAMES.includes((value as Alarm).name),
}

/** Something that changed for a published reason. */
export interface Notice {
  readonly name: 'replaced' | 'recovered' | 'otherDevice'
  readonly hash: string
}
export const notices = kind<Notice>('notice', 20, { name: 'string', hash: 'string' })

export interface Counts {
  readonly results: number
}
/** By account: what was checked on this device. */
export const counts = kind<Counts>('checked', 40, { results: 'number' })

export interface LogChecks {
  /** How often the transparency log continued what this device had seen of it. */
  readonly checks: number
}
/** Under one key: the log is the same for all accounts. */
export const logChecks = kind<LogChecks>('log', 1, { checks: 'number' })
