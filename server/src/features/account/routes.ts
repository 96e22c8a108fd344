import { toWire } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { playersContract } from '@glasshouse/rulebook/wire/account/players'
import { sessionsContract } from '@glasshouse/rulebook/wire/account/security'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Players } from './players.ts'
import type { Sessions } from './sessions.ts'
import type { Terms } from './terms.ts'

export const playerRoutes = (players: Players, sessions: Sessions, terms: Terms): Route[] =>
  implement(playersContract, {
    anonymous: (_, { device }) => sessions.beginAnonymous(device),
    register: (form, context) => players.register({ ...form, language: form.language ?? context.language }, context),
    login: ({ phone, password }, context) => players.login(phone, password, context),
    logout: (_, { tokenHash }) => sessions.revoke(tokenHash),
    user: (_, { playerId }) => players.user(playerId),
    terms: (_, { playerId }) => terms.state(playerId),
    acceptTerms: ({ version }, { playerId }) => terms.accept(playerId, version),
    update: async ({ id, ...change }, { playerId }) => {
      if (BigInt(id) !== playerId) throw new Refusal('notFound')
      return await players.update(playerId, change)
    },
    balance: async (_, { playerId }) => ({ gold: toWire(await players.balance(playerId)) }),
  })

export const sessionRoutes = (sessions: Sessions): Route[] =>
  implement(sessionsContract, {
    sessions: (_, { playerId, tokenHash }) => sessions.list(playerId, tokenHash),
    endSession: ({ id }, { playerId }) => sessions.end(playerId, id),
    endOtherSessions: async (_, { playerId, tokenHash }) => ({ ended: await sessions.endOthers(playerId, tokenHash) }),
  })
