import { randomBytes } from 'node:crypto'
import {
  agentLevels,
  bpsOf,
  closeDay,
  MICRO,
  NO_BASE,
  rebateOf,
  TIERS,
  type AgentLevel,
} from '@glasshouse/rulebook/core/referral'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Accrual } from '../../src/features/referral/accrual.ts'
import type { Referral } from '../../src/features/referral/referral.ts'
import { databases, verifyPhone } from '../support/open-server.ts'
import { ReferralFixture } from '../support/referral-fixture.ts'

const gold = (amount: number): number => amount * Number(MICRO)

describe.each(databases)('referral on %s', (kind) => {
  let fixture: ReferralFixture
  beforeAll(async () => {
    fixture = await ReferralFixture.open(kind)
  })
  afterAll(async () => {
    expect(await fixture.wrongDues()).toEqual([])
    expect(await fixture.server.brokenLaws()).toEqual([])
    await fixture.close()
  })

  describe('rebates', () => {
    const readRebates = (ids: readonly bigint[]) => Promise.all(ids.map((id) => fixture.brought(id)))

    test('go up three tiers by the level of each inviter', async () => {
      const family = await fixture.family(5)
      await fixture.setLevel(family[2] as bigint, 'silver')
      await fixture.setLevel(family[1] as bigint, 'gold')
      await fixture.play({ playerId: family[4] as bigint, staked: 100_000n, paid: 40_000n })
      await fixture.midnight()
      // Edge 1,000: tier 1 (friend) 10%, tier 2 (Silver) 5%, tier 3 (Gold) 2.5%, nothing for tier 4.
      expect(await readRebates(family)).toEqual([0, gold(25), gold(50), gold(100), 0])
      expect(await fixture.rewards(family[2] as bigint)).toMatchObject([
        {
          kind: 'friend',
          friend: 'So•••y',
          tier: 2,
          microBase: gold(1000),
          bps: 500,
          microAmount: gold(50),
          link: 'open',
        },
      ])
      expect((await fixture.summary(family[1] as bigint)).tiers).toEqual([
        { tier: 1, friends: 1, microBase: 0, microRebate: 0 },
        { tier: 2, friends: 1, microBase: 0, microRebate: 0 },
        { tier: 3, friends: 1, microBase: gold(1000), microRebate: gold(25) },
      ])
    })

    test('accrue on the lower of edge and win, only above the previous maximum', async () => {
      const [inviter, friend] = (await fixture.family(2)) as [bigint, bigint]
      const due: number[] = []
      for (const paid of [40_000n, 190_000n, 80_000n, 0n]) {
        await fixture.play({ playerId: friend, staked: 100_000n, paid })
        await fixture.midnight()
        due.push(await fixture.brought(inviter))
      }
      expect(due).toEqual([gold(100), gold(100), gold(100), gold(400)])
    })

    test('start with the friend’s first deposit; earlier losses never count', async () => {
      const inviter = await fixture.friend(null)
      const friend = await fixture.friend(inviter, { deposited: false })
      await fixture.play({ playerId: friend, staked: 100_000n, paid: 0n })
      await fixture.midnight()
      expect(await fixture.brought(inviter)).toBe(0)
      const [copied] = await fixture.server.db.read('select base from friend_bases where player_id = $1', [friend])
      expect(copied).toEqual({ base: 1000n * MICRO })
      const other = await fixture.friend(null)
      await fixture.server.db.commit(`update recharges set player_id = $1 where player_id = $2`, [friend, other])
      await fixture.play({ playerId: friend, staked: 30_000n, paid: 0n })
      await fixture.midnight()
      expect(await fixture.brought(inviter)).toBe(gold(30))
    })

    test.each(['suspended', 'excluded', 'closed'] as const)(
      'neither come from nor go to a player who is %s',
      async (status) => {
        const [top, middle, friend] = (await fixture.family(3)) as [bigint, bigint, bigint]
        await fixture.setState(middle, status)
        await fixture.play(
          { playerId: middle, staked: 100_000n, paid: 0n },
          { playerId: friend, staked: 100_000n, paid: 0n },
        )
        await fixture.midnight()
        // The friend below still counts for the one above: 3% of 1,000.
        expect(await readRebates([top, middle])).toEqual([gold(30), 0])
      },
    )

    test('are accrued completely after an interruption', async () => {
      const [inviter, friend] = (await fixture.family(2)) as [bigint, bigint]
      await fixture.play({ playerId: friend, staked: 100_000n, paid: 0n })
      await fixture.closeDay()
      const interrupted = new Accrual(fixture.server.db, () => Promise.reject(new Error('cut off')))
      await expect(interrupted.advance()).rejects.toThrow('cut off')
      expect([await fixture.brought(inviter), await fixture.rewards(inviter)]).toEqual([0, []])
      const accruals = fixture.nodes.map(({ db }) => new Accrual(db, () => Promise.resolve()))
      await Promise.all([...accruals, ...accruals].map((accrual) => accrual.advance()))
      expect(await fixture.brought(inviter)).toBe(gold(100))
      expect(await fixture.rewards(inviter)).toHaveLength(1)
    })

    test('cannot be changed or inserted twice in the database', async () => {
      const [inviter, friend] = (await fixture.family(2)) as [bigint, bigint]
      await fixture.play({ playerId: friend, staked: 100_000n, paid: 0n })
      await fixture.midnight()
      const { db } = fixture.server
      await expect(db.commit('update rebates set amount = 1 where player_id = $1', [inviter])).rejects.toThrow(
        'append-only',
      )
      const again = `insert into rebates select player_id, create_time + 1, kind, day, friend_id, tier, base, bps, amount
      from rebates where player_id = $1`
      await expect(db.commit(again, [inviter])).rejects.toThrow('rebates_once')
    })

    test('match the rulebook for random referral trees and days across nodes', async () => {
      const random = seeded(20_261)
      const ids: bigint[] = []
      const inviterOf: (number | null)[] = []
      const levels: AgentLevel[] = []
      for (let i = 0; i < 14; i++) {
        const inviter = i > 0 && random(6) > 0 ? random(i) : null
        inviterOf.push(inviter)
        ids.push(await fixture.friend(inviter === null ? null : (ids[inviter] as bigint)))
        levels.push(agentLevels[random(4)] as AgentLevel)
        await fixture.setLevel(ids[i] as bigint, levels[i] as AgentLevel)
      }
      const bases = ids.map(() => NO_BASE)
      const owed = ids.map(() => 0n)
      let theta = 0n
      for (let day = 0; day < 5; day++) {
        const played = ids.flatMap((playerId, i) => {
          if (random(3) === 0) return []
          const staked = BigInt(random(500) + 1) * 100n
          const paid = (staked * BigInt(random(220))) / 100n
          const edge = staked * (random(2) ? 10_000n : 20_000n)
          return [{ i, playerId, staked, paid, edge }]
        })
        await fixture.play(...played)
        for (const { i, staked, paid, edge } of played) {
          if (inviterOf[i] === null) continue
          const { after, delta } = closeDay(bases[i] ?? NO_BASE, edge, staked - paid)
          bases[i] = after
          theta += edge
          let at: number | null = i
          for (const tier of TIERS) {
            at = inviterOf[at] ?? null
            if (at === null) break
            owed[at] = (owed[at] ?? 0n) + rebateOf(delta, bpsOf(levels[at] ?? 'friend', tier))
          }
        }
        await fixture.midnight()
      }
      const dues = (await Promise.all(ids.map((id) => fixture.brought(id)))).map(BigInt)
      expect(dues).toEqual(owed)
      const sum = owed.reduce((total, amount) => total + amount, 0n)
      expect(sum).toBeGreaterThan(0n)
      expect(sum * 10_000n).toBeLessThanOrEqual(theta * 3350n)
    })
  })

  describe('payouts', () => {
    /** An inviter with this due amount in millionths. */
    const owed = async (micro: bigint): Promise<bigint> => {
      const [inviter, friend] = (await fixture.family(2)) as [bigint, bigint]
      await fixture.play({ playerId: friend, staked: 1_000_000_000n, paid: 0n, edge: micro * 10n })
      await fixture.midnight()
      expect(await fixture.due(inviter)).toBe(Number(micro))
      return inviter
    }

    test('are paid once, on Mondays at 00:10, in full coins; fractions carry over', async () => {
      await fixture.fund(1_000_000n)
      await fixture.newWeek()
      const inviter = await owed(12_700_000n)
      const little = await owed(999_999n)
      while (new Date(fixture.calendar.time).getUTCDay() !== 1) await fixture.midnight()
      fixture.calendar.time += 10 * 60_000 - 1
      await fixture.look()
      expect(await fixture.gold(inviter)).toBe(0n)
      fixture.calendar.time += 1
      await fixture.look()
      await fixture.look()
      expect([await fixture.gold(inviter), await fixture.gold(little)]).toEqual([12n, 0n])
      expect([await fixture.due(inviter), await fixture.due(little)]).toEqual([700_000, 999_999])
      expect(await fixture.summary(inviter)).toMatchObject({ paid: 12, waiting: 0 })
      expect((await fixture.rewards(inviter))[0]).toMatchObject({
        kind: 'payout',
        microAmount: -gold(12),
        isPaid: true,
      })
      expect(await fixture.messages(inviter)).toEqual([{ code: 'rebate.paid', params: { gold: 12 } }])
      await fixture.payday()
      expect([await fixture.gold(inviter), await fixture.gold(little)]).toEqual([12n, 0n])
    })

    test('are withdrawable immediately', async () => {
      await fixture.fund(1000n)
      const inviter = await owed(5_000_000n)
      await fixture.payday()
      const rows = await fixture.server.db.read('select balance, reward from accounts where owner_id = $1', [inviter])
      expect(rows).toEqual([{ balance: 5n, reward: 0n }])
    })

    test('wait until the commission covers them, and are then paid once', async () => {
      const { db } = fixture.server
      const [account] = await db.read<{ balance: bigint }>(
        `select balance from accounts where kind = 'commission' and owner_id = 0`,
      )
      const inviter = await owed((account?.balance ?? 0n) * MICRO + 50n * MICRO)
      await fixture.payday()
      const promised = (account?.balance ?? 0n) + 50n
      expect(await fixture.gold(inviter)).toBe(0n)
      expect(await fixture.summary(inviter)).toMatchObject({ waiting: Number(promised), paid: 0, microDue: 0 })
      expect((await fixture.rewards(inviter))[0]).toMatchObject({ kind: 'payout', isPaid: false })
      await fixture.fund(49n)
      await fixture.look()
      expect(await fixture.gold(inviter)).toBe(0n)
      await fixture.fund(1n)
      await Promise.all([fixture.look(), fixture.look()])
      expect(await fixture.gold(inviter)).toBe(promised)
      expect(await fixture.summary(inviter)).toMatchObject({ waiting: 0, paid: Number(promised) })
    })

    test('to a suspended account wait without blocking others', async () => {
      await fixture.fund(1000n)
      const [suspended, other] = [await owed(3_000_000n), await owed(4_000_000n)]
      await fixture.setState(suspended, 'suspended')
      await fixture.payday()
      expect([await fixture.gold(suspended), await fixture.gold(other)]).toEqual([0n, 4n])
      await fixture.setState(suspended, 'active')
      await fixture.look()
      expect(await fixture.gold(suspended)).toBe(3n)
    })

    test('to an account without a verified contact wait without blocking others', async () => {
      await fixture.fund(1000n)
      const [unverified, other] = [await owed(3_000_000n), await owed(4_000_000n)]
      await fixture.server.db.commit('update players set phone_verified_time = null where id = $1', [unverified])
      await fixture.payday()
      expect([await fixture.gold(unverified), await fixture.gold(other)]).toEqual([0n, 4n])
      await verifyPhone(fixture.server.db, unverified)
      await fixture.look()
      expect(await fixture.gold(unverified)).toBe(3n)
    })

    test('leave no trace when interrupted, and are paid later', async () => {
      await fixture.fund(1000n)
      const inviter = await owed(8_000_000n)
      const { db } = fixture.server
      await db.commit(`create or replace function cut_off() returns trigger language plpgsql as
      $$ begin raise exception 'cut off'; end $$`)
      await db.commit(`create or replace trigger cut before insert on journals for each row execute function cut_off()`)
      await expect(fixture.payday()).rejects.toThrow('cut off')
      expect(await fixture.gold(inviter)).toBe(0n)
      expect(await fixture.messages(inviter)).toEqual([])
      await db.commit('drop trigger cut on journals')
      await fixture.look()
      expect(await fixture.gold(inviter)).toBe(8n)
    })

    test('are paid after downtime over a Monday', async () => {
      await fixture.fund(1000n)
      const inviter = await owed(6_000_000n)
      fixture.calendar.time += 9 * 86_400_000
      await fixture.look()
      expect(await fixture.gold(inviter)).toBe(6n)
    })
  })

  describe('suspect invitations', () => {
    beforeEach(() => fixture.newWeek())
    const playDay = async (friend: bigint): Promise<void> => {
      await fixture.play({ playerId: friend, staked: 100_000n, paid: 0n })
      await fixture.midnight()
    }
    const decision = (state: 'released' | 'refused') => ({ state, reason: 'Looked at.', operatorId: 1n })
    const decide = (upline: bigint, friend: bigint, state: 'released' | 'refused') =>
      Promise.allSettled(fixture.refers.map((refer) => refer.links.decide(upline, friend, decision(state))))

    test('are held, and paid once when released, with all later rebates', async () => {
      const [inviter, friend] = (await fixture.family(2)) as [bigint, bigint]
      const fingerprint = randomBytes(32)
      for (const id of [inviter, friend]) await fixture.mark(id, 'device', fingerprint)
      await playDay(friend)
      expect(await fixture.summary(inviter)).toMatchObject({ microDue: 0, microHeld: gold(100) })
      expect(await fixture.rewards(inviter)).toMatchObject([{ link: 'held', microAmount: gold(100) }])
      const held = 'select reasons from referral_links where upline_id = $1'
      expect(await fixture.server.db.read(held, [inviter])).toEqual([{ reasons: ['device'] }])
      const answers = await decide(inviter, friend, 'released')
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await fixture.summary(inviter)).toMatchObject({ microDue: gold(100), microHeld: 0 })
      await playDay(friend)
      expect(await fixture.due(inviter)).toBe(gold(200))
    })

    test('do not affect rebates paid before the hold', async () => {
      await fixture.fund(1000n)
      const [inviter, friend] = (await fixture.family(2)) as [bigint, bigint]
      await playDay(friend)
      await fixture.payday()
      expect(await fixture.gold(inviter)).toBe(100n)
      const fingerprint = randomBytes(32)
      for (const id of [inviter, friend]) await fixture.mark(id, 'device', fingerprint)
      await playDay(friend)
      expect(await fixture.summary(inviter)).toMatchObject({ microDue: 0, microHeld: gold(100), paid: 100 })
      const links = (await fixture.rewards(inviter)).filter(({ kind: of }) => of === 'friend').map(({ link }) => link)
      expect(links).toEqual(['held', 'open'])
      await decide(inviter, friend, 'released')
      expect(await fixture.summary(inviter)).toMatchObject({ microDue: gold(100), microHeld: 0 })
      await fixture.payday()
      expect(await fixture.gold(inviter)).toBe(200n)
    })

    test('lose no entry when decided during an accrual', async () => {
      const [inviter, friend] = (await fixture.family(2)) as [bigint, bigint]
      const fingerprint = randomBytes(32)
      for (const id of [inviter, friend]) await fixture.mark(id, 'device', fingerprint)
      await playDay(friend)
      await fixture.play({ playerId: friend, staked: 100_000n, paid: 0n })
      await fixture.closeDay()
      const [written, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const accruing = new Accrual(fixture.server.db, async () => {
        written.resolve()
        await ended.promise
      }).advance()
      await written.promise
      let isDecided = false
      const deciding = (fixture.refers.at(-1) as Referral).links
        .decide(inviter, friend, decision('released'))
        .then(() => (isDecided = true))
      // The entries are uncommitted: on PostgreSQL the decision has to wait for them.
      if (kind === 'postgresql') await vi.waitUntil(async () => isDecided || (await fixture.someoneWaits()), 20_000)
      ended.resolve()
      await Promise.all([accruing, deciding])
      expect(await fixture.summary(inviter)).toMatchObject({ microDue: gold(200), microHeld: 0 })
      expect(await fixture.wrongDues()).toEqual([])
    })

    test('earn nothing once refused', async () => {
      const [inviter, friend] = (await fixture.family(2)) as [bigint, bigint]
      const fingerprint = randomBytes(32)
      for (const id of [inviter, friend]) await fixture.mark(id, 'payout', fingerprint)
      await playDay(friend)
      await decide(inviter, friend, 'refused')
      await playDay(friend)
      expect(await fixture.summary(inviter)).toMatchObject({ microDue: 0, microHeld: 0 })
      expect((await fixture.summary(inviter)).tiers[0]).toMatchObject({ microRebate: 0 })
      expect(await fixture.rewards(inviter)).toMatchObject([{ link: 'refused' }])
      await expect(fixture.refers[0]?.links.decide(inviter, friend, decision('released'))).rejects.toThrow(
        'alreadyDecided',
      )
    })

    test('are held if the phone of one is the payout destination of the other, in any tier', async () => {
      const [top, middle, friend] = (await fixture.family(3)) as [bigint, bigint, bigint]
      const [row] = await fixture.server.db.read<{ phone_hash: Buffer }>(
        'select phone_hash from players where id = $1',
        [friend],
      )
      await fixture.mark(top, 'payout', Buffer.from(row?.phone_hash ?? ''))
      await playDay(friend)
      expect(await fixture.summary(top)).toMatchObject({ microDue: 0, microHeld: gold(30) })
      expect(await fixture.summary(middle)).toMatchObject({ microDue: gold(100), microHeld: 0 })
    })

    test('are not held for a fingerprint shared with a third player', async () => {
      const [[inviter, friend], [stranger]] = [await fixture.family(2), await fixture.family(1)]
      const fingerprint = randomBytes(32)
      for (const id of [stranger as bigint, friend as bigint]) await fixture.mark(id, 'device', fingerprint)
      await playDay(friend as bigint)
      expect(await fixture.due(inviter as bigint)).toBe(gold(100))
    })
  })
})

/** A seeded generator, for reproducible trees and days. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
