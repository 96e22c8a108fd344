// The rounds of one game: their phases and commitments. A SecretRound contains its public part instead of extending it,
// so that the compiler keeps the secret out of public types.

import { beaconRoundAfter, type Beacon } from '@glasshouse/rulebook/beacon/network'
import { bytesToHex, chainStep, Draws, roundPublic } from '@glasshouse/rulebook/play/draws'
import { roundLimits, type RoundLimits } from '@glasshouse/rulebook/play/limits'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { EventLog } from '../../platform/db/event-log.ts'
import { sharedReads } from '../../platform/shared-reads.ts'
import { named, only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Secret, Vault } from '../../platform/db/vault.ts'
import { buildBook } from '../fairness/bet-book.ts'
import type { Chains } from '../fairness/chain.ts'
import type { Clock } from '../cluster/clock.ts'
import {
  limitsOf,
  needsBeacon,
  publishedFields,
  type DrawnPosition,
  type Incident,
  type OpenBet,
  type Phase,
  type PublicRound,
  type RoundCommitment,
  type RoundPosition,
  type RoundRow,
  type SecretRound,
} from './round.ts'
import { isGameOpen } from '../risk/game-status.ts'

/** Another node has moved the round on: the intended change is done or no longer due. */
export class RoundMoved extends Error {
  override readonly name = 'RoundMoved'
}

/** What rounds need from their game. */
export interface SharedRules<Outcome> {
  readonly id: string
  readonly edgePpm: number
  draw(draws: Draws): Outcome
}

export interface RoundDeps<Outcome> {
  readonly db: Database
  readonly vault: Vault
  readonly chains: Chains
  readonly clock: Clock
  readonly events: EventLog
  readonly rules: SharedRules<Outcome>
  /** The number of this node's release. */
  readonly release?: number
}

const COLUMNS = '*, is_epoch_closed(epoch) as is_closed'
const OPEN_BETS = `select id, player_id as "playerId", stake, choice, auto, cap from bets where round_id = $1 and state = 'placed'`
const OPEN = `insert into rounds (game, epoch, index, lock_time, create_time, bankroll, stake_max, profit_max, profit_per_bet,
    loss_per_round, beacon_round, release)
  select $game, $epoch::int4, $index, $lockTime, coalesce($time::int8, now_ms()), $bankroll, $stakeMax, $profitMax,
         $profitPerBet, $lossPerRound, $beaconRound::int8, $release::int4 where not is_epoch_closed($epoch)
  on conflict do nothing returning ${COLUMNS}`
const SUMS = `(players, total_stake, total_payout) = (
  select count(distinct player_id), coalesce(sum(stake), 0), coalesce(sum(payout), 0) from bets
    where round_id = $1 and state in ('settled', 'refunded'))`

export class Rounds<Outcome> {
  readonly #deps: RoundDeps<Outcome>
  readonly #topic: string
  #derived: { id: bigint; hash: Secret; commitment: RoundCommitment } | null = null
  #drawn: { id: bigint; outcome: Outcome } | null = null

  constructor(deps: RoundDeps<Outcome>) {
    this.#deps = deps
    this.#topic = `round:${deps.rules.id}`
  }

  async current(): Promise<PublicRound<Outcome> | null> {
    const { db, rules } = this.#deps
    const [row] = await db.read<RoundRow<Outcome>>(
      `select ${COLUMNS} from rounds where game = $1 and phase <> 'over'`,
      [rules.id],
    )
    return row ? await this.#view(row) : null
  }

  async byId(id: bigint): Promise<PublicRound<Outcome>> {
    return await this.#view(
      only(await this.#deps.db.read<RoundRow<Outcome>>(`select ${COLUMNS} from rounds where id = $1`, [id])),
    )
  }

  /** A round with the database's time when it was read. */
  async readWithTime(id: bigint): Promise<{ round: PublicRound<Outcome>; now: number }> {
    const read = await this.#readsWithTime(id)
    if (!read) throw new Error(`round ${id} does not exist`)
    return read
  }

  readonly #readsWithTime = sharedReads('rounds', async (ids: readonly bigint[]) => {
    const rows = await this.#deps.db.read<RoundRow<Outcome> & { now: bigint }>(
      `select ${COLUMNS}, now_ms() as now from rounds where id = any($1)`,
      [ids],
    )
    const read = new Map<bigint, { round: PublicRound<Outcome>; now: number }>()
    for (const row of rows) read.set(row.id, { round: await this.#view(row), now: Number(row.now) })
    return read
  })

  /** The future outcome of the round. Every node can derive it; none reveals it before the end. */
  async secret<Round extends DrawnPosition>(
    round: Round,
  ): Promise<{ readonly round: Round } & Omit<SecretRound<Outcome>, 'round'>> {
    const { hash, commitment } = await this.#derive(round)
    if (this.#drawn?.id !== round.id) {
      if (needsBeacon(round)) throw new Error(`round ${round.id} has no outcome before its beacon`)
      const { rules } = this.#deps
      const publicPart = roundPublic(commitment.salt, round.beacon ?? undefined)
      this.#drawn = { id: round.id, outcome: rules.draw(new Draws(hash.disclose(), rules.id, publicPart, round.index)) }
    }
    return { round, hash, outcome: this.#drawn.outcome }
  }

  async commitment(round: RoundPosition): Promise<RoundCommitment> {
    return (await this.#derive(round)).commitment
  }

  async openBets(roundId: bigint): Promise<OpenBet[]> {
    return await this.#deps.db.read<OpenBet>(`${OPEN_BETS} order by id`, [roundId])
  }

  /** The number of open bets, and of those without a target. */
  async countOpenBets(round: PublicRound): Promise<{ all: number; undecided: number }> {
    return only(
      await this.#deps.db.read<{ all: number; undecided: number }>(
        `select count(*)::int4 as all, count(*) filter (where auto is null)::int4 as undecided
           from bets where round_id = $1 and state = 'placed'`,
        [round.id],
      ),
    )
  }

  /** Open bets whose target, cap or round cap is at most this value. */
  async openBetsUpTo(round: PublicRound, value: number): Promise<OpenBet[]> {
    if (round.roundCap !== null && round.roundCap <= value) return await this.openBets(round.id)
    return await this.#deps.db.read<OpenBet>(`${OPEN_BETS} and (auto <= $2 or cap <= $2) order by id`, [
      round.id,
      value,
    ])
  }

  /**
   * Closes the previous round and opens the next one, whose lock time, deciding beacon and limits never change. Refuses
   * while the game is paused.
   */
  async open(lockTime: number, limits: RoundLimits): Promise<PublicRound<Outcome>> {
    const { db, rules, chains, clock, release } = this.#deps
    const [last] = await db.read<RoundPosition>(
      'select id, epoch, index from rounds where game = $1 order by id desc limit 1',
      [rules.id],
    )
    const position = await chains.nextRound(rules.id, last ?? null)
    const network = await chains.beaconOf(position.epoch)
    const beaconRound = network && beaconRoundAfter(network, lockTime)
    return await this.#change(async (tx) => {
      if (!(await isGameOpen(tx, rules.id))) throw new Refusal('gamePaused')
      if (last) await this.#close(tx, last)
      // An epoch that was ended since its place was read gets no round: the next step finds another one.
      const [row] = await tx.query<RoundRow<Outcome>>(
        ...named(OPEN, {
          game: rules.id,
          ...position,
          lockTime,
          time: clock.statementTime(),
          beaconRound,
          release: release ?? null,
          bankroll: limits.bankroll,
          ...limits.operator,
          profitPerBet: limits.profitPerBet,
          lossPerRound: limits.lossPerRound,
        }),
      )
      return row
    })
  }

  /** Closes the last round without opening another, which stops the game. */
  async close(round: PublicRound): Promise<void> {
    await this.#change(async (tx) => {
      await this.#close(tx, round)
      return only(await tx.query<RoundRow<Outcome>>(`select ${COLUMNS} from rounds where id = $1`, [round.id]))
    })
  }

  /** Ends betting: closes the book, publishes its root and sets the round cap from the bets. */
  async lock(
    round: PublicRound,
    computeCap: (bets: readonly OpenBet[]) => number | null,
  ): Promise<PublicRound<Outcome>> {
    return await this.#change(async (tx) => {
      // A bet being booked holds this row; the bets read after it are complete.
      await tx.query('select 1 from rounds where id = $1 for update', [round.id])
      const bets = await tx.query<OpenBet>(`${OPEN_BETS} order by id`, [round.id])
      return await this.#move(tx, round, 'betting', `phase = 'locked', book_root = $4, round_cap = $5`, [
        buildBook(this.#deps.vault, { ...round, game: this.#deps.rules.id }, round.limits, bets).root,
        computeCap(bets),
      ])
    })
  }

  async start(round: PublicRound, delayMs: number): Promise<PublicRound<Outcome>> {
    const now = this.#deps.clock.statementTime()
    return await this.#change((tx) =>
      this.#move(tx, round, 'locked', `phase = 'running', started_at = coalesce($4::int8, now_ms()) + $5::int8`, [
        now,
        delayMs,
      ]),
    )
  }

  /** Stores how far the round has come. Losing it in a crash is harmless. */
  async heartbeat(round: PublicRound, elapsedMs: number): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      await tx.query('set local synchronous_commit = off')
      await tx.query(`update rounds set heartbeat_ms = $2 where id = $1 and phase = 'running'`, [round.id, elapsedMs])
    })
  }

  /** Stores the verified beacon that the round waits for. From now on its outcome is determined. */
  async storeBeacon({ id }: PublicRound, { round, randomness, signature }: Beacon): Promise<PublicRound<Outcome>> {
    return await this.#change(async (tx) => {
      const [row] = await tx.query<RoundRow<Outcome>>(
        `update rounds set beacon = $3, beacon_signature = $4
           where id = $1 and beacon_round = $2 and phase = 'locked' and beacon is null and incident is distinct from 'void'
           returning ${COLUMNS}`,
        [id, round, randomness, signature],
      )
      return row
    })
  }

  /** Marks a round whose beacon did not come: every later leader refunds it, and a beacon that comes later is ignored. */
  async giveUpBeacon({ id }: PublicRound): Promise<PublicRound<Outcome>> {
    const [row] = await this.#deps.db.commit<RoundRow<Outcome>>(
      `update rounds set incident = 'void' where id = $1 and phase = 'locked' and beacon is null returning ${COLUMNS}`,
      [id],
    )
    if (!row) throw new RoundMoved()
    return await this.#view(row)
  }

  /** Marks the round as interrupted: every later leader ends it so, even if a node turns out to have been alive. */
  async interrupt(round: PublicRound<Outcome>, incident: Incident = 'restart'): Promise<PublicRound<Outcome>> {
    const row = await this.#deps.db.transaction((tx) => this.#move(tx, round, round.phase, 'incident = $4', [incident]))
    if (!row) throw new RoundMoved()
    return await this.#view(row)
  }

  /** Publishes the result; only now the round's hash becomes public. */
  async end({ round, hash, outcome }: SecretRound<Outcome>): Promise<PublicRound<Outcome>> {
    return await this.#publish(round, hash, JSON.stringify(outcome))
  }

  /** Publishes the hash of a refunded round, which the next one leads to, and what it would have brought, if anything. */
  async endVoid(round: PublicRound<Outcome>): Promise<PublicRound<Outcome>> {
    if (!needsBeacon(round)) return await this.end(await this.secret(round))
    return await this.#publish(round, (await this.#derive(round)).hash, null)
  }

  async #publish(round: PublicRound, hash: Secret, outcome: string | null): Promise<PublicRound<Outcome>> {
    const { clock, release } = this.#deps
    const now = clock.statementTime()
    return await this.#change(async (tx) => {
      // The code that draws may be newer than the code that opened the round.
      await tx.query('update rounds set release = $2 where id = $1', [round.id, release ?? null])
      return await this.#move(
        tx,
        round,
        round.phase,
        `phase = 'result', ended_at = coalesce($4::int8, now_ms()), outcome = $5, hash = $6`,
        [now, outcome, bytesToHex(hash.disclose())],
      )
    })
  }

  /** Stores the sums of the round once its bets are settled. */
  async storeSums(round: PublicRound): Promise<void> {
    await this.#deps.db.commit(`update rounds set ${SUMS} where id = $1`, [round.id])
  }

  async #derive(round: RoundPosition) {
    if (this.#derived?.id !== round.id) {
      const { rules, chains } = this.#deps
      const [hash, { salt, saltSource }] = [
        await chains.hashAt(rules.id, round.epoch, round.index),
        await chains.getSalt(round.epoch),
      ]
      this.#derived = {
        id: round.id,
        hash,
        commitment: { commit: bytesToHex(chainStep(hash.disclose())), salt, saltSource },
      }
    }
    return this.#derived
  }

  /** Appends an event in the transaction of every change, and notifies after the commit. */
  async #change(change: (tx: Tx) => Promise<RoundRow<Outcome> | undefined>): Promise<PublicRound<Outcome>> {
    const { db, events } = this.#deps
    const changed = await db.transaction(async (tx) => {
      const row = await change(tx)
      if (!row) throw new RoundMoved()
      await events.append(tx, this.#topic, { id: Number(row.id), index: row.index, phase: row.phase })
      return row
    })
    events.notify(this.#topic)
    return await this.#view(changed)
  }

  /** Closes only a round without open bets: a leader that slept may find an unknown round here. */
  async #close(tx: Tx, { id }: { id: bigint }): Promise<void> {
    await tx.query(
      `update rounds set phase = 'over', ${SUMS} where id = $1 and phase = 'result'
         and not exists (select 1 from bets where round_id = $1 and state = 'placed')`,
      [id],
    )
    const notClosed = await tx.query(`select 1 from rounds where id = $1 and phase <> 'over'`, [id])
    if (notClosed.length > 0) throw new RoundMoved()
  }

  /** Updates only from the phase that the caller saw: a leader that slept changes nothing. */
  async #move(tx: Tx, { id, incident }: PublicRound, from: Phase, change: string, values: readonly unknown[]) {
    const sql = `update rounds set ${change} where id = $1 and phase = $2 and (incident is null) = $3 returning ${COLUMNS}`
    return (await tx.query<RoundRow<Outcome>>(sql, [id, from, incident === null, ...values]))[0]
  }

  async #view(row: RoundRow<Outcome>): Promise<PublicRound<Outcome>> {
    const isClosed = row.is_closed || !(await this.#deps.chains.isOurs(row.epoch))
    return toPublic(row, isClosed, this.#deps.rules.edgePpm)
  }
}

const toPublic = <Outcome>(row: RoundRow<Outcome>, isClosed: boolean, edgePpm: number): PublicRound<Outcome> => ({
  ...publishedFields(row),
  id: row.id,
  heartbeatMs: row.heartbeat_ms,
  // What a smallest stake may win is not stored: it decides only whether a bet is accepted.
  limits: { ...roundLimits(edgePpm, row.bankroll, limitsOf(row).operator), ...limitsOf(row) },
  lossAtDouble: row.loss_at_double,
  outcome: row.outcome,
  isClosed,
  createTime: Number(row.create_time),
})
