// @vitest-environment happy-dom
// What a browser remembers of the app that it ran, and what it notices later.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogEntry } from '@glasshouse/rulebook/transparency/entries'
import { textHash } from '../fairness/text-hash.ts'
import type { Published } from '../fairness/releases.ts'
import { appVisits, noteFiles } from './app-visits.ts'
import { checkVisits, type AppCheckDeps } from './check-app.ts'
import { readShield } from './evidence.ts'
import { fakeStorage } from './fake-storage.ts'
import { recallAll } from './storage.ts'

const [SERVER, OTHER_SERVER] = ['glasshouse/one', 'glasshouse/two']
const MINUTE_MS = 60_000
const PAGE = '<meta name="glasshouse-mode" content="" /><meta name="glasshouse-api-host" content="" />'
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

type Files = Readonly<Record<string, string>>
const APP: Files = { 'index.html': PAGE, 'assets/app.js': 'app', 'assets/late.js': 'late', 'icons/icon.png': 'icon' }
const NEWER: Files = { ...APP, 'index.html': `${PAGE}2`, 'assets/app2.js': 'app 2' }

const listOf = (files: Files): string =>
  Object.entries(files)
    .map(([name, text]) => `${textHash(text)}  ${name}\n`)
    .join('')

/** The history of a server that published these apps one after the other, newest first. */
function historyOf(apps: readonly Files[]): Published[] {
  const lines: Published[] = []
  for (const [i, files] of apps.entries()) {
    const [number, previous] = [i + 1, lines[0]?.hash ?? null]
    const body = JSON.stringify({ version: 'GHR1', number, previous, webHash: textHash(listOf(files)) })
    lines.unshift({ number, body, hash: textHash(body), createTime: i, seenTime: i })
  }
  return lines
}

interface House {
  readonly apps?: readonly Files[]
  readonly server?: string
  readonly isTestMode?: boolean
  /** Versions that are in the log; all of them by default. */
  readonly logged?: readonly number[]
  readonly hasLog?: boolean
  readonly recoveryEnd?: number
}

let nowMs = 0
const asked: string[] = []

function depsOf({ apps = [APP], server = SERVER, isTestMode = false, hasLog = true, ...house }: House): AppCheckDeps {
  const history = historyOf(apps)
  return {
    server,
    isTestMode,
    nowMs,
    releases: () => Promise.resolve(history),
    files: (number) => (asked.push(`list ${number}`), Promise.resolve(listOf(apps[number - 1] ?? {}))),
    replacements: () =>
      Promise.resolve(
        house.recoveryEnd === undefined
          ? []
          : [{ kind: 'recovery' as const, beginTime: 0, lostUntil: null, endTime: house.recoveryEnd }],
      ),
    findInLog: (time, isWanted) => {
      asked.push('log')
      const entries = history
        .filter(({ number }) => house.logged?.includes(number) ?? true)
        .map(({ number, hash }): LogEntry => ({ v: 1, kind: 'release', time, number, hash }))
      return Promise.resolve(hasLog ? entries.some(isWanted) : undefined)
    },
  }
}

/** A visit that loads these files as they are given. */
const run = (visit: string, files: readonly string[], given: Files = APP, server = SERVER) =>
  noteFiles(visit, server, files, async (file) => {
    const text = given[file]
    if (text === undefined) throw new Error('gone')
    return bytes(text)
  })
const check = (visit: string, house: House = {}) => checkVisits(depsOf(house), visit)
const alarms = () => readShield().alarms.map(([, { value }]) => [value.name, value.about, value.came])

beforeEach(() => {
  nowMs = Date.now()
  asked.length = 0
  vi.stubGlobal('localStorage', fakeStorage(new Map()))
})
afterEach(() => void vi.unstubAllGlobals())

describe('the app of this visit', () => {
  it('is that of a version, with its pictures and with other settings in its page', async () => {
    const settled = { ...APP, 'index.html': PAGE.replace('content=""', 'content="real"') }
    await run('1', ['assets/app.js', 'assets/app.js', 'icons/icon.png', 'pictures/banner.png'], settled)
    expect(await check('1')).toEqual({ number: 1, files: 2, wrong: [], visits: 0 })
    expect(alarms()).toEqual([])
  })

  it.each([
    ['a file that differs', ['assets/app.js'], { ...APP, 'assets/app.js': 'other' }, 'assets/app.js', 'other'],
    ['a file that no version names', ['evil.js'], { ...APP, 'evil.js': 'evil' }, 'evil.js', 'evil'],
    ['another page', [], { ...APP, 'index.html': `${PAGE}<script>` }, 'index.html', `${PAGE}<script>`],
  ])('raises an alarm for %s (dishonest operator 3)', async (_, files, given, wrong, text) => {
    await run('1', files, given)
    expect(await check('1')).toMatchObject({ number: null, wrong: [wrong] })
    expect(alarms()).toEqual([['app', '1970-01-01T00:00', `${textHash(text)}  ${wrong}`]])
    expect(readShield().state).toBe('red')
  })

  it('may be older than the newest version, or have files of two during an upgrade', async () => {
    const apps = [{ ...APP, 'assets/old.js': 'old' }, NEWER]
    await run('1', ['assets/app.js', 'assets/old.js'], apps[0])
    expect(await check('1', { apps })).toMatchObject({ number: 1, wrong: [] })
    await run('2', ['assets/app2.js', 'assets/old.js'], { ...NEWER, 'assets/old.js': 'old' })
    expect(await check('2', { apps })).toMatchObject({ number: 2, wrong: [] })
    expect(alarms()).toEqual([])
  })

  it('adds what is loaded later, and reads no file twice', async () => {
    await run('1', ['assets/app.js'])
    await run('1', ['assets/app.js', 'assets/late.js'], { 'assets/late.js': 'changed' })
    expect(await check('1')).toMatchObject({ files: 3, wrong: ['assets/late.js'] })
  })

  it('is not accused of a file that could not be read', async () => {
    await run('1', ['assets/gone.js'])
    expect(await check('1')).toMatchObject({ number: 1, files: 1, wrong: [] })
  })
})

describe('an earlier visit', () => {
  it('that was given another app is noticed at the next one, and stays as evidence', async () => {
    await run('1', ['assets/app.js'], { ...APP, 'assets/app.js': 'made for one' })
    // It was closed before it could check. The next one gets the published app.
    await run('2', ['assets/app.js'])
    expect(await check('2')).toEqual({ number: 1, files: 2, wrong: [], visits: 0 })
    expect(alarms()).toEqual([['app', '1970-01-01T00:00', `${textHash('made for one')}  assets/app.js`]])
    // Publishing it later doesn't take the evidence away.
    await check('2', { apps: [APP, { ...APP, 'assets/app.js': 'made for one' }] })
    expect(alarms().map(([name]) => name)).toContain('app')
  })

  it('that was shown a version of its own is noticed when everybody’s is shown', async () => {
    const ownApp = { ...APP, 'assets/app.js': 'made for one' }
    await run('1', ['assets/app.js'], ownApp)
    expect(await check('1', { apps: [ownApp] })).toMatchObject({ number: 1, wrong: [] })
    expect(alarms()).toEqual([])
    await run('2', ['assets/app.js'])
    await check('2')
    expect(alarms()).toEqual([['release', '1', historyOf([APP])[0]?.hash]])
  })

  it('is explained if a recovery since then was published', async () => {
    await run('1', ['assets/app.js'])
    await check('1', { apps: [APP] })
    await run('2', ['assets/app.js'])
    await check('2', { apps: [NEWER, APP], recoveryEnd: 0 })
    expect(alarms()).toEqual([['release', '1', historyOf([NEWER])[0]?.hash]])
    localStorage.clear()
    await run('1', ['assets/app.js'])
    await check('1', { apps: [APP] })
    await check('2', { apps: [NEWER, APP], recoveryEnd: Date.now() + MINUTE_MS })
    expect(alarms()).toEqual([])
  })

  it('is counted, and needs no more room than its version', async () => {
    for (const visit of ['1', '2', '3']) await run(visit, ['assets/app.js'])
    expect(await check('3')).toMatchObject({ visits: 2 })
    expect(recallAll(appVisits).map(([, { value }]) => Object.keys(value.files).length)).toEqual([0, 0, 2])
    // One version is fetched once, and looked for in the log once.
    expect(asked).toEqual(['list 1', 'log'])
  })

  it('of a test installation that was built anew is forgotten, with real money never', async () => {
    await run('1', ['assets/app.js'], { ...APP, 'assets/app.js': 'other' }, OTHER_SERVER)
    await check('2', { isTestMode: true })
    expect([recallAll(appVisits), alarms()]).toEqual([[], []])
    await run('1', ['assets/app.js'], { ...APP, 'assets/app.js': 'other' }, OTHER_SERVER)
    await check('2')
    expect(alarms().map(([name]) => name)).toEqual(['app'])
  })
})

describe('a version', () => {
  it('must be in the transparency log after a while', async () => {
    await run('1', ['assets/app.js'])
    const release = historyOf([APP])[0]
    expect(await check('1', { logged: [] })).toMatchObject({ number: 1 })
    expect(alarms()).toEqual([])
    nowMs += 11 * MINUTE_MS
    await check('1', { logged: [] })
    expect(alarms()).toEqual([['release', '1', 'not in the transparency log']])
    expect(readShield().alarms[0]?.[1].value.promised).toBe(release?.hash)
  })

  it('is not accused while there is no log to look in', async () => {
    await run('1', ['assets/app.js'])
    nowMs += 11 * MINUTE_MS
    expect(await check('1', { hasLog: false })).toMatchObject({ number: 1 })
    expect(alarms()).toEqual([])
  })

  it('must continue the one before', async () => {
    await run('1', [])
    const deps = depsOf({ apps: [APP, NEWER] })
    const [two] = await deps.releases()
    await checkVisits({ ...deps, releases: () => Promise.resolve(two ? [two] : []) }, '1')
    expect(alarms()).toContainEqual(['release', 'chain', two?.hash])
  })

  it('without an app says nothing about the visit', async () => {
    await run('1', ['assets/app.js'])
    expect(await check('1', { apps: [] })).toBeNull()
    expect(alarms()).toEqual([])
  })
})
