// Outside money enters the bankroll only where nobody knows results in advance.

import { randomUUID } from 'node:crypto'
import { TEST_NETWORK } from '@glasshouse/rulebook/beacon/network'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError } from '../../src/config/config.ts'
import { OPERATOR } from '../../src/features/investment/epochs.ts'
import { ShareOrders } from '../../src/features/investment/orders.ts'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { noBeacon } from '../../src/play/fairness/beacon/source.ts'
import type { Database } from '../../src/platform/db/tx.ts'
import { SECRET_KEY, Table } from '../support/crash-table.ts'
import { bothDatabases, databases, openServer, type TestServer } from '../support/open-server.ts'
import { tablesHash } from '../support/tables-hash.ts'
import { REAL_ENV } from './real-env.ts'

describe.each(bothDatabases)('a purchase on %s', (kind) => {
  let server: TestServer
  let playerId: bigint
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY, BEACON: 'local' })
    playerId = BigInt((await server.player()).user.id)
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })
  const buy = (rules: { isOpen: boolean; needsBeacon: boolean }, requestId: string = randomUUID()) => {
    const { db } = server
    const orders = new ShareOrders({ db, calendar: { now: () => 86_400_000 }, bankroll: new Bankroll(db), rules })
    return orders.buy(playerId, { gold: 10_000, requestId })
  }
  const balance = async (db: Database) =>
    await db.read(`select balance from accounts where kind in ('player', 'hold') and owner_id = $1`, [playerId])

  test('is refused while investing is closed, and moves nothing', async () => {
    const before = await balance(server.db)
    await expect(buy({ isOpen: false, needsBeacon: false })).rejects.toThrow(new Refusal('investmentClosed'))
    expect(await balance(server.db)).toEqual(before)
  })

  test('with real money is refused while a round without a beacon is under way', async () => {
    const rules = { isOpen: true, needsBeacon: true }
    const table = new Table(server, crash, undefined, tablesHash, { network: TEST_NETWORK, source: noBeacon })
    await table.window()
    await buy(rules)
    await server.db.commit(
      `insert into rounds (game, epoch, index, lock_time) select 'roulette', epoch, 1, lock_time from rounds where game = 'crash'`,
    )
    await expect(buy(rules)).rejects.toThrow(new Refusal('investmentClosed'))
    // With play money nobody can lose anything to the operator.
    await buy({ isOpen: true, needsBeacon: false })
  })

  test('that was taken is answered again, even after investing closed', async () => {
    const requestId = randomUUID()
    const { id } = await buy({ isOpen: true, needsBeacon: false }, requestId)
    expect((await buy({ isOpen: false, needsBeacon: false }, requestId)).id).toBe(id)
  })
})

test('the call to buy is refused where INVESTMENT is closed', async () => {
  const server = await openServer(bothDatabases[0] ?? 'embedded', { INVESTMENT: 'closed' })
  try {
    const { token } = await server.player()
    const order = { gold: 10_000, requestId: randomUUID() }
    expect((await server.call('POST /api/investment/buy', order, token)).errno).toBe(1406)
  } finally {
    await server.close()
  }
})

describe.runIf(databases.includes('postgresql'))('MODE=real without a beacon', () => {
  test('does not start once players hold units', async () => {
    const server = await openServer('postgresql', REAL_ENV)
    const { db } = server
    try {
      await db.commit(
        `insert into invest_epochs (day, create_time, result, units_before, commission, carried, low, entered, bought, paid,
                                    redeemed, is_void, assets, units, staked_so_far, variance_so_far)
           values (1, 1, 0, 0, 0, 0, 0, 10000, 10000, 0, 0, false, 10000, 10000, 0, 0)`,
      )
      const lot = (owner: bigint) =>
        db.commit(
          'insert into invest_lots (player_id, epoch_day, gold, bought, units, unlock_time) values ($1, 1, 5, 5, 5, 0)',
          [owner],
        )
      // The operator's own units are no outside money.
      await lot(OPERATOR)
      await (await server.secondNode()).close()
      await lot(4711n)
      await expect(server.secondNode()).rejects.toThrow(ConfigError)
      await expect(server.secondNode()).rejects.toThrow(/hold units of the bankroll/)
    } finally {
      await server.close()
    }
  })
})
