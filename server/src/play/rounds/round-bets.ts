// The money of shared rounds: moves stakes to escrow and settles bets. It knows neither time nor outcomes; the engines
// decide how each bet ends.

import { randomUUID } from 'node:crypto'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal, type RefusalCode } from '@glasshouse/rulebook/refusals/refusals'
import type { EventLog } from '../../platform/db/event-log.ts'
import { named, type Database, type Tx } from '../../platform/db/tx.ts'
import { Batch } from '../../platform/batch.ts'
import {
  restrictionOf,
  restrictionRefusal,
  type Restriction,
  type RestrictionVerdict,
} from '../risk/bet-restrictions.ts'
import type { Clock } from '../cluster/clock.ts'
import { refundRestricted, refundQueued, type RestrictedBet } from './refunds.ts'
import { isGameOpen, pauseRefusal } from '../risk/game-status.ts'
import { countPlaced, countSettled } from '../stats/bet-counts.ts'

export interface Join {
  readonly playerId: bigint
  readonly requestId: string
  readonly stake: Coins
  readonly choice: unknown
  /** The automatic cash-out in hundredths, if set. */
  readonly auto: number | null
  /** The forced cash-out in hundredths; null for games without cash-out. */
  readonly cap: number | null
  /** What the house loses if this bet cashes out at 2.00x. */
  readonly lossAtDouble: Coins
  /** The limit that the cap follows from; null for games without cash-out. */
  readonly profitPerBet: Coins | null
  /** Why the current limits refuse it, unless it repeats a bet that was accepted under higher limits. */
  readonly refusal: Refusal | null
}

export interface Joined {
  readonly betId: bigint
  readonly roundId: bigint | null
  readonly state: 'queued' | 'placed' | 'settled' | 'cancelled' | 'refunded'
  readonly balance: Coins
  readonly createTime: bigint
}

/** A bet that waits for the next round, with what follows from this round's limits. */
export interface QueuedBet {
  readonly id: bigint
  readonly playerId: bigint
  readonly cap: number
  readonly lossAtDouble: Coins
}

/** The bet was checked against other limits than those of the round that takes it now. */
export class StaleLimits extends Error {
  override readonly name = 'StaleLimits'
}

export interface BetEnding {
  readonly betId: bigint
  readonly exit: number | null
  readonly payout: Coins
}

export interface EndedBet {
  readonly betId: bigint
  readonly playerId: bigint
  /** False if the bet had already ended; the other fields then tell how. */
  readonly fresh: boolean
  readonly exit: number | null
  readonly payout: Coins
  readonly balance: Coins
}

export interface JoinVerdict {
  status:
    | 'ok'
    | 'repeated'
    | 'reused'
    | 'revoked'
    | 'closed'
    | 'late'
    | 'joined'
    | 'insufficient'
    | 'full'
    | 'stale'
    | RestrictionVerdict
  balance: Coins
  bet_id: bigint
  round_id: bigint | null
  state: Joined['state']
  create_time: bigint
}

export interface RoundBetDeps {
  readonly db: Database
  readonly game: string
  readonly clock: Pick<Clock, 'statementTime'>
  readonly events: EventLog
  /** How many bets one player may have in a round. */
  readonly perRound: number
  /** Whether a late bet waits for the next round. */
  readonly queues: boolean
}

export class RoundBets {
  readonly #deps: RoundBetDeps
  readonly #db: Database
  readonly #game: string
  readonly #clock: Pick<Clock, 'statementTime'>
  readonly #events: EventLog
  readonly #joins: Batch<Join, JoinVerdict>
  readonly #endings: Batch<BetEnding, EndedBet>

  constructor(deps: RoundBetDeps) {
    const { db, game, clock, events } = deps
    this.#deps = deps
    this.#db = db
    this.#game = game
    this.#clock = clock
    this.#events = events
    this.#joins = new Batch({
      name: 'crash_joins',
      keyOf: ({ playerId }) => playerId,
      run: (joins) => this.#placeNow(joins),
      // Joins of one game wait for each other at its round row anyway.
      slots: 1,
      maxBatch: 256,
      maxWaiting: 8192,
      maxPerKey: 32,
    })
    this.#endings = new Batch({
      name: 'cash_outs',
      keyOf: ({ betId }) => betId,
      run: async (endings) => {
        const ended = new Map((await this.end('settled', endings)).map((end) => [end.betId, end]))
        return endings.map(({ betId }) => {
          const end = ended.get(betId)
          if (!end) throw new Error(`bet ${betId} does not exist`)
          return end
        })
      },
      // Events about one game's bets are appended one after the other anyway.
      slots: 1,
      maxBatch: 256,
      maxWaiting: 8192,
      maxPerKey: 4,
    })
  }

  /** Throws `StaleLimits` if the round's limits are others. */
  async join(join: Join): Promise<Joined> {
    return await joinResult(this.#db, { game: this.#game, ...join }, await this.#joins.submit(join))
  }

  /** Cashes out one bet, batched with simultaneous ones. */
  async cashOut(ending: BetEnding): Promise<EndedBet> {
    return await this.#endings.submit(ending)
  }

  /** Refunds a stake before the lock. */
  async cancel(playerId: bigint, betId: bigint): Promise<Coins> {
    const [row] = await this.#db.commit<{ status: 'cancelled' | 'closed' | 'unknown'; balance: Coins }>(
      'select * from cancel_round_bet($1, $2, $3, $4, $5)',
      [`cancel:${randomUUID()}`, this.#game, betId, playerId, this.#clock.statementTime()],
    )
    if (!row || row.status === 'unknown') throw new Refusal('notFound')
    if (row.status === 'closed') throw new Refusal('bettingClosed')
    countSettled(this.#game, 'cancelled', 0n)
    this.notifySubscribers()
    return row.balance
  }

  /**
   * Moves queued bets into this round in order, while it accepts bets and within its loss limit. Returns those over the
   * limit, or all if the game was paused. Bets of restricted players are refunded with a message.
   */
  async promote(roundId: bigint, bets: readonly QueuedBet[]): Promise<QueuedBet[]> {
    if (bets.length === 0) return []
    let restricted: readonly RestrictedBet[] = []
    const refused = await this.#db.transaction(async (tx) => {
      if (!(await isGameOpen(tx, this.#game))) return [...bets]
      // Locks accounts before the round, in the global lock order: a concurrent cancellation waits or has finished.
      await tx.query(`select 1 from accounts where owner_id = any($1) and kind = 'player' order by id for update`, [
        bets.map(({ playerId }) => playerId),
      ])
      const [round] = await tx.query<{ loss: Coins; lossMax: Coins }>(
        `select loss_at_double as loss, loss_per_round as "lossMax" from rounds
           where id = $1 and phase = 'betting' and incident is null and not is_epoch_closed(epoch) for update`,
        [roundId],
      )
      if (!round) return []
      restricted = await this.#restricted(tx, bets)
      const restrictedIds = new Set(restricted.map(({ id }) => id))
      const eligible = bets.filter(({ id }) => !restrictedIds.has(id))
      const { accepted, overLimit } = splitByLoss(eligible, round.loss, round.lossMax)
      const moved = await tx.query<{ id: bigint }>(
        `update bets b set state = 'placed', round_id = $3, cap = w.cap from unnest($1::int8[], $2::int4[]) w(id, cap)
           where b.id = w.id and b.state = 'queued'
             and not exists (select 1 from bets o where o.round_id = $3 and o.player_id = b.player_id
                               and o.state in ('placed', 'settled')) returning b.id`,
        [accepted.map(({ id }) => id), accepted.map(({ cap }) => cap), roundId],
      )
      if (moved.length === 0) return overLimit
      const ids = new Set(moved.map(({ id }) => id))
      const loss = accepted.reduce((sum, bet) => (ids.has(bet.id) ? sum + bet.lossAtDouble : sum), 0n)
      await tx.query('update rounds set loss_at_double = loss_at_double + $2 where id = $1', [roundId, loss])
      const [{ payload } = { payload: null }] = await tx.query<{ payload: unknown }>(
        `select jsonb_agg(jsonb_build_object('id', b.id, 'playerId', b.player_id, 'nickname', p.nickname, 'gold', b.stake,
                  'choice', b.choice, 'roundId', b.round_id, 'state', 'placed', 'exit', null, 'payout', null)) as payload
           from bets b join players_public p on p.id = b.player_id where b.id = any($1)`,
        [[...ids]],
      )
      await this.#events.append(tx, `bets:${this.#game}`, payload)
      return overLimit
    })
    await this.#db.transaction((tx) => refundRestricted(tx, this.#game, restricted))
    this.notifySubscribers()
    return refused
  }

  /** Refunds bets that are still queued. */
  async refundWaiting(ids: readonly bigint[]): Promise<void> {
    if (ids.length === 0) return
    await this.#db.transaction((tx) => refundQueued(tx, this.#game, ids))
    this.notifySubscribers()
  }

  /** Their stakes already count, so the check runs with a stake of zero. */
  async #restricted(tx: Tx, bets: readonly QueuedBet[]): Promise<RestrictedBet[]> {
    const rows = await tx.query<{ id: bigint; restriction: Restriction | null }>(
      'select id, bet_restriction(player_id, 0, $3) as restriction from unnest($1::int8[], $2::int8[]) w(id, player_id)',
      [bets.map(({ id }) => id), bets.map(({ playerId }) => playerId), this.#clock.statementTime()],
    )
    const restrictions = new Map(rows.map(({ id, restriction }) => [id, restriction]))
    return bets.flatMap(({ id, playerId }) => {
      const restriction = restrictions.get(id)
      return restriction ? [{ id, playerId, restriction }] : []
    })
  }

  /** Call after the commit: notifies subscribers of new bet events. */
  notifySubscribers(): void {
    this.#events.notify(`bets:${this.#game}`)
  }

  /**
   * Ends open bets; returns how each ended, including bets that had already ended. An `interrupted` bet had no target
   * when its round was interrupted.
   */
  async end(state: 'settled' | 'refunded' | 'interrupted', endings: readonly BetEnding[]): Promise<EndedBet[]> {
    if (endings.length === 0) return []
    const rows = await this.#db.commit<{
      bet_id: bigint
      player_id: bigint
      fresh: boolean
      exit: number | null
      payout: Coins
      balance: Coins
    }>(
      ...named('select * from settle_round_bets($key, $game, $ids, $exits, $payouts, $state, $isInterrupted)', {
        key: `end:${randomUUID()}`,
        game: this.#game,
        ids: endings.map(({ betId }) => betId),
        exits: endings.map(({ exit }) => exit),
        payouts: endings.map(({ payout }) => payout),
        state: state === 'interrupted' ? 'settled' : state,
        isInterrupted: state === 'interrupted' ? true : null,
      }),
    )
    for (const { fresh, payout } of rows)
      if (fresh) countSettled(this.#game, state === 'refunded' ? 'refunded' : 'settled', payout)
    this.notifySubscribers()
    return rows.map(({ bet_id, player_id, ...row }) => ({ betId: bet_id, playerId: player_id, ...row }))
  }

  async #placeNow(joins: readonly Join[]): Promise<JoinVerdict[]> {
    const placing = joins.map((each) => ({ ...each, isAllowed: each.refusal === null }))
    const tx: Pick<Tx, 'query'> = { query: (sql, params) => this.#db.commit(sql, params) }
    const verdicts = await this.place(tx, placing)
    // A round that ended while this waited is gone; the second try finds the next one.
    const unplaced = placing.filter((_, i) => verdicts[i]?.status === 'closed')
    const retried = unplaced.length > 0 ? await this.place(tx, unplaced) : []
    this.notifySubscribers()
    return verdicts.map((verdict) => (verdict.status === 'closed' ? (retried.shift() ?? verdict) : verdict))
  }

  /** Places bets in the caller's transaction; the caller notifies subscribers after the commit. */
  async place(tx: Pick<Tx, 'query'>, joins: readonly Placement[]): Promise<JoinVerdict[]> {
    const values = {
      key: `join:${randomUUID()}`,
      game: this.#game,
      players: joins.map(({ playerId }) => playerId),
      requests: joins.map(({ requestId }) => requestId),
      stakes: joins.map(({ stake }) => stake),
      choices: joins.map(({ choice }) => JSON.stringify(choice)),
      autos: joins.map(({ auto }) => auto),
      caps: joins.map(({ cap }) => cap),
      allowed: joins.map(({ isAllowed }) => isAllowed),
      losses: joins.map(({ lossAtDouble }) => lossAtDouble),
      profits: joins.map(({ profitPerBet }) => profitPerBet),
      perRound: this.#deps.perRound,
      queues: this.#deps.queues,
      time: this.#clock.statementTime(),
    }
    return await tx.query<JoinVerdict>(...named(PLACE, values))
  }
}

/** Splits bets into those within the round's loss limit, first come first served, and the rest. */
function splitByLoss(
  bets: readonly QueuedBet[],
  loss: Coins,
  lossMax: Coins,
): { accepted: QueuedBet[]; overLimit: QueuedBet[] } {
  const [accepted, overLimit]: [QueuedBet[], QueuedBet[]] = [[], []]
  let totalLoss = loss
  for (const bet of bets) {
    const fits = totalLoss + bet.lossAtDouble <= lossMax
    if (fits) totalLoss += bet.lossAtDouble
    ;(fits ? accepted : overLimit).push(bet)
  }
  return { accepted, overLimit }
}

/** A bet to place; one that is not allowed is refused unless it repeats an accepted bet. */
export type Placement = Join & { readonly isAllowed: boolean }

/** The joined bet, or throws the refusal. */
export async function joinResult(
  db: Database,
  {
    game,
    playerId,
    stake,
    refusal: outOfLimits,
  }: Pick<Join, 'playerId' | 'stake' | 'refusal'> & { readonly game: string },
  verdict: JoinVerdict,
): Promise<Joined> {
  if (verdict.status === 'stale') throw new StaleLimits()
  const isRepeat = verdict.status === 'repeated' || verdict.status === 'reused'
  if (outOfLimits && !isRepeat) throw outOfLimits
  const restriction = restrictionOf(verdict.status)
  if (restriction) throw await restrictionRefusal(db, playerId, restriction)
  if (verdict.status === 'closed') throw await pauseRefusal(db)
  const refusal = REFUSAL_BY_STATUS[verdict.status as keyof typeof REFUSAL_BY_STATUS]
  if (refusal) throw new Refusal(refusal, verdict.status === 'insufficient' ? { gold: verdict.balance } : {})
  countPlaced(game, stake, isRepeat)
  return {
    betId: verdict.bet_id,
    roundId: verdict.round_id,
    state: verdict.state,
    balance: verdict.balance,
    createTime: verdict.create_time,
  }
}

const REFUSAL_BY_STATUS: Readonly<
  Record<Exclude<JoinVerdict['status'], 'closed' | 'stale' | RestrictionVerdict>, RefusalCode | null>
> = {
  ok: null,
  repeated: null,
  reused: 'keyReused',
  revoked: 'tokenRevoked',
  late: 'bettingClosed',
  joined: 'alreadyJoined',
  insufficient: 'balanceTooLow',
  full: 'roundFull',
}

const PLACE = `select status, balance, bet_id, round_id, state, create_time
  from take_round_bets(in_key => $key, in_game => $game, in_player => $players, in_request => $requests::uuid[],
    in_stake => $stakes, in_choice => $choices::text[]::jsonb[], in_auto => $autos, in_cap => $caps,
    in_allowed => $allowed, in_loss => $losses, in_profit => $profits, in_per_round => $perRound, in_queues => $queues,
    in_time => $time) order by place`
