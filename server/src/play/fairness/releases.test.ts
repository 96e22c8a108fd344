import { createHash } from 'node:crypto'
import type { fairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { output } from 'zod'
import { databases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { shiftClock } from '../../../test/support/protection-fixture.ts'
import { keepRelease, publishRelease } from './releases.ts'

type Release = output<typeof fairnessContract.release.output>

const MINUTE_MS = 60_000
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const RULES = {
  tablesHash: '1'.repeat(64),
  codeHash: '2'.repeat(64),
  verifierHash: '3'.repeat(64),
  pythonVerifierHash: '9'.repeat(64),
  logKey: 'glasshouse/test',
}

describe.each(databases)('releases on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(() => server.close())

  const history = async (): Promise<Release[]> => (await server.call<Release[]>('GET /api/fair/releases')).data
  const publish = (change: Partial<typeof RULES> = {}, files: Parameters<typeof publishRelease>[2] = null) =>
    publishRelease(server.db, { ...RULES, ...change }, files)

  test('begin with what the first node runs, and its manifest names it', async () => {
    const [first, ...more] = await history()
    expect(more).toEqual([])
    const body = JSON.parse(first?.body ?? '') as Record<string, unknown>
    expect(body).toMatchObject({ version: 'GHR1', number: 1, previous: null, webHash: null, consoleHash: null })
    const { manifest } = (await server.call<{ manifest: string }>('GET /api/fair/manifest/1')).data
    const { tablesHash, codeHash, verifierHash, releaseHash } = JSON.parse(manifest) as Record<string, string>
    expect(body).toMatchObject({ tablesHash, codeHash, verifierHash })
    expect(releaseHash).toBe(first?.hash)
    // What this server serves is what the release names.
    const served = async (url: string) => (await server.app.httpServer.inject({ method: 'GET', url })).payload
    expect(body).toMatchObject({
      verifierHash: sha256(await served('/verify.mjs')),
      pythonVerifierHash: sha256(await served('/verify.py')),
      logKey: (await served('/log/key')).trim(),
    })
  })

  test('add a line for every change, bound to the line before', async () => {
    await publish()
    await publish({ verifierHash: '4'.repeat(64) })
    await publish({ verifierHash: '4'.repeat(64), codeHash: '5'.repeat(64) })
    await publish({ verifierHash: '4'.repeat(64), codeHash: '5'.repeat(64), pythonVerifierHash: '6'.repeat(64) })
    await publish({ verifierHash: '4'.repeat(64), codeHash: '5'.repeat(64), logKey: 'glasshouse/other' })
    const newestFirst = await history()
    expect(newestFirst.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1])
    for (const [i, { number, body, hash, createTime }] of newestFirst.entries()) {
      expect(sha256(body)).toBe(hash)
      const before = newestFirst[i + 1]
      expect(JSON.parse(body)).toMatchObject({ number, previous: before?.hash ?? null, createdAt: createTime })
    }
  })

  test('add no line when a node starts again or several start together', async () => {
    const rules = { codeHash: '6'.repeat(64) }
    const own = await Promise.all([1, 2, 3, 4].map(() => publish(rules)))
    expect(new Set(own.map(({ number }) => number)).size).toBe(1)
    const count = (await history()).length
    expect(await publish(rules)).toEqual(own[0])
    expect((await history()).length).toBe(count)
  })

  test('are joined while another node still runs them, and published again later', async () => {
    const older = await publish({ codeHash: '7'.repeat(64) })
    const newer = await publish({ codeHash: '8'.repeat(64) })
    // A rolling upgrade: a node of the older release starts again.
    await shiftClock(server.db, 9 * MINUTE_MS)
    expect(await publish({ codeHash: '7'.repeat(64) })).toEqual(older)
    await keepRelease(server.db, newer)
    await shiftClock(server.db, 30 * MINUTE_MS)
    // The newest is never published twice, however long nothing ran.
    expect(await publish({ codeHash: '8'.repeat(64) })).toEqual(newer)
    // Going back is a change of what runs.
    expect((await publish({ codeHash: '7'.repeat(64) })).number).toBe(newer.number + 1)
    await shiftClock(server.db, 0)
  })

  test('name the files of the browser apps', async () => {
    const files = { web: `${'a'.repeat(64)}  assets/app.js\n`, console: `${'b'.repeat(64)}  index.html\n` }
    const { number } = await publish({}, files)
    const { data } = await server.call<Release>(`GET /api/fair/releases/${number}`)
    expect(data.files).toEqual(files)
    expect(JSON.parse(data.body)).toMatchObject({ webHash: sha256(files.web), consoleHash: sha256(files.console) })
    const changed = await publish({}, { ...files, web: '' })
    expect(changed.number).toBe(number + 1)
    expect((await server.call<Release>(`GET /api/fair/releases/${changed.number}`)).data.files).toEqual({
      ...files,
      web: '',
    })
    expect((await server.call<Release>('GET /api/fair/releases/1')).data.files).toEqual({ web: null, console: null })
    expect((await server.call('GET /api/fair/releases/999')).status).toBe(404)
  })

  test('never change', async () => {
    for (const table of ['releases', 'release_files'])
      for (const sql of [`update ${table} set hash = 'x'`, `delete from ${table}`, `truncate ${table} cascade`])
        await expect(
          server.db.transaction((tx) => tx.script(sql)),
          sql,
        ).rejects.toThrow(/append-only|cannot truncate/)
  })
})
