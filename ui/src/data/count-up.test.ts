// @vitest-environment happy-dom
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { countAt, useCountUp } from './count-up.ts'

afterEach(() => vi.unstubAllGlobals())

it('starts at the first figure, never goes back, and ends at the exact last one', () => {
  const shares = [-0.5, 0, 0.1, 0.4, 0.8, 0.99, 1, 7]
  const figures = shares.map((share) => countAt(100_000, 100_037, share))
  expect(figures[0]).toBe(100_000)
  expect(figures).toEqual(figures.toSorted((a, b) => a - b))
  expect(figures.slice(-2)).toEqual([100_037, 100_037])
})

function shown(isCalm: boolean): string[] {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  let nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  const place = document.createElement('div')
  const root = createRoot(place)
  const Probe = () => createElement('b', null, useCountUp(0, 100))
  flushSync(() => root.render(createElement(Probe)))
  const seen = [place.textContent]
  for (nowMs = 300; frames.length > 0; nowMs += 300) {
    const frame = frames.shift()
    flushSync(() => frame?.())
    seen.push(place.textContent)
  }
  root.unmount()
  vi.restoreAllMocks()
  return seen
}

it('moves frame by frame', () => {
  const seen = shown(false).map(Number)
  expect(seen.length).toBeGreaterThan(2)
  expect(seen[0]).toBe(0)
  expect(seen.at(-1)).toBe(100)
})

it('is there immediately with reduced motion', () => {
  expect(shown(true)).toEqual(['100'])
})
