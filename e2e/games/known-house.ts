// A house whose results are known beforehand. Nobody can choose a result; but who holds the folder of a house and its
// key can read what is coming. So a fresh house is shut, its folder read, and the same house opened again.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from '../../scripts/support/processes.ts'
import { freshFolder, startServer } from '../../scripts/support/server-process.ts'
import { test as base } from '../support/house.ts'

const READER = join(root, 'server', 'test', 'support', 'known-results-process.ts')

export interface Place {
  readonly epoch: number
  readonly index: number
}

/** By game: what each of its next rounds will draw. */
export type Known = Readonly<Record<string, readonly (Place & { readonly outcome: unknown })[]>>

interface WorkerParts {
  folder: string
  known: Known
}

/** A short chain is soon laid and soon read. */
const env = { RATE_FACTOR: '0', LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000' }

export const test = base.extend<object, WorkerParts>({
  folder: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await freshFolder()
      await use(folder)
      // What a house has started may still write for a moment after it has ended.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
    { scope: 'worker' },
  ],
  known: [
    async ({ folder }, use) => {
      await (await startServer({ dataDir: folder, env })).stop()
      await use(await readResults(folder))
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  house: [
    async ({ folder, known }, use) => {
      if (Object.keys(known).length === 0) throw new Error('nothing is known of this house')
      const house = await startServer({ dataDir: folder, env })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** The house's own code reads its folder, as a process: browser tests import nothing of the server. */
async function readResults(folder: string): Promise<Known> {
  const { code, output } = await run(process.execPath, [READER], {
    env: { DATA_DIR: folder, MODE: 'sandbox', DATABASE_URL: undefined, REDIS_URL: undefined },
    words: 'keep',
  })
  if (code !== 0) throw new Error(`the results of ${folder} could not be read:\n${output}`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Known
}
