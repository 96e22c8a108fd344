import { MICRO } from '@glasshouse/rulebook/core/referral'
import type { Agent, Friend, InvitedSummary, Reward } from '@glasshouse/rulebook/wire/account/referral'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, registration } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'
import { ReferHouse } from '../support/refer-house.ts'

const DAY_MS = 86_400_000

describe.each(databases)('referral calls on %s', (kind) => {
  let house: ReferHouse
  beforeAll(async () => {
    house = await ReferHouse.open(kind)
  }, 120_000)
  afterAll(async () => {
    expect(await house.wrongDues()).toEqual([])
    expect(await house.server.brokenLaws()).toEqual([])
    await house.close()
  })

  describe('agents', () => {
    const agents = () => house.refers[0]!.agents
    /** An agent with so many friends, of whom each has staked 2,500 on four days. */
    const agentWith = async (friends: number): Promise<{ agent: bigint; friends: bigint[] }> => {
      const agent = await house.friend(null)
      await house.setLevel(agent, 'friend')
      const ids: bigint[] = []
      for (let i = 0; i < friends; i++) ids.push(await house.friend(agent))
      for (let day = 0; day < 4; day++) {
        await house.play(...ids.map((playerId) => ({ playerId, staked: 2500n, paid: 2500n, edge: 0n })))
        await house.midnight()
      }
      return { agent, friends: ids }
    }
    /** Lets a friend bring a base of so much gold on one day. */
    const bring = async (playerId: bigint | undefined, base: bigint): Promise<void> => {
      await house.play({ playerId: playerId!, staked: base, paid: 0n, edge: base * MICRO })
      await house.midnight()
    }

    test('become Bronze on the day that both figures are met, to the last friend and the last coin', async () => {
      const { agent, friends } = await agentWith(5)
      await bring(friends[0], 99_999n)
      expect(await agents().read(agent)).toMatchObject({ level: 'friend', activeFriends: 5, groupBase: 99_999 })
      await bring(friends[1], 1n)
      expect(await agents().read(agent)).toMatchObject({ level: 'bronze', activeFriends: 5, groupBase: 100_000 })
      expect(await house.messages(agent)).toContainEqual({ code: 'agent.promoted', params: { level: 'bronze' } })
      // From the next day on with the new rate.
      await bring(friends[0], 10n)
      expect(await house.rewards(agent)).toContainEqual(expect.objectContaining({ bps: 1500, microAmount: 1_500_000 }))
    })

    test('need friends who are active: enough staked, on enough days, with a deposit, and not held', async () => {
      const { agent, friends } = await agentWith(3)
      expect((await agents().read(agent)).activeFriends).toBe(3)
      // One coin too little, and one day too few.
      const [little, seldom] = [await house.friend(agent), await house.friend(agent)]
      for (let day = 0; day < 4; day++) {
        await house.play({ playerId: little, staked: day === 0 ? 2499n : 2500n, paid: 0n, edge: 0n })
        if (day > 0) await house.play({ playerId: seldom, staked: 50_000n, paid: 50_000n, edge: 0n })
        await house.midnight()
      }
      expect((await agents().read(agent)).activeFriends).toBe(3)
      await house.play({ playerId: little, staked: 1n, paid: 0n, edge: 0n })
      expect((await agents().read(agent)).activeFriends).toBe(4)
      await house.server.db.commit(
        `insert into referral_links (upline_id, friend_id, reasons, create_time) values ($1, $2, '{device}', 0)`,
        [agent, friends[0]],
      )
      await house.setState(friends[1]!, 'excluded')
      expect((await agents().read(agent)).activeFriends).toBe(2)
      house.calendar.time += 30 * DAY_MS
      expect((await agents().read(agent)).activeFriends).toBe(0)
    })

    test('fall by one level after two months in a row that miss the figures, on every node once', async () => {
      const agent = await house.friend(null)
      await house.setLevel(agent, 'silver')
      const readGameStatuses: unknown[] = []
      for (let month = 0; month < 3; month++) {
        const now = new Date(house.calendar.time)
        house.calendar.time = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
        await house.look()
        await house.look()
        const { level, misses } = await agents().read(agent)
        readGameStatuses.push([level, misses])
      }
      expect(readGameStatuses).toEqual([
        ['silver', 1],
        ['bronze', 0],
        ['bronze', 1],
      ])
      expect(await house.messages(agent)).toEqual([
        { code: 'agent.warned', params: { level: 'silver' } },
        { code: 'agent.demoted', params: { level: 'bronze' } },
        { code: 'agent.warned', params: { level: 'bronze' } },
      ])
    })

    test('have a share in the commission on what direct friends have invested, and nobody else has', async () => {
      const [agent, friend, below] = (await house.family(3)) as [bigint, bigint, bigint]
      await house.setLevel(agent, 'gold')
      const { db } = house.server
      const day = await house.openDay()
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
      await house.midnight()
      const summary = await house.summary(agent)
      expect(summary).toMatchObject({ microDue: 15_272_727, microInvestmentRebate: 15_272_727 })
      expect(await house.rewards(agent)).toMatchObject([
        { kind: 'investment', bps: 600, microBase: 254_545_454, microAmount: 15_272_727 },
      ])
      expect(await house.due(friend)).toBe(0)
    })
  })

  describe('refer calls', () => {
    const join = async (change: object = {}, caller = '') => {
      const answer = await house.server.call<{ token: string; user: User }>(
        'POST /api/user/register',
        registration(change),
        caller,
      )
      return { ...answer.data, playerId: BigInt(answer.data.user.id) }
    }
    const get = async <T>(path: string, token: string) =>
      (await house.server.call<T>(`GET /api${path}`, undefined, token)).data

    test('the code of an invitation makes a friend; only its masked name is told', async () => {
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
      const wrong = await house.server.call('GET /api/user/invited/friends/0?tier=4', undefined, inviter.token)
      expect(wrong.errno).toBe(1000)
    })

    test('nobody can invite himself, or somebody who was there before', async () => {
      const { user, playerId } = await join()
      const change = (inviter: bigint | number) =>
        house.server.db.commit('update players set inviter_id = $2 where id = $1', [playerId, inviter])
      await expect(change(playerId)).rejects.toThrow('players_check')
      await expect(change(playerId + 1n)).rejects.toThrow('players_check')
      const answer = await house.server.call('POST /api/user/register', registration({ invitationCode: `${user.id}` }))
      expect(answer.errno).toBe(1027)
    })

    test('two accounts that come from one browser are held', async () => {
      const { data: browser } = await house.server.call<string>('GET /api/auth')
      const inviter = await join({}, browser)
      const friend = await join({ invitationCode: inviter.user.invitationCode }, browser)
      await house.server.db.commit(
        `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, request_id, gateway, reference)
         values ($1, 'fiat', 'credited', 0, 1, 'USD', now_ms(), gen_random_uuid(), 'test', gen_random_uuid()::text)`,
        [friend.playerId],
      )
      await house.play({ playerId: friend.playerId, staked: 100_000n, paid: 0n })
      await house.midnight()
      const { microDue, microHeld } = await get<InvitedSummary>('/user/invited/summary', inviter.token)
      expect({ microDue, microHeld }).toEqual({ microDue: 0, microHeld: 100 * Number(MICRO) })
      const [shown] = await get<Friend[]>('/user/invited/friends/0', inviter.token)
      expect(shown?.link).toBe('held')
      const [risk, support] = [
        await signInOperator(house.server, 'risk'),
        await signInOperator(house.server, 'support'),
      ]
      const decision = { uplineId: inviter.user.id, friendId: friend.user.id, state: 'released' }
      const decide = (token: string) => house.server.call('POST /api/console/refer/link', decision, token)
      expect((await decide(inviter.token)).errno).toBe(505)
      expect((await decide(support.token)).errno).toBe(1903)
      const held = { uplineId: inviter.user.id, friendId: friend.user.id, reasons: 'device', microAmount: microHeld }
      const { rows } = await get<{ rows: object[] }>('/console/list/links?state=held', risk.token)
      expect(rows).toContainEqual(expect.objectContaining(held))
      expect((await decide(risk.token)).errno).toBe(0)
      expect((await decide(risk.token)).errno).toBe(1422)
      expect((await get<InvitedSummary>('/user/invited/summary', inviter.token)).microDue).toBe(microHeld)
      const acts = await house.server.db.read(`select act, subject from audit_log where act like 'invitation.%'`)
      expect(acts[0]).toEqual({ act: 'invitation.released', subject: `${inviter.user.id}:${friend.user.id}` })
    })

    test('who asks to become an agent is answered by an operator, once', async () => {
      const { token, playerId, user } = await join()
      const apply = (note?: string) =>
        house.server.call<Agent>('POST /api/user/agent/apply', note === undefined ? {} : { note }, token)
      expect(await get<Agent>('/user/agent', token)).toMatchObject({ state: 'none', level: 'friend', askTime: null })
      expect((await apply('x'.repeat(141))).errno).toBe(1000)
      const answers = await Promise.all([apply('I know many people'), apply('I know many people')])
      expect(answers.map(({ data }) => data.state)).toEqual(['asked', 'asked'])
      const [risk, support] = [
        await signInOperator(house.server, 'risk'),
        await signInOperator(house.server, 'support'),
      ]
      const decide = (state: string, by = risk) =>
        house.server.call('POST /api/console/refer/agent', { playerId: user.id, state }, by.token)
      const waiting = await get<object[]>('/console/refer/agent/asked', risk.token)
      expect(waiting).toMatchObject([{ playerId: user.id, note: 'I know many people', activeFriends: 0 }])
      expect((await decide('approved', support)).errno).toBe(1903)
      expect((await decide('refused')).errno).toBe(0)
      expect((await decide('approved')).errno).toBe(1422)
      expect(await apply()).toMatchObject({ errno: 1421 })
      house.calendar.time += 30 * DAY_MS
      expect((await apply()).data.state).toBe('asked')
      expect((await decide('approved')).errno).toBe(0)
      // Approved, but without the figures an ordinary friend still.
      expect(await get<Agent>('/user/agent', token)).toMatchObject({ state: 'approved', level: 'friend' })
      expect(await apply()).toMatchObject({ errno: 1420 })
      expect(await house.messages(playerId)).toEqual([
        { code: 'agent.refused', params: {} },
        { code: 'agent.approved', params: {} },
      ])
    })

    test('lists go on where they ended, with nothing twice and nothing left out', async () => {
      const { token, playerId } = await join()
      const ids: bigint[] = []
      for (let i = 0; i < 45; i++) ids.push(await house.friend(playerId))
      await house.server.db.commit('update players set create_time = 5000 where id = any($1)', [ids.slice(10, 25)])
      await house.play(...ids.map((id) => ({ playerId: id, staked: 1000n, paid: 0n })))
      await house.midnight()
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

    test('what to share carries the code of whoever asks, in his language', async () => {
      const { token, user } = await join()
      const mine = await house.server.call<{ link: string }>('GET /api/share/h5', undefined, token)
      expect(mine.data.link).toBe(`/#/pages/login/login?mode=register&code=${user.invitationCode}`)
      const { data } = await house.server.call<{ link: string; text: string }>('GET /api/share/h5', undefined, '', {
        'accept-language': 'fr',
      })
      expect(data.link).toBe('/#/pages/login/login?mode=register')
      expect(data.text).toContain('adultes')
    })

    test('the console says what waits for the commission', async () => {
      const finance = await signInOperator(house.server, 'finance')
      const [inviter, friend] = (await house.family(2)) as [bigint, bigint]
      await house.play({ playerId: friend, staked: 100_000n, paid: 0n })
      await house.payday()
      const report = await get<{ players: number; waiting: number; commission: number }>(
        '/console/refer/payout',
        finance.token,
      )
      expect(await house.gold(inviter)).toBe(0n)
      expect(report.commission).toBe(0)
      expect(report.waiting).toBeGreaterThanOrEqual(100)
      expect(report.players).toBeGreaterThanOrEqual(1)
    })
  })
})
