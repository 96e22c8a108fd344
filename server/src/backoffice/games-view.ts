// The current state of every game: status, round, leader, open bets, today's totals and limits.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { GameRules } from '@glasshouse/rulebook/play/game'
import { houseLimits, applyOperatorLimits, stepGamesMost, type HouseLimits } from '@glasshouse/rulebook/play/limits'
import type { GameRow } from '@glasshouse/rulebook/wire/backoffice/games'
import { only, type Database } from '../platform/db/tx.ts'
import { readGameStatuses, type GameStatus } from '../play/risk/game-status.ts'
import { loadChains, roundsLeft } from './games-chains.ts'
import { DEVIATION, startOfDay } from './today-sums.ts'

interface RoundRow {
  game: string
  epoch: number
  index: number
  phase: string
  since: bigint
}
interface LastRow {
  game: string
  epoch: number
  index: number
  ended_at: bigint
}
interface OpenRow {
  game: string
  bets: number
  gold: Coins
}
interface StepsRow {
  game: string
  owed: Coins
  idle: number
}
interface SumRow {
  game: string
  bets: bigint
  staked: Coins
  paid: Coins
  deviation: string | null
}

const OPEN_ROUNDS = `select game, epoch, index, phase,
    case phase when 'betting' then create_time when 'locked' then lock_time when 'running' then started_at else ended_at end as since
  from rounds where phase <> 'over'`
const LAST_ROUNDS = `select g.game, r.epoch, r.index, r.ended_at from unnest($1::text[]) g(game) cross join lateral (
    select epoch, index, ended_at from rounds where game = g.game and ended_at is not null order by create_time desc limit 1) r`
/** Each part uses a partial index on open bets. */
const OPEN_BETS = `select game, sum(bets)::int4 as bets, sum(gold)::int8 as gold from (
    select r.game, count(*) as bets, sum(b.stake) as gold from rounds r join bets b on b.round_id = r.id and b.state = 'placed'
      where r.phase <> 'over' group by 1
    union all select game, count(*), sum(stake) from bets where state = 'queued' group by 1
    union all select l.game, count(*), sum(b.stake) from step_games l join bets b on b.id = l.bet_id where l.is_open group by 1
  ) o group by game`
const STEP_GAMES = `select l.game, sum(l.above_stake)::int8 as owed,
    (count(*) filter (where cardinality(l.opened) > 0 and l.touched_at < now_ms() - r.early_ms))::int4 as idle
  from step_games l join unnest($1::text[], $2::int8[]) r(game, early_ms) on r.game = l.game where l.is_open group by 1`
const TODAY = `select game, sum(bets)::int8 as bets, sum(staked)::int8 as staked, sum(paid)::int8 as paid, ${DEVIATION} as deviation
  from play_sums where span = 'hour' and slot >= $1 group by game`

export async function loadGameRows(
  db: Database,
  games: readonly GameRules[],
): Promise<{ now: number; recovering: boolean; games: GameRow[] }> {
  const { now, bankroll, recovering } = only(
    await db.read<{ now: bigint; bankroll: Coins; recovering: boolean }>(
      'select now_ms() as now, bankroll_coins() as bankroll, is_recovering() as recovering',
    ),
  )
  const byGame = async <Row extends { game: string }>(sql: string, params: unknown[] = []) =>
    new Map((await db.read<Row>(sql, params)).map((row) => [row.game, row]))
  const ids = games.map(({ id }) => id)
  const rounds = await byGame<RoundRow>(OPEN_ROUNDS)
  const last = await byGame<LastRow>(LAST_ROUNDS, [ids])
  const open = await byGame<OpenRow>(OPEN_BETS)
  const sums = await byGame<SumRow>(TODAY, [startOfDay(Number(now)) / 3_600_000])
  const stepRules = games.filter((rules) => rules.kind === 'steps')
  const steps = await byGame<StepsRow>(STEP_GAMES, [
    stepRules.map(({ id }) => id),
    stepRules.map(({ earlyExpiryMs }) => earlyExpiryMs),
  ])
  const owed = [...steps.values()].reduce((sum, each) => sum + each.owed, 0n)
  const mostOwed = toWire(stepGamesMost(owed, bankroll))
  const leaders = await byGame<{ game: string; holder: string }>(
    `select substr(name, 8) as game, holder::text from leases where name like 'leader:%' and expires_at > now_ms()`,
  )
  const statusOf = await readGameStatuses({ query: (sql, params) => db.read(sql, params) })
  const published = await loadChains(db)
  const rows = games.map((rules): GameRow => {
    const { id, kind } = rules
    const [round, ended, sum] = [rounds.get(id), last.get(id), sums.get(id)]
    const { pausedAt, pauseReason } = statusOf(id)
    return {
      game: id,
      kind,
      pausedAt,
      pauseReason,
      round: round ? { epoch: round.epoch, index: round.index, phase: round.phase, since: Number(round.since) } : null,
      last: ended ? { epoch: ended.epoch, index: ended.index, endedAt: Number(ended.ended_at) } : null,
      leader: leaders.get(id)?.holder ?? null,
      roundsLeft: kind === 'crash' || kind === 'lottery' ? roundsLeft(published, id) : null,
      openBets: open.get(id)?.bets ?? 0,
      openGold: toWire(open.get(id)?.gold ?? 0n),
      steps: rules.kind === 'steps' ? toSteps(rules, steps.get(id), mostOwed) : null,
      bets: Number(sum?.bets ?? 0),
      staked: toWire(sum?.staked ?? 0n),
      paid: toWire(sum?.paid ?? 0n),
      deviation: sum?.deviation ?? null,
      limits: toLimits(rules, bankroll, statusOf(id)),
    }
  })
  return { now: Number(now), recovering, games: rows }
}

const toSteps = ({ earlyExpiryMs }: { earlyExpiryMs: number }, row: StepsRow | undefined, mostOwed: number) => ({
  owed: toWire(row?.owed ?? 0n),
  mostOwed,
  idle: row?.idle ?? 0,
  idleMinutes: earlyExpiryMs / 60_000,
})

function toLimits(rules: GameRules, bankroll: Coins, { limits: own, next }: GameStatus): GameRow['limits'] {
  const top = houseLimits(rules.edgePpm, bankroll)
  const effective = applyOperatorLimits(top, own)
  const toWireOrNull = (coins: Coins | null): number | null => (coins === null ? null : toWire(coins))
  return {
    maxGold: toWire(maxStake(rules, effective)),
    maxProfit: toWire(effective.profitPerBet),
    topGold: toWire(maxStake(rules, top)),
    topProfit: toWire(top.profitPerBet),
    own: { maxGold: toWireOrNull(own.stakeMax), maxProfit: toWireOrNull(own.profitMax) },
    next: next && { maxGold: toWireOrNull(next.stakeMax), maxProfit: toWireOrNull(next.profitMax), from: next.from },
  }
}

/** The largest stake that any single choice accepts; 0 if none accepts any. */
export function maxStake(rules: GameRules, limits: HouseLimits): Coins {
  if (rules.kind === 'crash') return maxOrZero(rules.stakes(limits))
  const choices = ('lines' in rules && rules.lines?.()) || rules.choices()
  let most = 0n
  for (const choice of choices) {
    const max = maxOrZero(rules.stakes(choice, limits))
    if (max > most) most = max
  }
  return most
}

const maxOrZero = ({ min, max }: { min: Coins; max: Coins }): Coins => (max < min ? 0n : max)
