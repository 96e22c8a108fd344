// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playDraw } from './draw-scene.ts'
import type { Scene } from '../../scene/scene.ts'

const scene: Scene<string> = [
  { atMs: 0, durationMs: 4000, act: 'turn' },
  { atMs: 2000, durationMs: 1000, act: 'drop' },
  { atMs: 4000, durationMs: 0, act: 'stand' },
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function begin(sinceMs: number, calm = false) {
  const told: [string, number, number][] = []
  const play = playDraw(
    scene,
    (act, durationMs, elapsedMs) => void told.push([act, durationMs, elapsedMs]),
    sinceMs,
    calm,
  )
  return { told, play }
}

it('plays from the beginning', () => {
  const { told } = begin(0)
  vi.advanceTimersByTime(4000)
  expect(told).toEqual([
    ['turn', 4000, 0],
    ['drop', 1000, 0],
    ['stand', 0, 0],
  ])
})
it('starts in the middle when opened during the draw', () => {
  const { told } = begin(2400)
  expect(told).toEqual([
    ['turn', 4000, 2400],
    ['drop', 1000, 400],
  ])
  vi.advanceTimersByTime(1599)
  expect(told).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(told.at(-1)).toEqual(['stand', 0, 0])
})
it('shows what is over as over', () => {
  expect(begin(3500).told).toEqual([
    ['turn', 4000, 3500],
    ['drop', 0, 0],
  ])
  expect(begin(4000).told.map(([act]) => act)).toEqual(['turn', 'drop', 'stand'])
  expect(begin(999_999).told.at(-1)).toEqual(['stand', 0, 0])
})
it('moves nothing where less motion is wanted, and tells the end when all others see it', () => {
  const { told } = begin(1000, true)
  vi.advanceTimersByTime(2999)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([
    ['turn', 0, 0],
    ['drop', 0, 0],
    ['stand', 0, 0],
  ])
})
it('starts nothing after a stop, and finishes immediately on request', () => {
  const first = begin(0)
  first.play.stop()
  vi.advanceTimersByTime(9000)
  expect(first.told).toHaveLength(1)
  const second = begin(0)
  second.play.skip()
  second.play.skip()
  vi.advanceTimersByTime(9000)
  expect(second.told.map(([act]) => act)).toEqual(['turn', 'drop', 'stand'])
})
