// Stand-ins for a server without a gateway or ad network. Orders are accepted and wait; payments appear as unreachable.

import { GatewayUnknown, WebhookRejected, type Gateway } from '../gateway.ts'
import type { AdNetwork } from '../ad-tasks.ts'

const unreachable = (): Promise<never> => Promise.reject(new GatewayUnknown('no gateway is configured'))

export const noGateway = (isSandbox: boolean): Gateway => ({
  name: 'none',
  isSandbox,
  createOrder: unreachable,
  parseWebhook: () => {
    throw new WebhookRejected('no gateway is configured')
  },
  fetchStatus: unreachable,
  payout: unreachable,
  fetchPayout: unreachable,
  banks: unreachable,
  listTransactions: unreachable,
  fetchBalances: unreachable,
})

export const noAds: AdNetwork = {
  tasks: () => Promise.resolve([]),
  taskUrl: () => '',
}
