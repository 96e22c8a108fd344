// Dishonest operator 3: one byte of a rule is other code. Its hash is another one, and is published before it draws anything.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { alarmText } from '../../src/backoffice/today.ts'
import { checks } from '../../src/backoffice/today-alarms.ts'
import { readCode, rulebookFolder } from '../../src/games/rulebook.ts'
import { oneDatabase, openServer, type TestServer } from '../support/open-server.ts'
import { openSequencer } from '../transparency/log-fixture.ts'

/** A copy of the rulebook that a test may change. */
let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-rulebook-'))
  fs.cpSync(path.join(rulebookFolder, 'src'), path.join(folder, 'src'), { recursive: true })
  for (const file of ['verify.mjs', 'verify.py'])
    fs.copyFileSync(path.join(rulebookFolder, file), path.join(folder, file))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const hashes = () => {
  const { codeHash, verifierHash, pythonVerifierHash } = readCode(folder)
  return { codeHash, verifierHash, pythonVerifierHash }
}

/** Runs something while one byte of a file is another one. */
function withOneByte<T>(file: string, run: () => T): T {
  const whole = path.join(folder, file)
  const before = fs.readFileSync(whole)
  const after = Buffer.from(before)
  after[after.length >> 1] = (after[after.length >> 1] ?? 0) ^ 1
  fs.writeFileSync(whole, after)
  try {
    return run()
  } finally {
    fs.writeFileSync(whole, before)
  }
}

/** What differs in the rulebook that the next node runs. */
const node = vi.hoisted(() => ({ change: {} as { codeHash?: string } }))
vi.mock(import('../../src/games/rulebook.ts'), async (importOriginal) => {
  const original = await importOriginal()
  return { ...original, readRulebook: async () => ({ ...(await original.readRulebook()), ...node.change }) }
})

describe('the hash of the rules', () => {
  const sources = fs
    .globSync('**/*.ts', { cwd: path.join(rulebookFolder, 'src') })
    .filter((file) => !file.endsWith('.test.ts') && /^(games|play|core|beacon)\//.test(file))

  it('is that of the published list, which anybody can make', () => {
    expect(hashes()).toEqual({ ...readCode(rulebookFolder), verifier: undefined, pythonVerifier: undefined })
    expect(sources.length).toBeGreaterThan(50)
  })

  it('is another one for one byte in any file that decides results', () => {
    const { codeHash, ...verifiers } = hashes()
    const seen = new Set([codeHash])
    for (const file of sources) {
      const now = withOneByte(`src/${file}`, hashes)
      expect(seen.has(now.codeHash), file).toBe(false)
      expect(now).toMatchObject(verifiers)
      seen.add(now.codeHash)
    }
    expect(hashes().codeHash).toBe(codeHash)
  })

  it('is another one for a file that is added, renamed, or split in two', () => {
    const { codeHash } = hashes()
    const src = (file: string): string => path.join(folder, 'src', file)
    fs.writeFileSync(src('extra.ts'), '')
    const added = hashes().codeHash
    fs.renameSync(src('extra.ts'), src('other.ts'))
    const renamed = hashes().codeHash
    fs.rmSync(src('other.ts'))
    expect(new Set([codeHash, added, renamed]).size).toBe(3)
    fs.writeFileSync(src('a.ts'), 'x\n')
    fs.writeFileSync(src('b.ts'), 'y\n')
    const two = hashes().codeHash
    fs.rmSync(src('b.ts'))
    fs.writeFileSync(src('a.ts'), 'x\nb.ts\ny\n')
    expect(hashes().codeHash).not.toBe(two)
    fs.rmSync(src('a.ts'))
  })

  it('does not hide a change of a verifier', () => {
    const before = hashes()
    const script = withOneByte('verify.mjs', hashes)
    expect(script).toEqual({ ...before, verifierHash: script.verifierHash })
    expect(script.verifierHash).not.toBe(before.verifierHash)
    const python = withOneByte('verify.py', hashes)
    expect(python).toEqual({ ...before, pythonVerifierHash: python.pythonVerifierHash })
    expect(python.pythonVerifierHash).not.toBe(before.pythonVerifierHash)
  })
})

describe('a node with one other byte in its rules', () => {
  let server: TestServer
  let other: TestServer
  beforeAll(async () => {
    server = await openServer(oneDatabase)
    node.change = withOneByte('src/games/crash/rules.ts', hashes)
    other = await server.secondNode()
  })
  afterAll(async () => {
    node.change = {}
    await other.close()
    await server.close()
  })

  it('has published its release before it opens a round', async () => {
    const { data } = await other.call<{ number: number; body: string }[]>('GET /api/fair/releases')
    expect(data.map(({ number }) => number)).toEqual([2, 1])
    const [now, before] = data.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    expect(now).toMatchObject({ codeHash: node.change.codeHash, verifierHash: before?.['verifierHash'] })
    expect(now?.['codeHash']).not.toBe(before?.['codeHash'])
    // It has started, and nothing was opened by it.
    expect(await server.db.read('select 1 from rounds')).toEqual([])
  })

  it('raises an alarm that says what changed', async () => {
    const check = checks.find(({ kind }) => kind === 'release.new')
    const texts = (await check?.find(server.db, [])) ?? []
    expect(texts.map(({ subject, facts }) => alarmText('release.new', subject, facts))).toEqual([
      expect.stringMatching(/^Release 2 started at [-\d]+ [\d:]+ UTC with a change of rules\./),
    ])
  })

  it('has a line in the public log', async () => {
    await (await openSequencer(server)).run()
    const entries = await server.db.read<{ body: string }>(
      `select body from log_entries where kind = 'release' order by index`,
    )
    const { data } = await other.call<{ number: number; hash: string }[]>('GET /api/fair/releases')
    expect(entries.map(({ body }) => JSON.parse(body) as object)).toMatchObject(
      data.toReversed().map(({ number, hash }) => ({ kind: 'release', number, hash })),
    )
  })
})
