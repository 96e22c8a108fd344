import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, openServer, type TestServer } from '../../test/support/open-server.ts'
import type { Tx } from '../platform/db/tx.ts'
import { EARLIEST, LATEST } from './law-pieces.ts'
import { laws, PIECE, WHOLE } from './law-queries.ts'
import { capture, hold, playerGold, post, release, type Account } from './ledger.ts'

describe.each(bothDatabases)('the ledger on %s', (kind) => {
  let server: TestServer
  let key = 0
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(() => server.close())

  const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => server.db.transaction(work)
  const newPlayer = async (): Promise<bigint> => BigInt((await server.player()).user.id)
  const balanceOf = (playerId: bigint) => inTx(async (tx) => (await playerGold(tx, playerId)).balance)
  const credit = (playerId: bigint, amount: bigint, journalKey = `test:${key++}`) =>
    inTx((tx) =>
      post(tx, {
        key: journalKey,
        cause: 'test',
        moves: [{ from: { kind: 'sandbox' }, to: { kind: 'player', playerId }, amount }],
      }),
    )

  test('books a journal once, however often it is posted', async () => {
    const player = await newPlayer()
    const before = await balanceOf(player)
    expect((await credit(player, 5n, 'once')).fresh).toBe(true)
    expect((await credit(player, 5n, 'once')).fresh).toBe(false)
    expect(await balanceOf(player)).toBe(before + 5n)
  })

  test('refuses a key that is reused with another input', async () => {
    const player = await newPlayer()
    await credit(player, 5n, 'other-input')
    const before = await balanceOf(player)
    await expect(credit(player, 6n, 'other-input')).rejects.toThrow(new Refusal('keyReused'))
    expect(await balanceOf(player)).toBe(before)
  })

  test('books a key once when it is posted concurrently', async () => {
    const player = await newPlayer()
    const before = await balanceOf(player)
    const results = await Promise.all(Array.from({ length: 8 }, () => credit(player, 7n, 'at-once')))
    expect(results.filter(({ fresh }) => fresh)).toHaveLength(1)
    expect(await balanceOf(player)).toBe(before + 7n)
  })

  test('lets a balance fall to zero but not below, and a refusal books nothing', async () => {
    const [poor, rich] = [await newPlayer(), await newPlayer()]
    const all = await balanceOf(poor)
    const pay = (amount: bigint) =>
      inTx((tx) =>
        post(tx, {
          key: `pay:${key++}`,
          cause: 'test',
          moves: [{ from: { kind: 'player', playerId: poor }, to: { kind: 'player', playerId: rich }, amount }],
        }),
      )
    const richBefore = await balanceOf(rich)
    await expect(pay(all + 1n)).rejects.toThrow(new Refusal('notEnoughGold'))
    expect(await balanceOf(rich)).toBe(richBefore)
    await pay(all)
    expect(await balanceOf(poor)).toBe(0n)
    await expect(pay(1n)).rejects.toThrow(Refusal)
    await expect(pay(0n)).rejects.toThrow(RangeError)
    expect(await server.brokenLaws()).toEqual([])
  })

  test('holds gold, then releases or captures it, never twice', async () => {
    const player = await newPlayer()
    const before = await balanceOf(player)
    await inTx((tx) => hold(tx, player, 300n, 'hold:1', 'test'))
    expect(await balanceOf(player)).toBe(before - 300n)
    await inTx((tx) => release(tx, player, 100n, 'release:1', 'test'))
    await inTx((tx) => capture(tx, player, { kind: 'gateway', label: 'test' }, 200n, 'capture:1', 'test'))
    await expect(inTx((tx) => release(tx, player, 1n, 'release:2', 'test'))).rejects.toThrow(Refusal)
    expect(await balanceOf(player)).toBe(before - 200n)
    expect(await server.brokenLaws()).toEqual([])
  })

  test('keeps every law under any sequence of transfers', async () => {
    const players = await Promise.all([newPlayer(), newPlayer(), newPlayer()])
    const account = fc.oneof(
      fc.constantFrom(...players).map((playerId): Account => ({ kind: 'player', playerId })),
      fc.constantFrom<Account>({ kind: 'suspense' }, { kind: 'rewards' }, { kind: 'gateway', label: 'test' }),
    )
    const move = fc.record({ from: account, to: account, amount: fc.bigInt(1n, 60_000n) })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(move, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), async (journals) => {
        for (const moves of journals) {
          await inTx((tx) => post(tx, { key: `any:${key++}`, cause: 'test', moves })).catch((error: unknown) => {
            if (!(error instanceof Refusal)) throw error
          })
        }
        expect(await server.brokenLaws()).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  test('the database refuses statements that break the ledger', async () => {
    const refused = (sql: string): Promise<void> =>
      expect(
        inTx((tx) => tx.script(sql)),
        sql,
      ).rejects.toThrow()
    await refused('update entries set amount = amount + 1')
    await refused('delete from entries')
    await refused('truncate entries')
    await refused('update journals set cause = cause')
    await refused('insert into entries values (1, 1000000, 1, 5, 5, null, 0)')
    await refused(`update accounts set balance = -1 where kind = 'player'`)
  })

  test('every law detects its violation', async () => {
    const breaches: Record<string, string> = {
      'Every journal sums to zero': 'insert into entries values (1, 900001, 1, 5, 5, null, 0)',
      'All entries sum to zero': 'insert into entries values (1, 900001, 1, 5, 5, null, 0)',
      'Every account ends with its last entry': `update accounts set balance = balance + 1 where kind = 'sandbox'`,
      'Every balance equals the sum of its entries': `update accounts set balance = balance + 1 where kind = 'sandbox'`,
      'Balances follow from entry to entry without gaps':
        'insert into entries values (1, 900001, 1, 5, 5, null, 0), (2, 900001, 1, -5, -5, null, 0)',
      'No account without an overdraft is below zero': `update accounts set balance = -1 where kind = 'pool'`,
      'Every entry has a journal and an account':
        'insert into entries values (999999, 1, 999999, 5, 5, null, 0), (999998, 1, 999999, -5, -5, null, 0)',
      'Every settled bet matches its ledger entries': `insert into bets (game, player_id, request_id, stake, choice, outcome, payout, create_time)
         select 'roller', owner_id, gen_random_uuid(), 5, '{}', '{}', 0, 0 from accounts where kind = 'player' limit 1`,
      'Every bet belongs to a player with an account': `insert into bets (game, player_id, request_id, stake, choice, outcome, payout, create_time)
         values ('roller', 999999, gen_random_uuid(), 5, '{}', '{}', 0, 0)`,
      'Every bet entry belongs to the player of the bet':
        'insert into entries values (1, 900001, 1, 5, 5, 99, 0), (2, 900001, 1, -5, -5, 99, 0)',
      'Every bet entry is the stake or the payout of the bet': `insert into bets (id, game, player_id, request_id, stake, choice, outcome, payout, create_time)
         values (99, 'roller', 1, gen_random_uuid(), 5, '{}', '{}', 0, 0);
         insert into entries values (1, 900001, 1, -6, -6, 99, 0), (2, 900001, 1, 6, 6, 99, 0)`,
      'Escrow equals the open stakes of each game': `insert into accounts (kind, label, balance) values ('escrow', 'no game', 5)`,
      'No finished round has open bets': `insert into rounds (game, epoch, index, phase, lock_time, outcome, hash)
           values ('no game', 99, 1, 'over', 0, '{}', '');
         insert into bets (game, player_id, request_id, stake, choice, create_time, state, round_id)
           select 'no game', 1, gen_random_uuid(), 5, '{}', 0, 'placed', id from rounds where epoch = 99`,
      'Held gold equals each player’s pending withdrawals and unit orders': `insert into accounts (kind, owner_id, balance) values ('hold', 999999, 5)`,
      'Units held equal the units of the last daily settlement': `update invest_lots set bought = bought + 1, units = units + 1`,
      'No player redeems more units than they hold': `insert into invest_orders (player_id, request_id, kind, units, day, create_time)
         values (999999, gen_random_uuid(), 'redeem', 5, 0, 0)`,
      'Every credited deposit was booked exactly once': `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, network, tx_hash, tx_position)
         select id, 'crypto', 'credited', 5, 5, 'USDT', 0, 'no network', '0x', 0 from players limit 1`,
      'Reward gold equals rewards not staked yet, within the balance': `insert into accounts (kind, owner_id, reward) values ('player', 999999, 5)`,
      'Daily sign-in rewards equal the budget spent':
        'insert into sign_in_days (day, earned, earned_left, launch, launch_left) values (1, 5, 4, 0, 0)',
      'Nonces have no gaps': 'update seed_pairs set nonce = nonce + 1',
    }
    expect(Object.keys(breaches)).toEqual(laws.map(({ name }) => name))
    for (const { name, kind: divided, sql } of laws) {
      const rolledBack = inTx(async (tx) => {
        // Disables the triggers that would refuse the statement first. Everything is rolled back.
        await tx.script('alter table entries disable trigger user')
        await tx.script(breaches[name] ?? '')
        const found = await tx.query(sql(WHOLE))
        const inPiece = divided === 'all' ? found : await tx.query(sql(PIECE), [EARLIEST, LATEST])
        throw new Error(`found ${found.length > 0} ${inPiece.length === found.length}`)
      })
      await expect(rolledBack, name).rejects.toThrow('found true true')
    }
    expect(await server.brokenLaws()).toEqual([])
  })
})
