import { lucky3 } from '@glasshouse/rulebook/games/lucky3/rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sceneEndMs } from '../../../play/scene/scene.ts'
import { FACES, lucky3Scene, SHOW_MS } from './scene.ts'

const number = fc.nat(999).map((value) => String(value).padStart(3, '0'))
const timesOf = (drawn: string, before: string) =>
  lucky3Scene(drawn, before).map(({ atMs, durationMs }) => [atMs, durationMs])

it('ends on the drawn digits, whatever stood before', () => {
  fc.assert(
    fc.property(number, number, (drawn, before) => {
      const spins = lucky3Scene(drawn, before).flatMap(({ act }) => (act.kind === 'spin' ? [act] : []))
      expect(spins.map(({ to }) => to % FACES).join('')).toBe(drawn)
      expect(spins.map(({ from }) => from).join('')).toBe(before)
      // Each reel turns on, several times around, never back.
      for (const { from, to } of spins) expect(to - from).toBeGreaterThan(2 * FACES)
    }),
  )
})

it('keeps one clock for every draw: nothing waits for a digit', () => {
  const times = timesOf('000', '000')
  fc.assert(
    fc.property(number, number, (drawn, before) => {
      expect(timesOf(drawn, before)).toEqual(times)
    }),
  )
})

it('stops the reels one after the other, and shows a digit only when its reel has stopped', () => {
  const scene = lucky3Scene('381', '000')
  const stops = scene.flatMap(({ atMs, durationMs, act }) => (act.kind === 'spin' ? [atMs + durationMs] : []))
  const stands = scene.flatMap(({ atMs, act }) => (act.kind === 'stand' ? [[act.reels, atMs]] : []))
  expect(stands).toEqual(stops.map((stopMs, reel) => [reel + 1, stopMs]))
  expect(stops).toEqual(stops.toSorted((a, b) => a - b))
})

it('ends before its result, which stays for at least a second', () => {
  const { drawMs, resultMs } = lucky3.phases
  expect(sceneEndMs(lucky3Scene('381', '000'))).toBeLessThanOrEqual(SHOW_MS)
  expect(SHOW_MS).toBeLessThanOrEqual(drawMs + resultMs - 1000)
})
