// What a browser makes of our log: a server that changes what it said before is found on the next visit.

import { beforeEach, describe, expect, it } from 'vitest'
import { LOG_BEGIN as BEGIN, logEntries, logEntry, logFiles, logKeyOf } from '../../../../rulebook/test/log-files.ts'
import { checkLog, type LogCheckDeps, type LogMemory } from './log-check.ts'

describe('the check of the transparency log', () => {
  let memory: LogMemory | null
  let now: number
  let waits: number
  beforeEach(() => {
    memory = null
    now = 1000
    waits = 0
  })
  const check = (file: (path: string) => Uint8Array | null, options: Partial<LogCheckDeps> = {}) =>
    checkLog({
      store: { read: () => memory, write: (next) => (memory = structuredClone(next)) },
      fetchFile: (path) => Promise.resolve(file(path)),
      nowMs: () => (now += 1000),
      isTestMode: false,
      sleep: () => Promise.resolve(void waits++),
      ...options,
    })

  it('remembers the first head and accepts every longer log', async () => {
    expect(await check(logFiles(logEntries(5)))).toMatchObject({ kind: 'consistent', head: { size: 5 } })
    const { since } = memory as unknown as LogMemory
    for (const size of [5, 6, 40, 200])
      expect(await check(logFiles(logEntries(size)))).toMatchObject({
        kind: 'consistent',
        head: { size },
        memory: { since },
      })
    expect(memory?.checkTime).toBeGreaterThan(since)
  })

  it('has no opinion before the first checkpoint, and none without an answer', async () => {
    expect(await check(() => null)).toEqual({ kind: 'none' })
    await check(logFiles(logEntries(5)))
    const before = memory
    await expect(
      check(logFiles(logEntries(9)), { fetchFile: () => Promise.reject(new Error('offline')) }),
    ).rejects.toThrow()
    // Tiles that can’t be fetched prove nothing either.
    const noTiles = (path: string) => (path.includes('tile') ? null : logFiles(logEntries(9))(path))
    await expect(check(noTiles)).rejects.toThrow('missing')
    expect(memory).toEqual(before)
  })

  it.each([
    ['rollback', logFiles(logEntries(4))],
    ['fork', logFiles([...logEntries(4), logEntry('other')])],
    ['fork', logFiles([...logEntries(4), logEntry('other'), ...logEntries(4)])],
    ['fork', logFiles(logEntries(9), { begin: BEGIN + 1 })],
    ['rollback', logFiles(logEntries(9), { begin: BEGIN - 1 })],
    ['key', logFiles(logEntries(9), { key: logKeyOf(2) })],
    [
      'signature',
      (path: string) => (path === 'checkpoint' ? new TextEncoder().encode('x\n\ny') : logFiles(logEntries(9))(path)),
    ],
  ] as const)('keeps evidence of a %s for ever', async (fault, dishonest) => {
    await check(logFiles(logEntries(5)))
    const { note } = memory as unknown as LogMemory
    const found = await check(dishonest)
    expect(found).toMatchObject({ kind: 'alarm', evidence: { fault, seen: note } })
    // What is shown later does not undo it.
    expect(await check(logFiles(logEntries(20)))).toEqual(found)
  })

  it('asks again before it calls an old head a rollback', async () => {
    const [old, fresh] = [logFiles(logEntries(5)), logFiles(logEntries(6))]
    await check(fresh)
    expect(await check((path) => (waits < 2 ? old : fresh)(path))).toMatchObject({ kind: 'consistent' })
    expect(waits).toBe(2)
  })

  it('says that we restored our database when our log does, and not without it', async () => {
    const lost = { begin: BEGIN, size: 8, root: '00' }
    const announced = (kept: number) => [
      ...logEntries(kept),
      { v: 1, kind: 'restored', time: BEGIN + 9, size: kept, lost },
      ...logEntries(9, 100),
    ]
    await check(logFiles(logEntries(5)))
    const options = { begin: BEGIN + 9, restored: [3] }
    expect(await check(logFiles(announced(3), options))).toMatchObject({
      kind: 'restored',
      memory: { restoreTime: BEGIN + 9 },
    })
    memory = null
    await check(logFiles(logEntries(5)))
    expect(await check(logFiles(announced(6), { begin: BEGIN + 9, restored: [6] }))).toMatchObject({
      kind: 'consistent',
    })
    memory = null
    await check(logFiles(logEntries(5)))
    expect(await check(logFiles(logEntries(20), options))).toMatchObject({ kind: 'alarm', evidence: { fault: 'fork' } })
  })

  it('begins anew with another server in test mode', async () => {
    await check(logFiles(logEntries(5)))
    const other = logFiles(logEntries(2), { key: logKeyOf(2) })
    expect(await check(other, { isTestMode: true })).toMatchObject({ kind: 'consistent', head: { size: 2 } })
  })
})
