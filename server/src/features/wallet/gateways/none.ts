// A house without a gateway: orders are taken and wait, and whoever asks is told that payments can not be reached.

import { GatewayUnknown, WebhookRejected, type Gateway } from '../gateway.ts'
import type { AdNetwork } from '../ad-tasks.ts'

const unreachable = (): Promise<never> => Promise.reject(new GatewayUnknown('there is no gateway'))

export const noGateway = (isSandbox: boolean): Gateway => ({
  name: 'none',
  isSandbox,
  createOrder: unreachable,
  parseWebhook: () => {
    throw new WebhookRejected('there is no gateway')
  },
  fetchStatus: unreachable,
  payout: unreachable,
  fetchPayout: unreachable,
  banks: unreachable,
  listTransactions: unreachable,
})

export const noAds: AdNetwork = {
  tasks: () => Promise.resolve([]),
  taskUrl: () => '',
}
