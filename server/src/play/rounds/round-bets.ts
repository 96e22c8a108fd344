// The money of shared rounds: taking bets into escrow and ending them. It knows neither time nor outcomes; whoever
// runs the rounds says which bet leaves where and what it is paid.

import { randomUUID } from 'node:crypto'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal, type RefusalCode } from '@glasshouse/rulebook/refusals/refusals'
import type { EventLog } from '../../platform/db/event-log.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { Batch } from '../../ledger/batch.ts'
import {
  restrictionOf,
  restrictionRefusal,
  type Restriction,
  type RestrictionVerdict,
} from '../risk/bet-restrictions.ts'
import type { Clock } from '../cluster/clock.ts'
import { giveBack, refundWaiting, type RestrictedBet, type Tell } from './refunds.ts'
import { isGameOpen } from '../risk/game-status.ts'

export interface Join {
  readonly playerId: bigint
  readonly requestId: string
  readonly stake: Coins
  readonly choice: unknown
  /** Hundredths at which it leaves by itself, if it was told to. */
  readonly auto: number | null
  /** Hundredths at which it must leave; null where nobody leaves. */
  readonly cap: number | null
  /** What the house loses if this bet leaves at 2.00x. */
  readonly lossAtDouble: Coins
  /** Why the limits of this moment refuse it, unless it is the repeat of a bet that was taken when they were higher. */
  readonly refusal: Refusal | null
}

export interface Joined {
  readonly betId: bigint
  readonly roundId: bigint | null
  readonly state: 'queued' | 'placed' | 'settled' | 'cancelled' | 'refunded'
  readonly balance: Coins
  readonly createTime: bigint
}

/** A bet that waits for the next round. */
export interface Waiting {
  readonly id: bigint
  readonly playerId: bigint
  readonly lossAtDouble: Coins
}

export interface Leave {
  readonly betId: bigint
  readonly exit: number | null
  readonly payout: Coins
}

export interface Ended {
  readonly betId: bigint
  readonly playerId: bigint
  /** False where the bet had been ended before; then this is how. */
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
  /** Whether a bet that comes too late waits for the next round. */
  readonly queues: boolean
  /** Tells a player why a bet that waited was given back. */
  readonly tell?: Tell
}

export class RoundBets {
  readonly #deps: RoundBetDeps
  readonly #db: Database
  readonly #game: string
  readonly #clock: Pick<Clock, 'statementTime'>
  readonly #events: EventLog
  readonly #joins: Batch<Join & { lossMax: Coins }, JoinVerdict>
  readonly #leaves: Batch<Leave, Ended>

  constructor(deps: RoundBetDeps) {
    const { db, game, clock, events } = deps
    this.#deps = deps
    this.#db = db
    this.#game = game
    this.#clock = clock
    this.#events = events
    this.#joins = new Batch({
      keyOf: ({ playerId }) => playerId,
      run: (joins) => this.#placeNow(joins),
      // Joins of one game wait for one another at its round anyway.
      slots: 1,
      maxBatch: 256,
      maxWaiting: 8192,
      maxPerKey: 32,
    })
    this.#leaves = new Batch({
      keyOf: ({ betId }) => betId,
      run: async (leaves) => {
        const ended = new Map((await this.end('settled', leaves)).map((end) => [end.betId, end]))
        return leaves.map(({ betId }) => {
          const end = ended.get(betId)
          if (!end) throw new Error(`bet ${betId} was not found to end`)
          return end
        })
      },
      // What is said about the bets of one game is said one after the other anyway.
      slots: 1,
      maxBatch: 256,
      maxWaiting: 8192,
      maxPerKey: 4,
    })
  }

  /** `lossMax` is the most that the round may lose at 2.00x. */
  async join(join: Join, lossMax: Coins): Promise<Joined> {
    return await joinedBy(this.#db, join, await this.#joins.submit({ ...join, lossMax }))
  }

  /** Ends one bet together with all that leave at this moment. */
  async leave(leave: Leave): Promise<Ended> {
    return await this.#leaves.submit(leave)
  }

  /** Gives a stake back until the lock. */
  async cancel(playerId: bigint, betId: bigint): Promise<Coins> {
    const [row] = await this.#db.commit<{ status: 'cancelled' | 'closed' | 'unknown'; balance: Coins }>(
      'select * from cancel_round_bet($1, $2, $3, $4, $5)',
      [`cancel:${randomUUID()}`, this.#game, betId, playerId, this.#clock.statementTime()],
    )
    if (!row || row.status === 'unknown') throw new Refusal('notFound')
    if (row.status === 'closed') throw new Refusal('bettingClosed')
    this.told()
    return row.balance
  }

  /**
   * Moves bets that waited into this round, in their order, as long as it takes bets and can bear them. Answers those
   * that it can not bear, and all of them where the game was paused meanwhile. Whose player may not play any more gets the stake back, with words.
   */
  async promote(roundId: bigint, bets: readonly Waiting[], lossMax: Coins): Promise<Waiting[]> {
    if (bets.length === 0) return []
    let restricted: readonly RestrictedBet[] = []
    const refused = await this.#db.transaction(async (tx) => {
      if (!(await isGameOpen(tx, this.#game))) return [...bets]
      // Accounts before the round, as everyone locks them: whoever takes such a bet back waits, or has done so.
      await tx.query(`select 1 from accounts where owner_id = any($1) and kind = 'player' order by id for update`, [
        bets.map(({ playerId }) => playerId),
      ])
      const [round] = await tx.query<{ loss: Coins }>(
        `select loss_at_double as loss from rounds where id = $1 and phase = 'betting' for update`,
        [roundId],
      )
      if (!round) return []
      restricted = await this.#restricted(tx, bets)
      const stopped = new Set(restricted.map(({ id }) => id))
      const playing = bets.filter(({ id }) => !stopped.has(id))
      const { fitting, others } = split(playing, round.loss, lossMax)
      const moved = await tx.query<{ id: bigint }>(
        `update bets b set state = 'placed', round_id = $2 where b.id = any($1) and b.state = 'queued'
           and not exists (select 1 from bets o where o.round_id = $2 and o.player_id = b.player_id
                             and o.state in ('placed', 'settled')) returning b.id`,
        [fitting.map(({ id }) => id), roundId],
      )
      if (moved.length === 0) return others
      const ids = new Set(moved.map(({ id }) => id))
      const loss = fitting.reduce((sum, bet) => (ids.has(bet.id) ? sum + bet.lossAtDouble : sum), 0n)
      await tx.query('update rounds set loss_at_double = loss_at_double + $2 where id = $1', [roundId, loss])
      const [{ said } = { said: null }] = await tx.query<{ said: unknown }>(
        `select jsonb_agg(jsonb_build_object('id', b.id, 'playerId', b.player_id, 'nickname', p.nickname, 'gold', b.stake,
                  'choice', b.choice, 'roundId', b.round_id, 'state', 'placed', 'exit', null, 'payout', null)) as said
           from bets b join players p on p.id = b.player_id where b.id = any($1)`,
        [[...ids]],
      )
      await this.#events.append(tx, `bets:${this.#game}`, said)
      return others
    })
    await this.#db.transaction((tx) => giveBack(tx, this.#game, restricted, this.#deps.tell))
    this.told()
    return refused
  }

  /** Gives stakes back as far as their bets still wait. */
  async refundWaiting(ids: readonly bigint[]): Promise<void> {
    if (ids.length === 0) return
    await this.#db.transaction((tx) => refundWaiting(tx, this.#game, ids))
    this.told()
  }

  /** Their stakes are counted already, so that they are judged anew with nothing more. */
  async #restricted(tx: Tx, bets: readonly Waiting[]): Promise<RestrictedBet[]> {
    const rows = await tx.query<{ id: bigint; restriction: Restriction | null }>(
      'select id, stake_bar(player_id, 0, $3) as restriction from unnest($1::int8[], $2::int8[]) w(id, player_id)',
      [bets.map(({ id }) => id), bets.map(({ playerId }) => playerId), this.#clock.statementTime()],
    )
    const restrictions = new Map(rows.map(({ id, restriction }) => [id, restriction]))
    return bets.flatMap(({ id, playerId }) => {
      const restriction = restrictions.get(id)
      return restriction ? [{ id, playerId, restriction }] : []
    })
  }

  /** After a commit: tells on that something was said about bets. */
  told(): void {
    this.#events.notify(`bets:${this.#game}`)
  }

  /** Ends bets that are still open; says of each how it ended, also of those that had ended before. */
  async end(state: 'settled' | 'refunded', leaves: readonly Leave[]): Promise<Ended[]> {
    if (leaves.length === 0) return []
    const rows = await this.#db.commit<{
      bet_id: bigint
      player_id: bigint
      fresh: boolean
      exit: number | null
      payout: Coins
      balance: Coins
    }>('select * from settle_round_bets($1, $2, $3, $4, $5, $6)', [
      `end:${randomUUID()}`,
      this.#game,
      leaves.map(({ betId }) => betId),
      leaves.map(({ exit }) => exit),
      leaves.map(({ payout }) => payout),
      state,
    ])
    this.told()
    return rows.map(({ bet_id, player_id, ...row }) => ({ betId: bet_id, playerId: player_id, ...row }))
  }

  async #placeNow(joins: readonly (Join & { lossMax: Coins })[]): Promise<JoinVerdict[]> {
    const lossMax = joins.reduce(
      (least, each) => (each.lossMax < least ? each.lossMax : least),
      joins[0]?.lossMax ?? 0n,
    )
    const placing = joins.map((each) => ({ ...each, isAllowed: each.refusal === null }))
    const tx: Pick<Tx, 'query'> = { query: (sql, params) => this.#db.commit(sql, params) }
    const verdicts = await this.place(tx, placing, lossMax)
    // A round that ended while it was waited for is not there any more; the next one is, for whoever asks again.
    const without = placing.filter((_, i) => verdicts[i]?.status === 'closed')
    const then = without.length > 0 ? await this.place(tx, without, lossMax) : []
    this.told()
    return verdicts.map((verdict) => (verdict.status === 'closed' ? (then.shift() ?? verdict) : verdict))
  }

  /** Places bets as one statement of a transaction; whoever commits it then calls `told`. */
  async place(tx: Pick<Tx, 'query'>, joins: readonly Placing[], lossMax: Coins): Promise<JoinVerdict[]> {
    return await tx.query<JoinVerdict>(PLACE, [
      `join:${randomUUID()}`,
      this.#game,
      joins.map(({ playerId }) => playerId),
      joins.map(({ requestId }) => requestId),
      joins.map(({ stake }) => stake),
      joins.map(({ choice }) => JSON.stringify(choice)),
      joins.map(({ auto }) => auto),
      joins.map(({ cap }) => cap),
      joins.map(({ isAllowed }) => isAllowed),
      joins.map(({ lossAtDouble }) => lossAtDouble),
      lossMax,
      this.#deps.perRound,
      this.#deps.queues,
      this.#clock.statementTime(),
    ])
  }
}

/** Which of the bets a round that already risks so much can bear, first come first served. */
function split(bets: readonly Waiting[], loss: Coins, lossMax: Coins): { fitting: Waiting[]; others: Waiting[] } {
  const [fitting, others]: [Waiting[], Waiting[]] = [[], []]
  let risked = loss
  for (const bet of bets) {
    const fits = risked + bet.lossAtDouble <= lossMax
    if (fits) risked += bet.lossAtDouble
    ;(fits ? fitting : others).push(bet)
  }
  return { fitting, others }
}

/** A bet to be placed; one that is not allowed is refused unless it is the repeat of one that was taken. */
export type Placing = Join & { readonly isAllowed: boolean }

/** What was joined, or why not. */
export async function joinedBy(
  db: Database,
  { playerId, refusal: outOfLimits }: Pick<Join, 'playerId' | 'refusal'>,
  verdict: JoinVerdict,
): Promise<Joined> {
  const isKnown = verdict.status === 'repeated' || verdict.status === 'reused'
  if (outOfLimits && !isKnown) throw outOfLimits
  const restriction = restrictionOf(verdict.status)
  if (restriction) throw await restrictionRefusal(db, playerId, restriction)
  const refusal = REFUSED[verdict.status as keyof typeof REFUSED]
  if (refusal) throw new Refusal(refusal, verdict.status === 'insufficient' ? { gold: verdict.balance } : {})
  return {
    betId: verdict.bet_id,
    roundId: verdict.round_id,
    state: verdict.state,
    balance: verdict.balance,
    createTime: verdict.create_time,
  }
}

const REFUSED: Readonly<Record<Exclude<JoinVerdict['status'], RestrictionVerdict>, RefusalCode | null>> = {
  ok: null,
  repeated: null,
  reused: 'keyReused',
  revoked: 'tokenRevoked',
  closed: 'gamePaused',
  late: 'bettingClosed',
  joined: 'alreadyJoined',
  insufficient: 'balanceTooLow',
  full: 'roundFull',
}

const PLACE = `select status, balance, bet_id, round_id, state, create_time
  from place_round_bets($1, $2, $3, $4::uuid[], $5, $6::text[]::jsonb[], $7, $8, $9, $10, $11, $12, $13, $14) order by place`
