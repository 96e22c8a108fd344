// Two nodes that share eight connections to PostgreSQL, one transaction at a time. `npm run pooled` starts the PgBouncer.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresNotifier, type Notifier } from '../../src/platform/db/notifier.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { SESSION_SETTINGS } from '../../src/platform/db/connection/pooler.ts'
import { only } from '../../src/platform/db/tx.ts'
import { addressOf, openServer, roll, type TestServer } from '../support/open-server.ts'

const CONNECTIONS = 8
/** More than the connections, and more than one node has. */
const AT_ONCE = 40

describe('two nodes behind PgBouncer in transaction mode', () => {
  let one: TestServer
  let two: TestServer
  /** PostgreSQL itself. */
  let direct: string
  beforeAll(async () => {
    one = await openServer('postgresql')
    two = await one.secondNode()
    const { name } = only(await one.db.read<{ name: string }>('select current_database() as name'))
    direct = Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), { pathname: `/${name}` }).href
  })
  afterAll(async () => {
    expect(await one.brokenLaws()).toEqual([])
    await two.close()
    await one.close()
  })

  const sessions = async (): Promise<number> =>
    only(
      await one.db.read<{ count: number }>(
        `select count(*)::int4 from pg_stat_activity where datname = current_database() and query not like 'listen%'`,
      ),
    ).count

  it('shares few connections among all bets', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => one.player()))
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) =>
        (i % 2 ? one : two).call('POST /api/roller', roll(), players[i % 8]?.token),
      ),
    )
    expect(answers.map(({ errno }) => errno)).toEqual(answers.map(() => 0))
    expect(await sessions()).toBeLessThanOrEqual(CONNECTIONS)
  })

  it('keeps transactions apart that share a connection', async () => {
    const backends = new Set<number>()
    const ids = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) =>
        (i % 2 ? one : two).db.transaction(async (tx) => {
          const before = only(
            await tx.query<{ pid: number; id: bigint }>('select pg_backend_pid() as pid, txid_current()::int8 as id'),
          )
          await sleep(1)
          const after = only(
            await tx.query<{ pid: number; id: bigint }>('select pg_backend_pid() as pid, txid_current()::int8 as id'),
          )
          expect(after).toEqual(before)
          backends.add(before.pid)
          return before.id
        }),
      ),
    )
    expect(new Set(ids).size).toBe(AT_ONCE)
    expect(backends.size).toBeLessThanOrEqual(CONNECTIONS)
  })

  it('prepares no statement by name and leaves no setting behind', async () => {
    await one.db.transaction((tx) => tx.query('select 1'), { patient: true })
    const look = async () =>
      only(
        await one.db.read<Record<string, string | number>>(
          `select (select count(*)::int4 from pg_prepared_statements) as prepared,
                  (select setting from pg_settings where name = 'statement_timeout') as statement_timeout,
                  (select setting from pg_settings where name = 'lock_timeout') as lock_timeout,
                  (select setting from pg_settings where name = 'idle_in_transaction_session_timeout')
                    as idle_in_transaction_session_timeout,
                  current_setting('jit') as jit`,
        ),
      )
    const settings = Object.fromEntries(Object.entries(SESSION_SETTINGS).map(([name, value]) => [name, String(value)]))
    for (const found of await Promise.all(Array.from({ length: AT_ONCE }, look)))
      expect(found).toEqual({ prepared: 0, ...settings })
  })

  it('lets a stuck lock time out', async () => {
    await one.db.transaction(async (tx) => {
      await tx.query('lock table job_runs in exclusive mode')
      await expect(two.db.commit(`insert into job_runs (name, value) values ('stuck', '1')`)).rejects.toMatchObject({
        code: '55P03',
      })
    })
  })

  it('holds an advisory lock for its transaction and no longer', async () => {
    const lock = [4_711_999n]
    const isFree = async (): Promise<boolean> =>
      only(await two.db.read<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', lock)).free
    await one.db.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', lock)
      expect(await isFree()).toBe(false)
    })
    expect(await isFree()).toBe(true)
  })

  it('lets one of two simultaneous bets of one request through', async () => {
    const { token } = await one.player()
    const body = roll({ requestId: randomUUID() })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? one : two).call<{ bet: { id: number } }>('POST /api/roller', body, token),
      ),
    )
    expect(new Set(answers.map(({ data }) => data.bet.id)).size).toBe(1)
  })

  it('notifies the other node on a connection of its own', async () => {
    const opened: Notifier[] = await Promise.all([postgresNotifier(direct), postgresNotifier(direct)])
    const [from, to] = opened as [Notifier, Notifier]
    const received = new Set<string>()
    to.onNotification((topic) => void received.add(topic))
    const topic = `pooled:${randomUUID()}`
    await expect
      .poll(() => {
        from.notify(topic)
        return received.has(topic)
      })
      .toBe(true)
    for (const each of opened) await each.close()
  })

  it('refuses a pooler of another database', async () => {
    const { url } = addressOf(direct)
    await expect(openDatabase({ url, directUrl: process.env['TEST_DATABASE_URL'] ?? '' })).rejects.toThrow(
      /lead to different databases/,
    )
  })

  it('refuses a pooler that the settings do not name', async () => {
    const { url } = addressOf(direct)
    await expect(openDatabase({ url })).rejects.toThrow(/unsupported startup parameter/)
  })
})
