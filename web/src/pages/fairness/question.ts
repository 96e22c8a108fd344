// The verifier without its form: from what was typed to what comes out. It uses the rules that the server plays by, and
// nothing that the server says. Pure.

import { CLIENT_SEED, Draws, hexToBytes, roundPublic } from '@glasshouse/rulebook/play/draws'
import type { CrashRules, GameRules, LotteryRules } from '@glasshouse/rulebook/play/game'
import { ownRules } from '../../play/fairness/game-rules.ts'
import type { PublicBet, PublicRound } from '../../play/settled-bet.ts'

export const SEED_FIELDS = ['serverSeed', 'serverSeedHash', 'clientSeed', 'nonce'] as const
export const ROUND_FIELDS = ['hash', 'commit', 'index', 'salt'] as const
export type FieldName = (typeof SEED_FIELDS)[number] | (typeof ROUND_FIELDS)[number]
export type FieldValues = Readonly<Partial<Record<FieldName, string>>>

export const isShared = ({ kind }: Pick<GameRules, 'kind'>): boolean => kind === 'crash' || kind === 'lottery'
export const fieldsOf = (rules: Pick<GameRules, 'kind'>): readonly FieldName[] =>
  isShared(rules) ? ROUND_FIELDS : SEED_FIELDS

const HASH = /^[0-9a-f]{64}$/
const NUMBER = /^(0|[1-9]\d{0,14})$/
const FORMS: Readonly<Record<FieldName, RegExp>> = {
  serverSeed: HASH,
  serverSeedHash: HASH,
  clientSeed: CLIENT_SEED,
  nonce: NUMBER,
  hash: HASH,
  commit: HASH,
  index: /^[1-9]\d{0,14}$/,
  // With a beacon, its value is joined by a dot.
  salt: /^[0-9a-f]{64}(\.[0-9a-f]{64})?$/,
}
const IS_HEX: ReadonlySet<FieldName> = new Set(['serverSeed', 'serverSeedHash', 'hash', 'commit', 'salt'])

/** What was typed or pasted, in the form in which it is hashed. */
export const tidy = (name: FieldName, value: string): string =>
  IS_HEX.has(name) ? value.trim().toLowerCase() : value.trim()

export const isProper = (name: FieldName, value: string): boolean => FORMS[name].test(value)

/** What somebody was told of a bet: an address, a row of a list or the house's answer may bring it. */
export interface Told {
  readonly outcome: unknown
  readonly payout: number
}

export interface Question {
  readonly rules: GameRules
  readonly fields: FieldValues
  readonly gold: number
  /** Null where nobody chose anything, as in a flight. */
  readonly choice: object | null
  /** In a flight: hundredths at which the bet left; null where only the round is asked for. */
  readonly exit: number | null
  /** On a ladder: what was opened, in order. */
  readonly opened: readonly number[]
  readonly told: Told | null
}

export type Finding =
  | { readonly kind: 'bet'; readonly bet: PublicBet }
  | { readonly kind: 'round'; readonly round: PublicRound; readonly payout: Payout | null }

export interface Payout {
  readonly computed: number
  /** Null where nobody was told one. */
  readonly claimed: number | null
}

export function find(question: Question): Finding {
  const { rules } = question
  if (rules.kind === 'crash' || rules.kind === 'lottery') return findRound(rules, question)
  return { kind: 'bet', bet: betOf(question) }
}

/** A bet as the public page of one shows it: what was told where something was, else what comes out. */
function betOf({ rules, fields, gold, choice, opened, told }: Question): PublicBet {
  const own = ownRules(rules)
  if (!own) throw new TypeError(`${rules.id} is not played alone`)
  const { serverSeed = '', serverSeedHash = '', clientSeed = '', nonce = '' } = fields
  const draws = new Draws(hexToBytes(serverSeed), rules.id, clientSeed, Number(nonce))
  const outcome = own.draw(draws, choice, { opened })
  const payout = Number(own.payout(BigInt(gold), choice, outcome))
  return {
    id: 0,
    game: rules.id,
    player: '',
    gold,
    choice,
    outcome,
    payout,
    ...told,
    createTime: 0,
    proof: { seedPairId: 0, serverSeed, serverSeedHash, clientSeed, nonce: Number(nonce) },
    round: null,
  }
}

function findRound(rules: CrashRules | LotteryRules<unknown, unknown>, question: Question): Finding {
  const { fields, gold, choice, exit, told } = question
  const { hash = '', commit = '', index = '', salt = '' } = fields
  const outcome = rules.draw(new Draws(hexToBytes(hash), rules.id, roundPublic(salt), Number(index)))
  const round: PublicRound = {
    game: rules.id,
    epoch: 0,
    index: Number(index),
    phase: 'over',
    commit,
    salt,
    saltSource: 'btc',
    beaconRound: null,
    lockTime: 0,
    startedAt: null,
    endedAt: null,
    bookRoot: null,
    roundCap: null,
    hash,
    outcome: told?.outcome ?? outcome,
    incident: null,
    players: 0,
    totalGold: 0,
    totalPayout: null,
  }
  const computed =
    rules.kind === 'crash'
      ? exit === null
        ? null
        : rules.payout(BigInt(gold), exit, outcome as { bust: number })
      : choice && rules.payout(BigInt(gold), choice, outcome)
  const payout = computed === null ? null : { computed: Number(computed), claimed: told?.payout ?? null }
  return { kind: 'round', round, payout }
}
