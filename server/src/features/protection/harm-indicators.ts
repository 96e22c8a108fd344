// Harm indicators, evaluated once per finished day: night play, steeply rising stakes, repeated deposits, loosened limits.
// The player gets a message that links to time-outs, and operators see the indicator. Nothing is restricted automatically.

import { notifyPlayer } from '../../platform/db/notify-player.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { DAY_MS, dayOf, isFirst } from '../../play/stats/days.ts'

/** Night play: bets between 00:00 and 05:00 UTC that span at least two hours. */
const NIGHT_HOURS = 5
const NIGHT_BETS = 50
const NIGHT_SPAN_MS = 2 * 3_600_000
/** Rising stakes: a multiple of the average over at least three days played in the week before. */
const RISING_TIMES = 3
const RISING_DAYS = 3
const RISING_GOLD = 50_000
/** Deposits within one hour. */
const RECHARGES = 4
/** Limits loosened, or requested to be, on one day. */
const LOOSENED = 2

/** $1 is the day, $2 its first millisecond. The recursion visits games one by one, because the index starts with game. */
const FIND_INDICATORS = `with recursive games (game) as (
    (select min(game) from bets)
    union all
    select (select min(b.game) from bets b where b.game > g.game) from games g where g.game is not null
  )
  select player_id, sign, facts::text as facts from (
    select player_id, 'night' as sign, jsonb_build_object('bets', count(*)) as facts
      from games g cross join lateral (select player_id, create_time from bets where game = g.game and create_time >= $2
                                         and create_time < $2 + ${NIGHT_HOURS} * 3600000::int8 offset 0) b
      group by player_id having count(*) >= ${NIGHT_BETS} and max(create_time) - min(create_time) >= ${NIGHT_SPAN_MS}
    union all
    select d.player_id, 'rising', jsonb_build_object('staked', d.staked, 'usually', w.staked)
      from played_days d cross join lateral (
        select (avg(o.staked))::int8 as staked, count(*) as days from played_days o
          where o.player_id = d.player_id and o.day >= d.day - 7 and o.day < d.day and o.staked > 0) w
      where d.day = $1 and w.days >= ${RISING_DAYS} and d.staked >= ${RISING_GOLD} and d.staked >= w.staked * ${RISING_TIMES}
    union all
    select r.player_id, 'recharges', jsonb_build_object('recharges', max(r.near))
      from (select player_id, count(*) over (partition by player_id order by create_time
                     range between 3600000::int8 preceding and current row) as near
              from recharges_public where create_time >= $2 and create_time < $2 + ${DAY_MS}) r
      where r.near >= ${RECHARGES} group by r.player_id
    union all
    select player_id, 'loosened', jsonb_build_object('limits', count(*))
      from protection_events where create_time >= $2 and create_time < $2 + ${DAY_MS} and step in ('limit.asked', 'limit.looser')
      group by player_id having count(*) >= ${LOOSENED}
  ) s order by player_id, sign`

/** Evaluates the day before `now`, on whichever node is first. */
export async function recordHarmIndicators(db: Database, now: number): Promise<void> {
  const day = dayOf(now) - 1
  const task = `signs:${day}`
  if ((await db.read('select 1 from job_runs where name = $1', [`done:${task}`])).length > 0) return
  const evaluate = async (tx: Tx): Promise<void> => {
    if (!(await isFirst(tx, task))) return
    const found = await tx.query<{ player_id: bigint; sign: string; facts: string }>(FIND_INDICATORS, [
      day,
      day * DAY_MS,
    ])
    for (const { player_id, sign, facts } of found) {
      const [inserted] = await tx.query(
        `insert into harm_signs (player_id, day, sign, facts) values ($1, $2, $3, $4::text::jsonb)
           on conflict do nothing returning sign`,
        [player_id, day, sign, facts],
      )
      if (inserted)
        await notifyPlayer(tx, player_id, 'protection.sign', { sign, ...(JSON.parse(facts) as Record<string, number>) })
    }
  }
  await db.transaction(evaluate, { patient: true })
}
