// Walks hash chains from their seeds down to their terminal hashes. Long ones are walked in threads of their own: it
// takes seconds, and a house that is open has others to answer.

import { hash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const CHECKPOINT_EVERY = 4000
/** So many steps take no longer than a thread takes to begin. */
const SHORT_STEPS = 100_000

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
  if (seeds.length * length <= SHORT_STEPS) return seeds.map((seed) => walk(seed, length))
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

function walk(seed: Uint8Array, length: number): Walked {
  let current = seed
  const checkpoints = [{ index: length, hash: current }]
  for (let index = length - 1; index >= 0; index--) {
    current = hash('sha256', current, 'buffer')
    if (index > 0 && index % CHECKPOINT_EVERY === 0) checkpoints.push({ index, hash: current })
  }
  return { terminal: current, checkpoints }
}

if (!isMainThread && isPart(workerData)) {
  const { seeds, length } = workerData
  parentPort?.postMessage(seeds.map((seed) => walk(seed, length)))
}

/** Other threads, such as those of tests, bring data of another kind. */
function isPart(data: unknown): data is Part {
  return typeof data === 'object' && data !== null && 'seeds' in data
}
