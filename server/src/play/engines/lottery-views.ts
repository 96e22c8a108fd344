// A draw's rounds and bets as they are shown. Reads only, and takes no SecretRound: what is here may be told.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { only, type Database } from '../../platform/db/tx.ts'
import type { Clock } from '../cluster/clock.ts'
import { timetable } from './lottery-machine.ts'
import { maskName, shownName, type Named } from '../history/mask-name.ts'
import { shared } from '../history/paging.ts'
import type { BetSaid, RoundViews } from '../rounds/round-topics.ts'
import type { PublicRound, Rounds } from '../rounds/rounds.ts'

/** How many bets of a round are listed; the sums are over all. */
const SEATS = 50
/** Polls within this time share one look at the round. */
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
  /** The round under way with its bets: one look serves all who ask at the same moment. */
  readonly #table: () => Promise<{ id: bigint; found: PublicRound<Outcome>; seats: Seats<Choice> } | null>
  /** Today's largest net winners: one look serves all for some seconds. */
  readonly leaders: () => Promise<{ place: number; player: string; net: number; bets: number }[]>

  constructor(db: Database, rules: LotteryRules<Choice, Outcome>, rounds: Rounds<Outcome>, clock: Clock) {
    this.#db = db
    this.#rules = rules
    this.#rounds = rounds
    this.#clock = clock
    this.leaders = shared(() => this.#readLeaders(), LEADERS_FRESH_MS)
    this.#table = shared(async () => {
      const found = await rounds.underWay()
      return found && { id: found.id, found, seats: await this.seats(found.id) }
    }, FRESH_MS)
  }

  async current() {
    const round = await this.#rounds.underWay()
    return round && { id: round.id, round: await this.round(round) }
  }

  async table() {
    const table = await this.#table()
    return table && { id: table.id, round: await this.round(table.found), seats: table.seats }
  }

  /** The round as everyone may see it. What follows from the time alone is reckoned when it is shown. */
  async round(round: PublicRound<Outcome>) {
    const times = timetable(this.#rules, round.lockTime)
    const isShown = this.#clock.now() >= times.resultAt
    const drawn: Phase = isShown ? 'result' : 'draw'
    const phase: Phase = round.phase === 'betting' || round.phase === 'locked' ? round.phase : drawn
    const ends = { betting: times.lockTime, locked: times.drawAt, draw: times.resultAt, result: times.nextAt }
    return {
      epoch: round.epoch,
      index: round.index,
      phase,
      phaseEndsAt: ends[phase],
      ...times,
      ...(await this.#rounds.binding(round)),
      beaconRound: null,
      bookRoot: round.bookRoot,
      hash: round.hash,
      outcome: round.outcome,
    }
  }

  async seats(roundId: bigint): Promise<Seats<Choice>> {
    const rows = await this.#db.read<SeatRow>(
      `select b.id, p.nickname, b.stake, b.choice, b.state, b.payout from (
         select * from bets where round_id = $1 order by stake desc, id limit ${SEATS}) b
       join players p on p.id = b.player_id order by b.stake desc, b.id`,
      [roundId],
    )
    return { ...(await this.sums(roundId)), bets: rows.map((row) => seatOf<Choice>(row)) }
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

  seat({ id, gold, payout, ...bet }: BetSaid): Seat<Choice> {
    return seatOf({ ...bet, id: BigInt(id), stake: BigInt(gold), payout: payout === null ? null : BigInt(payout) })
  }

  /** Of each of these players: the bets in the round under way, oldest first. */
  async mine(playerIds: readonly bigint[], roundId: bigint | null) {
    const rows = await this.#db.read<OwnRow>(
      `select id, player_id, stake, choice, state, payout, create_time from bets
         where round_id = $1 and player_id = any($2) order by id`,
      [roundId, playerIds],
    )
    const mine = new Map(playerIds.map((id) => [id, { bets: [] as Own<Choice>[] }]))
    for (const row of rows) mine.get(row.player_id)?.bets.push(ownBet<Choice>(row))
    return mine
  }

  async bet(betId: bigint): Promise<Own<Choice>> {
    return ownBet(
      only(
        await this.#db.read<OwnRow>(
          'select id, player_id, stake, choice, state, payout, create_time from bets where id = $1',
          [betId],
        ),
      ),
    )
  }

  async #readLeaders() {
    const rows = await this.#db.read<Named & { net: Coins; bets: number }>(
      `select p.nickname, p.hide_name, w.net, w.bets from (
         select player_id, sum(payout - stake)::int8 as net, count(*)::int4 as bets from bets
           where game = $1 and state = 'settled' and create_time >= now_ms() - now_ms() % 86400000
           group by player_id having sum(payout - stake) > 0 order by net desc, player_id limit ${LEADERS}) w
       join players p on p.id = w.player_id order by w.net desc, w.player_id`,
      [this.#rules.id],
    )
    return rows.map((row, i) => ({
      place: i + 1,
      player: shownName(row),
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

/** The choice was checked by its game when it was written. */
const betOf = <Choice>(row: Omit<SeatRow, 'nickname'>): Bet<Choice> => ({
  id: Number(row.id),
  gold: toWire(row.stake),
  choice: row.choice as Choice,
  state: row.state === 'placed' ? 'placed' : 'settled',
  payout: row.payout === null ? null : toWire(row.payout),
})

const seatOf = <Choice>(row: SeatRow): Seat<Choice> => ({ ...betOf<Choice>(row), player: maskName(row.nickname) })

const ownBet = <Choice>(row: OwnRow): Own<Choice> => ({ ...betOf<Choice>(row), createTime: Number(row.create_time) })
