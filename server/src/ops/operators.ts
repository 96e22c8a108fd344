// Operators and what they may see. Their tokens are of another kind than players': neither opens the other's door.

import { randomBytes } from 'node:crypto'
import { toWire } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/core/refusals'
import { opsContract } from '@glasshouse/rulebook/wire/ops'
import { only, type Database, type Tx } from '../db/tx.ts'
import { implement, type Route } from '../http/route.ts'
import { checkLedger } from '../ledger/laws.ts'

interface OperatorRow {
  id: bigint
  name: string
  role: string
  password_hash: string
  must_change_password: boolean
}

/** What this room needs of those who know passwords and sessions. */
export interface OperatorParts {
  readonly db: Database
  readonly hashPassword: (password: string) => Promise<string>
  readonly verifyPassword: (stored: string | undefined, password: string) => Promise<boolean>
  readonly checkPassword: (password: string) => void
  readonly beginSession: (operatorId: bigint, device: string) => Promise<string>
  readonly endSession: (tokenHash: Buffer) => Promise<void>
  readonly endOtherSessions: (tx: Tx, operatorId: bigint, keep: Buffer) => Promise<void>
  readonly countTry: (address: string, name: string) => Promise<void>
  readonly forgive: (address: string, name: string) => Promise<void>
}

/** Makes the first owner on an empty house; answers the one-time password, or null when there are operators. */
export async function createFirstOwner({ db, hashPassword }: OperatorParts): Promise<string | null> {
  const [anyone] = await db.read('select 1 from operators limit 1')
  if (anyone) return null
  const password = randomBytes(12).toString('base64url')
  const [created] = await db.commit(
    `insert into operators (name, role, password_hash, must_change_password) values ('owner', 'owner', $1, true)
       on conflict do nothing returning id`,
    [await hashPassword(password)],
  )
  return created ? password : null
}

/** Whether the one-time password is still the first owner's. */
export async function isOwnerNew(db: Database): Promise<boolean> {
  const rows = await db.read(`select 1 from operators where name = 'owner' and must_change_password`)
  return rows.length > 0
}

/** Refuses an operator with none of these roles, or who still has his one-time password. */
const checkRole =
  (...roles: readonly string[]) =>
  async (db: Database, operatorId: bigint): Promise<void> => {
    const { role, must_change_password: isNew } = only(
      await db.read<OperatorRow>('select * from operators where id = $1', [operatorId]),
    )
    if (isNew) throw new Refusal('operatorPasswordOld')
    if (!roles.includes(role)) throw new Refusal('operatorNotAllowed')
  }

export const checkTreasurer = checkRole('finance', 'risk', 'owner')
/** Who decides in which countries the house is open. */
export const checkPlaceKeeper = checkRole('risk', 'owner')
/** Who writes the house's texts, and who answers players. */
export const checkEditor = checkRole('content', 'owner')
export const checkSupporter = checkRole('support', 'owner')

export function operatorRoutes(parts: OperatorParts): Route[] {
  const { db } = parts
  const byId = async (id: bigint) => only(await db.read<OperatorRow>('select * from operators where id = $1', [id]))
  /** Until the one-time password is changed, nothing else may be seen. */
  const settled = async (id: bigint): Promise<void> => {
    if ((await byId(id)).must_change_password) throw new Refusal('operatorPasswordOld')
  }

  return implement(opsContract, {
    login: async ({ name, password }, { address, device }) => {
      await parts.countTry(address, name)
      const [row] = await db.read<OperatorRow>('select * from operators where name = $1', [name])
      const right = await parts.verifyPassword(row?.password_hash, password)
      if (!row || !right) throw new Refusal('operatorLoginWrong')
      await parts.forgive(address, name)
      return { token: await parts.beginSession(row.id, device), operator: view(row) }
    },
    logout: async (_, { tokenHash }) => {
      await parts.endSession(tokenHash)
      return null
    },
    me: async (_, { operatorId }) => view(await byId(operatorId)),
    password: async ({ oldPassword, newPassword }, { operatorId, tokenHash, address }) => {
      const row = await byId(operatorId)
      await parts.countTry(address, row.name)
      if (!(await parts.verifyPassword(row.password_hash, oldPassword))) throw new Refusal('operatorLoginWrong')
      await parts.forgive(address, row.name)
      parts.checkPassword(newPassword)
      if (newPassword === oldPassword) throw new Refusal('operatorPasswordOld')
      const passwordHash = await parts.hashPassword(newPassword)
      await db.transaction(async (tx) => {
        await tx.query('update operators set password_hash = $2, must_change_password = false where id = $1', [
          operatorId,
          passwordHash,
        ])
        await parts.endOtherSessions(tx, operatorId, tokenHash)
      })
      return null
    },
    ledger: async (_, { operatorId }) => {
      await settled(operatorId)
      const report = await checkLedger(db)
      return {
        checkedAt: Number(report.checkedAt),
        laws: report.laws.map(({ law, broken }) => ({ law, holds: broken === 0, broken })),
        sum: toWire(report.sum),
        accounts: report.accounts.map(({ kind, accounts, balance }) => ({
          kind,
          accounts: Number(accounts),
          balance: toWire(balance),
        })),
        journals: Number(report.journals),
        entries: Number(report.entries),
        bets: Number(report.bets),
      }
    },
  })
}

const view = ({ id, name, role, must_change_password }: OperatorRow) => ({
  id: Number(id),
  name,
  role,
  mustChangePassword: must_change_password,
})
