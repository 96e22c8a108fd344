import type { Tx } from '../../platform/db/tx.ts'

/** Adds a message to a player's inbox in the caller's transaction. */
export type SendMessage = (
  tx: Tx,
  playerId: bigint,
  code: string,
  params?: Readonly<Record<string, string | number>>,
) => Promise<void>
