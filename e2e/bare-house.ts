// Before all tests: one empty database is laid out, which every house of theirs begins with as a copy. To lay it out
// takes longer than all else that a house does at its first start.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../scripts/processes.ts'

export default async function layOut(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'glasshouse-bare-'))
  const entry = join(root, 'server', 'test', 'bare-house-process.ts')
  const { code, output } = await run(process.execPath, [entry], { env: { DATA_DIR: folder }, words: 'keep' })
  if (code !== 0) throw new Error(`no database could be laid out:\n${output}`)
  process.env['BARE_HOUSE'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
