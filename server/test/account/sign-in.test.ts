import { randomBytes } from 'node:crypto'
import { refusalMessage, refusals } from '@glasshouse/rulebook/refusals/refusals'
import { signInContract, type SignInState } from '@glasshouse/rulebook/wire/account/sign-in'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { playerGold, post, type Account } from '../../src/ledger/ledger.ts'
import { DAY_MS } from '../../src/play/stats/days.ts'
import { recordFingerprint } from '../../src/play/risk/identity-fingerprints.ts'
import { breakBefore } from '../support/proxy.ts'
import { databases, openServer, registration, roll, verifyPhone, type TestServer } from '../support/open-server.ts'

const MICRO = 1_000_000n

describe.each(databases)('daily sign-in on %s', (kind) => {
  // Noon, so that day arithmetic cannot depend on the current hour.
  const calendar = { time: (Math.floor(Date.now() / DAY_MS) + 0.5) * DAY_MS, now: () => calendar.time }
  let server: TestServer
  let nodes: TestServer[]
  beforeAll(async () => {
    server = await openServer(kind, { LAUNCH_GOLD: '100' }, { calendar })
    nodes = kind === 'postgresql' ? [server, await server.secondNode()] : [server]
  })
  afterEach(async () => expect(await server.brokenLaws()).toEqual([]))
  afterAll(async () => {
    for (const node of nodes.toReversed()) await node.close()
  })

  const state = async (token = ''): Promise<SignInState> =>
    signInContract.state.output.parse((await server.call('GET /api/sign_in', undefined, token)).data)
  const sign = async (token: string, node = server): Promise<SignInState> =>
    signInContract.sign.output.parse((await node.call('POST /api/sign_in', {}, token)).data)
  const nextDay = (days = 1): void => void (calendar.time += days * DAY_MS)
  const book = (from: Account, to: Account, amount: bigint) =>
    server.db.transaction((tx) =>
      post(tx, { key: randomBytes(8).toString('hex'), cause: 'test', moves: [{ from, to, amount }] }),
    )
  /** Records commission for a past day and funds the commission account with it. */
  const earned = async (commission: bigint, daysAgo = 1): Promise<void> => {
    const today = Math.floor(calendar.time / DAY_MS)
    await server.db.commit(
      `insert into days (number, open_time, close_time, commission) values ($1, 0, 0, $2)
         on conflict (number) do update set commission = $2`,
      [today - daysAgo, commission * MICRO],
    )
    await book({ kind: 'sandbox' }, { kind: 'commission' }, commission)
  }
  const gold = async (token: string): Promise<number> =>
    (await server.call<{ gold: number }>('GET /api/user/only_balance', undefined, token)).data.gold
  const today = async () => {
    const [row] = await server.db.read<{ earned_left: bigint; launch_left: bigint; given: bigint }>(
      `select earned_left, launch_left, (select coalesce(sum(gold), 0) from sign_ins s where s.day = d.day)::int8 as given
         from sign_in_days d where day = $1`,
      [Math.floor(calendar.time / DAY_MS)],
    )
    return row
  }

  test.runIf(kind === 'postgresql')('pays nothing after a concurrent time-out', async () => {
    const { token, user } = await server.player()
    const before = await gold(token)
    const answer = await breakBefore(server.db, user.id, () => server.call('POST /api/sign_in', {}, token))
    expect(answer.errno).toBe(refusals.onBreak.errno)
    expect(await gold(token)).toBe(before)
    expect(await server.db.read('select 1 from sign_ins where player_id = $1', [user.id])).toEqual([])
  })

  test('shows visitors the rewards, and needs a login to sign in', async () => {
    expect(await state()).toMatchObject({
      rewards: [20, 20, 30, 30, 40, 40, 120],
      streak: 0,
      place: 0,
      gold: 20,
      today: null,
      budget: 100,
      left: 100,
      nextDay: calendar.time + DAY_MS / 2,
    })
    expect(await server.call('POST /api/sign_in', {})).toMatchObject({ errno: 403 })
  })

  test('pays 300 gold per week, then restarts; a missed day resets the streak', async () => {
    const { token } = await server.player()
    const rewards: number[] = []
    const begun = await gold(token)
    for (let day = 0; day < 9; day++) {
      nextDay()
      await earned(100_000n)
      expect(await state(token)).toMatchObject({ streak: day, place: day % 7, today: null })
      const signed = await sign(token)
      expect(signed).toMatchObject({ streak: day + 1, today: { gift: 'paid' } })
      rewards.push(signed.today?.gold ?? 0)
    }
    expect(rewards).toEqual([20, 20, 30, 30, 40, 40, 120, 20, 20])
    expect(await gold(token)).toBe(begun + 340)
    nextDay(2)
    expect(await state(token)).toMatchObject({ streak: 0, place: 0, gold: 20 })
    expect(await sign(token)).toMatchObject({ streak: 1, today: { gold: 20 } })
  })

  test('separates days at midnight to the millisecond', async () => {
    const { token } = await server.player()
    nextDay(20)
    calendar.time += DAY_MS / 2 - 1
    expect(await sign(token)).toMatchObject({ streak: 1, nextDay: calendar.time + 1 })
    calendar.time += 1
    expect(await sign(token)).toMatchObject({ streak: 2, nextDay: calendar.time + DAY_MS })
    calendar.time += DAY_MS / 2
  })

  test('pays once a day under concurrent requests on several nodes', async () => {
    nextDay(20)
    const { token, user } = await server.player()
    const before = await gold(token)
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((i) => sign(token, nodes[i % nodes.length])))
    expect(new Set(answers.map(({ today: got }) => JSON.stringify(got))).size).toBe(1)
    expect(await gold(token)).toBe(before + 20)
    expect(await server.db.read('select streak from sign_ins where player_id = $1', [user.id])).toHaveLength(1)
    expect(await today()).toMatchObject({ launch_left: 80n, given: 20n })
  })

  test('pays reward gold', async () => {
    nextDay()
    const { token, user } = await server.player()
    await sign(token)
    const [account] = await server.db.read(`select reward from accounts where owner_id = $1 and kind = 'player'`, [
      user.id,
    ])
    expect(account).toEqual({ reward: 20n })
  })

  test('never exceeds the budget; late players get less or nothing but keep their streak', async () => {
    nextDay(20)
    const players = await Promise.all(Array.from({ length: 8 }, () => server.player()))
    const answers = await Promise.all(players.map(({ token }, i) => sign(token, nodes[i % nodes.length])))
    expect(answers.map(({ streak }) => streak)).toEqual(Array(8).fill(1))
    const gifts = answers.map(({ today: got }) => `${got?.gift} ${got?.gold}`)
    expect(gifts.toSorted()).toEqual([...Array<string>(3).fill('empty 0'), ...Array<string>(5).fill('paid 20')])
    expect(await today()).toEqual({ earned_left: 0n, launch_left: 0n, given: 100n })
    expect(await state()).toMatchObject({ budget: 100, left: 0 })
    nextDay()
    const late = players[gifts.indexOf('empty 0')]
    expect(await sign(late?.token ?? '')).toMatchObject({ streak: 2, today: { gold: 20, gift: 'paid' } })
  })

  test('pays the rest of the budget if it is less than the reward', async () => {
    nextDay(20)
    const [first, second] = [await server.player(), await server.player()]
    await state()
    await server.db.commit('update sign_in_days set launch = 30, launch_left = 30 where day = $1', [
      calendar.time / DAY_MS - 0.5,
    ])
    expect(await sign(first.token)).toMatchObject({ today: { gold: 20, gift: 'paid' }, left: 10 })
    expect(await sign(second.token)).toMatchObject({ today: { gold: 10, gift: 'paid' }, left: 0 })
  })

  test('bases its budget on seven days, and never overdraws the commission', async () => {
    nextDay(30)
    // 4,000 of commission are 10,000 of edge; three percent of it are 300, a seventh 42.
    await earned(4000n, 7)
    await earned(400_000n, 8)
    expect(await state()).toMatchObject({ budget: 142, left: 142 })
    const { token } = await server.player()
    await sign(token)
    expect(await today()).toMatchObject({ earned_left: 22n, launch_left: 100n })
    const [held] = await server.db.read<{ balance: bigint }>(
      `select balance from accounts where owner_id = 0 and kind = 'commission'`,
    )
    await book({ kind: 'commission' }, { kind: 'sandbox' }, (held?.balance ?? 0n) - 5n)
    expect(await state()).toMatchObject({ left: 105 })
    const other = await server.player()
    expect(await sign(other.token)).toMatchObject({ today: { gold: 20 }, left: 85 })
    expect(await today()).toMatchObject({ earned_left: 17n, launch_left: 85n })
  })

  test('pays once per device; a second account keeps its streak and gets a reason', async () => {
    nextDay(20)
    const [first, second, third] = [await server.player(), await server.player(), await server.player()]
    const device = randomBytes(32)
    for (const { user } of [first, second]) {
      await server.db.transaction((tx) => recordFingerprint(tx, BigInt(user.id), 'device', device))
    }
    // A payout fingerprint is not a device fingerprint.
    await server.db.transaction((tx) => recordFingerprint(tx, BigInt(third.user.id), 'payout', device))
    const both = await Promise.all([sign(first.token), sign(second.token, nodes.at(-1))])
    expect(both.map(({ today: got }) => got?.gift ?? '').toSorted()).toEqual(['device', 'paid'])
    expect(both.map(({ streak }) => streak)).toEqual([1, 1])
    expect(await sign(third.token)).toMatchObject({ today: { gift: 'paid' } })
    nextDay()
    const without = both[0]?.today?.gift === 'device' ? first : second
    expect(await sign(without.token)).toMatchObject({ streak: 2, today: { gold: 20, gift: 'paid' } })
  })

  test('recognises a device by its anonymous token', async () => {
    nextDay(20)
    const { data: anonymous } = await server.call<string>('GET /api/auth')
    const tokens: string[] = []
    for (let i = 0; i < 2; i++) {
      const form = {
        phone: `+336120000${10 + i + (kind === 'embedded' ? 0 : 2)}`,
        adult: true,
        agreement: true,
        password: 'a glass of water',
        confirmPassword: 'a glass of water',
      }
      const { data } = await server.call<{ token: string; user: User }>('POST /api/user/register', form, anonymous)
      await verifyPhone(server.db, data.user.id)
      tokens.push(data.token)
    }
    expect(await sign(tokens[0] ?? '')).toMatchObject({ today: { gift: 'paid' } })
    expect(await sign(tokens[1] ?? '')).toMatchObject({ streak: 1, today: { gold: 0, gift: 'device' } })
  })

  const register = async (form: object, device: string, node = server): Promise<{ token: string; user: User }> => {
    const { data } = await node.call<{ token: string; user: User }>('POST /api/user/register', form, device)
    await verifyPhone(node.db, data.user.id)
    return data
  }
  const newBrowser = async (): Promise<string> => (await server.call<string>('GET /api/auth')).data
  /** Stakes the reward gold, loses the rest and closes the account. */
  const close = async ({ token, user }: { token: string; user: User }): Promise<void> => {
    const playerId = BigInt(user.id)
    const lose = (kept: 'reward' | 'nothing') =>
      server.db.transaction(async (tx) => {
        const { balance, reward } = await playerGold(tx, playerId)
        const amount = kept === 'reward' ? balance - reward : balance
        const moves = [{ from: { kind: 'player', playerId }, to: { kind: 'sandbox' }, amount }] as const
        if (amount > 0n) await post(tx, { key: `${kept}:${user.id}`, cause: 'test', moves })
        return Number(balance - amount)
      })
    const reward = await lose('reward')
    await server.call('POST /api/fair/rotate', { clientSeed: 'gift' }, token)
    if (reward > 0)
      expect(await server.call('POST /api/roller', roll({ gold: reward, number: 10_000 }), token)).toMatchObject({
        errno: 0,
      })
    await lose('nothing')
    expect(await server.call('DELETE /api/user', { password: 'a glass of water' }, token)).toMatchObject({ errno: 0 })
  }

  test('pays no player without a browser, records no visit, and says what to do', async () => {
    nextDay(20)
    const form = registration() as { phone: string; password: string }
    for (const device of ['', 'es_made-up', randomBytes(32).toString('base64url')]) {
      const player = await register(registration(), device)
      const before = await gold(player.token)
      for (const language of ['en', 'fr'] as const)
        expect(await server.call('POST /api/sign_in', {}, player.token, { 'accept-language': language })).toMatchObject(
          {
            errno: refusals.deviceUnknown.errno,
            message: refusalMessage('deviceUnknown', {}, language),
          },
        )
      expect(await gold(player.token)).toBe(before)
      expect(await state(player.token)).toMatchObject({ streak: 0, today: null })
    }
    await register(form, '')
    const { phone, password } = form
    const login = await server.call<{ token: string }>('POST /api/user/login', { phone, password }, await newBrowser())
    expect(await sign(login.data.token)).toMatchObject({ streak: 1, today: { gold: 20, gift: 'paid' } })
  })

  test.each(['phone', 'browser'])(
    'pays once a day to a %s whose account is closed and opened again',
    async (shared) => {
      nextDay(20)
      const [browser, other] = [await newBrowser(), await newBrowser()]
      const form = registration()
      const first = await register(form, browser)
      expect(await sign(first.token)).toMatchObject({ today: { gift: 'paid' } })
      await close(first)
      const again = () => (shared === 'phone' ? register(form, other) : register(registration(), browser))
      const second = await again()
      expect(await sign(second.token, nodes.at(-1))).toMatchObject({ streak: 1, today: { gold: 0, gift: 'device' } })
      // Closing an account that was not paid forgets nothing.
      await close(second)
      const third = await again()
      expect(await sign(third.token)).toMatchObject({ today: { gold: 0, gift: 'device' } })
      nextDay()
      expect(await sign(third.token)).toMatchObject({ streak: 2, today: { gold: 20, gift: 'paid' } })
      expect(await server.db.read('select 1 from kept_gifts')).toEqual([])
    },
  )
})
