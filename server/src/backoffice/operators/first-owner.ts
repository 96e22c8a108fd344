// Creates the first owner of a new installation.

import { randomBytes } from 'node:crypto'
import { recordAudit } from '../../platform/db/audit-log.ts'
import type { OperatorDeps } from './deps.ts'

export interface FirstOwner {
  /** Returned once, when the owner is created. */
  readonly password: string | null
  /** True until the one-time password is changed. */
  readonly isNew: boolean
}

/** Creates an owner if there are no operators. */
export async function ensureFirstOwner(deps: OperatorDeps): Promise<FirstOwner> {
  const password = await createFirstOwner(deps)
  const rows = await deps.db.read(`select 1 from operators where name = 'owner' and must_change_password`)
  return { password, isNew: rows.length > 0 }
}

async function createFirstOwner({ db, hashPassword }: OperatorDeps): Promise<string | null> {
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
    await recordAudit(tx, created.id, { act: 'operator.first', subject: 'owner', after: { role: 'owner' } })
    return password
  })
}
