import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { Database } from '../../platform/db/tx.ts'
import type { OwnTopic } from '../../platform/realtime/topic.ts'

/** Polling catches balance changes that no event announces. */
const POLL_MS = 2000

/** The player's balance on the live socket. `sources` are bet events; `playersConcerned` maps them to players. */
export const balanceTopic = (
  db: Database,
  { sources, affectedPlayers }: Pick<OwnTopic, 'sources' | 'affectedPlayers'>,
): OwnTopic => ({
  kind: 'own',
  name: 'balance',
  sources,
  affectedPlayers,
  pollMs: POLL_MS,
  snapshot: async (playerIds) => {
    const rows = await db.read<{ owner_id: bigint; balance: Coins }>(
      `select owner_id, balance from accounts where owner_id = any($1) and kind = 'player'`,
      [playerIds],
    )
    return new Map(rows.map(({ owner_id, balance }) => [owner_id, { balance: toWire(balance) }]))
  },
})
