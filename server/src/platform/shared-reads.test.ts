import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { sharedReads } from './shared-reads.ts'

const doubled = (keys: readonly number[]) => Promise.resolve(new Map(keys.map((key) => [key, key * 2])))

test('simultaneous reads share one statement, equal ones a key of it', async () => {
  const read = vi.fn(doubled)
  const find = sharedReads('test', read)
  expect(await Promise.all([find(1), find(2), find(1)])).toEqual([2, 4, 2])
  expect(read.mock.calls).toEqual([[[1, 2]]])
})

test('a key without a row answers undefined, and the others their rows', async () => {
  const find = sharedReads('test', (keys: readonly number[]) => doubled(keys.filter((key) => key !== 2)))
  expect(await Promise.all([find(1), find(2)])).toEqual([2, undefined])
})

test('a read is never older than its question', async () => {
  let value = 'before'
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  const find = sharedReads('test', async (keys: readonly number[]) => {
    const seen = value
    await mayAnswer
    return new Map(keys.map((key) => [key, seen]))
  })
  const early = find(1)
  await nextTurn()
  value = 'after'
  const late = find(1)
  answer()
  expect(await Promise.all([early, late])).toEqual(['before', 'after'])
})

const lost = () => Promise.reject(new Error('the connection was lost'))

test('a lost connection fails nobody', async () => {
  const read = vi.fn(doubled).mockImplementationOnce(lost)
  const find = sharedReads('test', read)
  expect(await Promise.all([find(1), find(2)])).toEqual([2, 4])
  expect(read).toHaveBeenCalledTimes(2)
})

test('a second failure reaches all who asked, and the next read works', async () => {
  const read = vi.fn(doubled).mockImplementationOnce(lost).mockImplementationOnce(lost)
  const find = sharedReads('test', read)
  const asked = await Promise.allSettled([find(1), find(2)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find(1)).toBe(2)
})

test('tens of thousands may wait', async () => {
  const find = sharedReads('test', doubled)
  const keys = Array.from({ length: 30_000 }, (_, i) => i)
  expect(await Promise.all(keys.map(find))).toEqual(keys.map((key) => key * 2))
})
