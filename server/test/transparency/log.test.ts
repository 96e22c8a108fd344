// The transparency log on the server: what is logged, in which order, and what its files say.

import { createHash, randomUUID } from 'node:crypto'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import type { LogEntry } from '@glasshouse/rulebook/transparency/entries'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sequencer } from '../../src/play/transparency/sequencer.ts'
import { Solvency } from '../../src/features/solvency/solvency.ts'
import { SECRET_KEY, Table } from '../support/crash-table.ts'
import { bothDatabases, openServer, type TestServer } from '../support/open-server.ts'
import { PASSWORD, signInOperator } from '../support/operators.ts'
import { getFile, openSequencer, readEntries, readerOf, readHead } from './log-fixture.ts'

describe.each(bothDatabases)('the transparency log on %s', (kind) => {
  let server: TestServer
  let sequencer: Sequencer
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    sequencer = await openSequencer(server)
  })
  afterAll(() => server.close())

  const pending = async (): Promise<number> =>
    (await server.db.read<{ n: number }>('select count(*)::int4 as n from log_pending'))[0]?.n ?? 0
  const size = async (): Promise<number> =>
    Number((await server.db.read<{ size: bigint }>('select size from log_head'))[0]?.size)
  /** The entries that the sequencer appends now, as a visitor reads them. */
  const append = async (): Promise<LogEntry[]> => {
    const before = await size()
    await sequencer.run()
    const now = await size()
    return await readEntries(server, await readHead(server, (head) => head.size === now), before)
  }
  const fill = (count: number) =>
    server.db.commit(
      `insert into log_pending (kind, facts) select 'test', jsonb_build_object('n', n) from generate_series(1, $1::int4) n`,
      [count],
    )

  test('serves no checkpoint before its first entry', async () => {
    expect((await getFile(server, 'checkpoint')).status).toBe(404)
  })

  test('begins with the release, the manifest and its salt, as the fairness calls show them', async () => {
    const [release, manifest, salt] = await append()
    const { data: releases } = await server.call<{ hash: string }[]>('GET /api/fair/releases')
    expect(release).toMatchObject({ kind: 'release', number: 1, hash: releases[0]?.hash })
    const { data } = await server.call<{ manifestHash: string; salt: string }>('GET /api/fair/manifest/1')
    expect(manifest).toEqual({ v: 1, kind: 'manifest', time: expect.any(Number), epoch: 1, hash: data.manifestHash })
    expect(salt).toMatchObject({ kind: 'salt', epoch: 1, salt: data.salt, proof: '' })
  })

  test('writes nothing while nothing happens', async () => {
    const before = await server.db.read('select xmin::text, checkpoint from log_head')
    await sequencer.run()
    expect(await server.db.read('select xmin::text, checkpoint from log_head')).toEqual(before)
  })

  test('logs a bet book when it locks, and names no player', async () => {
    const table = new Table(server, crash)
    const { user, token } = await server.player()
    await table.window()
    const joined = await table.engine.join(BigInt(user.id), { requestId: randomUUID(), stake: 100n, auto: null })
    expect(joined).toBeDefined()
    expect(await pending()).toBe(0)
    const round = await table.until('locked')
    const entries = await append()
    expect(entries).toMatchObject([
      { kind: 'book', game: 'crash', epoch: round.epoch, index: round.index, root: round.bookRoot, incident: null },
    ])
    const text = JSON.stringify(entries)
    expect(Object.keys(entries[0] ?? {}).toSorted()).toEqual(
      ['epoch', 'game', 'incident', 'index', 'kind', 'root', 'time', 'v'].toSorted(),
    )
    for (const secret of [user.id, token]) expect(text).not.toContain(`"${secret}"`)
  })

  test('logs limits of a game, the end of an epoch and a proof of reserves', async () => {
    const owner = await signInOperator(server, 'owner')
    const answer = await server.call(
      'POST /api/console/game/limits',
      { game: 'crash', maxGold: 500, maxProfit: null, reason: 'A private reason' },
      owner.token,
    )
    expect(answer.errno).toBe(0)
    await server.call(
      'POST /api/console/chain/end',
      { epochs: [1], reason: 'A published reason', password: PASSWORD },
      owner.token,
    )
    const { db, vault } = server
    await new Solvency({ db, vault, leases: { hold: () => Promise.resolve(true) } }).count(1)
    const { data } = await server.call<{ latest: { id: number; root: string; total: number; players: number } }>(
      'GET /api/solvency',
    )
    const { data: notices } = await server.call<{ changes: { from: number }[] }>('GET /api/game/notices')
    const entries = await append()
    expect(entries).toMatchObject([
      { kind: 'limits', game: 'crash', stakeMax: 500, profitMax: null, from: notices.changes[0]?.from },
      { kind: 'ended', epoch: 1, reason: 'A published reason' },
      { kind: 'manifest', epoch: 2 },
      { kind: 'salt', epoch: 2 },
      { kind: 'solvency', count: data.latest.id, root: data.latest.root, total: data.latest.total },
    ])
    expect(JSON.stringify(entries)).not.toContain('private')
  })

  test('logs the head of the audit log at most every ten minutes', async () => {
    await signInOperator(server, 'support')
    expect(await append()).toEqual([])
    await server.db.commit('update log_head set audit_time = audit_time - 600000')
    const [{ hash } = { hash: new Uint8Array() }] = await server.db.read<{ hash: Uint8Array }>(
      'select hash from audit_head',
    )
    expect(await append()).toMatchObject([{ kind: 'audit', hash: Buffer.from(hash).toString('hex') }])
    expect(await append()).toEqual([])
  })

  test('every head continues the one before, over many tiles', async () => {
    const heads = [await readHead(server)]
    for (const count of [1, 255, 256, 600, 1300]) {
      await fill(count)
      await append()
      heads.push(await readHead(server))
    }
    const last = heads.at(-1)
    if (!last) throw new Error('no head')
    expect(last.size).toBe((heads[0]?.size ?? 0) + 2412)
    for (const head of heads) expect(await readerOf(server, last).isConsistent(head, last)).toBe(true)
  })

  test('its files never change at their address, and none is ahead of the checkpoint', async () => {
    const head = await readHead(server)
    const paths = [`tile/0/000`, `tile/entries/000`, `tile/1/000.p/2`, 'tile/0/001.p/7', 'tile/entries/001.p/7']
    const read = () => Promise.all(paths.map((path) => getFile(server, `${head.begin}/${path}`)))
    const before = await read()
    for (const { status, cache } of before)
      expect([status, cache]).toEqual([200, 'public, max-age=31536000, immutable'])
    await fill(300)
    await append()
    expect(await read()).toEqual(before)
    const now = await readHead(server, ({ size: each }) => each > head.size)
    const [tiles, rest] = [Math.floor(now.size / 256), now.size % 256]
    const last = `${now.begin}/tile/0/${String(tiles).padStart(3, '0')}`
    expect((await getFile(server, `${last}.p/${rest}`)).bytes.length).toBe(rest * 32)
    for (const wrong of [last, `${last}.p/${rest + 1}`, `${now.begin + 1}/tile/0/000`, `${now.begin}/tile/3/000`, 'x'])
      expect((await getFile(server, wrong)).status).toBe(404)
    expect((await getFile(server, 'checkpoint')).cache).toBe('public, max-age=1')
  })

  test('entries and hashes cannot be changed or deleted, nor can a node append after a part of an append', async () => {
    for (const change of [
      `update log_entries set body = '{}' where index = 0`,
      'delete from log_entries where index = 0',
      'truncate log_entries',
      `update log_nodes set hash = '' where index = 0`,
      'delete from log_nodes',
    ])
      await expect(server.db.commit(change)).rejects.toThrow('append-only')
    // Cut off in the middle: nothing of it stays, and the next run appends everything once.
    await fill(3)
    const [before, waiting] = [await size(), await pending()]
    const broken = await openSequencer(server)
    await server.db.commit(`alter table log_head add constraint cut_off check (size <= ${before})`)
    await expect(broken.run()).rejects.toThrow('cut_off')
    expect([await size(), await pending()]).toEqual([before, waiting])
    await server.db.commit('alter table log_head drop constraint cut_off')
    expect(await append()).toHaveLength(3)
  })

  test('every leaf is the hash of its entry', async () => {
    const rows = await server.db.read<{ index: bigint; body: string; hash: Uint8Array }>(
      'select e.index, e.body, n.hash from log_entries e join log_nodes n on n.level = 0 and n.index = e.index order by e.index',
    )
    expect(rows.map(({ index }) => Number(index))).toEqual(rows.map((_, i) => i))
    expect(rows.length).toBe(await size())
    for (const { body, hash } of rows)
      expect(Buffer.from(hash)).toEqual(createHash('sha256').update('\0').update(body).digest())
  })
})

describe.runIf(bothDatabases.includes('postgresql'))('two nodes that log at the same time', () => {
  test('number entries without a gap, none twice, each writer’s in its order', async () => {
    const one = await openServer('postgresql')
    const two = await one.secondNode()
    try {
      const sequencers = [await openSequencer(one), await openSequencer(two)]
      let writing = true
      const write = async (node: TestServer, writer: number): Promise<void> => {
        for (let n = 0; n < 60; n++)
          await node.db.commit(
            `insert into log_pending (kind, facts) values ('test', jsonb_build_object('writer', $1::int4, 'n', $2::int4))`,
            [writer, n],
          )
      }
      const append = async (sequencer: Sequencer): Promise<void> => {
        while (writing) await sequencer.run()
      }
      const appending = sequencers.map(append)
      await Promise.all([one, two, one, two].map(write))
      writing = false
      await Promise.all(appending)
      await sequencers[0]?.run()
      const rows = await one.db.read<{ index: bigint; kind: string; body: string }>(
        'select index, kind, body from log_entries order by index',
      )
      expect(rows.map(({ index }) => Number(index))).toEqual(rows.map((_, i) => i))
      const entries = rows
        .filter(({ kind }) => kind === 'test')
        .map(({ body }) => JSON.parse(body) as { writer: number; n: number })
      expect(entries).toHaveLength(240)
      for (const writer of [0, 1, 2, 3])
        expect(entries.filter((entry) => entry.writer === writer).map(({ n }) => n)).toEqual(
          Array.from({ length: 60 }, (_, n) => n),
        )
      const head = await readHead(two, ({ size }) => size === rows.length)
      expect(await readEntries(two, head)).toHaveLength(rows.length)
    } finally {
      await two.close()
      await one.close()
    }
  })
})
