// The operator's two steps between publishing a manifest and salting its chains: stamp it, and two days later prove it.

import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readOts } from '@glasshouse/rulebook/core/salt-proof/ots'
import {
  checkSaltProof,
  SALT_CONFIRMATIONS,
  SALT_WORK_BITS,
  saltHeightOf,
  type SaltProof,
} from '@glasshouse/rulebook/core/salt-proof/salt-proof'
import { MEDIAN_BLOCKS } from '@glasshouse/rulebook/core/salt-proof/bitcoin'
import { Blocks } from './blocks.ts'
import { complete, NotYet, stamp } from './calendars.ts'

const TIMEOUT_MS = 20_000

/** Saves the manifest that waits for its salt, and its timestamp beside it. Returns the manifest's file. */
export async function stampManifest(
  server: string,
  folder: string,
  calendars: readonly string[],
): Promise<{ readonly file: string; readonly hash: string }> {
  const epochs = (await call(server, '/api/fair/epochs')) as { epoch: number; isSalted: boolean; ended: unknown }[]
  const waiting = epochs.find(({ isSalted, ended }) => !isSalted && ended === null)
  if (!waiting) throw new Error('No manifest waits for its salt. Set SALT_RULE to a future block and restart.')
  const { manifest } = (await call(server, `/api/fair/manifest/${waiting.epoch}`)) as { manifest: string }
  const file = path.join(folder, `manifest-${waiting.epoch}.json`)
  const digest = sha256(manifest)
  const ots = await stamp(digest, calendars)
  await writeFile(file, manifest)
  // Never over an older one: only an early timestamp is worth anything.
  await writeFile(`${file}.ots`, ots, { flag: 'wx' })
  return { file, hash: digest.toString('hex') }
}

/** Completes the timestamp, fetches the blocks and saves the proof beside the manifest. Returns the proof's file. */
export async function proveSalt(file: string, api: string, workBits: number = SALT_WORK_BITS): Promise<string> {
  const manifest = await readFile(file)
  const height = saltHeightOf((JSON.parse(manifest.toString('utf8')) as { saltRule: string }).saltRule)
  if (height === null) throw new Error(`${file} is not a manifest with a salt from a Bitcoin block.`)
  const ots = await complete(await readFile(`${file}.ots`))
  await writeFile(`${file}.ots`, ots)
  const blocks = new Blocks(api)
  const lastHeight = height + SALT_CONFIRMATIONS
  const tip = await blocks.tip()
  if (tip < lastHeight)
    throw new NotYet(`The timestamp is complete. Bitcoin is at block ${tip}, and block ${lastHeight} is needed.`)
  const firstHeight = anchorHeight(ots) - (MEDIAN_BLOCKS - 1)
  const headers = await blocks.headers(firstHeight, lastHeight)
  const proof: SaltProof = { ots: Buffer.from(ots).toString('hex'), headers, ...(await blocks.coinbase(height)) }
  const manifestHash = sha256(manifest).toString('hex')
  const failed = checkSaltProof({ manifestHash, height }, proof, workBits).checks.filter(({ holds }) => !holds)
  if (failed.length > 0) throw new Error(`The proof fails: ${failed.map(({ name }) => name).join(', ')}.`)
  const saved = file.replace(/(\.json)?$/, '-salt.json')
  await writeFile(saved, `${JSON.stringify(proof)}\n`)
  return saved
}

function anchorHeight(ots: Uint8Array): number {
  const heights = readOts(ots).attestations.flatMap(({ bitcoinHeight }) => bitcoinHeight ?? [])
  return Math.min(...heights)
}

async function call(server: string, address: string): Promise<unknown> {
  const answer = await fetch(new URL(address, server), { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`${server} answered ${answer.status}`)
  return ((await answer.json()) as { data: unknown }).data
}

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()
