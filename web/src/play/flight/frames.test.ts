// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import type { LiveRound } from '@glasshouse/rulebook/wire/live'
import { createFrames } from './frames.ts'

const T = 1_000_000
const house = vi.hoisted(() => ({ round: null as unknown, status: 'open', nowMs: 0 }))
vi.mock('../../client/live.ts', () => ({
  live: { state: () => house.round, status: () => house.status },
  serverNow: () => house.nowMs,
}))

const running = { epoch: 1, index: 7, phase: 'running', startedAt: T, phaseEndsAt: null } as unknown as LiveRound
const frames = () => createFrames(crash, { name: 'round:crash' })

beforeEach(() => Object.assign(house, { round: running, status: 'open', nowMs: T + 11_553 }))

it('knows nothing before the round does', () => {
  house.round = null
  expect(frames().now()).toBeNull()
})

it('never lets the value fall, though the clock be set back', () => {
  const { now } = frames()
  expect(now()?.value).toBe(200)
  house.nowMs -= 300
  expect(now()?.value).toBe(200)
  house.nowMs += 10_000
  expect(now()?.value).toBeGreaterThan(200)
})

it('stands still while nobody can tell whether it still rises', () => {
  const { now } = frames()
  expect(now()?.value).toBe(200)
  house.status = 'lost'
  house.nowMs += 10_000
  expect(now()?.value).toBe(200)
  house.status = 'open'
  expect(now()?.value).toBeGreaterThan(300)
})

it('begins anew with the next round, even without a line', () => {
  const { now } = frames()
  now()
  house.status = 'lost'
  house.round = { ...running, index: 8, startedAt: house.nowMs - 166 }
  expect(now()).toMatchObject({ index: 8, value: 101 })
})

it('shows the end at once, below what it had shown if need be', () => {
  const { now } = frames()
  now()
  house.round = { ...running, phase: 'result', bust: 199, endedAt: house.nowMs }
  expect(now()).toMatchObject({ phase: 'result', value: 199 })
})
