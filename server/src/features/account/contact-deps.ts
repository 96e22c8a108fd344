// What phone verification and password recovery share.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Tx, Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { ContactCodes } from './contact-codes.ts'

/** Text messages to players. */
export interface SmsSender {
  readonly isAvailable: boolean
  write(
    tx: Tx,
    sms: {
      playerId: bigint
      kind: 'verify' | 'claim' | 'taken' | 'recover'
      to: string
      language: Language
      code: string
    },
  ): Promise<void>
  wake(): void
}

export interface ContactDeps {
  readonly db: Database
  readonly vault: Vault
  readonly codes: ContactCodes
  readonly sms: SmsSender
  /** The page with a sandbox's messages, if any. */
  readonly inbox: string | null
}

/** Where a request of someone who isn't logged in comes from. */
export interface Stranger {
  readonly address: string
  readonly tokenHash: Buffer | null
}

const ANSWER_MS = 200

/** Answers not before a fixed time, so that how long the work takes doesn't tell whether there is an account. */
export async function inFixedTime<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), sleep(ANSWER_MS)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
