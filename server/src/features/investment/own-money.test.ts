import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, databases } from '../../../test/support/open-server.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrate.ts'
import type { Database } from '../../platform/db/tx.ts'
import { Bankroll } from '../../play/risk/bankroll.ts'
import { lockPool } from './epochs.ts'
import { ShareOrders } from './orders.ts'

describe.runIf(databases.includes('postgresql'))('adding the operator’s own money', () => {
  let db: Database
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await createDatabase()
    drop = database.drop
    db = await openDatabase({ url: database.url })
    await migrate(db)
  })
  afterAll(async () => {
    await db.close()
    await drop()
  })

  test('buys units at the next price when an epoch concurrently creates the first units', async () => {
    const orders = new ShareOrders({ db, calendar: { now: () => 86_400_000 }, bankroll: new Bankroll(db) })
    const { promise: held, resolve: isHeld } = Promise.withResolvers<void>()
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const epoch = db.transaction(async (tx) => {
      await lockPool(tx)
      isHeld()
      await mayEnd
      await tx.query(
        `insert into invest_epochs (day, create_time, result, units_before, commission, carried, low, entered, bought, paid,
                                    redeemed, is_void, assets, units, staked_so_far, variance_so_far)
           values (1, 1, 0, 0, 0, 0, 0, 10000, 10000, 0, 0, false, 10000, 10000, 0, 0)`,
      )
    })
    await held
    const own = { gold: 500n, requestId: randomUUID(), from: { kind: 'sandbox' } as const }
    const adding = db.transaction((tx) => orders.addOwn(tx, own))
    await expect
      .poll(() =>
        db.read(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      )
      .toHaveLength(1)
    end()
    await Promise.all([epoch, adding])
    const [pool] = await db.read(`select sum(balance)::int8 as gold from accounts where kind = 'pool'`)
    expect(pool).toEqual({ gold: 0n })
    expect(await db.read('select player_id, kind, gold from invest_orders')).toEqual([
      { player_id: 0n, kind: 'buy', gold: 500n },
    ])
  })
})
