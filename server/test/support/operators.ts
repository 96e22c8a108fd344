// Operators for tests: created in the database, signed in and enrolled through the API.

import { randomUUID } from 'node:crypto'
import { only } from '../../src/platform/db/tx.ts'
import { openPasswords } from '../../src/features/account/passwords.ts'
import { codeAt, stepAt } from '../../src/features/security/totp.ts'
import type { TestServer } from './open-server.ts'

export const PASSWORD = 'four eyes see more'
const hashed = openPasswords(64).hashPassword(PASSWORD)
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

type HttpServer = Pick<TestServer, 'call'>

/**
 * An authenticator app. Each code works once, so it returns them in order, starting with the current one. The previous
 * code could expire during the test.
 */
export class AuthenticatorApp {
  readonly #secret: Buffer
  #last = 0

  constructor(base32: string) {
    const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
    this.#secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  }

  /** Only two codes within half a minute are valid. */
  next(now = Date.now()): string {
    this.#last = Math.max(this.#last + 1, stepAt(now))
    return codeAt(this.#secret, this.#last)
  }
}

export interface TestOperator {
  readonly id: number
  readonly name: string
  readonly token: string
}
export interface EnrolledOperator extends TestOperator {
  readonly app: AuthenticatorApp
  readonly recoveryCodes: readonly string[]
}

export async function makeOperator({ db }: Pick<TestServer, 'db'>, role: string, mustChange = false): Promise<string> {
  const name = `${role}-${randomUUID().slice(0, 8)}`
  await db.commit('insert into operators (name, role, password_hash, must_change_password) values ($1, $2, $3, $4)', [
    name,
    role,
    await hashed,
    mustChange,
  ])
  return name
}

/** A session with the password alone. */
export async function logIn({ call }: HttpServer, name: string, password = PASSWORD): Promise<TestOperator> {
  const { data } = await call<{ token: string; operator: { id: number } }>('POST /api/console/login', {
    name,
    password,
  })
  return { id: data.operator.id, name, token: data.token }
}

/** Sets up an authenticator app, which completes the session. */
export async function enrol(
  { db, call }: Pick<TestServer, 'db' | 'call'>,
  operator: TestOperator,
): Promise<EnrolledOperator> {
  const started = await call<{ secret: string }>('POST /api/console/authenticator/begin', {}, operator.token)
  const app = new AuthenticatorApp(started.data.secret)
  // Uses the database's clock, which some tests move.
  const { now } = only(await db.read<{ now: bigint }>('select now_ms() as now'))
  const added = await call<{ recoveryCodes: string[] }>(
    'POST /api/console/authenticator',
    { code: app.next(Number(now)) },
    operator.token,
  )
  if (added.errno !== 0) throw new Error(added.message)
  return { ...operator, app, recoveryCodes: added.data.recoveryCodes }
}

/** A complete session of a new operator. */
export async function signInOperator(server: Pick<TestServer, 'db' | 'call'>, role: string): Promise<EnrolledOperator> {
  return await enrol(server, await logIn(server, await makeOperator(server, role)))
}

/** An operator who still has a one-time password. */
export async function newOperator(server: Pick<TestServer, 'db' | 'call'>, role: string): Promise<TestOperator> {
  return await logIn(server, await makeOperator(server, role, true))
}

interface ListedAuditEntry {
  readonly seq: number
  readonly operator: string
  readonly act: string
  readonly subject: string
  readonly before: string | null
  readonly after: string | null
}

/** The newest audit entries that this operator may see. */
export async function auditEntriesSeenBy(
  { call }: HttpServer,
  { token }: TestOperator,
  query = '',
): Promise<ListedAuditEntry[]> {
  return (await call<{ rows: ListedAuditEntry[] }>(`GET /api/console/list/acts${query}`, undefined, token)).data.rows
}
