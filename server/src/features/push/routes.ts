import { noticesContract } from '@glasshouse/rulebook/wire/account/push'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Notices } from './push.ts'

export const noticeRoutes = (notices: Notices): Route[] =>
  implement(noticesContract, {
    pushState: async (_, { tokenHash }) => ({ publicKey: notices.publicKey, isOn: await notices.isOn(tokenHash) }),
    subscribe: async (subscription, { playerId, tokenHash }) => {
      await notices.subscribe(playerId, tokenHash, subscription)
      return { isOn: await notices.isOn(tokenHash) }
    },
    unsubscribe: async (_, { tokenHash }) => {
      await notices.unsubscribe(tokenHash)
      return { isOn: false }
    },
  })
