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
import { databases } from '../support/open-server.ts'
import { ReferHouse } from '../support/refer-house.ts'

const gold = (amount: number): number => amount * Number(MICRO)

describe.each(databases)('referral on %s', (kind) => {
  let house: ReferHouse
  beforeAll(async () => {
    house = await ReferHouse.open(kind)
  }, 120_000)
  afterAll(async () => {
    expect(await house.wrongDues()).toEqual([])
    expect(await house.server.brokenLaws()).toEqual([])
    await house.close()
  })

  describe('rebates', () => {
    const broughtTo = (ids: readonly bigint[]) => Promise.all(ids.map((id) => house.brought(id)))

    test('go three tiers up by the level of each, and no further', async () => {
      const family = await house.family(5)
      await house.setLevel(family[2] as bigint, 'silver')
      await house.setLevel(family[1] as bigint, 'gold')
      await house.play({ playerId: family[4] as bigint, staked: 100_000n, paid: 40_000n })
      await house.midnight()
      // Edge 1,000: tier 1 an ordinary friend 10%, tier 2 Silver 5%, tier 3 Gold 2.5%, and nothing for the fourth.
      expect(await broughtTo(family)).toEqual([0, gold(25), gold(50), gold(100), 0])
      expect(await house.rewards(family[2] as bigint)).toMatchObject([
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
      expect((await house.summary(family[1] as bigint)).tiers).toEqual([
        { tier: 1, friends: 1, microBase: 0, microRebate: 0 },
        { tier: 2, friends: 1, microBase: 0, microRebate: 0 },
        { tier: 3, friends: 1, microBase: gold(1000), microRebate: gold(25) },
      ])
    })

    test('count once what edge and win have both reached, above the highest so far', async () => {
      const [inviter, friend] = (await house.family(2)) as [bigint, bigint]
      const due: number[] = []
      for (const paid of [40_000n, 190_000n, 80_000n, 0n]) {
        await house.play({ playerId: friend, staked: 100_000n, paid })
        await house.midnight()
        due.push(await house.brought(inviter))
      }
      expect(due).toEqual([gold(100), gold(100), gold(100), gold(400)])
    })

    test('begin with the first own deposit: what was lost before counts for nobody', async () => {
      const inviter = await house.friend(null)
      const friend = await house.friend(inviter, { deposited: false })
      await house.play({ playerId: friend, staked: 100_000n, paid: 0n })
      await house.midnight()
      expect(await house.brought(inviter)).toBe(0)
      const [copied] = await house.server.db.read('select base from friend_bases where player_id = $1', [friend])
      expect(copied).toEqual({ base: 1000n * MICRO })
      const other = await house.friend(null)
      await house.server.db.commit(`update recharges set player_id = $1 where player_id = $2`, [friend, other])
      await house.play({ playerId: friend, staked: 30_000n, paid: 0n })
      await house.midnight()
      expect(await house.brought(inviter)).toBe(gold(30))
    })

    test.each(['suspended', 'excluded', 'closed'] as const)(
      'neither come from who is %s nor go to him',
      async (status) => {
        const [top, middle, friend] = (await house.family(3)) as [bigint, bigint, bigint]
        await house.setState(middle, status)
        await house.play(
          { playerId: middle, staked: 100_000n, paid: 0n },
          { playerId: friend, staked: 100_000n, paid: 0n },
        )
        await house.midnight()
        // The friend below still counts for the one above: 3% of 1,000.
        expect(await broughtTo([top, middle])).toEqual([gold(30), 0])
      },
    )

    test('a day that is cut off in the middle is reckoned as a whole later', async () => {
      const [inviter, friend] = (await house.family(2)) as [bigint, bigint]
      await house.play({ playerId: friend, staked: 100_000n, paid: 0n })
      await house.closeDay()
      const cut = new Accrual(house.server.db, () => Promise.reject(new Error('cut off')))
      await expect(cut.advance()).rejects.toThrow('cut off')
      expect([await house.brought(inviter), await house.rewards(inviter)]).toEqual([0, []])
      const whole = house.nodes.map(({ db }) => new Accrual(db, () => Promise.resolve()))
      await Promise.all([...whole, ...whole].map((accrual) => accrual.advance()))
      expect(await house.brought(inviter)).toBe(gold(100))
      expect(await house.rewards(inviter)).toHaveLength(1)
    })

    test('a line of the statement can be neither changed nor written twice', async () => {
      const [inviter, friend] = (await house.family(2)) as [bigint, bigint]
      await house.play({ playerId: friend, staked: 100_000n, paid: 0n })
      await house.midnight()
      const { db } = house.server
      await expect(db.commit('update rebates set amount = 1 where player_id = $1', [inviter])).rejects.toThrow(
        'append-only',
      )
      const again = `insert into rebates select player_id, create_time + 1, kind, day, friend_id, tier, base, bps, amount
      from rebates where player_id = $1`
      await expect(db.commit(again, [inviter])).rejects.toThrow('rebates_once')
    })

    test('of random families over random days are what the rulebook says, however many nodes reckon', async () => {
      const random = seeded(20_261)
      const ids: bigint[] = []
      const inviterOf: (number | null)[] = []
      const levels: AgentLevel[] = []
      for (let i = 0; i < 14; i++) {
        const inviter = i > 0 && random(6) > 0 ? random(i) : null
        inviterOf.push(inviter)
        ids.push(await house.friend(inviter === null ? null : (ids[inviter] as bigint)))
        levels.push(agentLevels[random(4)] as AgentLevel)
        await house.setLevel(ids[i] as bigint, levels[i] as AgentLevel)
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
        await house.play(...played)
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
        await house.midnight()
      }
      const dues = (await Promise.all(ids.map((id) => house.brought(id)))).map(BigInt)
      expect(dues).toEqual(owed)
      const sum = owed.reduce((total, amount) => total + amount, 0n)
      expect(sum).toBeGreaterThan(0n)
      expect(sum * 10_000n).toBeLessThanOrEqual(theta * 3350n)
    })
  })

  describe('payouts', () => {
    /** Somebody who is owed so many millionths. */
    const owed = async (micro: bigint): Promise<bigint> => {
      const [inviter, friend] = (await house.family(2)) as [bigint, bigint]
      await house.play({ playerId: friend, staked: 1_000_000_000n, paid: 0n, edge: micro * 10n })
      await house.midnight()
      expect(await house.due(inviter)).toBe(Number(micro))
      return inviter
    }

    test('are made once, on Monday at ten past midnight, in whole coins; the rest is carried on', async () => {
      await house.fund(1_000_000n)
      await house.newWeek()
      const inviter = await owed(12_700_000n)
      const little = await owed(999_999n)
      while (new Date(house.calendar.time).getUTCDay() !== 1) await house.midnight()
      house.calendar.time += 10 * 60_000 - 1
      await house.look()
      expect(await house.gold(inviter)).toBe(0n)
      house.calendar.time += 1
      await house.look()
      await house.look()
      expect([await house.gold(inviter), await house.gold(little)]).toEqual([12n, 0n])
      expect([await house.due(inviter), await house.due(little)]).toEqual([700_000, 999_999])
      expect(await house.summary(inviter)).toMatchObject({ paid: 12, waiting: 0 })
      expect((await house.rewards(inviter))[0]).toMatchObject({ kind: 'payout', microAmount: -gold(12), isPaid: true })
      expect(await house.messages(inviter)).toEqual([{ code: 'rebate.paid', params: { gold: 12 } }])
      await house.payday()
      expect([await house.gold(inviter), await house.gold(little)]).toEqual([12n, 0n])
    })

    test('are cash: they can be withdrawn at once', async () => {
      await house.fund(1000n)
      const inviter = await owed(5_000_000n)
      await house.payday()
      const rows = await house.server.db.read('select balance, reward from accounts where owner_id = $1', [inviter])
      expect(rows).toEqual([{ balance: 5n, reward: 0n }])
    })

    test('wait as long as the commission does not hold enough, and are then made once', async () => {
      const { db } = house.server
      const [account] = await db.read<{ balance: bigint }>(
        `select balance from accounts where kind = 'commission' and owner_id = 0`,
      )
      const inviter = await owed((account?.balance ?? 0n) * MICRO + 50n * MICRO)
      await house.payday()
      const promised = (account?.balance ?? 0n) + 50n
      expect(await house.gold(inviter)).toBe(0n)
      expect(await house.summary(inviter)).toMatchObject({ waiting: Number(promised), paid: 0, microDue: 0 })
      expect((await house.rewards(inviter))[0]).toMatchObject({ kind: 'payout', isPaid: false })
      await house.fund(49n)
      await house.look()
      expect(await house.gold(inviter)).toBe(0n)
      await house.fund(1n)
      await Promise.all([house.look(), house.look()])
      expect(await house.gold(inviter)).toBe(promised)
      expect(await house.summary(inviter)).toMatchObject({ waiting: 0, paid: Number(promised) })
    })

    test('to a suspended account wait, and hold up nobody', async () => {
      await house.fund(1000n)
      const [suspended, other] = [await owed(3_000_000n), await owed(4_000_000n)]
      await house.setState(suspended, 'suspended')
      await house.payday()
      expect([await house.gold(suspended), await house.gold(other)]).toEqual([0n, 4n])
      await house.setState(suspended, 'active')
      await house.look()
      expect(await house.gold(suspended)).toBe(3n)
    })

    test('a payout that is cut off leaves nothing behind, and is made later', async () => {
      await house.fund(1000n)
      const inviter = await owed(8_000_000n)
      const { db } = house.server
      await db.commit(`create or replace function cut_off() returns trigger language plpgsql as
      $$ begin raise exception 'cut off'; end $$`)
      await db.commit(`create or replace trigger cut before insert on journals for each row execute function cut_off()`)
      await expect(house.payday()).rejects.toThrow('cut off')
      expect(await house.gold(inviter)).toBe(0n)
      expect(await house.messages(inviter)).toEqual([])
      await db.commit('drop trigger cut on journals')
      await house.look()
      expect(await house.gold(inviter)).toBe(8n)
    })

    test('a house that slept over Monday pays when it wakes', async () => {
      await house.fund(1000n)
      const inviter = await owed(6_000_000n)
      house.calendar.time += 9 * 86_400_000
      await house.look()
      expect(await house.gold(inviter)).toBe(6n)
    })
  })

  describe('invitations that look like one person', () => {
    beforeEach(() => house.newWeek())
    const playedDay = async (friend: bigint): Promise<void> => {
      await house.play({ playerId: friend, staked: 100_000n, paid: 0n })
      await house.midnight()
    }
    const decision = (state: 'released' | 'refused') => ({ state, reason: 'Looked at.', operatorId: 1n })
    const decide = (upline: bigint, friend: bigint, state: 'released' | 'refused') =>
      Promise.allSettled(house.refers.map((refer) => refer.links.decide(upline, friend, decision(state))))

    test('are held, not paid; what was held is paid once when released, and so is what follows', async () => {
      const [inviter, friend] = (await house.family(2)) as [bigint, bigint]
      const mark = randomBytes(32)
      for (const id of [inviter, friend]) await house.mark(id, 'device', mark)
      await playedDay(friend)
      expect(await house.summary(inviter)).toMatchObject({ microDue: 0, microHeld: gold(100) })
      expect(await house.rewards(inviter)).toMatchObject([{ link: 'held', microAmount: gold(100) }])
      const held = 'select reasons from referral_links where upline_id = $1'
      expect(await house.server.db.read(held, [inviter])).toEqual([{ reasons: ['device'] }])
      const answers = await decide(inviter, friend, 'released')
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await house.summary(inviter)).toMatchObject({ microDue: gold(100), microHeld: 0 })
      await playedDay(friend)
      expect(await house.due(inviter)).toBe(gold(200))
    })

    test('that came to look so later leave what was paid before as it was', async () => {
      await house.fund(1000n)
      const [inviter, friend] = (await house.family(2)) as [bigint, bigint]
      await playedDay(friend)
      await house.payday()
      expect(await house.gold(inviter)).toBe(100n)
      const mark = randomBytes(32)
      for (const id of [inviter, friend]) await house.mark(id, 'device', mark)
      await playedDay(friend)
      expect(await house.summary(inviter)).toMatchObject({ microDue: 0, microHeld: gold(100), paid: 100 })
      const links = (await house.rewards(inviter)).filter(({ kind: of }) => of === 'friend').map(({ link }) => link)
      expect(links).toEqual(['held', 'open'])
      await decide(inviter, friend, 'released')
      expect(await house.summary(inviter)).toMatchObject({ microDue: gold(100), microHeld: 0 })
      await house.payday()
      expect(await house.gold(inviter)).toBe(200n)
    })

    test('that are decided while a day is reckoned lose no line', async () => {
      const [inviter, friend] = (await house.family(2)) as [bigint, bigint]
      const mark = randomBytes(32)
      for (const id of [inviter, friend]) await house.mark(id, 'device', mark)
      await playedDay(friend)
      await house.play({ playerId: friend, staked: 100_000n, paid: 0n })
      await house.closeDay()
      const [written, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const reckoning = new Accrual(house.server.db, async () => {
        written.resolve()
        await ended.promise
      }).advance()
      await written.promise
      let isDecided = false
      const deciding = (house.refers.at(-1) as Referral).links
        .decide(inviter, friend, decision('released'))
        .then(() => (isDecided = true))
      // The lines are written but not committed: on PostgreSQL the decision has to wait for them.
      if (kind === 'postgresql') await vi.waitUntil(async () => isDecided || (await house.someoneWaits()), 20_000)
      ended.resolve()
      await Promise.all([reckoning, deciding])
      expect(await house.summary(inviter)).toMatchObject({ microDue: gold(200), microHeld: 0 })
      expect(await house.wrongDues()).toEqual([])
    })

    test('bring nothing ever when refused', async () => {
      const [inviter, friend] = (await house.family(2)) as [bigint, bigint]
      const mark = randomBytes(32)
      for (const id of [inviter, friend]) await house.mark(id, 'payout', mark)
      await playedDay(friend)
      await decide(inviter, friend, 'refused')
      await playedDay(friend)
      expect(await house.summary(inviter)).toMatchObject({ microDue: 0, microHeld: 0 })
      expect((await house.summary(inviter)).tiers[0]).toMatchObject({ microRebate: 0 })
      expect(await house.rewards(inviter)).toMatchObject([{ link: 'refused' }])
      await expect(house.refers[0]?.links.decide(inviter, friend, decision('released'))).rejects.toThrow(
        'alreadyDecided',
      )
    })

    test('are held for a phone that one has and the other is paid to, and in any tier', async () => {
      const [top, middle, friend] = (await house.family(3)) as [bigint, bigint, bigint]
      const [row] = await house.server.db.read<{ phone_hash: Buffer }>('select phone_hash from players where id = $1', [
        friend,
      ])
      await house.mark(top, 'payout', Buffer.from(row?.phone_hash ?? ''))
      await playedDay(friend)
      expect(await house.summary(top)).toMatchObject({ microDue: 0, microHeld: gold(30) })
      expect(await house.summary(middle)).toMatchObject({ microDue: gold(100), microHeld: 0 })
    })

    test('do not concern friends who only share a mark with somebody else', async () => {
      const [[inviter, friend], [stranger]] = [await house.family(2), await house.family(1)]
      const mark = randomBytes(32)
      for (const id of [stranger as bigint, friend as bigint]) await house.mark(id, 'device', mark)
      await playedDay(friend as bigint)
      expect(await house.due(inviter as bigint)).toBe(gold(100))
    })
  })
})

/** A small generator: the same families and days in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
