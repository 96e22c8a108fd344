import { MICRO } from '@glasshouse/rulebook/core/referral'
import type { Agent, Friend, InvitedSummary, Reward } from '@glasshouse/rulebook/wire/account/referral'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, registration } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'
import { ReferralFixture } from '../support/referral-fixture.ts'

const DAY_MS = 86_400_000

describe.each(databases)('referral calls on %s', (kind) => {
  let fixture: ReferralFixture
  beforeAll(async () => {
    fixture = await ReferralFixture.open(kind)
  })
  afterAll(async () => {
    expect(await fixture.wrongDues()).toEqual([])
    expect(await fixture.server.brokenLaws()).toEqual([])
    await fixture.close()
  })

  describe('agents', () => {
    const agents = () => fixture.refers[0]!.agents
    /** An agent whose friends have each staked 2,500 on four days. */
    const agentWith = async (friends: number): Promise<{ agent: bigint; friends: bigint[] }> => {
      const agent = await fixture.friend(null)
      await fixture.setLevel(agent, 'friend')
      const ids: bigint[] = []
      for (let i = 0; i < friends; i++) ids.push(await fixture.friend(agent))
      for (let day = 0; day < 4; day++) {
        await fixture.play(...ids.map((playerId) => ({ playerId, staked: 2500n, paid: 2500n, edge: 0n })))
        await fixture.midnight()
      }
      return { agent, friends: ids }
    }
    /** Lets a friend's play produce this rebate base on one day. */
    const bring = async (playerId: bigint | undefined, base: bigint): Promise<void> => {
      await fixture.play({ playerId: playerId!, staked: base, paid: 0n, edge: base * MICRO })
      await fixture.midnight()
    }

    test('become Bronze on the day that both figures are met exactly', async () => {
      const { agent, friends } = await agentWith(5)
      await bring(friends[0], 99_999n)
      expect(await agents().read(agent)).toMatchObject({ level: 'friend', activeFriends: 5, groupBase: 99_999 })
      await bring(friends[1], 1n)
      expect(await agents().read(agent)).toMatchObject({ level: 'bronze', activeFriends: 5, groupBase: 100_000 })
      expect(await fixture.messages(agent)).toContainEqual({ code: 'agent.promoted', params: { level: 'bronze' } })
      // The new rate applies from the next day on.
      await bring(friends[0], 10n)
      expect(await fixture.rewards(agent)).toContainEqual(
        expect.objectContaining({ bps: 1500, microAmount: 1_500_000 }),
      )
    })

    test('need active friends: enough stakes, enough days, a deposit, and no hold', async () => {
      const { agent, friends } = await agentWith(3)
      expect((await agents().read(agent)).activeFriends).toBe(3)
      // One coin short, and one day short.
      const [little, seldom] = [await fixture.friend(agent), await fixture.friend(agent)]
      for (let day = 0; day < 4; day++) {
        await fixture.play({ playerId: little, staked: day === 0 ? 2499n : 2500n, paid: 0n, edge: 0n })
        if (day > 0) await fixture.play({ playerId: seldom, staked: 50_000n, paid: 50_000n, edge: 0n })
        await fixture.midnight()
      }
      expect((await agents().read(agent)).activeFriends).toBe(3)
      await fixture.play({ playerId: little, staked: 1n, paid: 0n, edge: 0n })
      expect((await agents().read(agent)).activeFriends).toBe(4)
      await fixture.server.db.commit(
        `insert into referral_links (upline_id, friend_id, reasons, create_time) values ($1, $2, '{device}', 0)`,
        [agent, friends[0]],
      )
      await fixture.setState(friends[1]!, 'excluded')
      expect((await agents().read(agent)).activeFriends).toBe(2)
      fixture.calendar.time += 30 * DAY_MS
      expect((await agents().read(agent)).activeFriends).toBe(0)
    })

    test('fall by one level after two months in a row that miss the figures, on every node once', async () => {
      const agent = await fixture.friend(null)
      await fixture.setLevel(agent, 'silver')
      const readGameStatuses: unknown[] = []
      for (let month = 0; month < 3; month++) {
        const now = new Date(fixture.calendar.time)
        fixture.calendar.time = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
        await fixture.look()
        await fixture.look()
        const { level, misses } = await agents().read(agent)
        readGameStatuses.push([level, misses])
      }
      expect(readGameStatuses).toEqual([
        ['silver', 1],
        ['bronze', 0],
        ['bronze', 1],
      ])
      expect(await fixture.messages(agent)).toEqual([
        { code: 'agent.warned', params: { level: 'silver' } },
        { code: 'agent.demoted', params: { level: 'bronze' } },
        { code: 'agent.warned', params: { level: 'bronze' } },
      ])
    })

    test('earn a share of the commission on investments of direct friends only', async () => {
      const [agent, friend, below] = (await fixture.family(3)) as [bigint, bigint, bigint]
      await fixture.setLevel(agent, 'gold')
      const { db } = fixture.server
      const day = await fixture.openDay()
      await db.commit(
        `insert into invest_epochs (day, create_time, result, units_before, commission, carried, low, entered, bought, paid,
                                  redeemed, is_void, assets, units, staked_so_far, variance_so_far)
         select $1, create_time + 1, 0, 11000000000, 2800, 0, 0, 0, 0, 0, 0, false, assets, units, 0, 0
           from invest_epochs order by day desc limit 1`,
        [day],
      )
      await db.commit(
        'insert into invest_holdings (day, player_id, units) values ($1, $2, 1000000000), ($1, $3, 500)',
        [day, friend, below],
      )
      await fixture.midnight()
      const summary = await fixture.summary(agent)
      expect(summary).toMatchObject({ microDue: 15_272_727, microInvestmentRebate: 15_272_727 })
      expect(await fixture.rewards(agent)).toMatchObject([
        { kind: 'investment', bps: 600, microBase: 254_545_454, microAmount: 15_272_727 },
      ])
      expect(await fixture.due(friend)).toBe(0)
    })
  })

  describe('referral API', () => {
    const join = async (change: object = {}, caller = '') => {
      const answer = await fixture.server.call<{ token: string; user: User }>(
        'POST /api/user/register',
        registration(change),
        caller,
      )
      return { ...answer.data, playerId: BigInt(answer.data.user.id) }
    }
    const get = async <T>(path: string, token: string) =>
      (await fixture.server.call<T>(`GET /api${path}`, undefined, token)).data

    test('links a friend by invitation code, and shows only a masked name', async () => {
      const inviter = await join()
      const friend = await join({ invitationCode: inviter.user.invitationCode.toLowerCase() })
      await join({ invitationCode: friend.user.invitationCode })
      const summary = await get<InvitedSummary>('/user/invited/summary', inviter.token)
      expect(summary).toMatchObject({ code: inviter.user.invitationCode, level: 'friend', microDue: 0, paid: 0 })
      expect(summary.tiers.map(({ friends }) => friends)).toEqual([1, 1, 0])
      const friends = await get<Friend[]>('/user/invited/friends/0', inviter.token)
      expect(friends).toMatchObject([{ hasDeposited: false, isActive: false, link: 'open' }])
      expect(JSON.stringify(friends)).not.toContain(friend.user.nickname)
      expect(await get<Friend[]>('/user/invited/friends/0?tier=2', inviter.token)).toHaveLength(1)
      expect(await get<Friend[]>('/user/invited/friends/0?tier=3', inviter.token)).toEqual([])
      expect(await get<Reward[]>('/user/invited/rewards/0', inviter.token)).toEqual([])
      const wrong = await fixture.server.call('GET /api/user/invited/friends/0?tier=4', undefined, inviter.token)
      expect(wrong.errno).toBe(1000)
    })

    test('rejects self-invitation and inviters that registered later', async () => {
      const { user, playerId } = await join()
      const change = (inviter: bigint | number) =>
        fixture.server.db.commit('update players set inviter_id = $2 where id = $1', [playerId, inviter])
      await expect(change(playerId)).rejects.toThrow('players_check')
      await expect(change(playerId + 1n)).rejects.toThrow('players_check')
      const answer = await fixture.server.call(
        'POST /api/user/register',
        registration({ invitationCode: `${user.id}` }),
      )
      expect(answer.errno).toBe(1027)
    })

    test('holds rebates between two accounts of one browser', async () => {
      const { data: browser } = await fixture.server.call<string>('GET /api/auth')
      const inviter = await join({}, browser)
      const friend = await join({ invitationCode: inviter.user.invitationCode }, browser)
      await fixture.server.db.commit(
        `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, request_id, gateway, reference)
         values ($1, 'fiat', 'credited', 0, 1, 'USD', now_ms(), gen_random_uuid(), 'test', gen_random_uuid()::text)`,
        [friend.playerId],
      )
      await fixture.play({ playerId: friend.playerId, staked: 100_000n, paid: 0n })
      await fixture.midnight()
      const { microDue, microHeld } = await get<InvitedSummary>('/user/invited/summary', inviter.token)
      expect({ microDue, microHeld }).toEqual({ microDue: 0, microHeld: 100 * Number(MICRO) })
      const [shown] = await get<Friend[]>('/user/invited/friends/0', inviter.token)
      expect(shown?.link).toBe('held')
      const [risk, support] = [
        await signInOperator(fixture.server, 'risk'),
        await signInOperator(fixture.server, 'support'),
      ]
      const decision = { uplineId: inviter.user.id, friendId: friend.user.id, state: 'released' }
      const decide = (token: string) => fixture.server.call('POST /api/console/refer/link', decision, token)
      expect((await decide(inviter.token)).errno).toBe(505)
      expect((await decide(support.token)).errno).toBe(1903)
      const held = { uplineId: inviter.user.id, friendId: friend.user.id, reasons: 'device', microAmount: microHeld }
      const { rows } = await get<{ rows: object[] }>('/console/list/links?state=held', risk.token)
      expect(rows).toContainEqual(expect.objectContaining(held))
      expect((await decide(risk.token)).errno).toBe(0)
      expect((await decide(risk.token)).errno).toBe(1422)
      expect((await get<InvitedSummary>('/user/invited/summary', inviter.token)).microDue).toBe(microHeld)
      const acts = await fixture.server.db.read(`select act, subject from audit_log where act like 'invitation.%'`)
      expect(acts[0]).toEqual({ act: 'invitation.released', subject: `${inviter.user.id}:${friend.user.id}` })
    })

    test('lets an operator decide once on an agent application', async () => {
      const { token, playerId, user } = await join()
      const apply = (note?: string) =>
        fixture.server.call<Agent>('POST /api/user/agent/apply', note === undefined ? {} : { note }, token)
      expect(await get<Agent>('/user/agent', token)).toMatchObject({ state: 'none', level: 'friend', askTime: null })
      expect((await apply('x'.repeat(141))).errno).toBe(1000)
      const answers = await Promise.all([apply('I know many people'), apply('I know many people')])
      expect(answers.map(({ data }) => data.state)).toEqual(['asked', 'asked'])
      const [risk, support] = [
        await signInOperator(fixture.server, 'risk'),
        await signInOperator(fixture.server, 'support'),
      ]
      const decide = (state: string, by = risk) =>
        fixture.server.call('POST /api/console/refer/agent', { playerId: user.id, state }, by.token)
      const waiting = await get<object[]>('/console/refer/agent/asked', risk.token)
      expect(waiting).toMatchObject([{ playerId: user.id, note: 'I know many people', activeFriends: 0 }])
      expect((await decide('approved', support)).errno).toBe(1903)
      expect((await decide('refused')).errno).toBe(0)
      expect((await decide('approved')).errno).toBe(1422)
      expect(await apply()).toMatchObject({ errno: 1421 })
      fixture.calendar.time += 30 * DAY_MS
      expect((await apply()).data.state).toBe('asked')
      expect((await decide('approved')).errno).toBe(0)
      // Approved, but still without the figures for a level.
      expect(await get<Agent>('/user/agent', token)).toMatchObject({ state: 'approved', level: 'friend' })
      expect(await apply()).toMatchObject({ errno: 1420 })
      expect(await fixture.messages(playerId)).toEqual([
        { code: 'agent.refused', params: {} },
        { code: 'agent.approved', params: {} },
      ])
    })

    test('pages through lists without gaps or duplicates', async () => {
      const { token, playerId } = await join()
      const ids: bigint[] = []
      for (let i = 0; i < 45; i++) ids.push(await fixture.friend(playerId))
      await fixture.server.db.commit('update players set create_time = 5000 where id = any($1)', [ids.slice(10, 25)])
      await fixture.play(...ids.map((id) => ({ playerId: id, staked: 1000n, paid: 0n })))
      await fixture.midnight()
      const all = async (list: string): Promise<{ createTime: number }[]> => {
        const rows: { createTime: number }[] = []
        for (let after = 0; ;) {
          const page = await get<{ createTime: number }[]>(`/user/invited/${list}/${after}`, token)
          rows.push(...page)
          if (page.length === 0) return rows
          after = page.at(-1)?.createTime ?? 0
        }
      }
      expect(await all('friends')).toHaveLength(45)
      const rewards = await all('rewards')
      expect(rewards).toHaveLength(45)
      expect(new Set(rewards.map(({ createTime }) => createTime)).size).toBe(45)
    })

    test('returns a share link with the player’s code and a localised text', async () => {
      const { token, user } = await join()
      const mine = await fixture.server.call<{ link: string }>('GET /api/share/h5', undefined, token)
      expect(mine.data.link).toBe(`/#/pages/login/login?mode=register&code=${user.invitationCode}`)
      const { data } = await fixture.server.call<{ link: string; text: string }>('GET /api/share/h5', undefined, '', {
        'accept-language': 'fr',
      })
      expect(data.link).toBe('/#/pages/login/login?mode=register')
      expect(data.text).toContain('adultes')
    })

    test('reports payouts that wait for commission', async () => {
      const finance = await signInOperator(fixture.server, 'finance')
      const [inviter, friend] = (await fixture.family(2)) as [bigint, bigint]
      await fixture.play({ playerId: friend, staked: 100_000n, paid: 0n })
      await fixture.payday()
      const report = await get<{ players: number; waiting: number; commission: number }>(
        '/console/refer/payout',
        finance.token,
      )
      expect(await fixture.gold(inviter)).toBe(0n)
      expect(report.commission).toBe(0)
      expect(report.waiting).toBeGreaterThanOrEqual(100)
      expect(report.players).toBeGreaterThanOrEqual(1)
    })
  })
})
