// What every game has returned so far. Settling a bet writes a note; here notes become totals, exactly once, with the
// expected return and its variance.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { CrashOutcome, GameRules, LotteryRules } from '@glasshouse/rulebook/play/game'
import {
  addMoments,
  betMoments,
  drawMoments,
  crashMoments,
  stepsMoments,
  MILLION,
  rootOf,
  type Moments,
} from '@glasshouse/rulebook/play/spread'
import { toWire } from '@glasshouse/rulebook/core/coins'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { BackgroundLoop } from '../../platform/background-loop.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import { shared } from '../history/paging.ts'
import { countBets, type BetGroup, type Edges } from './player-days.ts'

const ADVANCE_MS = 5000
/**
 * A note has at most some hundred bets; a round counts as one. Larger batches write fewer rows per player, but the
 * embedded engine has one connection that others wait for.
 */
const NOTE_BATCH = { postgresql: 64, embedded: 16 } as const
const FRESH_MS = 1000
const SPREAD_PLACES = 12n
const NOTHING: Moments = { expected: 0n, variance: 0n }

interface Note {
  bet_ids: bigint[] | null
  round_id: bigint | null
}

interface Totals extends Moments {
  readonly bets: bigint
  readonly staked: Coins
  readonly paid: Coins
}

/** A target counts if the bet ended by it: a player who cashed out earlier decided during the round. */
const ROUND_GROUPS = `select b.choice, b.exit, case when b.auto is not null and b.exit in (0, s.stop) then s.stop end as target,
    sum(b.stake)::int8 as staked, sum(b.payout)::int8 as paid, count(*) as bets
  from bets b join rounds r on r.id = b.round_id cross join lateral (select least(b.auto, b.cap, r.round_cap) as stop) s
  where b.round_id = $1 and b.state = 'settled' group by 1, 2, 3`

export class Returns {
  readonly #db: Database
  readonly #rules: ReadonlyMap<string, GameRules>
  readonly #edges: Edges
  readonly #read: () => Promise<ReturnsRow[]>
  /** Every node sums up; notes taken by one node are skipped by the others. */
  readonly loop: BackgroundLoop

  constructor(db: Database, games: readonly GameRules[], log: Logger) {
    this.#db = db
    this.#rules = new Map(games.map((rules) => [rules.id, rules]))
    this.#edges = { games: games.map(({ id }) => id), ppm: games.map(({ edgePpm }) => edgePpm) }
    this.loop = new BackgroundLoop({
      name: 'returns',
      intervalMs: ADVANCE_MS,
      jitter: 0.1,
      run: () => this.sumUpAll(),
      log,
    })
    this.#read = shared(
      () => db.read<ReturnsRow>('select game, bets, staked, paid, expected::text, variance::text from returns'),
      FRESH_MS,
    )
  }

  /** Sums up all pending notes. */
  async sumUpAll(): Promise<void> {
    const count = NOTE_BATCH[this.#db.kind]
    while ((await this.#db.transaction((tx) => this.#sumUpBatch(tx, count))) === count);
  }

  async #sumUpBatch(tx: Tx, count: number): Promise<number> {
    const notes = await tx.query<Note>(
      `delete from returns_due where id = any(array(
         select id from returns_due order by id limit $1 for update skip locked)) returning bet_ids, round_id`,
      [count],
    )
    const totals = new Map<string, Totals>()
    const add = (game: string, more: Totals): void => void totals.set(game, addTotals(totals.get(game), more))
    const ownBetIds = notes.flatMap(({ bet_ids }) => bet_ids ?? [])
    const roundIds = notes.flatMap(({ round_id }) => round_id ?? [])
    for (const group of await countBets(tx, { betIds: ownBetIds, roundIds }, this.#edges))
      add(group.game, this.#groupTotals(group))
    for (const round_id of roundIds) {
      const round = await this.#roundTotals(tx, round_id)
      if (round) add(round.game, round)
    }
    // In a fixed order, so that two nodes never deadlock.
    for (const [game, sums] of [...totals].toSorted(([a], [b]) => (a < b ? -1 : 1))) await saveTotals(tx, game, sums)
    return notes.length
  }

  #groupTotals({ game, choice, stake, steps, paid, bets }: BetGroup): Totals {
    const rules = this.#rules.get(game)
    const sums = { bets, staked: bets * stake, paid: bets * paid }
    if (rules?.kind === 'instant') return { ...sums, ...addMoments(NOTHING, betMoments(rules, stake, choice), bets) }
    if (rules?.kind !== 'steps') throw new Error(`no rules for bets of ${game}`)
    const played = { stake, choice, steps: steps ?? 0, isPaid: paid > 0n }
    return { ...sums, ...addMoments(NOTHING, stepsMoments(rules, played), bets) }
  }

  async #roundTotals(tx: Tx, roundId: bigint): Promise<(Totals & { game: string }) | null> {
    const [round] = await tx.query<{ game: string; outcome: unknown }>(
      'select game, outcome from rounds where id = $1',
      [roundId],
    )
    const groups = await tx.query<RoundGroup>(ROUND_GROUPS, [roundId])
    if (!round || groups.length === 0) return null
    const rules = this.#rules.get(round.game)
    if (rules?.kind !== 'crash' && rules?.kind !== 'lottery') throw new Error(`no rules for rounds of ${round.game}`)
    const moments =
      rules.kind === 'lottery'
        ? lotteryMoments(rules, groups)
        : crashMoments(
            rules,
            groups.map(({ staked, exit, target }) => ({ stake: staked, exit: exit ?? 0, target })),
            (round.outcome as CrashOutcome).bust,
          )
    const sum = (field: (group: RoundGroup) => bigint): bigint =>
      groups.reduce((total, group) => total + field(group), 0n)
    return {
      game: round.game,
      bets: sum(({ bets }) => bets),
      staked: sum(({ staked }) => staked),
      paid: sum(({ paid }) => paid),
      ...moments,
    }
  }

  /** The public totals of each game so far. */
  async all() {
    const rows = new Map((await this.#read()).map((row) => [row.game, row]))
    return [...this.#rules.values()].map(({ id, rtp, edgePpm, topMultiplier }) => ({
      game: id,
      rtp: toDecimal(rtp),
      edgePpm,
      topMultiplier,
      ...toReturn(rows.get(id)),
    }))
  }
}

interface RoundGroup {
  choice: unknown
  exit: number | null
  target: number | null
  staked: Coins
  paid: Coins
  bets: bigint
}

interface ReturnsRow {
  game: string
  bets: bigint
  staked: Coins
  paid: Coins
  expected: string
  variance: string
}

/** Payouts are proportional to the stake, so equal choices count as one bet. */
function lotteryMoments(rules: LotteryRules<unknown, unknown>, groups: readonly RoundGroup[]): Moments {
  const byResult = Array<Coins>(rules.results).fill(0n)
  for (const { staked, choice } of groups) {
    for (const [result, paid] of rules.payoutsByResult(staked, choice).entries()) byResult[result]! += paid
  }
  return drawMoments(rules, byResult)
}

const addTotals = (a: Totals | undefined, b: Totals): Totals =>
  a ? { bets: a.bets + b.bets, staked: a.staked + b.staked, paid: a.paid + b.paid, ...addMoments(a, b) } : b

const ON_CONFLICT_ADD = `do update set bets = r.bets + excluded.bets, staked = r.staked + excluded.staked, paid = r.paid + excluded.paid,
  expected = r.expected + excluded.expected, variance = r.variance + excluded.variance`

async function saveTotals(tx: Tx, game: string, { bets, staked, paid, expected, variance }: Totals): Promise<void> {
  const sums = [game, bets, staked, paid, String(expected), String(variance)]
  await tx.query(
    `insert into returns as r (game, bets, staked, paid, expected, variance) values ($1, $2, $3, $4, $5::text::numeric, $6::text::numeric)
       on conflict (game) ${ON_CONFLICT_ADD}`,
    sums,
  )
  await tx.query(
    `insert into play_sums as r (span, slot, game, bets, staked, paid, expected, variance)
       select s.span, now_ms() / s.ms, $1, $2, $3, $4, $5::text::numeric, $6::text::numeric
         from (values ('minute', 60000), ('hour', 3600000)) s(span, ms)
       on conflict (span, slot, game) ${ON_CONFLICT_ADD}`,
    sums,
  )
}

/** Minute sums only serve the plot of the last hour. */
export async function deleteOldMinutes(tx: Tx): Promise<void> {
  await tx.query(`delete from play_sums where span = 'minute' and slot < now_ms() / 60000 - 2880`)
}

function toReturn(row: ReturnsRow | undefined) {
  if (!row) return { bets: 0, staked: 0, paid: 0, expected: null, spread: null }
  const { bets, staked, paid } = row
  const scale = 10n ** SPREAD_PLACES
  const root = rootOf((BigInt(row.variance) * scale * scale) / MILLION)
  return {
    bets: Number(bets),
    staked: toWire(staked),
    paid: toWire(paid),
    expected: toDecimal({ of: BigInt(row.expected), per: MILLION * staked }),
    spread: toDecimal({ of: root, per: scale * staked }),
  }
}
