// One server per folder. The lock is a socket in the folder that the holder listens on: whether he lives is asked of
// him, not of a process number, which says nothing between containers.

import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Sockets have short names; a folder too deep is reached from where the process stands. */
const PATH_MAX = 100

/** A claim to clear a dead lock lasts moments; one this old was left by a server that died in them. */
const CLAIM_MS = 10_000
const ATTEMPTS = 200
const ATTEMPT_MS = 50

/** Refuses a second server on the same folder. Answers the function that gives the folder back. */
export async function lockFolder(folder: string): Promise<() => void> {
  const lock = socketPath(path.join(folder, 'server.lock'))
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const server = (await listen(lock)) ?? (await takeOver(lock))
    if (server) return () => void server.close()
    if (await answers(lock)) throw new FolderInUse(folder)
    await sleep(ATTEMPT_MS)
  }
  throw new Error(`could not lock ${folder}`)
}

/** Clears a lock that nobody answers, one server at a time: so nobody can clear the one that was just taken. */
async function takeOver(lock: string): Promise<net.Server | null> {
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
    if (!(await answers(lock))) fs.rmSync(lock, { force: true })
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
  if (Buffer.byteLength(shorter) > PATH_MAX) throw new Error(`${lock} is too long a path: choose a shorter DATA_DIR`)
  return shorter
}

/** The listening socket, or null where the name is taken. */
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

function answers(lock: string): Promise<boolean> {
  return new Promise((resolve) => {
    const peer = net.connect(lock)
    const say = (alive: boolean): void => {
      peer.destroy()
      resolve(alive)
    }
    peer.once('connect', () => say(true))
    peer.once('error', () => say(false))
  })
}
