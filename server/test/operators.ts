// Operators for tests: made in the database, signed in through the door.

import { randomUUID } from 'node:crypto'
import { hashPassword } from '../src/players/passwords.ts'
import type { TestServer } from './open-server.ts'

const PASSWORD = 'four eyes see more'
const hashed = hashPassword(PASSWORD)

export interface TestOperator {
  readonly name: string
  readonly token: string
}

export async function signInOperator(
  { db, call }: Pick<TestServer, 'db' | 'call'>,
  role: string,
  mustChange = false,
): Promise<TestOperator> {
  const name = `${role}-${randomUUID().slice(0, 8)}`
  await db.commit('insert into operators (name, role, password_hash, must_change_password) values ($1, $2, $3, $4)', [
    name,
    role,
    await hashed,
    mustChange,
  ])
  const { data } = await call<{ token: string }>('POST /api/console/login', { name, password: PASSWORD })
  return { name, token: data.token }
}
