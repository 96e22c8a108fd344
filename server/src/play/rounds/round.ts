// What a round is: its public part, its secret part, and its row.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { BookLimits } from '@glasshouse/rulebook/play/bet-book'
import type { RoundLimits } from '@glasshouse/rulebook/play/limits'
import type { NotNull } from '../../platform/db/tx.ts'
import type { Secret } from '../../platform/db/vault.ts'
import type { BookEntry } from '../fairness/bet-book.ts'

export type Incident = 'restart' | 'void'
export type Phase = 'betting' | 'locked' | 'running' | 'result' | 'over'

export interface PublicRound<Outcome = unknown> {
  readonly id: bigint
  readonly epoch: number
  readonly index: number
  readonly phase: Phase
  readonly lockTime: number
  /** In beacon mode: which round of the beacon decides, and its randomness and signature once they are known. */
  readonly beaconRound: number | null
  readonly beacon: string | null
  readonly beaconSignature: string | null
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly heartbeatMs: number
  /** Of all its bets, fixed when the betting window opened. */
  readonly limits: RoundLimits
  readonly bookRoot: string | null
  readonly roundCap: number | null
  readonly lossAtDouble: Coins
  readonly outcome: Outcome | null
  readonly hash: string | null
  /** `void`: its result may be known to somebody, or its beacon never came, so its bets were refunded. */
  readonly incident: Incident | null
  /** Whether it must not be played on: its epoch has ended or promises other game tables. */
  readonly isClosed: boolean
  readonly createTime: number
}

/** Identifies a round in its hash chain. */
export type RoundPosition = Pick<PublicRound, 'id' | 'epoch' | 'index'>

/** What a round's outcome follows from, beside its hash and its salt. */
export type DrawnPosition = RoundPosition & Pick<PublicRound, 'beaconRound' | 'beacon'>

/** Whether the outcome is not determined yet: nobody can compute it, this server included. */
export const needsBeacon = ({ beaconRound, beacon }: Pick<PublicRound, 'beaconRound' | 'beacon'>): boolean =>
  beaconRound !== null && beacon === null

/** The commitment to a round, published before it accepts bets. */
export interface RoundCommitment {
  readonly commit: string
  readonly salt: string
  readonly saltSource: 'dev' | 'btc'
}

export interface SecretRound<Outcome = unknown> {
  readonly round: PublicRound<Outcome>
  readonly hash: Secret
  readonly outcome: Outcome
}

/** The limits of a round in their public form. */
export const publicLimits = ({ bankroll, operator, profitPerBet, lossPerRound }: BookLimits) => ({
  bankroll: toWire(bankroll),
  operatorMaxProfit: operator.profitMax === null ? null : toWire(operator.profitMax),
  operatorMaxStake: operator.stakeMax === null ? null : toWire(operator.stakeMax),
  maxProfit: toWire(profitPerBet),
  maxRoundLoss: toWire(lossPerRound),
})

export interface OpenBet extends BookEntry {
  readonly auto: number | null
  readonly cap: NotNull<number>
}

/** The columns of a round that the server and every outsider see alike. */
export interface RoundColumns {
  id: bigint
  epoch: number
  index: number
  phase: Phase
  lock_time: bigint
  beacon_round: bigint | null
  beacon: string | null
  beacon_signature: string | null
  started_at: bigint | null
  ended_at: bigint | null
  heartbeat_ms: number
  bankroll: Coins
  stake_max: Coins | null
  profit_max: Coins | null
  profit_per_bet: Coins
  loss_per_round: Coins
  book_root: string | null
  round_cap: number | null
  hash: string | null
  incident: Incident | null
}

export interface RoundRow<Outcome> extends RoundColumns {
  loss_at_double: Coins
  outcome: Outcome | null
  is_closed: boolean
  create_time: bigint
}

const numberOf = (value: bigint | null): number | null => (value === null ? null : Number(value))

/** What a row says of its round to the server and to every outsider. */
export const publishedFields = (row: RoundColumns) => ({
  epoch: row.epoch,
  index: row.index,
  phase: row.phase,
  lockTime: Number(row.lock_time),
  beaconRound: numberOf(row.beacon_round),
  beacon: row.beacon,
  beaconSignature: row.beacon_signature,
  startedAt: numberOf(row.started_at),
  endedAt: numberOf(row.ended_at),
  bookRoot: row.book_root,
  roundCap: row.round_cap,
  hash: row.hash,
  incident: row.incident,
})

/** The limits as they were fixed when betting opened. */
export const limitsOf = (row: RoundColumns): BookLimits => ({
  bankroll: row.bankroll,
  operator: { stakeMax: row.stake_max, profitMax: row.profit_max },
  profitPerBet: row.profit_per_bet,
  lossPerRound: row.loss_per_round,
})
