import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playScene, sceneEndMs, type Scene } from './scene.ts'

const scene: Scene<string> = [
  { atMs: 0, durationMs: 300, act: 'spin' },
  { atMs: 200, durationMs: 200, act: 'land' },
  { atMs: 400, durationMs: 0, act: 'tell' },
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch(instant = false) {
  const told: [string, number][] = []
  const finished: string[] = []
  const play = playScene(
    scene,
    (act, durationMs) => {
      told.push([act, durationMs])
      return { finish: () => void finished.push(act) }
    },
    instant,
  )
  let ended = false
  void play.ended.then(() => (ended = true))
  return { play, told, finished, ended: () => ended }
}

it('plays each step at its time and ends after the last', async () => {
  const { told, ended } = watch()
  expect(told).toEqual([['spin', 300]])
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toHaveLength(2)
  expect(ended()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(told.map(([act]) => act)).toEqual(['spin', 'land', 'tell'])
  expect(ended()).toBe(true)
  expect(sceneEndMs(scene)).toBe(400)
})

it('skips to the result: finishes what runs and shows the rest at once, in order', async () => {
  const { play, told, finished, ended } = watch()
  play.skip()
  play.skip()
  expect(finished).toEqual(['spin'])
  expect(told).toEqual([
    ['spin', 300],
    ['land', 0],
    ['tell', 0],
  ])
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toHaveLength(3)
  expect(ended()).toBe(true)
})

it('goes straight to the result when motion is not wanted', async () => {
  const { told, ended } = watch(true)
  expect(told).toEqual([
    ['spin', 0],
    ['land', 0],
    ['tell', 0],
  ])
  await Promise.resolve()
  expect(ended()).toBe(true)
})
