import { pushContract } from '@glasshouse/rulebook/wire/account/push'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Push } from './push.ts'

export const pushRoutes = (push: Push): Route[] =>
  implement(pushContract, {
    pushState: async (_, { tokenHash }) => ({ publicKey: push.publicKey, isOn: await push.isOn(tokenHash) }),
    subscribe: async (subscription, { playerId, tokenHash }) => {
      await push.subscribe(playerId, tokenHash, subscription)
      return { isOn: await push.isOn(tokenHash) }
    },
    unsubscribe: async (_, { tokenHash }) => {
      await push.unsubscribe(tokenHash)
      return { isOn: false }
    },
  })
