// What is outside of the books: looked at, kept with its time, published, and an alarm if it is less than the books say.

import { solvencyContract } from '@glasshouse/rulebook/wire/wallet/solvency'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { ALARM_THRESHOLDS } from '../../src/backoffice/alarm-thresholds.ts'
import { AlarmWatch } from '../../src/backoffice/today-alarms.ts'
import { ChainUnknown } from '../../src/features/wallet/chain/chain.ts'
import { seeReserves } from '../../src/features/wallet/chain/reserves.ts'
import { GatewayUnknown, type GatewayBalance } from '../../src/features/wallet/gateway.ts'
import { noGateway } from '../../src/features/wallet/gateways/none.ts'
import type { SeenReserve } from '../../src/features/wallet/network-provider.ts'
import { Reserves } from '../../src/features/wallet/reserves.ts'
import { fiatTerms, usdtTerms } from '../../src/features/wallet/terms.ts'
import { strictLog } from '../support/logs.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

type State = z.infer<(typeof solvencyContract)['state']['output']>
const HOUR_MS = 3_600_000

describe.each(databases)('reserves on %s', (kind) => {
  let server: TestServer
  let balances: readonly GatewayBalance[] | null
  let coins: readonly SeenReserve[] | null
  let now = Date.now()
  beforeAll(async () => {
    server = await openServer(kind)
    // Outside accounts: 1,000 gold came in by the provider, 2,000 by the chain.
    await server.db.commit(`insert into accounts (owner_id, kind, label, overdraft, balance) values
      (0, 'gateway', 'test', true, -1000), (0, 'chain', 'ours', true, -2000)`)
  })
  beforeEach(async () => {
    await server.db.commit('delete from reserve_looks')
    await server.db.commit('delete from reserve_checks')
    now = Date.now()
  })
  afterAll(() => server.close())

  const reserves = () =>
    new Reserves({
      db: server.db,
      clock: { now: () => now },
      gateway: {
        ...noGateway(false),
        name: 'test',
        fetchBalances: () => (balances ? Promise.resolve(balances) : Promise.reject(new GatewayUnknown('down'))),
      },
      // 1,000 gold cost 1.00.
      fiatCurrency: fiatTerms('USD', '1.00', 0).currency,
      networks: [
        {
          terms: usdtTerms('ours', 'Our chain', 3),
          reserves: () => (coins ? Promise.resolve(coins) : Promise.reject(new ChainUnknown('down'))),
        },
      ],
    })
  const state = async (): Promise<State['seen']> => {
    const { data } = await server.call<State>('GET /api/solvency')
    expect(solvencyContract.state.output.safeParse(data).error).toBeUndefined()
    return data.seen
  }
  const published = async (label: string) => {
    // The page's data is cached for two seconds.
    const deadline = Date.now() + 60_000
    for (;;) {
      const found = (await state()).find((each) => each.label === label)
      if (found?.time === now || Date.now() > deadline) return found
    }
  }
  const alarms = async (): Promise<string[]> => {
    await server.db.commit('delete from alarm_looks')
    const leases = { hold: () => Promise.resolve(true) }
    const notices = { write: () => Promise.resolve() }
    await new AlarmWatch({ db: server.db, games: [], leases, notices, log: strictLog }).runChecks()
    const rows = await server.db.read<{ kind: string; subject: string }>(
      `select kind, subject from alarms where kind like 'reserve.%' order by kind, subject`,
    )
    return rows.map((row) => `${row.kind} ${row.subject}`)
  }

  it('publishes what was seen, where and when, apart from the books', async () => {
    balances = [
      { currency: 'EUR', amount: 999_999n },
      { currency: 'USD', amount: 150n },
    ]
    coins = [
      { place: 'hot', address: '0xaa', amount: 500_000n },
      { place: 'cold', address: '0xbb', amount: 1_500_000n },
      { place: 'deposits', address: '', amount: 0n },
    ]
    await reserves().look()
    expect(await published('test')).toEqual({
      kind: 'gateway',
      label: 'test',
      time: now,
      gold: 1500,
      books: 1000,
      places: [{ place: 'gateway', address: null, amount: '1.50', currency: 'USD', gold: 1500 }],
    })
    const chain = await published('ours')
    expect(chain).toMatchObject({ gold: 2000, books: 2000, time: now })
    expect(chain?.places.map(({ place, address, gold }) => [place, address, gold])).toEqual([
      ['hot', '0xaa', 500],
      ['deposits', null, 0],
      ['cold', '0xbb', 1500],
    ])
    expect(await alarms()).toEqual([])
  })

  it('keeps the last look while a place is unreachable, with its old time, and every look before', async () => {
    ;[balances, coins] = [[{ currency: 'USD', amount: 100n }], [{ place: 'hot', address: '0xaa', amount: 2_000_000n }]]
    await reserves().look()
    const first = now
    now += HOUR_MS
    balances = null
    await reserves().look()
    const rows = await server.db.read<{ account: string; look_time: bigint }>(
      'select account, look_time from reserve_looks order by look_time, account',
    )
    expect(rows.map(({ account, look_time }) => [account, Number(look_time)])).toEqual([
      ['chain:ours', first],
      ['gateway:test', first],
      ['chain:ours', now],
    ])
    const checks = await server.db.read<{ look_time: bigint }>(
      `select look_time from reserve_checks where account = 'gateway:test'`,
    )
    expect(Number(checks[0]?.look_time)).toBe(first)
  })

  it('raises an alarm when less is outside than in the books for longer than settlement takes', async () => {
    const { chainSettlementMs, gatewaySettlementMs, unseenMs } = ALARM_THRESHOLDS
    ;[balances, coins] = [[{ currency: 'USD', amount: 99n }], [{ place: 'hot', address: '0xaa', amount: 1_999_999n }]]
    now = Date.now() - chainSettlementMs + 60_000
    await reserves().look()
    expect(await alarms()).toEqual([])
    now = Date.now() - chainSettlementMs
    await server.db.commit('update reserve_checks set short_since = $1', [now])
    // A further look that finds the same does not start the time again.
    now = Date.now()
    await reserves().look()
    expect(await alarms()).toEqual(['reserve.short chain:ours'])
    await server.db.commit('update reserve_checks set short_since = $1', [Date.now() - gatewaySettlementMs])
    expect(await alarms()).toEqual(['reserve.short chain:ours', 'reserve.short gateway:test'])
    // A moment of cover ends it.
    ;[balances, coins] = [[{ currency: 'USD', amount: 100n }], [{ place: 'hot', address: '0xaa', amount: 2_000_000n }]]
    await reserves().look()
    expect(await alarms()).toEqual([])
    await server.db.commit('update reserve_checks set look_time = $1', [Date.now() - unseenMs])
    expect(await alarms()).toEqual(['reserve.unseen chain:ours', 'reserve.unseen gateway:test'])
  })

  it('sums deposit addresses of one block, and counts an address once', async () => {
    const { token } = await server.player()
    expect(token).not.toBe('')
    await server.db.commit(
      `insert into deposit_addresses (player_id, address) select id, '0xd' || id from players where id not in
         (select player_id from deposit_addresses)`,
    )
    const asked: unknown[] = []
    const chain = {
      latest: () => Promise.resolve({ number: 7n }),
      balanceOf: (_: string, address: string, block: bigint) => {
        asked.push([address, block])
        return Promise.resolve(5n)
      },
    }
    const seen = await seeReserves({
      db: server.db,
      chain: chain as never,
      token: '0xt',
      hot: '0xAA',
      cold: ['0xaa', '0xbb'] as never,
    })
    const [players] = await server.db.read<{ count: bigint }>('select count(*) from deposit_addresses')
    expect(seen).toEqual([
      { place: 'hot', address: '0xAA', amount: 5n },
      { place: 'cold', address: '0xbb', amount: 5n },
      { place: 'deposits', address: '', amount: 5n * (players?.count ?? 0n) },
    ])
    expect(asked.every((each) => (each as [string, bigint])[1] === 7n)).toBe(true)
  })
})
