// Ends epochs for good: no later round is drawn from them, and their unfinished rounds are refunded.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Tx } from '../../platform/db/tx.ts'
import { lockGames } from '../risk/game-status.ts'

/**
 * Returns the epochs that this call has ended; those that had already ended keep their first reason. Waits for bets and
 * rounds that are being written, so that nobody uses an ended epoch after the commit.
 */
export async function endEpochs(tx: Tx, epochs: readonly number[], reason: string): Promise<number[]> {
  await lockGames(tx)
  const known = await tx.query('select epoch from manifests where epoch = any($1)', [epochs])
  if (known.length < new Set(epochs).size) throw new Refusal('notFound')
  const ended = await tx.query<{ epoch: number }>(
    `insert into ended_epochs (epoch, reason) select distinct e.epoch, $2 from unnest($1::int4[]) e(epoch)
       on conflict do nothing returning epoch`,
    [epochs, reason],
  )
  return ended.map(({ epoch }) => epoch).toSorted((a, b) => a - b)
}
