// Argon2id in a small queue of its own, so that a flood of logins can't starve the games.

import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'

const PASSWORD_MIN = 8
const COMMONEST = new Set(dictionary['passwords-common'].slice(0, 10_000))
/** The library's number for Argon2id. */
const ARGON2ID = 2
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const WAITING_MAX = 100

let running = 0
const waiting: (() => void)[] = []

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= WAITING_MAX) throw new Refusal('busy')
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    return await work()
  } finally {
    // The place is handed on rather than given up, so that nobody who just came can slip in between.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export function checkPassword(password: string): void {
  if ([...password].length < PASSWORD_MIN) throw new Refusal('passwordShort', { min: PASSWORD_MIN })
  if (COMMONEST.has(password.toLowerCase())) throw new Refusal('passwordCommon')
}

export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, OPTIONS))

/** A hash that no password has, so that an unknown name takes as long as a wrong password. */
const nobody = hash(`nobody ${Math.PI}`, OPTIONS)

export const verifyPassword = (stored: string | undefined, password: string): Promise<boolean> =>
  // A closed account has an empty one.
  queued(async () => (await verify(stored || (await nobody), password)) && !!stored)
