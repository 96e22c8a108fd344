import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { protectionBackofficeContract, protectionContract } from '@glasshouse/rulebook/wire/account/protection'
import type { Database } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Protection } from './protection.ts'

export const protectionRoutes = (protection: Protection): Route[] =>
  implement(protectionContract, {
    limits: (_, { playerId }) => protection.state(playerId),
    setLimit: (change, { playerId }) => protection.setLimit(playerId, change),
    confirmLimit: (change, { playerId }) => protection.confirmLimit(playerId, change),
    answerCheck: (_, { playerId }) => protection.answerCheck(playerId),
    timeout: ({ days }, { playerId }) => protection.takeBreak(playerId, days),
    exclude: ({ months }, { playerId }) => protection.exclude(playerId, months),
  })

export const protectionBackofficeRoutes = (db: Database, protection: Protection): Route[] =>
  implement(protectionBackofficeContract, {
    guardOf: async ({ playerId }) => {
      const known = await db.read('select 1 from players_public where id = $1', [playerId])
      if (known.length === 0) throw new Refusal('notFound')
      return await protection.state(BigInt(playerId))
    },
    setCeiling: ({ playerId, ...change }, { operatorId }) =>
      protection.setCeiling(operatorId, BigInt(playerId), change),
    decideMatch: ({ id, ...decision }, { operatorId }) =>
      protection.decideMatch(operatorId, { id: BigInt(id), ...decision }),
  })
