// What the wallet deletes: unused quotes and old webhooks, and nothing that an order still needs.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepWallet } from '../../src/features/wallet/sweep.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOW = 1_900_000_000_000

describe.each(databases)('the sweep of the wallet on %s', (kind) => {
  let server: TestServer
  let playerId: number
  beforeAll(async () => {
    server = await openServer(kind)
    playerId = (await server.player()).user.id
  })
  afterAll(() => server.close())

  const quote = async (expiresAt: number): Promise<string> => {
    const id = randomUUID()
    await server.db.commit(
      `insert into withdrawal_quotes (id, player_id, kind, gold, net_gold, fee, net, currency, rate_of, rate_per, rate_source,
         rate_time, expires_at, create_time) values ($1, $2, 'fiat', 1000, 990, 10, 100, 'USD', 1, 1, 'test', $3, $3, $3)`,
      [id, playerId, expiresAt],
    )
    return id
  }
  const quotes = async (): Promise<string[]> =>
    (await server.db.read<{ id: string }>('select id from withdrawal_quotes')).map(({ id }) => id)

  test('deletes quotes an hour after they expired, unless they became a withdrawal', async () => {
    const [used, old, recent] = [
      await quote(NOW - 5 * DAY_MS),
      await quote(NOW - HOUR_MS),
      await quote(NOW - HOUR_MS + 1),
    ]
    await server.db.commit(
      `insert into withdrawals (player_id, kind, state, request_id, quote_id, gold, net_gold, fee, net, currency,
         destination_sealed, destination_shown, create_time)
         values ($1, 'fiat', 'review', $2, $3, 1000, 990, 10, 100, 'USD', '', '', $4)`,
      [playerId, randomUUID(), used, NOW],
    )
    await sweepWallet(server.db, NOW)
    expect((await quotes()).toSorted()).toEqual([used, recent].toSorted())
    expect(await quotes()).not.toContain(old)
  })

  test('deletes quotes by the thousand', async () => {
    await server.db.commit(
      `insert into withdrawal_quotes (id, player_id, kind, gold, net_gold, fee, net, currency, rate_of, rate_per, rate_source,
         rate_time, expires_at, create_time)
         select gen_random_uuid(), $1, 'fiat', 1000, 990, 10, 100, 'USD', 1, 1, 'test', 0, $2, 0 from generate_series(1, 20001)`,
      [playerId, NOW - 2 * DAY_MS],
    )
    const before = (await quotes()).length
    await sweepWallet(server.db, NOW)
    expect((await quotes()).length).toBe(before - 20_001)
  })

  test('forgets webhooks after a month', async () => {
    const month = 30 * DAY_MS
    for (const [id, time] of [
      ['old', NOW - month],
      ['recent', NOW - month + 1],
    ] as const) {
      await server.db.commit(
        `insert into webhooks_accepted (provider, event_id, reference, create_time) values ('test', $1, 'r', $2)`,
        [id, time],
      )
      await server.db.commit(
        `insert into webhooks_rejected (provider, reason, address, body_hash, create_time) values ('test', $1, '', '', $2)`,
        [id, time],
      )
    }
    await sweepWallet(server.db, NOW)
    expect(await server.db.read(`select event_id from webhooks_accepted where provider = 'test'`)).toEqual([
      { event_id: 'recent' },
    ])
    expect(await server.db.read(`select reason from webhooks_rejected where provider = 'test'`)).toEqual([
      { reason: 'recent' },
    ])
  })
})
