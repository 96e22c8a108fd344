// Operators for tests: made in the database, signed in and enrolled through the door as anybody is.

import { randomUUID } from 'node:crypto'
import { only } from '../../src/platform/db/tx.ts'
import { hashPassword } from '../../src/features/account/passwords.ts'
import { codeAt, stepAt } from '../../src/features/security/totp.ts'
import type { TestServer } from './open-server.ts'

export const PASSWORD = 'four eyes see more'
const hashed = hashPassword(PASSWORD)
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

type HttpServer = Pick<TestServer, 'call'>

/** An authenticator app: each of its codes works once, so it tells them in order. The first is of now, not of the half
 * minute before, which would be too old if the next one began meanwhile. */
export class App {
  readonly #secret: Buffer
  #last = 0

  constructor(base32: string) {
    const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
    this.#secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  }

  /** The second within half a minute is the last that works. */
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
  readonly app: App
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

/** Sets an authenticator app up, which makes the session whole. */
export async function enrol(
  { db, call }: Pick<TestServer, 'db' | 'call'>,
  entered: TestOperator,
): Promise<EnrolledOperator> {
  const begun = await call<{ secret: string }>('POST /api/console/authenticator/begin', {}, entered.token)
  const app = new App(begun.data.secret)
  // By the house's clock, which some tests have moved.
  const { now } = only(await db.read<{ now: bigint }>('select now_ms() as now'))
  const added = await call<{ recoveryCodes: string[] }>(
    'POST /api/console/authenticator',
    { code: app.next(Number(now)) },
    entered.token,
  )
  if (added.errno !== 0) throw new Error(added.message)
  return { ...entered, app, recoveryCodes: added.data.recoveryCodes }
}

/** A whole session of a new operator. */
export async function signInOperator(server: Pick<TestServer, 'db' | 'call'>, role: string): Promise<EnrolledOperator> {
  return await enrol(server, await logIn(server, await makeOperator(server, role)))
}

/** Who has a one-time password yet. */
export async function newOperator(server: Pick<TestServer, 'db' | 'call'>, role: string): Promise<TestOperator> {
  return await logIn(server, await makeOperator(server, role, true))
}

interface ListedAct {
  readonly seq: number
  readonly operator: string
  readonly act: string
  readonly subject: string
  readonly before: string | null
  readonly after: string | null
}

/** The newest acts, as an operator who may look at them sees them. */
export async function actsSeenBy({ call }: HttpServer, { token }: TestOperator, query = ''): Promise<ListedAct[]> {
  return (await call<{ rows: ListedAct[] }>(`GET /api/console/list/acts${query}`, undefined, token)).data.rows
}
