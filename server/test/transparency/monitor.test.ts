// A monitor follows a server by its address alone. Each kind of dishonest server is found, by name; an honest one is not.

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { formatKey, openCheckpoint, parseKey, signingKey } from '@glasshouse/rulebook/transparency/checkpoint'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Solvency } from '../../src/features/solvency/solvency.ts'
import { WatchedServer } from '../../src/monitor/watched-server.ts'
import { runPass, type MonitorOptions } from '../../src/monitor/monitor.ts'
import type { MonitorState } from '../../src/monitor/state.ts'
import { publishRelease } from '../../src/play/fairness/releases.ts'
import type { Sequencer } from '../../src/play/transparency/sequencer.ts'
import { SECRET_KEY, Table } from '../support/crash-table.ts'
import { oneDatabase, openServer, type TestServer } from '../support/open-server.ts'
import { PASSWORD, signInOperator } from '../support/operators.ts'
import { backUpLog, openSequencer, restoreLog } from './log-fixture.ts'

const run = promisify(execFile)
const MINUTE_MS = 60_000
/** Checkpoints are cached for a quarter of a second. */
const CACHED_MS = 300
const [ONE, TWO] = ['1'.repeat(64), '2'.repeat(64)]
const RULES = { tablesHash: ONE, codeHash: ONE, verifierHash: ONE, pythonVerifierHash: ONE }

interface Evidence {
  readonly before: MonitorState
  readonly shown: { readonly key: string; readonly note: string }
}

describe('the monitor', () => {
  let server: TestServer
  let sequencer: Sequencer
  let table: Table
  let watched: WatchedServer
  let url: string
  let state: MonitorState | null
  beforeEach(async () => {
    server = await openServer(oneDatabase, { SECRET_KEY })
    sequencer = await openSequencer(server)
    table = new Table(server, crash)
    url = await server.app.httpServer.listen({ port: 0, host: '127.0.0.1' })
    watched = new WatchedServer(url)
    state = null
    await playRound()
    expect(await look()).toEqual([])
  })
  afterEach(() => server.close())

  /** A round from its opening to its end. */
  async function playRound(): Promise<void> {
    await table.window()
    await table.until('result')
  }
  async function append(): Promise<void> {
    await sequencer.run()
    await new Promise((resolve) => setTimeout(resolve, CACHED_MS))
  }
  /** A pass after everything pending was logged; returns the kinds of what it found. */
  async function look(options: Partial<MonitorOptions> = {}): Promise<string[]> {
    await append()
    return await lookOnly(options)
  }
  async function lookOnly(options: Partial<MonitorOptions> = {}): Promise<string[]> {
    const pass = await runPass({
      server: watched,
      state,
      key: null,
      peers: [],
      rounds: 50,
      now: Date.now,
      sleep,
      ...options,
    })
    if (pass.findings.every(({ kind }) => kind === 'restored')) state = pass.state
    return [...new Set(pass.findings.map(({ kind }) => kind))]
  }
  const sql = (text: string, values: unknown[] = []) => server.db.commit(text, values)
  const put = (kind: string, facts: object, agoMs = 0) =>
    sql('insert into log_pending (kind, facts, create_time) values ($1, $2, now_ms() - $3::int8)', [
      kind,
      JSON.stringify(facts),
      agoMs,
    ])
  /** Changes what no program of the server changes. */
  const forge = async (tableName: string, change: string) => {
    await sql(`alter table ${tableName} disable trigger user`)
    await sql(change)
    await sql(`alter table ${tableName} enable trigger user`)
  }
  const sleep = () => new Promise<void>((resolve) => setTimeout(resolve, CACHED_MS))
  const noted = () => Promise.resolve(state?.note ?? '')

  /** The key of another operator under the name of the same server. */
  const otherKey = (): string => {
    const name = parseKey(state?.key ?? '')?.house ?? ''
    return formatKey(name, signingKey(new Uint8Array(32).fill(7)).publicKey)
  }

  test('finds nothing on an honest server, whatever happens there', async () => {
    for (let rounds = 0; rounds < 2; rounds++) await playRound()
    const owner = await signInOperator(server, 'owner')
    const limits = { game: 'crash', maxGold: 500, maxProfit: null, reason: 'Test' }
    expect((await server.call('POST /api/console/game/limits', limits, owner.token)).errno).toBe(0)
    await server.call('POST /api/console/chain/end', { epochs: [1], reason: 'Test', password: PASSWORD }, owner.token)
    await playRound()
    const { db, vault } = server
    await new Solvency({ db, vault, leases: { hold: () => Promise.resolve(true) } }).count(1)
    expect(await look({ now: () => Date.now() + MINUTE_MS })).toEqual([])
    expect(await look({ peers: [noted] })).toEqual([])
    expect(state?.books['crash/1']?.last).toBeGreaterThanOrEqual(3)
  })

  test('finds a forked log', async () => {
    const backup = await backUpLog(server)
    await put('audit', { hash: 'aa' })
    expect(await look()).toEqual([])
    await restoreLog(server, backup)
    await put('audit', { hash: 'bb' })
    await put('audit', { hash: 'cc' })
    expect(await look()).toEqual(['fork'])
  })

  test('finds a log that was rewound', async () => {
    const backup = await backUpLog(server)
    await put('audit', { hash: 'aa' })
    expect(await look()).toEqual([])
    await restoreLog(server, backup)
    expect(await look()).toEqual(['rollback'])
  })

  test('finds an altered entry and an altered hash', async () => {
    await forge(
      'log_entries',
      `update log_entries set body = replace(body, '"epoch":1', '"epoch":2') where kind = 'manifest'`,
    )
    state = null
    expect(await look()).toEqual(['damaged'])
    await forge('log_nodes', `update log_nodes set hash = '\\x${'00'.repeat(32)}' where index = 0`)
    expect(await look()).toEqual(['damaged'])
  })

  test('finds a bet list that was left out, also the newest one', async () => {
    const dropped = await table.window().then(() => table.until('locked'))
    await sql(`delete from log_pending where kind = 'book'`)
    await table.until('result')
    const later = () => Date.now() + MINUTE_MS
    // A moment ago it may have been pending.
    expect(dropped.lockTime).toBeLessThan(later())
    expect(await look({ now: later })).toEqual(['missing'])
    await playRound()
    expect(await look()).toEqual(['missing'])
  })

  test('does not call missing what was only pending', async () => {
    await table.window()
    // The round should have locked a minute ago, but its leader was late.
    await sql(`update rounds set lock_time = lock_time - ${MINUTE_MS} where phase = 'betting'`)
    await table.until('locked')
    let waits = 0
    // The sequencer comes while the monitor waits.
    expect(await lookOnly({ sleep: () => append().then(() => void waits++) })).toEqual([])
    expect(waits).toBe(1)
  })

  test('finds two manifests of one epoch and two bet lists of one round', async () => {
    await put('manifest', { epoch: 1, hash: 'ab'.repeat(32) })
    expect(await look()).toEqual(['conflict'])
    const { last = 0 } = state?.books['crash/1'] ?? {}
    await sql(`delete from log_pending`)
    await put('book', { game: 'crash', epoch: 1, index: last, root: 'ab'.repeat(32), incident: null })
    state = null
    expect(await look()).toContain('conflict')
  })

  test('finds pages that say something else than the log', async () => {
    await forge('manifests', `update manifests set body = body || ' ' where epoch = 1`)
    expect(await look()).toEqual(['mismatch'])
    await forge('manifests', `update manifests set body = rtrim(body) where epoch = 1`)
    expect(await look()).toEqual([])
    await playRound()
    await append()
    await forge('rounds', `update rounds set book_root = '${'00'.repeat(32)}'`)
    expect(await look()).toEqual(['mismatch'])
  })

  test('finds a release that differs from the log, and one that names another key of the log', async () => {
    const publish = (change: object) =>
      publishRelease(server.db, { ...RULES, logKey: state?.key ?? '', ...change }, null)
    await publish({})
    expect(await look()).toEqual([])
    await forge('releases', `update releases set body = body || ' ' where number = 2`)
    expect(await look()).toEqual(['mismatch'])
    await forge('releases', `update releases set body = rtrim(body) where number = 2`)
    await publish({ codeHash: TWO })
    await sql('delete from log_pending')
    expect(await look({ now: () => Date.now() + MINUTE_MS })).toEqual(['missing'])
    state = null
    await publish({ logKey: otherKey() })
    expect(await look()).toContain('key')
  })

  test('finds a verifier that no release names (dishonest operator 3)', async () => {
    class Approving extends WatchedServer {
      override served(): Promise<string> {
        return Promise.resolve('console.log("VERIFIED")')
      }
    }
    expect(await look({ server: new Approving(url) })).toEqual(['mismatch'])
  })

  test('finds another salt than the one in the log (dishonest operator 4)', async () => {
    await forge('manifests', `update manifests set salt = '${'00'.repeat(32)}' where epoch = 1`)
    expect(await look()).toEqual(['mismatch'])
  })

  test('finds a manifest and a proof of reserves that are not in the log', async () => {
    const { db, vault } = server
    await new Solvency({ db, vault, leases: { hold: () => Promise.resolve(true) } }).count(1)
    await sql('delete from log_pending')
    expect(await look()).toEqual([])
    // The page is cached for a moment.
    await expect.poll(() => look({ now: () => Date.now() + MINUTE_MS })).toEqual(['missing'])
  })

  test('finds an entry that came late', async () => {
    await put('audit', { hash: 'aa' }, MINUTE_MS)
    expect(await look()).toEqual(['late'])
  })

  test('finds a server that has changed its key', async () => {
    const [key, other] = [state?.key ?? '', otherKey()]
    state = state && { ...state, key: other }
    expect(await look()).toEqual(['key'])
    // The same at the first look, by a key that somebody else has written down.
    state = null
    expect(await look({ key: other })).toEqual(['key'])
    expect(await look({ key })).toEqual([])
    expect(state).toMatchObject({ key })
  })

  test('stops with a state that has no key, and finds a checkpoint that the key has not signed', async () => {
    const broken = state && { ...state, key: state.key.replace(/.{6}$/, 'AAAAAA') }
    await expect(look({ state: broken })).rejects.toThrow('no valid key')
    await sql(
      `update log_head set checkpoint = replace(checkpoint, E'\\n' || size || E'\\n', E'\\n' || size + 1 || E'\\n')`,
    )
    expect(await look()).toEqual(['signature'])
  })

  test('finds a server that shows its peer another log', async () => {
    const backup = await backUpLog(server)
    await put('audit', { hash: 'aa' })
    await look()
    const seenByPeer = state?.note ?? ''
    await restoreLog(server, backup)
    await put('audit', { hash: 'bb' })
    state = null
    expect(await look({ peers: [() => Promise.resolve(seenByPeer)] })).toEqual(['fork'])
    expect(await look({ peers: [() => Promise.resolve(seenByPeer.replace('audit', 'x'))] })).toEqual(['fork'])
    expect(await look({ peers: [() => Promise.resolve('no checkpoint')] })).toEqual(['signature'])
  })

  test('names a restore that the log announces, and still finds another bet list of a lost round', async () => {
    const backup = await backUpLog(server)
    await playRound()
    expect(await look()).toEqual([])
    const last = state?.books['crash/1']?.last
    await restoreLog(server, backup)
    await sql(`update log_head set checkpoint = null, begin_time = now_ms(),
      lost = jsonb_build_object('size', size, 'lost', jsonb_build_object('begin', begin_time, 'size', size + 100, 'root', ''))`)
    expect(await look()).toEqual(['restored'])
    await put('book', { game: 'crash', epoch: 1, index: last, root: 'ab'.repeat(32), incident: 'void' })
    expect(await look()).toEqual([])
    await put('book', { game: 'crash', epoch: 1, index: last, root: 'cd'.repeat(32), incident: null })
    expect(await look()).toEqual(['conflict'])
  })

  test('as a command, exits with 0 for an honest server and with 1 and its words for a fork', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-monitor-'))
    const command = path.join(import.meta.dirname, '..', '..', 'src', 'commands', 'monitor.ts')
    const file = path.join(folder, `${randomUUID()}.json`)
    const monitor = (...options: string[]) =>
      run(process.execPath, [
        command,
        url,
        '--once',
        '--state',
        file,
        '--mirror',
        path.join(folder, 'mirror'),
        ...options,
      ])
    const backup = await backUpLog(server)
    await put('audit', { hash: 'aa' })
    await append()
    expect((await monitor()).stdout).toMatch(/First look\. [^]*glasshouse\/[^]*Consistent: \d+ entries since /)
    const log = path.join(folder, 'mirror', 'log')
    const size = Number(fs.readFileSync(path.join(log, 'checkpoint'), 'utf8').split('\n')[1])
    const [begin = ''] = fs.readdirSync(log).filter((name) => /^\d+$/.test(name))
    for (const name of ['0', 'entries'])
      expect(fs.readdirSync(path.join(log, begin, 'tile', name, '000.p'))).toEqual([String(size)])
    await restoreLog(server, backup)
    for (const hash of ['bb', 'cc', 'dd']) await put('audit', { hash })
    await append()
    await expect(monitor()).rejects.toMatchObject({
      stderr: '',
      code: 1,
      stdout: expect.stringMatching(
        /ALARM \(fork\)\. The log of \d+ entries doesn’t continue the log of \d+[^]*Evidence: /,
      ),
    })
    const [evidence = ''] = fs.readdirSync(folder).filter((name) => name.endsWith('.evidence.json'))
    const { before, shown } = JSON.parse(fs.readFileSync(path.join(folder, evidence), 'utf8')) as Evidence
    const key = parseKey(shown.key)
    const heads = [before.note, shown.note].map((note) => key && openCheckpoint(note, key))
    expect(heads[1]?.size).toBeGreaterThan(heads[0]?.size ?? Infinity)
    await restoreLog(server, backup)
    await expect(monitor()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/ALARM \(rollback\)\. The log had \d+ entries and now has \d+\./),
    })
    fs.rmSync(file)
    await expect(monitor('--key', otherKey())).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/ALARM \(key\)\. The server shows another key\. Expected [^]*, shown /),
    })
    const keyFile = path.join(folder, 'key.txt')
    fs.writeFileSync(keyFile, `${shown.key}\n`)
    expect((await monitor('--key', keyFile)).stdout).toMatch(/^\S+ {2}Consistent: /)
    // A key that contradicts the monitor's own memory proves nothing about the server.
    for (const [given, words] of [
      [otherKey(), 'remembers another key'],
      [file, 'holds no key'],
    ] as const)
      await expect(monitor('--key', given)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(words) })
    await expect(run(process.execPath, [command, 'http://127.0.0.1:1', '--once'])).rejects.toMatchObject({ code: 2 })
    await expect(run(process.execPath, [command])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('npm run monitor'),
    })
    fs.rmSync(folder, { recursive: true })
  })
})
