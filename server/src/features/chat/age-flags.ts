// Players who said in a chat that they are under age. All chats are closed for them until an operator clears the flag.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { ageFlagContract } from '@glasshouse/rulebook/wire/chat/age-flags'
import { recordAudit } from '../../platform/db/audit-log.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'

/** Selected beside a chat's row. */
export const AGE_FLAG_OF_PLAYER = `exists (select 1 from chat_age_flags f
   where f.player_id = chat_threads.player_id and f.clear_time is null) as is_under_age`

interface Where {
  readonly playerId: bigint
  readonly characterId: string
}

/** Once: a player with an open flag gets no second one. */
export async function flagUnderAge(tx: Tx, { playerId, characterId }: Where): Promise<void> {
  await tx.query(
    `insert into chat_age_flags (player_id, character_id) values ($1, $2)
       on conflict (player_id) where clear_time is null do nothing`,
    [playerId, characterId],
  )
}

/** Throws a refusal where the chats are closed. */
export async function refuseUnderAge(db: Pick<Database, 'read'>, playerId: bigint): Promise<void> {
  const rows = await db.read('select 1 from chat_age_flags where player_id = $1 and clear_time is null', [playerId])
  if (rows.length > 0) throw new Refusal('chatUnderAge')
}

export const ageFlagRoutes = (db: Database): Route[] =>
  implement(ageFlagContract, {
    clearAgeFlag: ({ id, reason }, { operatorId }) =>
      db.transaction(async (tx) => {
        const [cleared] = await tx.query<{ player_id: bigint }>(
          `update chat_age_flags set cleared_by = $2, reason = $3, clear_time = now_ms()
             where id = $1 and clear_time is null returning player_id`,
          [id, operatorId, reason],
        )
        if (!cleared) throw new Refusal('ageFlagCleared')
        await recordAudit(tx, operatorId, {
          act: 'chat.clearAgeFlag',
          subject: cleared.player_id,
          after: { flag: id, reason },
        })
      }),
  })
