// Rebates that wait: for the commission, or for an operator's look at an account without a known browser.

import { MICRO } from '@glasshouse/rulebook/core/referral'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../support/open-server.ts'
import { ReferralFixture } from '../support/referral-fixture.ts'

describe.each(databases)('rebates on %s', (kind) => {
  let fixture: ReferralFixture
  beforeAll(async () => void (fixture = await ReferralFixture.open(kind)))
  afterAll(() => fixture.close())

  /** An inviter with this due amount in millionths. */
  const owed = async (micro: bigint): Promise<bigint> => {
    const [inviter, friend] = (await fixture.family(2)) as [bigint, bigint]
    await fixture.play({ playerId: friend, staked: 1_000_000_000n, paid: 0n, edge: micro * 10n })
    await fixture.midnight()
    return inviter
  }

  test('that the commission cannot cover wait without blocking smaller ones', async () => {
    const { db } = fixture.server
    const [account] = await db.read<{ balance: bigint }>(
      `select balance from accounts where kind = 'commission' and owner_id = 0`,
    )
    const large = await owed(((account?.balance ?? 0n) + 500n) * MICRO)
    const small = await owed(7n * MICRO)
    await fixture.fund(10n)
    await fixture.payday()
    expect([await fixture.gold(large), await fixture.gold(small)]).toEqual([0n, 7n])
    await fixture.fund(497n)
    await fixture.look()
    expect(await fixture.gold(large)).toBe((account?.balance ?? 0n) + 500n)
  })

  test('are held while one of both has no known browser, in any tier', async () => {
    const inviter = await fixture.friend(null)
    const hidden = await fixture.friend(inviter, { isKnown: false })
    const below = await fixture.friend(hidden)
    for (const playerId of [hidden, below]) await fixture.play({ playerId, staked: 100_000n, paid: 0n })
    await fixture.midnight()
    const held = 'select upline_id, friend_id, reasons from referral_links where upline_id = any($1) order by friend_id'
    expect(await fixture.server.db.read(held, [[inviter, hidden]])).toEqual([
      { upline_id: inviter, friend_id: hidden, reasons: ['unknown'] },
      { upline_id: hidden, friend_id: below, reasons: ['unknown'] },
    ])
  })
})
