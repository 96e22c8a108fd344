// @vitest-environment happy-dom
// What a check of the log does to the shield.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LOG_BEGIN, logEntries, logEntry, logFiles } from '../../../../rulebook/test/log-files.ts'
import { readShield } from '../promises/evidence.ts'
import { fakeStorage } from '../promises/fake-storage.ts'
import { runLogCheck } from './log-watch.ts'

/** What the server shows below `/log/`. */
let shown: (path: string) => Uint8Array | null
const look = async (files: typeof shown) => {
  shown = files
  return (await runLogCheck()).kind
}
const shield = () => {
  const { state, logChecks, alarms } = readShield()
  return { state, logChecks, alarms: alarms.map(([, { value }]) => value.name) }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage(new Map()))
  vi.stubGlobal('fetch', async (url: string) => {
    const file = shown(url.slice(url.indexOf('/log/') + '/log/'.length))
    return file ? new Response(file.slice().buffer) : new Response(null, { status: 404 })
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('counts every look after the first, and turns the shield green', async () => {
  expect(await look(() => null)).toBe('none')
  expect(shield()).toEqual({ state: 'grey', logChecks: 0, alarms: [] })
  await look(logFiles(logEntries(5)))
  expect(shield()).toEqual({ state: 'grey', logChecks: 0, alarms: [] })
  for (const [i, size] of [5, 9].entries()) {
    await look(logFiles(logEntries(size)))
    expect(shield()).toEqual({ state: 'green', logChecks: i + 1, alarms: [] })
  }
})

it('turns the shield red for a fork, with both signed heads as evidence, and keeps it red', async () => {
  await look(logFiles(logEntries(5)))
  await look(logFiles(logEntries(6)))
  expect(await look(logFiles([...logEntries(5), logEntry('other'), ...logEntries(4)]))).toBe('alarm')
  expect(shield()).toEqual({ state: 'red', logChecks: 1, alarms: ['logFork'] })
  const [[, alarm] = []] = readShield().alarms
  expect([alarm?.value.promised, alarm?.value.came].map((note) => note?.split('\n')[1])).toEqual(['6', '10'])
  expect(alarm?.value.promised).toContain('\n— glasshouse/')
  // Going back to the first log changes nothing.
  await look(logFiles(logEntries(9)))
  expect(shield()).toEqual({ state: 'red', logChecks: 1, alarms: ['logFork'] })
})

it('claims nothing about a log that lost entries, as it says itself', async () => {
  await look(logFiles(logEntries(7)))
  await look(logFiles(logEntries(8)))
  const begin = LOG_BEGIN + 9
  const lost = { begin: LOG_BEGIN, size: 9, root: '00' }
  const restored = { v: 1, kind: 'restored', time: begin, size: 3, lost }
  const files = logFiles([...logEntries(3), restored, ...logEntries(4, 100)], { begin, restored: [3] })
  expect(await look(files)).toBe('restored')
  expect(shield()).toEqual({ state: 'grey', logChecks: 0, alarms: [] })
})
