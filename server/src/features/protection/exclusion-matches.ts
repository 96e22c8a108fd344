// Time-outs and self-exclusions follow a person to other accounts by shared marks: payout account, email, checked identity
// and browser. The database compares each new mark itself (match_mark); this module compares accounts that already had one,
// and lets operators decide about a match.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { recordAudit } from '../../platform/db/audit-log.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { dayOf, isFirst } from '../../play/stats/days.ts'
import { lockProtection, recordProtectionEvent } from './protection-events.ts'
import { phoneHash } from './kept-limits.ts'

const MARKS_AT_ONCE = 100

interface MarkRow {
  mark: Uint8Array
  until: bigint
}

interface HolderRow {
  id: bigint
  kind: 'phone' | 'device' | 'payout' | 'email' | 'person'
}

const UNSPREAD = `select mark, until from excluded_fingerprints where not is_spread order by mark limit ${MARKS_AT_ONCE}`

/** Active accounts with the mark. A payout to a phone has the same mark as the account with that phone. */
const HOLDERS = `select p.id, f.kind from identity_fingerprints f join players_public p on p.id = f.player_id
    where f.mark = $1 and p.status = 'active'
  union select p.id, 'phone' from players_public p where p.phone_hash = $1 and p.status = 'active' order by id`

/** Compares accounts that had a mark before it became that of a restricted player. Safe to repeat and on several nodes. */
export async function spreadExclusions(db: Database): Promise<void> {
  for (const { mark, until } of await db.read<MarkRow>(UNSPREAD)) {
    for (const { id, kind } of await db.read<HolderRow>(HOLDERS, [mark])) {
      await db.transaction(async (tx) => {
        await tx.query('select 1 from players_public where id = $1 for no key update', [id])
        await tx.query('select match_mark($1, $2, $3)', [id, kind, mark])
      })
    }
    // A restriction that was extended meanwhile is compared again.
    await db.commit('update excluded_fingerprints set is_spread = true where mark = $1 and until <= $2', [mark, until])
  }
}

/** A new account whose phone is the payout account of a restricted player. */
export async function matchPhone(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query(`select match_mark($1, 'phone', $2)`, [playerId, await phoneHash(tx, playerId)])
}

/** Once a day: marks are kept no longer than the restriction or the limits that they serve. */
export async function deleteEndedMarks(db: Database, now: number): Promise<void> {
  const task = `excludedMarks:${dayOf(now)}`
  if ((await db.read('select 1 from job_runs where name = $1', [`done:${task}`])).length > 0) return
  await db.transaction(async (tx) => {
    if (!(await isFirst(tx, task))) return
    await tx.query('delete from exclusion_matches where until <= now_ms()')
    await tx.query('delete from excluded_fingerprints where until <= now_ms()')
    await tx.query('delete from kept_limits where until <= now_ms()')
  })
}

export interface MatchDecision {
  readonly id: bigint
  readonly isSamePerson: boolean
  readonly reason: string
}

/** Confirms a match, which blocks the account until the restriction ends, or lifts it. Later decisions replace earlier ones. */
export async function decideMatch(tx: Tx, operatorId: bigint, decision: MatchDecision): Promise<bigint> {
  const { id, isSamePerson, reason } = decision
  const [match] = await tx.query<{ player_id: bigint }>('select player_id from exclusion_matches where id = $1', [id])
  if (!match) throw new Refusal('notFound')
  await lockProtection(tx, match.player_id)
  const state = isSamePerson ? 'confirmed' : 'lifted'
  const [decided] = await tx.query<{ kind: string; excluded_id: bigint | null; before: string }>(
    `update exclusion_matches m set state = $2, operator_id = $3, reason = $4, decide_time = now_ms()
       from (select id, state from exclusion_matches where id = $1) b
       where m.id = b.id and m.until > now_ms() and m.state <> $2
       returning m.kind, m.excluded_id, b.state as before`,
    [id, state, operatorId, reason],
  )
  if (!decided) throw new Refusal('matchDecided')
  await tx.query('select apply_matches($1)', [match.player_id])
  await recordProtectionEvent(tx, match.player_id, `match.${state}`, { kind: decided.kind })
  await recordAudit(tx, operatorId, {
    act: `exclusionMatch.${state}`,
    subject: match.player_id,
    before: { state: decided.before },
    after: { match: id, kind: decided.kind, excluded: decided.excluded_id, reason },
  })
  return match.player_id
}
