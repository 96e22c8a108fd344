// The first owner of a new house.

import { randomBytes } from 'node:crypto'
import { keepAct } from '../db/acts.ts'
import type { Database } from '../db/tx.ts'
import type { OperatorParts } from './parts.ts'

/** Makes the first owner on an empty house; answers the one-time password, or null when there are operators. */
export async function createFirstOwner({ db, hashPassword }: OperatorParts): Promise<string | null> {
  const [anyone] = await db.read('select 1 from operators limit 1')
  if (anyone) return null
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  return await db.transaction(async (tx) => {
    const [created] = await tx.query<{ id: bigint }>(
      `insert into operators (name, role, password_hash, must_change_password) values ('owner', 'owner', $1, true)
         on conflict do nothing returning id`,
      [passwordHash],
    )
    if (!created) return null
    await keepAct(tx, created.id, { act: 'operator.first', subject: 'owner', after: { role: 'owner' } })
    return password
  })
}

/** Whether the one-time password is still the first owner's. */
export async function isOwnerNew(db: Database): Promise<boolean> {
  const rows = await db.read(`select 1 from operators where name = 'owner' and must_change_password`)
  return rows.length > 0
}
