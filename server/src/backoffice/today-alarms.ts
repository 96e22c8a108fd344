// Periodic health checks. Each check is a read-only query; its findings are stored with the time they were first seen.
// Nothing is repaired here. Only the lease holder runs the checks.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { GameRules } from '@glasshouse/rulebook/play/game'
import { areStepGamesFull, stepGamesMost } from '@glasshouse/rulebook/play/limits'
import { alarmKinds, type AlarmKind } from '@glasshouse/rulebook/wire/backoffice/today'
import { BackgroundLoop } from '../platform/background-loop.ts'
import { only, type Database, type Tx } from '../platform/db/tx.ts'
import type { Logger } from '../platform/log.ts'
import { LawWalk } from '../ledger/law-walk.ts'
import type { Leases } from '../play/cluster/leases.ts'
import { deleteOldMinutes } from '../play/stats/returns.ts'
import type { AlarmChange, AlarmNotices } from './alarm-notices.ts'
import { waitingQueries } from './alarm-waiting.ts'
import { loadChains, roundsLeft } from './games-chains.ts'
import { alarmText } from './today.ts'

const CHECK_MS = 10_000
const HOUR_MS = 3_600_000
/** The next chain must be published when this many rounds remain, or a fifth of a shorter chain. */
const MIN_CHAIN_ROUNDS = 20_000
/** The allowed deviation of a day's result, in standard deviations. */
const MAX_DEVIATION = 4
const MAX_FINDINGS = 50
/** Countries in which a player may appear within a day, counting each change. */
const MAX_PLACES = 4

export interface AlarmFinding {
  readonly subject: string
  readonly facts: Readonly<Record<string, string | number>>
}

interface Check {
  readonly kind: AlarmKind
  readonly intervalMs: number
  find(db: Database, games: readonly GameRules[]): Promise<readonly AlarmFinding[]>
}

/** A check of one query, whose rows are the findings. */
const queryCheck = (kind: AlarmKind, sql: string): Check => ({
  kind,
  intervalMs: CHECK_MS,
  find: async (db) => {
    const rows = await db.read<{ subject: string; facts: AlarmFinding['facts'] }>(`${sql} limit ${MAX_FINDINGS}`)
    return rows.map(({ subject, facts }) => ({ subject, facts }))
  },
})

const isShared = ({ kind }: GameRules): boolean => kind === 'crash' || kind === 'lottery'

/** A check that runs for each unpaused game with shared rounds. */
const gameCheck = (kind: AlarmKind, sql: string): Check => ({
  kind,
  intervalMs: CHECK_MS,
  find: async (db, games) =>
    await db.read<AlarmFinding>(
      `select g.game as subject, w.facts from unnest($1::text[]) g(game) cross join lateral (${sql}) w
         where not exists (select 1 from game_status s where s.game = g.game and s.pause_time is not null)`,
      [games.filter(isShared).map(({ id }) => id)],
    ),
})

/** A round is stuck if its phase is overdue by far longer than any round takes. */
const STUCK = `select jsonb_build_object('phase', coalesce(r.phase, 'none'), 'seconds', (now_ms() - coalesce(r.since, l.since)) / 1000) as facts
  from (select 1) one
  left join lateral (select phase, case phase when 'betting' then lock_time when 'locked' then lock_time
      when 'running' then started_at else ended_at end as since from rounds where game = g.game and phase <> 'over') r on true
  left join lateral (select coalesce(ended_at, create_time) as since from rounds where game = g.game
      order by create_time desc limit 1) l on true
  where now_ms() - coalesce(r.since, l.since) > case coalesce(r.phase, 'none') when 'betting' then 15000 when 'locked' then 90000
    when 'running' then 300000 else 120000 end`

/** All step games share what they may be owed, so each that is owed something is named. */
async function findFullGames(db: Database): Promise<readonly AlarmFinding[]> {
  const owed = await db.read<{ game: string; owed: Coins }>(
    'select game, sum(above_stake)::int8 as owed from step_games where is_open group by game having sum(above_stake) > 0',
  )
  const { coins } = only(await db.read<{ coins: Coins }>('select bankroll_coins() as coins'))
  const total = owed.reduce((sum, each) => sum + each.owed, 0n)
  if (!areStepGamesFull(total, coins)) return []
  const most = Number(stepGamesMost(total, coins))
  return owed.map((each) => ({ subject: each.game, facts: { owed: Number(each.owed), most } }))
}
/** Players who left a closed country or entered one within a day, or changed their country often. */
const JUMPS = `select c.player_id::text as subject,
    jsonb_build_object('countries', string_agg(distinct c.country, ', '), 'changes', count(*) - 1) as facts
  from (select player_id, country from place_changes where create_time > now_ms() - day_ms()
        union all
        select p.id, coalesce((select o.country from place_changes o where o.player_id = p.id
                                 and o.create_time <= now_ms() - day_ms() order by o.id desc limit 1), p.country)
          from players p where p.id in (select player_id from place_changes where create_time > now_ms() - day_ms())) c
  group by c.player_id
  having count(distinct c.country) > 1 and (bool_or(not is_country_allowed(c.country)) or count(*) > ${MAX_PLACES})
  order by c.player_id`

export const checks: readonly Check[] = [
  queryCheck(
    'ledger.sum',
    `select 'ledger' as subject, jsonb_build_object('gold', sum(balance)) as facts from accounts having sum(balance) <> 0`,
  ),
  {
    kind: 'ledger.law',
    intervalMs: HOUR_MS,
    find: async (db) => (await new LawWalk(db).run()).map(({ law, broken }) => ({ subject: law, facts: { broken } })),
  },
  queryCheck(
    'returns.stray',
    `select game || ' ' || to_char(to_timestamp(slot / 24 * 86400) at time zone 'UTC', 'YYYY-MM-DD') as subject,
         jsonb_build_object('game', game, 'bets', sum(bets),
           'deviation', round((sum(expected) - sum(paid) * 1000000) / sqrt(sum(variance) * 1000000), 2)::text) as facts
       from play_sums where span = 'hour' and slot >= (now_ms() / 86400000 - 1) * 24 group by game, slot / 24
       having sum(variance) > 0 and (sum(expected) - sum(paid) * 1000000) ^ 2 > ${MAX_DEVIATION} ^ 2 * sum(variance) * 1000000`,
  ),
  {
    kind: 'chain.short',
    intervalMs: CHECK_MS,
    find: async (db, games) => {
      const published = await loadChains(db)
      const length = published[0]?.length ?? 0
      return games.filter(isShared).flatMap(({ id }) => {
        const left = roundsLeft(published, id) ?? 0
        return left <= Math.min(MIN_CHAIN_ROUNDS, Math.floor(length / 5)) ? [{ subject: id, facts: { left } }] : []
      })
    },
  },
  queryCheck(
    'database.behind',
    `select 'database' as subject, jsonb_build_object('until', to_char(to_timestamp(mark_time / 1000) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')) as facts
       from recoveries where end_time is null`,
  ),
  gameCheck(
    'game.undriven',
    `select '{}'::jsonb as facts where not exists (
       select 1 from leases where name = 'leader:' || g.game and expires_at > now_ms() - 5000)`,
  ),
  gameCheck('game.stuck', STUCK),
  { kind: 'game.full', intervalMs: CHECK_MS, find: findFullGames },
  queryCheck(
    'money.difference',
    `select subject || ' ' || reference as subject, jsonb_build_object('ours', ours, 'theirs', theirs) as facts from differences
       where (first_seen <= now_ms() - 60000 or subject not in ('gateway.order', 'gateway.payout'))
         and not (subject = 'chain.payout' and theirs ~ '^(tokens )?left: ') order by first_seen`,
  ),
  queryCheck(
    'wallet.low',
    `select reference as subject, jsonb_build_object('needs', ours, 'has', theirs) as facts from differences
       where subject = 'chain.payout' and theirs ~ '^(tokens )?left: ' order by first_seen`,
  ),
  queryCheck(
    'payouts.capped',
    `select 'hour' as subject, jsonb_build_object('withdrawals', count(*), 'gold', sum(gold)) as facts from withdrawals
       where state = 'review' and 'houseHour' = any(risk_flags) having count(*) > 0`,
  ),
  queryCheck(
    'network.frozen',
    `select network as subject, jsonb_build_object('why', frozen) as facts from chain_cursors where frozen is not null`,
  ),
  // A network without updates for a week is no longer in use.
  queryCheck(
    'network.silent',
    `select network as subject, jsonb_build_object('minutes', (now_ms() - update_time) / 60000) as facts from chain_cursors
       where frozen is null and now_ms() - update_time between 600000 and 7 * day_ms()`,
  ),
  queryCheck(
    'mail.stuck',
    `select 'outbox' as subject, jsonb_build_object('letters', count(*), 'minutes', (now_ms() - min(create_time)) / 60000) as facts
       from mail_outbox where state = 'waiting' having min(create_time) < now_ms() - 900000`,
  ),
  queryCheck(
    'solvency.old',
    `select 'count' as subject, jsonb_build_object('hours', (now_ms() - since) / ${HOUR_MS}) as facts
       from (select coalesce((select max(create_time) from solvency_counts), (select min(open_time) from days)) as since) c
       where since < now_ms() - 2 * ${HOUR_MS}`,
  ),
  queryCheck(
    'log.late',
    `select 'log' as subject, jsonb_build_object('entries', count(*), 'seconds', (now_ms() - min(create_time)) / 1000) as facts
       from log_pending having min(create_time) < now_ms() - 10000`,
  ),
  queryCheck(
    'exclusion.match',
    `select player_id::text as subject, jsonb_build_object('kinds', string_agg(distinct case kind when 'device' then 'a browser'
           when 'payout' then 'a payout account' when 'email' then 'an email address' when 'phone' then 'a phone number'
           else 'name and date of birth' end, ' and ')) as facts
       from exclusion_matches where state = 'open' and until > now_ms() group by player_id order by player_id`,
  ),
  queryCheck('place.jump', JUMPS),
  ...waitingQueries.map(([kind, sql]) => queryCheck(kind, sql)),
]

export interface AlarmDeps {
  readonly db: Database
  readonly games: readonly GameRules[]
  readonly leases: Pick<Leases, 'hold'>
  readonly notices: Pick<AlarmNotices, 'write'>
  readonly log: Logger
}

export class AlarmWatch {
  readonly #deps: AlarmDeps
  readonly loop: BackgroundLoop

  constructor(deps: AlarmDeps) {
    this.#deps = deps
    const run = async (): Promise<void> => {
      if (await deps.leases.hold('alarms')) await this.runChecks()
    }
    this.loop = new BackgroundLoop({ name: 'alarm checks', intervalMs: CHECK_MS, jitter: 0.1, run, log: deps.log })
  }

  /** Runs every check that is due. A failing check does not stop the others. */
  async runChecks(): Promise<void> {
    const { db, log } = this.#deps
    const ages = new Map(
      (await db.read<{ name: string; ago: bigint }>('select name, now_ms() - look_time as ago from alarm_looks')).map(
        ({ name, ago }) => [name, Number(ago)],
      ),
    )
    const kinds = await db.read<{ kind: AlarmKind }>('select distinct kind from alarms')
    const standing = new Set(kinds.map(({ kind }) => kind))
    const looked: AlarmKind[] = []
    for (const check of checks) {
      // Half a period of tolerance, because the last run may have finished slightly later than its tick.
      if ((ages.get(check.kind) ?? Infinity) < check.intervalMs - CHECK_MS / 2) continue
      try {
        await this.#runCheck(check, standing.has(check.kind))
        looked.push(check.kind)
      } catch (error) {
        log.warn({ err: error, check: check.kind, retryMs: CHECK_MS }, 'alarm check failed, will retry')
      }
    }
    await db.commit(
      `insert into alarm_looks (name, look_time) select name, now_ms() from unnest($1::text[]) l(name)
         on conflict (name) do update set look_time = excluded.look_time`,
      [looked],
    )
  }

  /** `isStanding`: whether an earlier look found something. */
  async #runCheck(check: Check, isStanding: boolean): Promise<void> {
    const { db, games, notices } = this.#deps
    const findings = await check.find(db, games)
    if (check.kind === 'returns.stray') await db.transaction(deleteOldMinutes)
    if (findings.length === 0 && !isStanding) return
    await db.transaction(async (tx) => {
      const ended = await deleteEnded(tx, check.kind, findings)
      const begun = await saveFindings(tx, check.kind, findings)
      await notices.write(tx, [...begun, ...ended].map(toChange))
    })
  }
}

interface ChangedRow {
  kind: AlarmKind
  subject: string
  facts: AlarmFinding['facts']
  since: bigint
  ended: bigint | null
}

const deleteEnded = (tx: Tx, kind: AlarmKind, findings: readonly AlarmFinding[]): Promise<ChangedRow[]> =>
  tx.query<ChangedRow>(
    `delete from alarms where kind = $1 and subject <> all($2::text[])
       returning kind, subject, facts, since, now_ms() as ended`,
    [kind, findings.map(({ subject }) => subject)],
  )

/** Returns the alarms that have begun. Of two nodes that see the same one, only the one that inserts its row gets it. */
async function saveFindings(tx: Tx, kind: AlarmKind, findings: readonly AlarmFinding[]): Promise<ChangedRow[]> {
  const values = [
    kind,
    findings.map(({ subject }) => subject),
    findings.map(({ facts }) => JSON.stringify(facts, bigintToNumber)),
  ]
  const begun = await tx.query<ChangedRow>(
    `insert into alarms (kind, subject, facts, since)
       select $1, f.subject, f.facts::jsonb, now_ms() from unnest($2::text[], $3::text[]) f(subject, facts)
       on conflict (kind, subject) do nothing returning kind, subject, facts, since, null::int8 as ended`,
    values,
  )
  await tx.query(
    `update alarms a set facts = f.facts::jsonb from unnest($2::text[], $3::text[]) f(subject, facts)
       where a.kind = $1 and a.subject = f.subject and a.facts <> f.facts::jsonb`,
    values,
  )
  return begun
}

const toChange = ({ kind, subject, facts, since, ended }: ChangedRow): AlarmChange => ({
  kind,
  subject,
  text: alarmText(kind, subject, facts),
  since: Number(since),
  ended: ended === null ? null : Number(ended),
})

/** How many alarms of each kind there are, and the time of the oldest check. */
export async function countAlarms(db: Database): Promise<{ counts: Map<AlarmKind, number>; checkedAt: number | null }> {
  const rows = await db.read<{ kind: AlarmKind; count: number }>(
    'select kind, count(*)::int4 as count from alarms group by kind',
  )
  const counts = new Map<AlarmKind, number>(alarmKinds.map((kind) => [kind, 0]))
  for (const { kind, count } of rows) counts.set(kind, count)
  const [look] = await db.read<{ checked: bigint | null }>(`select max(look_time) as checked from alarm_looks`)
  return { counts, checkedAt: look?.checked ? Number(look.checked) : null }
}

const bigintToNumber = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value)
