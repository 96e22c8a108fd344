// Reads that many requests ask for at the same moment share one statement. It starts after all of them have asked, so each
// answer is as fresh as that of a statement of its own.

import { Batch } from './batch.ts'

const SLOTS = 4
const MAX_BATCH = 256

/**
 * `read` finds the rows of different keys; a key without a row answers undefined. Nobody is refused as busy, because some
 * who ask have already paid. A read that fails is repeated once: one lost connection must not fail hundreds of requests.
 */
export function sharedReads<K, V>(
  name: string,
  read: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  const batch = new Batch<{ readonly key: K }, V | undefined>({
    name,
    // Equal keys may share a batch.
    keyOf: (asked) => asked,
    run: async (asked) => {
      const keys = [...new Set(asked.map(({ key }) => key))]
      const found = await read(keys).catch(() => read(keys))
      return asked.map(({ key }) => found.get(key))
    },
    slots: SLOTS,
    maxBatch: MAX_BATCH,
    maxWaiting: Infinity,
  })
  return (key) => batch.submit({ key })
}
