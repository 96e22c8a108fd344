// Computes hash chains from their seeds down to their terminal hashes in slices, so that requests are served meanwhile.
// Long chains take seconds and run in worker threads.

import { hash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const CHECKPOINT_EVERY = 1000
/** This many steps take no longer than starting a thread. */
const IN_THREAD_STEPS = 100_000
/** Steps between two yields to the event loop. */
const STEPS_PER_SLICE = 1000

export interface WalkedChain {
  /** h_0. */
  readonly terminal: Uint8Array
  /** Every CHECKPOINT_EVERY-th hash of the chain. */
  readonly checkpoints: readonly { readonly index: number; readonly hash: Uint8Array }[]
}

interface ChainJob {
  readonly seeds: readonly Uint8Array[]
  readonly length: number
}

/** All chains of one length, in the order of their seeds. */
export async function walkChains(seeds: readonly Uint8Array[], length: number): Promise<WalkedChain[]> {
  if (seeds.length * length <= IN_THREAD_STEPS) return await walkAll({ seeds, length })
  const threads = Math.min(availableParallelism(), seeds.length)
  const size = Math.ceil(seeds.length / threads)
  const groups = Array.from({ length: threads }, (_, i) => seeds.slice(i * size, (i + 1) * size))
  return (await Promise.all(groups.map((job) => walkInThread({ seeds: job, length })))).flat()
}

function walkInThread(job: ChainJob): Promise<WalkedChain[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

async function walkAll({ seeds, length }: ChainJob): Promise<WalkedChain[]> {
  const walked: WalkedChain[] = []
  for (const seed of seeds) walked.push(await walk(seed, length))
  return walked
}

async function walk(seed: Uint8Array, length: number): Promise<WalkedChain> {
  let current = seed
  const checkpoints = [{ index: length, hash: current }]
  for (let index = length - 1; index >= 0; index--) {
    current = hash('sha256', current, 'buffer')
    if (index > 0 && index % CHECKPOINT_EVERY === 0) checkpoints.push({ index, hash: current })
    if (index % STEPS_PER_SLICE === 0) await setImmediate()
  }
  return { terminal: current, checkpoints }
}

if (!isMainThread && isChainJob(workerData)) void walkAll(workerData).then((walked) => parentPort?.postMessage(walked))

/** Other worker threads, such as those of the test runner, have other worker data. */
function isChainJob(data: unknown): data is ChainJob {
  return typeof data === 'object' && data !== null && 'seeds' in data
}
