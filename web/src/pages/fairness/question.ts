// The verifier without its form: from what was typed to the result. It uses the rules that the server plays by, and no
// answer of the server. Pure.

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

/** What an address, a list or the server states about a bet; the verifier checks it. */
export interface Claim {
  readonly outcome: unknown
  readonly payout: number
}

export interface Question {
  readonly rules: GameRules
  readonly fields: FieldValues
  readonly gold: number
  /** Null where nobody chooses anything, as in a crash game. */
  readonly choice: object | null
  /** In a crash game: hundredths at which the bet cashed out; null to check only the round. */
  readonly exit: number | null
  /** In a step game: what was opened, in order. */
  readonly opened: readonly number[]
  readonly claim: Claim | null
}

export type Finding =
  | { readonly kind: 'bet'; readonly bet: PublicBet }
  | { readonly kind: 'round'; readonly round: PublicRound; readonly payout: Payout | null }

export interface Payout {
  readonly computed: number
  /** Null where none was stated. */
  readonly claimed: number | null
}

export function find(question: Question): Finding {
  const { rules } = question
  if (rules.kind === 'crash' || rules.kind === 'lottery') return findRound(rules, question)
  return { kind: 'bet', bet: betOf(question) }
}

/** A bet as its public page shows it: with the stated result where there is one, else with the computed one. */
function betOf({ rules, fields, gold, choice, opened, claim }: Question): PublicBet {
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
    ...claim,
    createTime: 0,
    proof: { seedPairId: 0, serverSeed, serverSeedHash, clientSeed, nonce: Number(nonce) },
    round: null,
  }
}

function findRound(rules: CrashRules | LotteryRules<unknown, unknown>, question: Question): Finding {
  const { fields, gold, choice, exit, claim } = question
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
    beacon: null,
    beaconSignature: null,
    lockTime: 0,
    startedAt: null,
    endedAt: null,
    limits: { bankroll: 0, operatorMaxProfit: null, operatorMaxStake: null, maxProfit: 0, maxRoundLoss: 0 },
    bookVersion: '',
    bookRoot: null,
    roundCap: null,
    hash,
    outcome: claim?.outcome ?? outcome,
    incident: null,
    notedMs: null,
    release: null,
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
  const payout = computed === null ? null : { computed: Number(computed), claimed: claim?.payout ?? null }
  return { kind: 'round', round, payout }
}

/** The same question for verify.mjs, as one line of a command. */
export function commandOf(question: Question, finding: Finding): string {
  const { rules, fields, gold, choice, exit, claim } = question
  const { serverSeed, serverSeedHash, clientSeed, nonce, hash, commit, index, salt = '' } = fields
  const words = isShared(rules)
    ? ['round', rules.id, hash, commit, index, ...salt.split('.')]
    : ['bet', rules.id, serverSeed, serverSeedHash, clientSeed, nonce]
  // Where the player decides on the way, the payout follows from what came of it, and not from the choice.
  const named = rules.kind === 'crash' ? (exit === null ? null : { auto: null }) : choice
  const outcome = claim?.outcome ?? decided(rules.kind, finding, exit)
  const options = named === null ? [] : ['--choice', quoted(named), '--gold', gold]
  const claims = named === null || outcome === null ? [] : ['--outcome', quoted(outcome)]
  const paid = named === null || claim === null ? [] : ['--payout', claim.payout]
  return ['node verify.mjs', ...words, ...options, ...claims, ...paid].join(' ')
}

function decided(kind: Question['rules']['kind'], finding: Finding, exit: number | null): object | null {
  if (kind === 'steps' && finding.kind === 'bet') return Object(finding.bet.outcome) as object
  if (kind === 'crash' && finding.kind === 'round')
    return cashedOutOrLost(finding.round.outcome as { bust: number }, exit)
  return null
}

/** A cash-out above the bust point did not happen. */
const cashedOutOrLost = (outcome: { bust: number }, exit: number | null): object => ({
  ...outcome,
  exit: exit !== null && exit > outcome.bust ? 0 : exit,
})

const quoted = (value: unknown): string => `'${JSON.stringify(value)}'`
