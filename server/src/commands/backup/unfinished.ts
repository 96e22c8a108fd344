// A folder that appears complete or not at all: it is filled under another name, synced and renamed.

import fs from 'node:fs'
import path from 'node:path'
import { syncFiles } from '../../platform/db/template.ts'
import { BackupRefused } from './label.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Refuses a target that exists. What is left of a failed `fill` is removed, also after a signal. */
export async function createFolder<T>(target: string, fill: (folder: string) => Promise<T>): Promise<T> {
  const parent = path.dirname(target)
  if (fs.existsSync(target)) throw new BackupRefused(`${target} already exists. Name a new folder.`)
  if (!fs.existsSync(parent)) throw new BackupRefused(`${parent} doesn’t exist.`)
  const unfinished = fs.mkdtempSync(`${target}.unfinished-`)
  const remove = (): void => fs.rmSync(unfinished, { recursive: true, force: true })
  const end = (): never => {
    remove()
    process.exit(2)
  }
  for (const signal of SIGNALS) process.once(signal, end)
  try {
    const filled = await fill(unfinished)
    await syncFiles([...fs.readdirSync(unfinished).map((name) => path.join(unfinished, name)), unfinished])
    // Fails if a folder with files has appeared there meanwhile.
    fs.renameSync(unfinished, target)
    await syncFiles([parent])
    return filled
  } finally {
    for (const signal of SIGNALS) process.off(signal, end)
    remove()
  }
}
