import { Refusal } from '@glasshouse/rulebook/core/refusals'
import { guardianContract, protectionContract } from '@glasshouse/rulebook/wire/protection'
import type { Database } from '../db/tx.ts'
import { implement, type Route } from '../http/route.ts'
import type { Protection } from './protection.ts'
import { signsBefore } from './signs.ts'

export const protectionRoutes = (protection: Protection): Route[] =>
  implement(protectionContract, {
    limits: (_, { playerId }) => protection.state(playerId),
    setLimit: (change, { playerId }) => protection.setLimit(playerId, change),
    confirmLimit: (change, { playerId }) => protection.confirmLimit(playerId, change),
    answerCheck: (_, { playerId }) => protection.answerCheck(playerId),
    timeout: ({ days }, { playerId }) => protection.takeBreak(playerId, days),
    exclude: ({ months }, { playerId }) => protection.exclude(playerId, months),
  })

/** What this room needs of those who know operators. */
export interface Guardians {
  /** Refuses an operator whose role does not include money. */
  readonly check: (db: Database, operatorId: bigint) => Promise<void>
  /** Notes what an operator asks for, before it is done. */
  readonly keepAct: (db: Database, operatorId: bigint, act: string, subject: string) => Promise<void>
}

export const guardianRoutes = (db: Database, protection: Protection, guardians: Guardians): Route[] =>
  implement(guardianContract, {
    guardOf: async ({ playerId }, { operatorId }) => {
      await guardians.check(db, operatorId)
      const known = await db.read('select 1 from players where id = $1', [playerId])
      if (known.length === 0) throw new Refusal('notFound')
      return await protection.state(BigInt(playerId))
    },
    setCeiling: async ({ playerId, ...change }, { operatorId }) => {
      await guardians.check(db, operatorId)
      const { kind, period, amount } = change
      await guardians.keepAct(db, operatorId, `ceiling.${kind}.${period}`, `${playerId}:${amount ?? 'none'}`)
      return await protection.setCeiling(BigInt(playerId), change)
    },
    signs: async ({ lastCreateTime }, { operatorId }) => {
      await guardians.check(db, operatorId)
      return await signsBefore(db, lastCreateTime)
    },
  })
