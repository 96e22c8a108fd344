// A crash game's rounds and bets as players see them. Reads only, and never a SecretRound, so everything here is
// public.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { BOOK_VERSION } from '@glasshouse/rulebook/play/bet-book'
import type { CrashOutcome, CrashRules } from '@glasshouse/rulebook/play/game'
import type { CrashBet, OwnCrashBets, CrashRound, CrashSeat } from '@glasshouse/rulebook/wire/play/crash-engine'
import type { Chains } from '../fairness/chain.ts'
import { nextWindow } from '../fairness/beacon/schedule.ts'
import { sharedReads } from '../../platform/shared-reads.ts'
import { only, type Database, type NotNull } from '../../platform/db/tx.ts'
import type { Joined } from '../rounds/round-bets.ts'
import { maskName } from '../history/mask-name.ts'
import { shared } from '../history/paging.ts'
import type { BetEvent, RoundViews } from '../rounds/round-topics.ts'
import type { Rounds } from '../rounds/rounds.ts'
import { publicLimits, type PublicRound } from '../rounds/round.ts'

/** How many bets of a round are listed; the sums cover all. */
const SEATS = 50
/** Polls within this time share one read of the round. */
const FRESH_MS = 100

interface SeatRow {
  id: bigint
  nickname: string
  stake: Coins
  state: CrashSeat['state']
  exit: number | null
  payout: Coins | null
}

interface OwnRow {
  id: bigint
  player_id: bigint
  stake: Coins
  choice: { auto: number | null }
  cap: NotNull<number>
  state: Joined['state']
  exit: number | null
  payout: Coins | null
  epoch: number | null
  index: number | null
  create_time: bigint
}

const OWN = `select b.id, b.player_id, b.stake, b.choice, b.cap, b.state, b.exit, b.payout, b.create_time, r.epoch, r.index
  from bets b left join rounds r on r.id = b.round_id`

export class CrashViews implements RoundViews {
  readonly #db: Database
  readonly #rules: CrashRules
  readonly #rounds: Rounds<CrashOutcome>
  readonly #chains: Pick<Chains, 'beacon'>
  /** The current round with its bets, shared by simultaneous requests. */
  readonly table: () => Promise<{ id: bigint; round: CrashRound; seats: Seats } | null>

  constructor(db: Database, rules: CrashRules, rounds: Rounds<CrashOutcome>, chains: Pick<Chains, 'beacon'>) {
    this.#db = db
    this.#rules = rules
    this.#rounds = rounds
    this.#chains = chains
    this.table = shared(async () => {
      const current = await this.current()
      return current && { ...current, seats: await this.seats(current.id) }
    }, FRESH_MS)
  }

  /** The round right now; null while the game is paused. */
  async current(): Promise<{ id: bigint; round: CrashRound } | null> {
    const round = await this.#rounds.current()
    return round && { id: round.id, round: await this.round(round) }
  }

  async round(round: PublicRound<CrashOutcome>): Promise<CrashRound> {
    const { epoch, index, phase, lockTime, startedAt, endedAt, bookRoot, roundCap, outcome, hash, incident } = round
    return {
      epoch,
      index,
      // Refunded without a result: there is nothing to show.
      phase: endedAt !== null && outcome === null ? 'locked' : phase === 'over' ? 'result' : phase,
      phaseEndsAt: phase === 'betting' ? lockTime : endedAt === null ? null : this.#nextOpensAt(endedAt),
      lockTime,
      startedAt,
      endedAt,
      ...(await this.#rounds.commitment(round)),
      beaconRound: round.beaconRound,
      beacon: round.beacon,
      beaconSignature: round.beaconSignature,
      limits: publicLimits(round.limits),
      bookVersion: BOOK_VERSION,
      bookRoot,
      roundCap,
      bust: outcome?.bust ?? null,
      hash,
      incident,
    }
  }

  /** When the result makes room for the next betting window. */
  #nextOpensAt(endedAt: number): number {
    const { bettingMs, resultMs } = this.#rules.phases
    return nextWindow(this.#chains.beacon, endedAt + resultMs, bettingMs).opensAt
  }

  async seats(roundId: bigint): Promise<Seats> {
    const rows = await this.#db.read<SeatRow>(
      `select b.id, p.nickname, b.stake, b.state, b.exit, b.payout from (
         select * from bets where round_id = $1 and state <> 'cancelled' order by stake desc, id limit ${SEATS}) b
       join players_public p on p.id = b.player_id order by b.stake desc, b.id`,
      [roundId],
    )
    return { ...(await this.sums(roundId)), bets: rows.map(toSeat) }
  }

  async sums(roundId: bigint): Promise<{ playerCount: number; totalGold: number }> {
    const { players, stakes } = only(
      await this.#db.read<{ players: number; stakes: Coins }>(
        `select count(*)::int4 as players, coalesce(sum(stake), 0)::int8 as stakes from bets
           where round_id = $1 and state <> 'cancelled'`,
        [roundId],
      ),
    )
    return { playerCount: players, totalGold: toWire(stakes) }
  }

  /** Each player's bet in the current round and the one queued for the next. */
  async mine(playerIds: readonly bigint[], roundId: bigint | null): Promise<Map<bigint, OwnCrashBets>> {
    const rows = await this.#db.read<OwnRow>(
      `${OWN} where b.player_id = any($1) and b.game = $2 and b.state = 'queued'
       union all
       ${OWN} where b.round_id = $3 and b.player_id = any($1) and b.state <> 'cancelled'`,
      [playerIds, this.#rules.id, roundId],
    )
    const mine = new Map<bigint, OwnCrashBets>(playerIds.map((id) => [id, { my: null, next: null }]))
    for (const row of rows) {
      const known = mine.get(row.player_id) ?? { my: null, next: null }
      mine.set(row.player_id, row.state === 'queued' ? { ...known, next: toBet(row) } : { ...known, my: toBet(row) })
    }
    return mine
  }

  /** A bet as its player sees it. */
  async bet(betId: bigint): Promise<CrashBet> {
    const bet = await this.#bets(betId)
    if (!bet) throw new Error(`bet ${betId} does not exist`)
    return bet
  }

  readonly #bets = sharedReads('bet_views', async (ids: readonly bigint[]) => {
    const rows = await this.#db.read<OwnRow>(`${OWN} where b.id = any($1)`, [ids])
    return new Map(rows.map((row) => [row.id, toBet(row)]))
  })

  seat({ state, gold, payout, ...bet }: BetEvent): CrashSeat {
    return toSeat({
      ...bet,
      id: BigInt(bet.id),
      state: state === 'queued' ? 'placed' : state,
      stake: BigInt(gold),
      payout: payout === null ? null : BigInt(payout),
    })
  }
}

interface Seats {
  readonly playerCount: number
  readonly totalGold: number
  readonly bets: readonly CrashSeat[]
}

const toSeat = (row: SeatRow): CrashSeat => ({
  id: Number(row.id),
  player: maskName(row.nickname),
  gold: toWire(row.stake),
  state: row.state,
  exit: row.exit,
  payout: row.payout === null ? null : toWire(row.payout),
})

const toBet = (row: OwnRow): CrashBet => ({
  id: Number(row.id),
  gold: toWire(row.stake),
  auto: row.choice.auto,
  cap: row.cap,
  state: row.state,
  exit: row.exit,
  payout: row.payout === null ? null : toWire(row.payout),
  round: row.epoch === null || row.index === null ? null : { epoch: row.epoch, index: row.index },
  createTime: Number(row.create_time),
})
