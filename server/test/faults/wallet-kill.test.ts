// Some of the crash points of `npm run faults -- wallet`: one for each deposit and payout method.

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
  'server, gateway and chain keep the same books when killed during orders',
  { timeout: 500_000 },
  async () => {
    const { wrong, answered } = await WalletWeather.blow({
      nodes: 1,
      customers: 3,
      points: POINTS,
      kills: 0,
      seed: 1,
      limitMs: 240_000,
      log: () => {},
    })
    expect(Object.entries(wrong).filter(([, all]) => all.length > 0)).toEqual([])
    expect(answered).toBeGreaterThan(POINTS.length)
  },
)
