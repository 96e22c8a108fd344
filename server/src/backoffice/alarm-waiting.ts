// Alarms about work that waits for a person, and about events that a person should look at.

import type { AlarmKind } from '@glasshouse/rulebook/wire/backoffice/today'
import { ALARM_THRESHOLDS as limits } from './alarm-thresholds.ts'

/** One finding for a queue whose oldest row waits too long. `subject` is the same, so that the alarm continues. */
const queue = (subject: string, from: string, maxMs: number): string =>
  `select '${subject}' as subject, jsonb_build_object('count', count(*), 'hours', (now_ms() - min(create_time)) / 3600000) as facts
     from ${from} having min(create_time) <= now_ms() - ${maxMs}`

/** Each query returns its findings as `subject` and `facts`. */
export const waitingQueries: readonly (readonly [AlarmKind, string])[] = [
  ['withdrawal.waiting', queue('review', `withdrawals where state = 'review'`, limits.withdrawalWaitMs)],
  ['adjustment.waiting', queue('adjustments', `adjustments where state = 'waiting'`, limits.adjustmentWaitMs)],
  ['question.waiting', queue('questions', 'support_messages where answer is null', limits.questionWaitMs)],
  [
    'age.flag',
    `select f.player_id::text as subject, jsonb_build_object('hours', (now_ms() - f.create_time) / 3600000) as facts
       from chat_age_flags f join players p on p.id = f.player_id and p.status = 'active'
       where f.clear_time is null and p.suspend_time is null order by f.create_time`,
  ],
  [
    'webhook.refused',
    `select provider as subject, jsonb_build_object('count', count(*)) as facts from webhooks_rejected
       where create_time > now_ms() - ${limits.refusedWebhooksMs} group by provider having count(*) >= ${limits.refusedWebhooks}`,
  ],
  // By what Google answered last. Orders that were never asked about have no service account.
  [
    'google.waiting',
    `select reason as subject, jsonb_build_object('count', count(*), 'hours', (now_ms() - min(create_time)) / 3600000) as facts
       from (select reason, create_time from google_checks
               where (state = 'waiting' or (state = 'confirmed' and (recheck or consumption = 'due'))) and tries > 0
             union all
             select reason, create_time from google_claims where state = 'waiting' and reason not in ('', 'pending')) w
       where create_time <= now_ms() - ${limits.googleWaitMs} group by reason order by reason`,
  ],
  [
    'google.refused',
    `select reason as subject, jsonb_build_object('count', count(*)) as facts
       from (select reason, end_time from google_checks where state = 'revoked'
             union all
             select reason, end_time from google_claims where state <> 'waiting') e
       where end_time > now_ms() - ${limits.googleRefusedMs} and reason not in ('', 'cancelled', 'redeemed', 'test')
       group by reason order by reason`,
  ],
  [
    'operator.locked',
    `select name as subject, jsonb_build_object('tries', tries) as facts from operator_throttles
       where last_time > now_ms() - ${limits.throttledMs} order by last_time desc`,
  ],
  // The time of the order stands for that of its credit, so that the index by state and time serves.
  [
    'deposit.large',
    `select id::text as subject, jsonb_build_object('gold', gold, 'player', player_id) as facts from recharges
       where state = 'credited' and create_time > now_ms() - ${limits.largeDepositMs} and gold >= ${limits.largeDepositGold}
       order by create_time desc`,
  ],
  [
    'operator.pending',
    `select p.kind || ' ' || coalesce(o.name, i.name) as subject, jsonb_build_object('by', b.name, 'what',
         case p.kind when 'reset' then 'reset the access of ' || o.name when 'role' then 'give ' || o.name || ' the role ' || p.role
           else 'invite ' || i.name || ' as ' || p.role end) as facts
       from operator_proposals p join operators b on b.id = p.proposed_by left join operators o on o.id = p.operator_id
       left join operator_invitations i on i.id = p.invitation_id
       where p.state = 'waiting' and (i.id is null or (i.ended is null and i.expires_at > now_ms())) order by p.id`,
  ],
  [
    'operator.new',
    `select o.name as subject, jsonb_build_object('role', o.role, 'time',
         to_char(to_timestamp(o.decides_from / 1000) at time zone 'UTC', 'YYYY-MM-DD HH24:MI')) as facts
       from operators o where o.status = 'active' and operator_decides_from(o.id) is not null order by o.decides_from desc`,
  ],
  [
    'release.new',
    `select 'Release ' || r.number as subject, jsonb_build_object(
         'time', to_char(to_timestamp(r.create_time / 1000) at time zone 'UTC', 'YYYY-MM-DD HH24:MI'),
         'what', (select string_agg(h.name, ', ') from (values ('tablesHash', 'pay tables'), ('codeHash', 'rules'),
             ('verifierHash', 'verify.mjs'), ('pythonVerifierHash', 'verify.py'), ('logKey', 'the log’s key'),
             ('webHash', 'web app'), ('consoleHash', 'console')) h(key, name)
           where r.body::jsonb -> h.key <> p.body::jsonb -> h.key)) as facts
       from releases r join releases p on p.number = r.number - 1
       where r.create_time > now_ms() - ${limits.newReleaseMs} order by r.number desc`,
  ],
  // Some time after the newest release, nodes that run another one were forgotten.
  [
    'release.mixed',
    `select 'nodes' as subject, jsonb_build_object('releases', string_agg(r.number::text, ' and ' order by r.number),
         'minutes', (now_ms() - max(r.create_time)) / 60000) as facts
       from releases r join releases_seen s on s.number = r.number where s.seen_time > now_ms() - ${limits.nodeSeenMs}
       having count(*) > 1 and max(r.create_time) <= now_ms() - ${limits.rollingUpgradeMs}`,
  ],
  // A short failure heals itself. Where nobody has chatted since, nothing is known.
  [
    'engine.down',
    `select case engine when 'chat' then 'AI engine' else 'AI guard' end as subject, jsonb_build_object(
         'minutes', (now_ms() - open_since) / 60000, 'reason', reason,
         'effect', case engine when 'chat' then 'Scripted replies answer.' else 'Our own rules check alone.' end) as facts
       from chat_breakers where open_since <= now_ms() - ${limits.engineDownMs} and open_until > now_ms() - ${limits.engineQuietMs} order by engine`,
  ],
  [
    'engine.spent',
    `select to_char(to_timestamp(day * 86400::int8) at time zone 'UTC', 'YYYY-MM-DD') as subject,
         jsonb_build_object('budget', budget) as facts
       from chat_engine_days where day = (now_ms() / day_ms())::int4 and refused > 0`,
  ],
  [
    'reserve.short',
    `select account as subject, jsonb_build_object('seen', seen, 'books', books,
         'hours', (now_ms() - short_since) / 3600000) as facts from reserve_checks
       where short_since <= now_ms() - case when account like 'chain:%' then ${limits.chainSettlementMs}::int8
         else ${limits.gatewaySettlementMs}::int8 end order by account`,
  ],
  // An account that the books no longer use needs no look.
  [
    'reserve.unseen',
    `select account as subject, jsonb_build_object('hours', (now_ms() - look_time) / 3600000) as facts from reserve_checks
       where look_time <= now_ms() - ${limits.unseenMs} and books > 0 order by account`,
  ],
]
