// What every game has returned so far. Settled bets are noted as they are settled; here the notes are turned into
// totals, a few at a time and each exactly once, with what was to be expected of these bets and how far it may stray.

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
import type { Database, Tx } from '../../platform/db/tx.ts'
import { shared } from '../history/paging.ts'
import { countBets, type BetGroup, type Edges } from './player-days.ts'

const ADVANCE_MS = 5000
/**
 * A note holds at most some hundred bets, and a round is reckoned as a whole. The more at a time, the fewer rows are written
 * for the players who made them; the embedded engine has one connection, and others wait for it.
 */
const NOTES_AT_ONCE = { postgresql: 64, embedded: 16 } as const
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

/** A target counts where it was kept to: whoever jumped before it decided on the way. */
const OF_ROUND = `select b.choice, b.exit, case when b.auto is not null and b.exit in (0, s.stop) then s.stop end as target,
    sum(b.stake)::int8 as staked, sum(b.payout)::int8 as paid, count(*) as bets
  from bets b join rounds r on r.id = b.round_id cross join lateral (select least(b.auto, b.cap, r.round_cap) as stop) s
  where b.round_id = $1 and b.state = 'settled' group by 1, 2, 3`

export class Returns {
  readonly #db: Database
  readonly #rules: ReadonlyMap<string, GameRules>
  readonly #edges: Edges
  readonly #onError: (error: unknown) => void
  readonly #read: () => Promise<ReturnsRow[]>
  #timer: NodeJS.Timeout | null = null
  #running: Promise<unknown> = Promise.resolve()

  constructor(db: Database, games: readonly GameRules[], onError: (error: unknown) => void) {
    this.#db = db
    this.#rules = new Map(games.map((rules) => [rules.id, rules]))
    this.#edges = { games: games.map(({ id }) => id), ppm: games.map(({ edgePpm }) => edgePpm) }
    this.#onError = onError
    this.#read = shared(
      () => db.read<ReturnsRow>('select game, bets, staked, paid, expected::text, variance::text from returns'),
      FRESH_MS,
    )
  }

  /** Every node sums up; what one has taken, another passes over. */
  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.advance()).catch(this.#onError)
    }, ADVANCE_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    await this.#running
  }

  /** Sums up all that is noted. */
  async advance(): Promise<void> {
    const count = NOTES_AT_ONCE[this.#db.kind]
    while ((await this.#db.transaction((tx) => this.#some(tx, count))) === count);
  }

  async #some(tx: Tx, count: number): Promise<number> {
    const notes = await tx.query<Note>(
      `delete from returns_due where id = any(array(
         select id from returns_due order by id limit $1 for update skip locked)) returning bet_ids, round_id`,
      [count],
    )
    const totals = new Map<string, Totals>()
    const add = (game: string, more: Totals): void => void totals.set(game, addTotals(totals.get(game), more))
    const alone = notes.flatMap(({ bet_ids }) => bet_ids ?? [])
    const roundIds = notes.flatMap(({ round_id }) => round_id ?? [])
    for (const group of await countBets(tx, { betIds: alone, roundIds }, this.#edges))
      add(group.game, this.#ofGroup(group))
    for (const round_id of roundIds) {
      const round = await this.#ofRound(tx, round_id)
      if (round) add(round.game, round)
    }
    // Always in one order, so that two nodes never wait for one another.
    for (const [game, sums] of [...totals].toSorted(([a], [b]) => (a < b ? -1 : 1))) await addTo(tx, game, sums)
    return notes.length
  }

  #ofGroup({ game, choice, stake, steps, paid, bets }: BetGroup): Totals {
    const rules = this.#rules.get(game)
    const sums = { bets, staked: bets * stake, paid: bets * paid }
    if (rules?.kind === 'instant') return { ...sums, ...addMoments(NOTHING, betMoments(rules, stake, choice), bets) }
    if (rules?.kind !== 'steps') throw new Error(`no rules for bets of ${game}`)
    const played = { stake, choice, steps: steps ?? 0, isPaid: paid > 0n }
    return { ...sums, ...addMoments(NOTHING, stepsMoments(rules, played), bets) }
  }

  async #ofRound(tx: Tx, roundId: bigint): Promise<(Totals & { game: string }) | null> {
    const [round] = await tx.query<{ game: string; outcome: unknown }>(
      'select game, outcome from rounds where id = $1',
      [roundId],
    )
    const groups = await tx.query<RoundGroup>(OF_ROUND, [roundId])
    if (!round || groups.length === 0) return null
    const rules = this.#rules.get(round.game)
    if (rules?.kind !== 'crash' && rules?.kind !== 'lottery') throw new Error(`no rules for rounds of ${round.game}`)
    const moments =
      rules.kind === 'lottery'
        ? momentsOfDraw(rules, groups)
        : crashMoments(
            rules,
            groups.map(({ staked, exit, target }) => ({ stake: staked, exit: exit ?? 0, target })),
            (round.outcome as CrashOutcome).bust,
          )
    const sum = (of: (group: RoundGroup) => bigint): bigint => groups.reduce((total, group) => total + of(group), 0n)
    return {
      game: round.game,
      bets: sum(({ bets }) => bets),
      staked: sum(({ staked }) => staked),
      paid: sum(({ paid }) => paid),
      ...moments,
    }
  }

  /** The totals of each game so far, as everyone may see them. */
  async all() {
    const known = new Map((await this.#read()).map((row) => [row.game, row]))
    return [...this.#rules.values()].map(({ id, rtp, edgePpm, topMultiplier }) => ({
      game: id,
      rtp: toDecimal(rtp),
      edgePpm,
      topMultiplier,
      ...measured(known.get(id)),
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

/** What a choice is paid grows with its stake and nothing else, so equal choices are one bet. */
function momentsOfDraw(rules: LotteryRules<unknown, unknown>, groups: readonly RoundGroup[]): Moments {
  const byResult = Array<Coins>(rules.results).fill(0n)
  for (const { staked, choice } of groups) {
    for (const [result, paid] of rules.payoutsByResult(staked, choice).entries()) byResult[result]! += paid
  }
  return drawMoments(rules, byResult)
}

const addTotals = (a: Totals | undefined, b: Totals): Totals =>
  a ? { bets: a.bets + b.bets, staked: a.staked + b.staked, paid: a.paid + b.paid, ...addMoments(a, b) } : b

const ADDED = `do update set bets = r.bets + excluded.bets, staked = r.staked + excluded.staked, paid = r.paid + excluded.paid,
  expected = r.expected + excluded.expected, variance = r.variance + excluded.variance`

async function addTo(tx: Tx, game: string, { bets, staked, paid, expected, variance }: Totals): Promise<void> {
  const sums = [game, bets, staked, paid, String(expected), String(variance)]
  await tx.query(
    `insert into returns as r (game, bets, staked, paid, expected, variance) values ($1, $2, $3, $4, $5::text::numeric, $6::text::numeric)
       on conflict (game) ${ADDED}`,
    sums,
  )
  await tx.query(
    `insert into play_sums as r (span, slot, game, bets, staked, paid, expected, variance)
       select s.span, now_ms() / s.ms, $1, $2, $3, $4, $5::text::numeric, $6::text::numeric
         from (values ('minute', 60000), ('hour', 3600000)) s(span, ms)
       on conflict (span, slot, game) ${ADDED}`,
    sums,
  )
}

function measured(row: ReturnsRow | undefined) {
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
