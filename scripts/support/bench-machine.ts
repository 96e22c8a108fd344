// Describes the machine of a benchmark run, without which its figures mean little.

import { execFileSync } from 'node:child_process'
import { closeSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'

const FSYNC_MS = 1000
const PAGE = Buffer.alloc(8192, 1)

export function machineLines(services: readonly string[]): string[] {
  const [cpu] = os.cpus()
  return [
    `${os.cpus().length} cores, ${cpu?.model.trim() ?? 'unknown'}`,
    `${(os.totalmem() / 2 ** 30).toFixed(0)} GiB of memory`,
    `${systemName()}, ${os.arch()}`,
    `${fsyncsPerSecond().toFixed(0)} writes of 8 KiB with fsync a second in the temporary folder, one after the other`,
    `Node ${process.versions.node}`,
    ...services,
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}`,
  ]
}

function systemName(): string {
  try {
    return /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? os.type()
  } catch {
    return os.type()
  }
}

/** Like a database log: overwrites the same page, with each write on disk before the next. */
function fsyncsPerSecond(): number {
  const folder = mkdtempSync(join(os.tmpdir(), 'glasshouse-fsync-'))
  const file = openSync(join(folder, 'log'), 'w')
  try {
    const startedAt = performance.now()
    let writes = 0
    for (; performance.now() - startedAt < FSYNC_MS; writes++) {
      writeSync(file, PAGE, 0, PAGE.length, 0)
      fsyncSync(file)
    }
    return (writes * 1000) / (performance.now() - startedAt)
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true, force: true })
  }
}

function commit(): string {
  try {
    const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname })
    const isChanged = git('status', '--porcelain', '--untracked-files=no').trim() !== ''
    return git('rev-parse', '--short', 'HEAD').trim() + (isChanged ? ' with changes' : '')
  } catch {
    return 'unknown'
  }
}
