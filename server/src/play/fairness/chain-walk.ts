// Walks hash chains from their seeds down to their terminal hashes, a piece at a time, for a house that is open has
// others to answer. Long ones are walked in threads of their own: that takes seconds.

import { hash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const CHECKPOINT_EVERY = 1000
/** So many steps take no longer than a thread takes to begin. */
const SHORT_STEPS = 100_000
/** So many are walked before others have their turn. */
const STEPS_AT_ONCE = 1000

export interface Walked {
  /** h_0. */
  readonly terminal: Uint8Array
  /** Every so-many-th hash on the way. */
  readonly checkpoints: readonly { readonly index: number; readonly hash: Uint8Array }[]
}

interface Part {
  readonly seeds: readonly Uint8Array[]
  readonly length: number
}

/** All chains of one length, in the order of their seeds. */
export async function walkChains(seeds: readonly Uint8Array[], length: number): Promise<Walked[]> {
  if (seeds.length * length <= SHORT_STEPS) return await walkAll({ seeds, length })
  const threads = Math.min(availableParallelism(), seeds.length)
  const size = Math.ceil(seeds.length / threads)
  const parts = Array.from({ length: threads }, (_, i) => seeds.slice(i * size, (i + 1) * size))
  return (await Promise.all(parts.map((part) => inThread({ seeds: part, length })))).flat()
}

function inThread(part: Part): Promise<Walked[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: part })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

async function walkAll({ seeds, length }: Part): Promise<Walked[]> {
  const walked: Walked[] = []
  for (const seed of seeds) walked.push(await walk(seed, length))
  return walked
}

async function walk(seed: Uint8Array, length: number): Promise<Walked> {
  let current = seed
  const checkpoints = [{ index: length, hash: current }]
  for (let index = length - 1; index >= 0; index--) {
    current = hash('sha256', current, 'buffer')
    if (index > 0 && index % CHECKPOINT_EVERY === 0) checkpoints.push({ index, hash: current })
    if (index % STEPS_AT_ONCE === 0) await setImmediate()
  }
  return { terminal: current, checkpoints }
}

if (!isMainThread && isPart(workerData)) void walkAll(workerData).then((walked) => parentPort?.postMessage(walked))

/** Other threads, such as those of tests, bring data of another kind. */
function isPart(data: unknown): data is Part {
  return typeof data === 'object' && data !== null && 'seeds' in data
}
