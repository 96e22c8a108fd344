// What the chain is after each block, on the disk: written beside the old file, synced, then put in its place. Only
// the last blocks are kept, so that a chain that runs for months starts as quickly as a new one.

import fs from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Rpc } from './rpc.ts'

const BLOCKS_KEPT = 1000

interface Dump {
  best_block_number: string | number
  blocks: { header: { number: string; hash?: string } }[]
  transactions: { block_number: string | number }[]
}

export async function saveState(rpc: Rpc, file: string): Promise<void> {
  const packed = await rpc<string>('anvil_dumpState')
  const dump = JSON.parse(gunzipSync(Buffer.from(packed.slice(2), 'hex')).toString()) as Dump
  const first = Number(dump.best_block_number) - BLOCKS_KEPT
  const isKept = (number: string | number): boolean => Number(number) === 0 || Number(number) > first
  const kept = {
    ...dump,
    blocks: dump.blocks.filter(({ header }) => isKept(header.number)),
    transactions: dump.transactions.filter(({ block_number }) => isKept(block_number)),
  }
  const handle = await fs.open(`${file}.new`, 'w', 0o600)
  try {
    await handle.writeFile(JSON.stringify(kept))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await fs.rename(`${file}.new`, file)
}
