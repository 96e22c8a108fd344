// Refunds and chargebacks of Google Play orders, and what happens in the middle of a check.

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GoogleChecks } from '../../../src/features/chat/google/checks.ts'
import type { Purchase } from '../../../src/features/chat/google/purchase.ts'
import { GoogleVoids } from '../../../src/features/chat/google/voids.ts'
import { Vips } from '../../../src/features/chat/vip.ts'
import { DAY_MS } from '../../../src/play/stats/days.ts'
import { databases, type TestServer } from '../../support/open-server.ts'
import { silentLog } from '../../support/logs.ts'
import { GoogleFixture, type Bought } from './fixture.ts'

describe.each(databases)('voided Google purchases on %s', (kind) => {
  let google: GoogleFixture
  let server: TestServer
  beforeAll(async () => {
    google = await GoogleFixture.open(kind, { GOOGLE_TEST_PURCHASES: 'grant' })
    server = google.server
  })
  beforeEach(async () => {
    await google.faults(null, { push: 'drop' })
  })
  afterEach(async () => {
    expect(await server.brokenLaws()).toEqual([])
  })
  afterAll(() => google.close())

  const cancel = ({ purchaseToken }: Bought, details: object = {}) =>
    google.control('POST', '/v1/voids', { purchaseToken, ...details })

  test.each([
    ['a refund', {}],
    ['a chargeback', { reason: 7, source: 2 }],
    ['a refund of its only item', { quantity: 1 }],
  ])('lose their days by %s, found in the list, once', async (_, details) => {
    const one = await google.buyer()
    const bought = await one.buy()
    await one.redeem(bought)
    await server.call('POST /api/order/vip', { days: 7, gold: 2000, requestId: randomUUID() }, one.token)
    await google.comesTo(one.consumption, 'done')
    expect(await one.daysLeft()).toBe(37)
    await cancel(bought, details)
    await google.comesTo(one.state, 'revoked cancelled')
    expect([await one.daysLeft(), await one.told()]).toEqual([7, ['vip.revoked']])
    const polled = async (): Promise<bigint | undefined> =>
      (await server.db.read<{ polled_to: bigint }>('select polled_to from google_void_polls'))[0]?.polled_to
    const before = await polled()
    await google.comesTo(async () => (await polled()) !== before, true)
    await one.redeem(bought)
    expect([await one.daysLeft(), await one.told(), await one.grants()]).toEqual([7, ['vip.revoked'], 2])
  })

  test('are found although they were redeemed after the list was read', async () => {
    const one = await google.buyer()
    const bought = await one.buy()
    await cancel(bought)
    const next = async (): Promise<boolean> =>
      (await server.db.read('select 1 as one from google_void_polls where next_time > now_ms()')).length > 0
    await google.comesTo(next, true)
    await google.faults(bought.purchaseToken, { get: 'error' })
    await one.redeem(bought)
    expect(await one.daysLeft()).toBe(30)
    await google.comesTo(one.state, 'revoked cancelled')
    expect(await one.daysLeft()).toBe(0)
  })

  test('are found once Google answers again', async () => {
    const one = await google.buyer()
    const bought = await one.buy()
    await one.redeem(bought)
    await google.comesTo(one.consumption, 'done')
    await google.faults(null, { push: 'drop', voids: 'error' })
    await cancel(bought)
    await google.makeDue()
    const retries = `select 1 as one from google_void_polls where next_time > 0`
    await expect.poll(async () => (await server.db.read(retries)).length).toBe(1)
    expect(await one.state()).toBe('confirmed')
    await google.faults(null, { push: 'drop' })
    await google.comesTo(one.state, 'revoked cancelled')
  })

  test('of licence testers count where the setting allows them', async () => {
    const one = await google.buyer()
    const bought = await one.buy({ isTest: true })
    await one.redeem(bought)
    await google.comesTo(one.consumption, 'done')
    expect([await one.state(), await google.consumed(bought.purchaseToken)]).toEqual(['confirmed', true])
    await cancel(bought)
    await google.comesTo(one.state, 'revoked cancelled')
  })
})

describe.each(databases)('a check that is under way on %s', (kind) => {
  let google: GoogleFixture
  let server: TestServer
  beforeAll(async () => {
    // No background tasks: the test decides what happens when.
    google = await GoogleFixture.open(kind, {}, { leads: false })
    server = google.server
    await google.faults(null, { push: 'drop' })
  })
  afterAll(() => google.close())

  /** Checks that ask a Google of the test's own: `meanwhile` runs between the question and the answer. */
  const checksWith = (
    accountHash: string,
    bought: Bought,
    meanwhile: () => Promise<unknown>,
    beforeConsuming = () => Promise.resolve(),
  ) => {
    const { db, vault } = server
    const calendar = { now: () => Date.now() }
    const vips = new Vips({ db, calendar, mayBuy: () => Promise.resolve(), prices: [1n, 2n, 3n], isSold: true })
    const consumed: string[] = []
    const account = {
      purchase: async (): Promise<Purchase> => {
        await meanwhile()
        const { orderId } = bought
        const facts = { quantity: 1, isTest: false, isConsumed: false, accountHash, orderId }
        return { ...facts, state: 'purchased', productId: 'vip_30' }
      },
      consume: async (_: string, token: string): Promise<void> => {
        await beforeConsuming()
        consumed.push(token)
      },
    }
    const log = silentLog
    const deps = { db, vault, vips, account, accountHash: () => accountHash, grantsTests: false, log }
    return { checks: new GoogleChecks(deps), consumed }
  }
  const redeemed = async () => {
    const one = await google.buyer()
    const bought = await one.buy()
    await one.redeem(bought)
    return { ...one, bought }
  }

  test('confirms nothing that was voided meanwhile, and does not consume it', async () => {
    const one = await redeemed()
    const { checks, consumed } = checksWith(one.accountHash, one.bought, async () => {
      expect(await checks.revokeVoided(one.bought.purchaseToken)).toBe(true)
      expect(await checks.revokeVoided(one.bought.purchaseToken)).toBe(false)
    })
    await checks.run(Date.now())
    expect([await one.state(), consumed, await one.told()]).toEqual(['revoked cancelled', [], ['vip.revoked']])
    expect(await one.daysLeft()).toBe(0)
  })

  test('is repeated at once where a notification came meanwhile', async () => {
    const one = await redeemed()
    let asked = 0
    const { checks, consumed } = checksWith(one.accountHash, one.bought, async () => {
      if (asked++ === 0) await server.db.transaction((tx) => checks.askAgain(tx, one.bought.purchaseToken))
    })
    await checks.run(Date.now())
    expect([await one.state(), consumed]).toEqual(['waiting', []])
    await checks.run(Date.now())
    expect([await one.state(), consumed]).toEqual(['confirmed', [one.bought.purchaseToken]])
    expect(asked).toBe(2)
  })

  test('is continued by another process that finds the confirmed order', async () => {
    const one = await redeemed()
    const now = Date.now()
    const nothing = (): Promise<void> => Promise.resolve()
    // The first process ends between the confirmation and consuming.
    const killed = checksWith(one.accountHash, one.bought, nothing, () => Promise.reject(new Error('killed')))
    await killed.checks.run(now)
    expect(killed.consumed).toEqual([])
    expect([await one.state(), await one.consumption()]).toEqual(['confirmed', 'due'])
    const { checks, consumed } = checksWith(one.accountHash, one.bought, nothing)
    // Nobody takes it over while the first may still work on it.
    await checks.run(now + 59_000)
    expect(consumed).toEqual([])
    await checks.run(now + 60_000)
    expect([await one.state(), await one.consumption(), consumed]).toEqual([
      'confirmed',
      'done',
      [one.bought.purchaseToken],
    ])
    await checks.run(now + DAY_MS)
    expect(consumed).toHaveLength(1)
  })

  test('that fails does not stop the others', async () => {
    const broken = await redeemed()
    const one = await redeemed()
    await server.db.commit(
      `update google_checks set token_sealed = '\\x01', next_time = 0 where player_id = $1 returning 1 as one`,
      [broken.id],
    )
    const { checks, consumed } = checksWith(one.accountHash, one.bought, () => Promise.resolve())
    await checks.run(Date.now())
    expect([await broken.state(), await one.state(), consumed]).toEqual([
      'waiting',
      'confirmed',
      [one.bought.purchaseToken],
    ])
  })

  test('takes what is left of a cancelled order after 20 days, and leaves what was paid with gold', async () => {
    const one = await redeemed()
    await server.call('POST /api/order/vip', { days: 7, gold: 2000, requestId: randomUUID() }, one.token)
    await server.db.commit(`update vips set until = until - ${20 * DAY_MS} where player_id = $1 returning 1 as one`, [
      one.id,
    ])
    expect(await one.daysLeft()).toBe(17)
    const { checks } = checksWith(one.accountHash, one.bought, () => Promise.resolve())
    expect(await checks.revokeVoided(one.bought.purchaseToken)).toBe(true)
    expect(await one.daysLeft()).toBe(7)
  })

  test('reads the list of voids page by page, and not in circles', async () => {
    const pages: (string | null)[] = []
    const revoked: string[] = []
    const lists: Record<string, { purchaseTokens: string[]; nextPage: string | null }> = {
      first: { purchaseTokens: ['a', 'b'], nextPage: 'second' },
      second: { purchaseTokens: ['c'], nextPage: null },
    }
    const voids = new GoogleVoids({
      db: server.db,
      packageName: 'org.pages',
      account: {
        voided: (_, page) => {
          pages.push(page)
          return Promise.resolve(lists[page ?? 'first'] ?? { purchaseTokens: [], nextPage: null })
        },
      },
      revoke: (token) => Promise.resolve(revoked.push(token) > 0),
      log: silentLog,
    })
    const now = Date.now()
    const state = () =>
      server.db.read(`select polled_to::text, next_time::text from google_void_polls where package_name = 'org.pages'`)
    await voids.run(now)
    expect([pages, revoked]).toEqual([
      [null, 'second'],
      ['a', 'b', 'c'],
    ])
    expect(await state()).toEqual([{ polled_to: String(now), next_time: String(now + 3_600_000) }])
    await voids.run(now + 3_599_999)
    expect(pages).toHaveLength(2)
    lists['second'] = { purchaseTokens: [], nextPage: 'second' }
    await voids.run(now + 3_600_000)
    expect(await state()).toEqual([{ polled_to: String(now), next_time: String(now + 3_600_000 + 600_000) }])
  })
})
