// The rounds of one game: where they stand, and what binds them. A SecretRound contains its public part rather than
// extending it, so that the compiler keeps the secret from every public type.

import { createHash } from 'node:crypto'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import { bytesToHex, Draws, roundPublic } from '@glasshouse/rulebook/core/draws'
import type { FlightOutcome, FlightRules } from '@glasshouse/rulebook/core/game'
import { only, type Database, type Tx } from '../db/tx.ts'
import type { Secret, Vault } from '../db/vault.ts'
import type { Chains } from './chain.ts'
import type { Clock } from './clock.ts'

export type Phase = 'betting' | 'locked' | 'running' | 'result' | 'over'

export interface PublicRound {
  readonly id: bigint
  readonly epoch: number
  readonly index: number
  readonly phase: Phase
  readonly lockTime: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly heartbeatMs: number
  readonly bookRoot: string | null
  readonly roundCap: number | null
  readonly lossAtDouble: Coins
  readonly outcome: FlightOutcome | null
  readonly hash: string | null
  readonly incident: string | null
  readonly createTime: number
}

export interface SecretRound {
  readonly round: PublicRound
  readonly hash: Secret
  readonly outcome: FlightOutcome
  readonly endsAtMs: number
}

export interface OpenBet {
  readonly id: bigint
  readonly playerId: bigint
  readonly stake: Coins
  readonly choice: unknown
  readonly auto: number | null
  readonly cap: number
}

interface RoundRow {
  id: bigint
  epoch: number
  index: number
  phase: Phase
  lock_time: bigint
  started_at: bigint | null
  ended_at: bigint | null
  heartbeat_ms: number
  book_root: string | null
  round_cap: number | null
  loss_at_double: Coins
  outcome: FlightOutcome | null
  hash: string | null
  incident: string | null
  create_time: bigint
}

const OPEN_BETS = `select id, player_id as "playerId", stake, choice, auto, cap from bets where round_id = $1 and state = 'placed'`

export class Rounds {
  readonly #db: Database
  readonly #vault: Vault
  readonly #chains: Chains
  readonly #clock: Clock
  readonly #rules: FlightRules
  #known: { id: bigint; secret: Omit<SecretRound, 'round'> } | null = null

  constructor(db: Database, vault: Vault, chains: Chains, clock: Clock, rules: FlightRules) {
    this.#db = db
    this.#vault = vault
    this.#chains = chains
    this.#clock = clock
    this.#rules = rules
  }

  async underWay(): Promise<PublicRound | null> {
    const [row] = await this.#db.read<RoundRow>(`select * from rounds where game = $1 and phase <> 'over'`, [
      this.#rules.id,
    ])
    return row ? view(row) : null
  }

  async byId(id: bigint): Promise<PublicRound> {
    return view(only(await this.#db.read<RoundRow>('select * from rounds where id = $1', [id])))
  }

  /** What the round will be. Every node can tell; none says so before the end. */
  async secret(round: PublicRound): Promise<SecretRound> {
    if (this.#known?.id !== round.id) {
      const { id } = this.#rules
      const [hash, salt] = [
        await this.#chains.hashAt(id, round.epoch, round.index),
        await this.#chains.salt(round.epoch),
      ]
      const outcome = this.#rules.draw(new Draws(hash.disclose(), id, roundPublic(salt), round.index))
      this.#known = { id: round.id, secret: { hash, outcome, endsAtMs: this.#rules.endsAtMs(outcome) } }
    }
    return { round, ...this.#known.secret }
  }

  async openBets(roundId: bigint): Promise<OpenBet[]> {
    return await this.#db.read<OpenBet>(`${OPEN_BETS} order by id`, [roundId])
  }

  /** Open bets whose target, cap or round cap is not above this value. */
  async openUpTo(round: PublicRound, value: number): Promise<OpenBet[]> {
    if (round.roundCap !== null && round.roundCap <= value) return await this.openBets(round.id)
    return await this.#db.read<OpenBet>(`${OPEN_BETS} and (auto <= $2 or cap <= $2) order by id`, [round.id, value])
  }

  /** Closes the round before and opens the next one, whose window ends at a moment that never moves. */
  async open(after: PublicRound | null): Promise<PublicRound> {
    const place = await this.#chains.after(this.#rules.id, after)
    return await this.#db.transaction(async (tx) => {
      if (after) await tx.query(`update rounds set phase = 'over' where id = $1`, [after.id])
      const row = only(
        await tx.query<RoundRow>(
          `insert into rounds (game, epoch, index, lock_time, create_time)
             select $1, $2, $3, t.now + $4::int8, t.now
               from (select coalesce($5::int8, now_ms()) as now) t returning *`,
          [this.#rules.id, place.epoch, place.index, this.#rules.phases.bettingMs, this.#clock.statementTime()],
        ),
      )
      return view(row)
    })
  }

  /** No bet after this: the book is closed, its root told, and the round's cap follows from the bets alone. */
  async lock(round: PublicRound, capOf: (bets: readonly OpenBet[]) => number): Promise<PublicRound> {
    return await this.#db.transaction(async (tx) => {
      // A bet that was still being booked holds this row; what is read after it is the whole book.
      await tx.query('select 1 from rounds where id = $1 for update', [round.id])
      const bets = await tx.query<OpenBet>(`${OPEN_BETS} order by id`, [round.id])
      const root = createHash('sha256').update(bookText(this.#vault, bets)).digest('hex')
      return await this.#update(tx, round, `phase = 'locked', book_root = $2, round_cap = $3`, [root, capOf(bets)])
    })
  }

  async start(round: PublicRound, delayMs: number): Promise<PublicRound> {
    return await this.#db.transaction((tx) =>
      this.#update(tx, round, `phase = 'running', started_at = coalesce($2::int8, now_ms()) + $3::int8`, [
        this.#clock.statementTime(),
        delayMs,
      ]),
    )
  }

  /** Remembers how far the flight has come, as long as somebody is in it who has named no target. */
  async beat(round: PublicRound, elapsedMs: number): Promise<void> {
    await this.#db.commit(
      `update rounds set heartbeat_ms = $2 where id = $1
         and exists (select 1 from bets where round_id = $1 and state = 'placed' and auto is null)`,
      [round.id, elapsedMs],
    )
  }

  /** Tells the result; only now does the round's hash leave the house. */
  async end({ round, hash, outcome }: SecretRound, incident: string | null): Promise<PublicRound> {
    return await this.#db.transaction((tx) =>
      this.#update(
        tx,
        round,
        `phase = 'result', ended_at = coalesce($2::int8, now_ms()), outcome = $3, hash = $4, incident = $5`,
        [this.#clock.statementTime(), JSON.stringify(outcome), bytesToHex(hash.disclose()), incident],
      ),
    )
  }

  async #update(tx: Tx, round: PublicRound, change: string, values: readonly unknown[]): Promise<PublicRound> {
    return view(
      only(await tx.query<RoundRow>(`update rounds set ${change} where id = $1 returning *`, [round.id, ...values])),
    )
  }
}

/** One line per bet, in the order of their numbers: what is hashed at the lock and shown after the round. */
const bookText = (vault: Vault, bets: readonly OpenBet[]): string =>
  bets
    .map(({ id, playerId, stake, choice }) => `${id}|${userTag(vault, playerId)}|${stake}|${JSON.stringify(choice)}\n`)
    .join('')

/** A player's pseudonym in public books. */
const userTag = (vault: Vault, playerId: bigint): string =>
  vault.fingerprint('user-tag', String(playerId)).toString('hex').slice(0, 16)

const view = (row: RoundRow): PublicRound => ({
  id: row.id,
  epoch: row.epoch,
  index: row.index,
  phase: row.phase,
  lockTime: Number(row.lock_time),
  startedAt: row.started_at === null ? null : Number(row.started_at),
  endedAt: row.ended_at === null ? null : Number(row.ended_at),
  heartbeatMs: row.heartbeat_ms,
  bookRoot: row.book_root,
  roundCap: row.round_cap,
  lossAtDouble: row.loss_at_double,
  outcome: row.outcome,
  hash: row.hash,
  incident: row.incident,
  createTime: Number(row.create_time),
})
