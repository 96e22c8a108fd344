// A player's level of care, over all characters and devices. It ends after 24 hours, or when the player asks for it.

import type { Tx } from '../../platform/db/tx.ts'
import type { CareKind } from './safety/classifier.ts'
import type { CareLevel } from './safety/scale.ts'

const CARE_MS = 86_400_000

export interface Care {
  readonly level: CareLevel
  readonly kind: CareKind | null
}

export const NO_CARE: Care = { level: 'low', kind: null }

/** What an answer changes: a new level, or its end. */
export type CareChange = { readonly level: Exclude<CareLevel, 'low'>; readonly kind: CareKind } | 'end'

/** Selected beside a chat's row. */
export const CARE_OF_PLAYER = `(select jsonb_build_object('level', c.level, 'kind', c.kind) from chat_care c
   where c.player_id = chat_threads.player_id and c.until > now_ms()) as care`

/** A raised level never replaces danger before its end. */
export async function changeCare(tx: Tx, playerId: bigint, change: CareChange): Promise<void> {
  if (change === 'end') {
    await tx.query('delete from chat_care where player_id = $1', [playerId])
    return
  }
  await tx.query(
    `insert into chat_care as c (player_id, level, kind, until) values ($1, $2, $3, now_ms() + ${CARE_MS})
       on conflict (player_id) do update set
         level = case when c.level = 'danger' and c.until > now_ms() then c.level else excluded.level end,
         kind = case when c.level = 'danger' and c.until > now_ms() and excluded.level = 'raised' then c.kind
                     else excluded.kind end,
         until = case when c.level = 'danger' and excluded.level = 'raised' then greatest(c.until, now_ms())
                      else excluded.until end`,
    [playerId, change.level, change.kind],
  )
}
