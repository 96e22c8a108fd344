import { toWire } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/core/refusals'
import { playersContract } from '@glasshouse/rulebook/wire/players'
import { implement, type Route } from '../http/route.ts'
import type { Players } from './players.ts'
import type { Sessions } from './sessions.ts'

export const playerRoutes = (players: Players, sessions: Sessions): Route[] =>
  implement(playersContract, {
    anonymous: (_, { device }) => sessions.beginAnonymous(device),
    register: (form, { device, language }) =>
      players.register({ ...form, language: form.language ?? language }, device),
    login: ({ phone, password }, { address, device }) => players.login(phone, password, address, device),
    logout: async (_, { tokenHash }) => {
      await sessions.revoke(tokenHash)
      return null
    },
    user: (_, { playerId }) => players.user(playerId),
    update: async ({ id, nickname, avatar, language }, { playerId }) => {
      if (BigInt(id) !== playerId) throw new Refusal('notFound')
      return await players.update(playerId, {
        ...(nickname !== undefined && { nickname }),
        ...(avatar !== undefined && { avatar }),
        ...(language !== undefined && { language }),
      })
    },
    balance: async (_, { playerId }) => ({ gold: toWire(await players.balance(playerId)) }),
  })
