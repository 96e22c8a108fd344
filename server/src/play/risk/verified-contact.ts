import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only } from '../../platform/db/tx.ts'
import type { Querier } from './bet-restrictions.ts'

/** Refuses a player who has proved neither a phone number nor an email address: no reward, no withdrawal. */
export async function refuseUnverifiedContact(tx: Querier, playerId: bigint): Promise<void> {
  const { ok } = only(await tx.query<{ ok: boolean }>('select has_verified_contact($1) as ok', [playerId]))
  if (!ok) throw new Refusal('contactUnverified')
}
