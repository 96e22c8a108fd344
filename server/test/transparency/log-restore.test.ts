// A log whose database went back in time: what it says, and what a client that had seen more makes of it.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Checkpoint } from '@glasshouse/rulebook/transparency/checkpoint'
import { compareHeads } from '@glasshouse/rulebook/transparency/follow'
import { hashLeaf } from '@glasshouse/rulebook/transparency/merkle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MarkKeeper } from '../../src/play/recovery/mark-keeper.ts'
import { fileStore, type Mark } from '../../src/play/recovery/mark-stores.ts'
import type { Sequencer } from '../../src/play/transparency/sequencer.ts'
import { silentLog } from '../support/logs.ts'
import { bothDatabases, openServer, type TestServer } from '../support/open-server.ts'
import { backUpLog, getFile, openSequencer, readEntries, readerOf, readHead, restoreLog } from './log-fixture.ts'

describe.each(bothDatabases)('a restored log on %s', (kind) => {
  let server: TestServer
  let sequencer: Sequencer
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-log-'))
  const file = path.join(folder, 'mark.json')
  beforeAll(async () => {
    server = await openServer(kind)
    sequencer = await openSequencer(server)
    await sequencer.run()
  })
  afterAll(async () => {
    await server.close()
    fs.rmSync(folder, { recursive: true })
  })

  const keep = async (): Promise<MarkKeeper> => {
    const keeper = new MarkKeeper({ db: server.db, stores: [fileStore(file)], log: silentLog })
    await keeper.open()
    return keeper
  }
  const append = async (count: number): Promise<Checkpoint> => {
    await server.db.commit(
      `insert into log_pending (kind, facts) select 'test', jsonb_build_object('n', n, 'at', now_ms()) from generate_series(1, $1::int4) n`,
      [count],
    )
    await sequencer.run()
    const [head] = await server.db.read<{ size: bigint }>('select size from log_head')
    return await readHead(server, ({ size }) => size === Number(head?.size))
  }
  const compare = (seen: Checkpoint, now: Checkpoint) => compareHeads(seen, now, readerOf(server, now))
  /** Finishes the recovery under way, as its operators would. */
  const finish = () => server.db.commit('update recoveries set end_time = now_ms() where end_time is null')

  test('serves no checkpoint until its next entry says what was lost, under a new origin', async () => {
    const keeper = await keep()
    const old = await append(300)
    await keeper.tick()
    const backup = await backUpLog(server)
    const seen = await append(40)
    await keeper.tick()
    const mark = JSON.parse(fs.readFileSync(file, 'utf8')) as Mark
    expect(mark.log).toEqual({ begin: seen.begin, size: seen.size, root: Buffer.from(seen.root).toString('hex') })
    await restoreLog(server, backup)
    await server.db.commit('update generations set counter = 1 where id = $1', [mark.generation])
    await keep()
    await expect.poll(async () => (await getFile(server, 'checkpoint')).status).toBe(404)
    const now = await append(2)
    expect(now).toMatchObject({ size: old.size + 3, restored: [old.size], house: old.house })
    expect(now.begin).toBeGreaterThan(old.begin)
    const [restored] = await readEntries(server, now, old.size)
    expect(restored).toEqual({ v: 1, kind: 'restored', time: now.begin, size: old.size, lost: mark.log })
    // What was seen before the backup is all there; what was seen after it was lost, and the house says so.
    expect(await compare(old, now)).toEqual({ state: 'consistent' })
    expect(await compare(seen, now)).toEqual({ state: 'restored', time: now.begin, kept: old.size })
    // Under the old origin nothing is served that could be mixed up with what a client has stored.
    expect((await getFile(server, `${old.begin}/tile/0/000`)).status).toBe(404)
    // Another tree of the size that was lost is a fork, whatever the house says.
    const forked = { ...seen, root: hashLeaf(new Uint8Array()) }
    expect(await compare(forked, now)).toEqual({ state: 'alarm', alarm: 'fork' })
    expect(await compare({ ...old, root: forked.root }, now)).toEqual({ state: 'alarm', alarm: 'fork' })
    await finish()
    const later = await append(1)
    expect(await compare(now, later)).toEqual({ state: 'consistent' })
    expect(await compare(later, now)).toEqual({ state: 'alarm', alarm: 'rollback' })
    expect(await compare(later, old)).toEqual({ state: 'alarm', alarm: 'rollback' })
  })

  test('claims nothing of what is kept if it appended before it noticed', async () => {
    const keeper = await keep()
    const backup = await backUpLog(server)
    const seen = await append(5)
    await keeper.tick()
    const mark = JSON.parse(fs.readFileSync(file, 'utf8')) as Mark
    await restoreLog(server, backup)
    // A node continued for a moment, as after a failover to a standby that was behind.
    await append(9)
    await server.db.commit('update generations set counter = 0 where id = $1', [mark.generation])
    await keep()
    const now = await append(1)
    const restored = (await readEntries(server, now)).findLast(({ kind: each }) => each === 'restored')
    expect(restored).toMatchObject({ size: 0, lost: mark.log })
    expect(await compare(seen, now)).toEqual({ state: 'restored', time: now.begin, kept: 0 })
    await finish()
  })

  test('a log that is rewound without that entry is found', async () => {
    await append(3)
    const backup = await backUpLog(server)
    const seen = await append(4)
    await restoreLog(server, backup)
    const behind = await append(1)
    expect(await compare(seen, behind)).toEqual({ state: 'alarm', alarm: 'rollback' })
    const ahead = await append(30)
    expect(await compare(seen, ahead)).toEqual({ state: 'alarm', alarm: 'fork' })
    // A new origin that no entry explains.
    await server.db.commit('update log_head set begin_time = now_ms()')
    const moved = await append(1)
    expect(await compare(seen, moved)).toEqual({ state: 'alarm', alarm: 'fork' })
  })
})
