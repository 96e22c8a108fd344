// A lottery game's rounds and bets as players see them. Reads only, and never a SecretRound, so everything here is
// public.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { BOOK_VERSION } from '@glasshouse/rulebook/play/bet-book'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { only, type Database } from '../../platform/db/tx.ts'
import type { Clock } from '../cluster/clock.ts'
import { timetableOf } from './lottery-machine.ts'
import { maskName, publicName, type NamedRow } from '../history/mask-name.ts'
import { shared } from '../history/paging.ts'
import type { BetEvent, RoundViews } from '../rounds/round-topics.ts'
import type { Rounds } from '../rounds/rounds.ts'
import { publicLimits, type PublicRound } from '../rounds/round.ts'

/** How many bets of a round are listed; the sums cover all. */
const SEATS = 50
/** Polls within this time share one read of the round. */
const FRESH_MS = 100
const LEADERS = 20
const LEADERS_FRESH_MS = 10_000

type Phase = 'betting' | 'locked' | 'draw' | 'result'

interface SeatRow {
  id: bigint
  nickname: string
  stake: Coins
  choice: unknown
  state: string
  payout: Coins | null
}

interface OwnRow extends Omit<SeatRow, 'nickname'> {
  player_id: bigint
  create_time: bigint
}

export class LotteryViews<Choice, Outcome> implements RoundViews {
  readonly #db: Database
  readonly #rules: LotteryRules<Choice, Outcome>
  readonly #rounds: Rounds<Outcome>
  readonly #clock: Clock
  /** The current round with its bets, shared by simultaneous requests. */
  readonly #table: () => Promise<{ id: bigint; found: PublicRound<Outcome>; seats: Seats<Choice> } | null>
  /** Today's largest net winners, cached for some seconds. */
  readonly leaders: () => Promise<{ place: number; player: string; net: number; bets: number }[]>

  constructor(db: Database, rules: LotteryRules<Choice, Outcome>, rounds: Rounds<Outcome>, clock: Clock) {
    this.#db = db
    this.#rules = rules
    this.#rounds = rounds
    this.#clock = clock
    this.leaders = shared(() => this.#readLeaders(), LEADERS_FRESH_MS)
    this.#table = shared(async () => {
      const found = await rounds.current()
      return found && { id: found.id, found, seats: await this.seats(found.id) }
    }, FRESH_MS)
  }

  async current() {
    const round = await this.#rounds.current()
    return round && { id: round.id, round: await this.round(round) }
  }

  async table() {
    const table = await this.#table()
    return table && { id: table.id, round: await this.round(table.found), seats: table.seats }
  }

  /** The public view of a round. What depends on the time is calculated on each call. */
  async round(round: PublicRound<Outcome>) {
    const times = timetableOf(this.#rules, round)
    const isShown = this.#clock.now() >= times.resultAt
    const drawn: Phase = isShown ? 'result' : 'draw'
    const undrawn: Phase = round.phase === 'betting' ? 'betting' : 'locked'
    // A round that was refunded without a result shows nothing until the next one opens, a moment later.
    const phase: Phase = round.outcome === null ? undrawn : drawn
    const ends = { betting: times.lockTime, locked: times.drawAt, draw: times.resultAt, result: times.nextAt }
    return {
      epoch: round.epoch,
      index: round.index,
      phase,
      phaseEndsAt: ends[phase],
      ...times,
      ...(await this.#rounds.commitment(round)),
      beaconRound: round.beaconRound,
      beacon: round.beacon,
      beaconSignature: round.beaconSignature,
      limits: publicLimits(round.limits),
      bookVersion: BOOK_VERSION,
      bookRoot: round.bookRoot,
      hash: round.hash,
      outcome: round.outcome,
    }
  }

  async seats(roundId: bigint): Promise<Seats<Choice>> {
    const rows = await this.#db.read<SeatRow>(
      `select b.id, p.nickname, b.stake, b.choice, b.state, b.payout from (
         select * from bets where round_id = $1 order by stake desc, id limit ${SEATS}) b
       join players_public p on p.id = b.player_id order by b.stake desc, b.id`,
      [roundId],
    )
    return { ...(await this.sums(roundId)), bets: rows.map((row) => toSeat<Choice>(row)) }
  }

  async sums(roundId: bigint): Promise<{ playerCount: number; betCount: number; totalGold: number }> {
    const { players, bets, stakes } = only(
      await this.#db.read<{ players: number; bets: number; stakes: Coins }>(
        `select count(distinct player_id)::int4 as players, count(*)::int4 as bets, coalesce(sum(stake), 0)::int8 as stakes
           from bets where round_id = $1`,
        [roundId],
      ),
    )
    return { playerCount: players, betCount: bets, totalGold: toWire(stakes) }
  }

  seat({ id, gold, payout, ...bet }: BetEvent): Seat<Choice> {
    return toSeat({ ...bet, id: BigInt(id), stake: BigInt(gold), payout: payout === null ? null : BigInt(payout) })
  }

  /** Each player's bets in the current round, oldest first. */
  async mine(playerIds: readonly bigint[], roundId: bigint | null) {
    const rows = await this.#db.read<OwnRow>(
      `select id, player_id, stake, choice, state, payout, create_time from bets
         where round_id = $1 and player_id = any($2) order by id`,
      [roundId, playerIds],
    )
    const mine = new Map(playerIds.map((id) => [id, { bets: [] as Own<Choice>[] }]))
    for (const row of rows) mine.get(row.player_id)?.bets.push(toOwnBet<Choice>(row))
    return mine
  }

  async bet(betId: bigint): Promise<Own<Choice>> {
    return toOwnBet(
      only(
        await this.#db.read<OwnRow>(
          'select id, player_id, stake, choice, state, payout, create_time from bets where id = $1',
          [betId],
        ),
      ),
    )
  }

  async #readLeaders() {
    const rows = await this.#db.read<NamedRow & { net: Coins; bets: number }>(
      `select p.nickname, p.hide_name, w.net, w.bets from (
         select player_id, sum(payout - stake)::int8 as net, count(*)::int4 as bets from bets
           where game = $1 and state = 'settled' and create_time >= now_ms() - now_ms() % day_ms()
           group by player_id having sum(payout - stake) > 0 order by net desc, player_id limit ${LEADERS}) w
       join players_public p on p.id = w.player_id order by w.net desc, w.player_id`,
      [this.#rules.id],
    )
    return rows.map((row, i) => ({
      place: i + 1,
      player: publicName(row),
      net: toWire(row.net),
      bets: row.bets,
    }))
  }
}

interface Bet<Choice> {
  id: number
  gold: number
  choice: Choice
  state: 'placed' | 'settled'
  payout: number | null
}
type Seat<Choice> = Bet<Choice> & { player: string }
type Own<Choice> = Bet<Choice> & { createTime: number }
interface Seats<Choice> {
  readonly playerCount: number
  readonly betCount: number
  readonly totalGold: number
  readonly bets: Seat<Choice>[]
}

/** The game validated the choice when the bet was placed. */
const toBet = <Choice>(row: Omit<SeatRow, 'nickname'>): Bet<Choice> => ({
  id: Number(row.id),
  gold: toWire(row.stake),
  choice: row.choice as Choice,
  state: row.state === 'placed' ? 'placed' : 'settled',
  payout: row.payout === null ? null : toWire(row.payout),
})

const toSeat = <Choice>(row: SeatRow): Seat<Choice> => ({ ...toBet<Choice>(row), player: maskName(row.nickname) })

const toOwnBet = <Choice>(row: OwnRow): Own<Choice> => ({ ...toBet<Choice>(row), createTime: Number(row.create_time) })
