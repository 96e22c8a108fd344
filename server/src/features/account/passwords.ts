// Argon2id behind a bounded queue, so that a flood of logins cannot starve the games of CPU.

import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'

const PASSWORD_MIN = 8
const COMMON_PASSWORDS = new Set(dictionary['passwords-common'].slice(0, 10_000))
/** The library's number for Argon2id. */
const ARGON2ID = 2
const CONCURRENCY_MAX = 2
const QUEUE_MAX = 100

let running = 0
const waiting: (() => void)[] = []

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= QUEUE_MAX) throw new Refusal('busy')
  if (running >= CONCURRENCY_MAX) await new Promise<void>((resume) => waiting.push(resume))
  else running++
  try {
    return await work()
  } finally {
    // Hand the slot to the next waiter directly, so that a newcomer cannot overtake the queue.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function checkPassword(password: string): void {
  if ([...password].length < PASSWORD_MIN) throw new Refusal('passwordShort', { min: PASSWORD_MIN })
  if (COMMON_PASSWORDS.has(password.toLowerCase())) throw new Refusal('passwordCommon')
}

export type Passwords = ReturnType<typeof openPasswords>

/** `memoryKib` is the memory of one hash, and with it the cost of guessing. */
export function openPasswords(memoryKib: number) {
  const options = { algorithm: ARGON2ID, memoryCost: memoryKib, timeCost: 2, parallelism: 1 }
  /** Verified for unknown accounts, so that they take as long as a wrong password. */
  const dummyHash = hash(`nobody ${Math.PI}`, options)
  return {
    checkPassword,
    hashPassword: (password: string): Promise<string> => queued(() => hash(password, options)),
    // A closed account stores an empty hash.
    verifyPassword: (stored: string | undefined, password: string): Promise<boolean> =>
      queued(async () => (await verify(stored || (await dummyHash), password)) && !!stored),
  }
}
