// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from './fake-storage.ts'
import { forget, onKept, recall, recallAll, remember, renew, type Kind } from './storage.ts'

const words: Kind<string> = { name: 'word', limit: 3, isValue: (value) => typeof value === 'string' }

describe('what this browser keeps', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', fakeStorage(kept))
  })
  afterEach(() => {
    vi.stubGlobal('localStorage', fakeStorage(kept))
    for (const [key] of recallAll(words)) forget(words, key)
    vi.unstubAllGlobals()
  })

  it('is the first value and its time, whatever comes later', () => {
    expect(remember(words, 'a', 'first', 5)).toEqual({ value: 'first', time: 5 })
    expect(remember(words, 'a', 'second', 9)).toEqual({ value: 'first', time: 5 })
    expect(recall(words, 'a')).toEqual({ value: 'first', time: 5 })
    expect(recall(words, 'b')).toBeNull()
  })

  it('can be renewed and forgotten', () => {
    remember(words, 'a', 'first', 5)
    expect(renew(words, 'a', 'second', 9)).toEqual({ value: 'second', time: 9 })
    forget(words, 'a')
    expect(recall(words, 'a')).toBeNull()
  })

  it.each(['{broken', 'null', '5', '{"value":5,"time":1}', '{"value":"x"}', '{"value":"x","time":"y"}', ''])(
    'ignores the damaged item %j and starts again',
    (text) => {
      remember(words, 'good', 'kept', 5)
      kept.set('promises1/word/a', text)
      expect(recall(words, 'a')).toBeNull()
      expect(recallAll(words).map(([key]) => key)).toEqual(['good'])
      expect(remember(words, 'a', 'new', 7)).toEqual({ value: 'new', time: 7 })
    },
  )

  it('is bounded by kind: damaged items go first, then the oldest', () => {
    kept.set('promises1/word/bad', '{')
    kept.set('promises1/other/bad', '{')
    for (const time of [3, 1, 2, 4]) remember(words, `w${time}`, 'x', time)
    expect(recallAll(words).map(([key]) => key)).toEqual(['w2', 'w3', 'w4'])
    expect(kept.has('promises1/word/bad')).toBe(false)
    expect(kept.has('promises1/other/bad')).toBe(true)
  })

  it('is not read from another format', () => {
    kept.set('promises0/word/a', JSON.stringify({ value: 'old', time: 1 }))
    expect(recall(words, 'a')).toBeNull()
  })

  it('lasts for the visit where there is no room', () => {
    vi.stubGlobal('localStorage', { setItem: thrower, getItem: () => null, removeItem: () => undefined })
    expect(remember(words, 'a', 'first', 5).value).toBe('first')
    expect(remember(words, 'a', 'second', 9).value).toBe('first')
  })

  it('lasts for the visit where nothing may be stored', () => {
    vi.stubGlobal('localStorage', new Proxy({}, { get: thrower, ownKeys: thrower }))
    expect(remember(words, 'a', 'first', 5).value).toBe('first')
    expect(recallAll(words)).toHaveLength(1)
    forget(words, 'a')
    expect(recall(words, 'a')).toBeNull()
  })

  it('tells of changes, here and in other tabs', () => {
    const heard = vi.fn()
    const stop = onKept(heard)
    remember(words, 'a', 'x')
    remember(words, 'a', 'y')
    expect(heard.mock.calls).toEqual([['word']])
    dispatchEvent(Object.assign(new Event('storage'), { key: 'promises1/alarm/z' }))
    dispatchEvent(Object.assign(new Event('storage'), { key: 'language' }))
    dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect(heard.mock.calls).toEqual([['word'], ['alarm'], [null]])
    stop()
  })
})

function thrower(): never {
  throw new DOMException('denied', 'SecurityError')
}
