// Argon2id behind a bounded queue. Logins from where an account was used before do not wait behind strangers.

import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { PasswordQueue, type Turn } from '../../platform/http/password-queue.ts'

const PASSWORD_MIN = 8
const COMMON_PASSWORDS = new Set(dictionary['passwords-common'].slice(0, 10_000))
/** The library's number for Argon2id. */
const ARGON2ID = 2
/** One per process: the CPU is shared by all who hash. */
export const passwordQueue = new PasswordQueue()
/** Requests that no stranger can make: from a session, or when the server starts. */
const OWN: Turn = { group: 'known', address: '' }

function checkPassword(password: string): void {
  if ([...password].length < PASSWORD_MIN) throw new Refusal('passwordShort', { min: PASSWORD_MIN })
  if (COMMON_PASSWORDS.has(password.toLowerCase())) throw new Refusal('passwordCommon')
}

/** How long recent hashes took, and how rarely an unknown account is hashed under pressure to keep this recent. */
const RECENT_MAX = 8
const HASHED_EVERY = 4

export type Passwords = ReturnType<typeof openPasswords>

/** `memoryKib` is the memory of one hash, and with it the cost of guessing. */
export function openPasswords(memoryKib: number, verifyHash = verify) {
  const options = { algorithm: ARGON2ID, memoryCost: memoryKib, timeCost: 2, parallelism: 1 }
  /** Verified for unknown accounts, so that they take as long as a wrong password. */
  const dummyHash = hash(`nobody ${Math.PI}`, options)
  const recentMs: number[] = []
  let unknown = 0

  const timedVerify = async (stored: string, password: string): Promise<boolean> => {
    const from = performance.now()
    const isRight = await verifyHash(stored, password)
    recentMs.push(performance.now() - from)
    if (recentMs.length > RECENT_MAX) recentMs.shift()
    return isRight
  }
  /** Under pressure, an unknown account keeps its slot as long as a hash would, but costs no CPU: nothing tells it apart. */
  const refuseUnknown = async (password: string): Promise<false> => {
    const pauseMs = recentMs[randomInt(RECENT_MAX)]
    const isSpared = passwordQueue.isPressed && pauseMs !== undefined && unknown++ % HASHED_EVERY !== 0
    if (isSpared) await setTimeout(pauseMs)
    else await timedVerify(await dummyHash, password)
    return false
  }
  return {
    checkPassword,
    hashPassword: (password: string, turn: Turn = OWN): Promise<string> =>
      passwordQueue.run(turn, () => hash(password, options)),
    // A closed account stores an empty hash.
    verifyPassword: (stored: string | undefined, password: string, turn: Turn = OWN): Promise<boolean> =>
      passwordQueue.run(turn, () => (stored ? timedVerify(stored, password) : refuseUnknown(password))),
  }
}
