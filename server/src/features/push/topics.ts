import type { Database } from '../../platform/db/tx.ts'
import type { OwnTopic } from '../../platform/realtime/topic.ts'

/** Messages are written by many features without an event, so the count is polled. */
const POLL_MS = 1000

/** The number of unread messages on the live socket. */
export const messagesTopic = (db: Database): OwnTopic => ({
  kind: 'own',
  name: 'messages',
  sources: [],
  pollMs: POLL_MS,
  affectedPlayers: () => [],
  snapshot: async (playerIds) => {
    const rows = await db.read<{ id: bigint; unread: number }>(
      `select p.id, (select count(*)::int4 from messages_public m where m.player_id = p.id and m.read_time is null) as unread
         from unnest($1::int8[]) p(id)`,
      [playerIds],
    )
    return new Map(rows.map(({ id, unread }) => [id, { unread }]))
  },
})
