// What every player staked and was paid per business day, and the operator's commission. Bets count for the day that is
// open when they are summed up, exactly once.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { Tx } from '../../platform/db/tx.ts'

/** The operator's share of the theoretical edge: 40%. */
const COMMISSION_TENTHS = 4

/** How many of a day's largest wins are stored. */
export const DAY_WINS = 20

/** Settled bets to sum up: own-seed bets by id, and all bets of some rounds. */
export interface SettledBets {
  readonly betIds: readonly bigint[]
  readonly roundIds: readonly bigint[]
}

/** The theoretical edge of each game, in millionths. */
export interface Edges {
  readonly games: readonly string[]
  readonly ppm: readonly number[]
}

/** Equal own-seed bets, counted. */
export interface BetGroup {
  game: string
  choice: unknown
  stake: Coins
  /** How many cells were opened in a step game. */
  steps: number | null
  paid: Coins
  bets: bigint
}

const COLUMNS = 'id, player_id, game, state, round_id, stake, payout, choice, outcome'
const COUNT = `with settled as materialized (
    select b.* from unnest($2::int8[]) i(id) cross join lateral (select ${COLUMNS} from bets where id = i.id offset 0) b
      where b.state = 'settled'
    union all
    select b.* from unnest($3::int8[]) r(id) cross join lateral (select ${COLUMNS} from bets where round_id = r.id offset 0) b
      where b.state = 'settled'
  ), counted as (
    select s.id, s.player_id, s.stake, s.payout, s.stake * e.ppm as edge, r.bet_id is null as is_own
      from settled s join unnest($4::text[], $5::int8[]) e(game, ppm) on e.game = s.game
      left join rewards_staked r on r.bet_id = s.id
  ), added as (
    insert into player_days as d (player_id, day, bets, staked, paid, edge, won)
      select player_id, $1::int4, count(*), sum(stake), sum(payout), coalesce(sum(edge) filter (where is_own), 0),
             coalesce(sum(stake - payout) filter (where is_own), 0)
        from counted group by player_id order by player_id
      on conflict (player_id, day) do update set bets = d.bets + excluded.bets, staked = d.staked + excluded.staked,
        paid = d.paid + excluded.paid, edge = d.edge + excluded.edge, won = d.won + excluded.won
  ), topped as (
    insert into day_wins (day, profit, bet_id)
      select $1::int4, payout - stake, id from counted
        where payout - stake > coalesce((select profit from day_wins where day = $1::int4
                                           order by profit desc offset ${DAY_WINS - 1} limit 1), 0)
        order by payout - stake desc, id limit ${DAY_WINS}
      on conflict do nothing
  ), due as (
    update days set commission = commission + (select coalesce(sum(edge), 0) * ${COMMISSION_TENTHS} / 10 from counted)::int8
      where number = $1
  )
  select game, choice, stake, jsonb_array_length(outcome->'opened') as steps, payout as paid, count(*) as bets
    from settled where round_id is null group by 1, 2, 3, 4, 5`

/** Counts bets for their players and the day; returns the own-seed bets, grouped. */
export async function countBets(tx: Tx, { betIds, roundIds }: SettledBets, { games, ppm }: Edges): Promise<BetGroup[]> {
  if (betIds.length + roundIds.length === 0) return []
  return await tx.query<BetGroup>(COUNT, [await openDay(tx), betIds, roundIds, games, ppm])
}

/** The open day, which stays open until this transaction ends. Retries when it waited for a day to close. */
async function openDay(tx: Tx): Promise<number> {
  for (;;) {
    const [day] = await tx.query<{ number: number }>(
      'select number from days where close_time is null for no key update',
    )
    if (day) return day.number
  }
}
