// Maps a restriction code of `bet_restriction()` or `pace_restriction()` to the error shown to the player. Makes no decision itself.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Database, type Tx, type NotNull } from '../../platform/db/tx.ts'

export type Restriction = 'country' | 'suspended' | 'out' | 'match' | 'check' | 'time' | 'stake' | 'loss' | 'pace'
/** The status of a restricted stake. */
export type RestrictionVerdict = `restricted:${Restriction}`
export type Querier = Pick<Tx, 'query'>

/** The largest number in the API means permanently. */
export const FOR_EVER = BigInt(Number.MAX_SAFE_INTEGER)

export interface Exclusion {
  out_kind: NotNull<'timeout' | 'exclusion'>
  out_from: NotNull<bigint>
  out_until: NotNull<bigint>
}

export const restrictionOf = (status: string): Restriction | null =>
  status.startsWith('restricted:') ? (status.slice('restricted:'.length) as Restriction) : null

/** The refusal with its date or remaining amount. */
export async function restrictionRefusal(db: Database, playerId: bigint, restriction: Restriction): Promise<Refusal> {
  const querier: Querier = { query: (sql, params) => db.read(sql, params) }
  if (restriction === 'country') return new Refusal('countryBlocked', await countryOf(querier, playerId))
  if (restriction === 'out' || restriction === 'suspended' || restriction === 'match')
    return (await accountRefusal(querier, playerId)) ?? new Refusal('busy')
  if (restriction === 'check') return await checkRefusal(db, playerId)
  if (restriction === 'pace') return await paceRefusal(querier, playerId)
  return await limitRefusal(querier, playerId, restriction)
}

/** The player's current break or exclusion, if any. */
export async function currentExclusion(tx: Querier, playerId: bigint): Promise<Exclusion | null> {
  const [row] = await tx.query<Exclusion>(
    'select out_kind, out_from, out_until from player_guards_public where player_id = $1 and out_until > now_ms()',
    [playerId],
  )
  return row ?? null
}

/** The refusal for a player who shares marks with somebody on a break or excluded. It never tells whose, nor until when. */
async function matchRefusal(tx: Querier, playerId: bigint): Promise<Refusal | null> {
  const [match] = await tx.query<{ is_sure: boolean }>(
    `select effect = 'block' or state = 'confirmed' as is_sure from exclusion_matches_public
       where player_id = $1 and is_blocking and until > now_ms() order by is_sure desc limit 1`,
    [playerId],
  )
  return match ? new Refusal(match.is_sure ? 'exclusionMatched' : 'exclusionReview') : null
}

/** The refusal for a player who is suspended, on a break or excluded, or who seems to be the same person as such a player. */
export async function accountRefusal(tx: Querier, playerId: bigint): Promise<Refusal | null> {
  const [suspended] = await tx.query<{ words: NotNull<string> }>(
    'select suspend_words as words from players_public where id = $1 and suspend_time is not null',
    [playerId],
  )
  if (suspended) return new Refusal('accountSuspended', suspended)
  const exclusion = await currentExclusion(tx, playerId)
  if (!exclusion) return await matchRefusal(tx, playerId)
  if (exclusion.out_until >= FOR_EVER) return new Refusal('excludedPermanently')
  return new Refusal(exclusion.out_kind === 'timeout' ? 'onBreak' : 'excluded', {
    until: new Date(Number(exclusion.out_until)),
  })
}

async function countryOf(tx: Querier, playerId: bigint): Promise<{ country: string }> {
  return only(
    await tx.query<{ country: string }>(
      'select coalesce(location_country, country) as country from players_public where id = $1',
      [playerId],
    ),
  )
}

async function paceRefusal(tx: Querier, playerId: bigint): Promise<Refusal> {
  const { ms } = only(await tx.query<{ ms: number | null }>('select min_play_ms($1) as ms', [playerId]))
  return new Refusal('playPace', { seconds: (ms ?? 0) / 1000, ...(await countryOf(tx, playerId)) })
}

/** Marks the reality check as due: only the player's answer lets play continue. */
async function checkRefusal(db: Database, playerId: bigint): Promise<Refusal> {
  const [row] = await db.transaction(async (tx) => {
    await tx.query(`select 1 from accounts where owner_id = $1 and kind = 'player' for update`, [playerId])
    await tx.query('select end_fast_paths(array[$1::int8])', [playerId])
    return await tx.query<{ minutes: bigint }>(
      `update stake_days d set is_check_due = true
         where d.player_id = $1 and d.day = (select max(day) from stake_days where player_id = $1)
           and bet_restriction($1, 0) = 'check'
         returning (d.check_ms + played_between(d.last_at, now_ms())) / 60000 as minutes`,
      [playerId],
    )
  })
  return new Refusal('realityCheck', { minutes: row?.minutes ?? 0n })
}

const LIMIT_CODES = { time: 'timeLimit', stake: 'stakeLimit', loss: 'lossLimit', deposit: 'depositLimit' } as const

/** Of several limits of one kind, the one with the least left. */
export async function limitRefusal(tx: Querier, playerId: bigint, kind: keyof typeof LIMIT_CODES): Promise<Refusal> {
  const [row] = await tx.query<{ left: Coins; until: bigint }>(
    `select greatest(0, amount - used)::int8 as left, until from limits_of($1, now_ms()) where kind = $2
       order by case when kind = 'time' then (amount * 60000 - used) else amount - used end, until desc limit 1`,
    [playerId, kind],
  )
  const until = new Date(Number(row?.until ?? 0))
  return new Refusal(LIMIT_CODES[kind], kind === 'time' ? { until } : { left: row?.left ?? 0n, until })
}
