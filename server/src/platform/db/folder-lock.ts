// One server per folder. The lock is a Unix socket on which the holder listens: connecting tells whether the holder
// lives. A process id would not, because containers have separate ids.

import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Socket paths are limited in length; a relative path may be shorter. */
const PATH_MAX = 100

/** A claim to clear a stale lock lasts milliseconds; an older one was left by a crashed server. */
const CLAIM_MS = 10_000
const ATTEMPTS = 200
const ATTEMPT_MS = 50

/** Throws if another server holds the folder. Returns the function that releases it. */
export async function lockFolder(folder: string): Promise<() => void> {
  const lock = socketPath(path.join(folder, 'server.lock'))
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const server = (await listen(lock)) ?? (await replaceStaleLock(lock))
    if (server) return () => void server.close()
    if (await isHeld(lock)) throw new FolderInUse(folder)
    await sleep(ATTEMPT_MS)
  }
  throw new Error(`Couldn’t lock ${folder}. Try again.`)
}

/** Clears a stale lock, one server at a time, so that no server removes a lock just acquired by another. */
async function replaceStaleLock(lock: string): Promise<net.Server | null> {
  const claim = `${lock}.claim`
  try {
    fs.mkdirSync(claim)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const age = Date.now() - (fs.statSync(claim, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > CLAIM_MS) fs.rmSync(claim, { recursive: true, force: true })
    return null
  }
  try {
    if (!(await isHeld(lock))) fs.rmSync(lock, { force: true })
    return await listen(lock)
  } finally {
    fs.rmSync(claim, { recursive: true, force: true })
  }
}

class FolderInUse extends Error {
  constructor(folder: string) {
    super(`${folder} is in use by another Glasshouse server. Stop it first, or set DATA_DIR to another folder.`)
    this.name = 'FolderInUse'
  }
}

function socketPath(lock: string): string {
  const relative = path.relative(process.cwd(), lock)
  const shorter = relative.length < lock.length ? relative : lock
  if (Buffer.byteLength(shorter) > PATH_MAX)
    throw new Error(`${lock} is too long for a socket path. Choose a shorter DATA_DIR.`)
  return shorter
}

/** The listening socket, or null when the path is in use. */
function listen(lock: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((peer) => peer.destroy())
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(lock, () => resolve(server))
  })
}

function isHeld(lock: string): Promise<boolean> {
  return new Promise((resolve) => {
    const peer = net.connect(lock)
    const finish = (isAlive: boolean): void => {
      peer.destroy()
      resolve(isAlive)
    }
    peer.once('connect', () => finish(true))
    peer.once('error', () => finish(false))
  })
}
