// A handful of the points at which `npm run faults -- wallet` kills the house: one on each way in and out.

import { expect, test } from 'vitest'
import { databases } from '../support/open-server.ts'
import { WalletWeather } from './wallet-weather.ts'

const POINTS = [
  'recharge: gold moved, not committed',
  'withdrawal: held, not committed',
  'payout: the gateway has it, its answer is not kept',
  'transfer: the chain has it, not noted',
]

test.runIf(databases.includes('postgresql'))(
  'killed in the middle of orders, the house, the gateway and the chain keep the same books',
  { timeout: 500_000 },
  async () => {
    const { wrong, answered } = await WalletWeather.blow({
      nodes: 1,
      customers: 3,
      points: POINTS,
      kills: 0,
      seed: 1,
      limitMs: 240_000,
      say: () => {},
    })
    expect(Object.entries(wrong).filter(([, all]) => all.length > 0)).toEqual([])
    expect(answered).toBeGreaterThan(POINTS.length)
  },
)
