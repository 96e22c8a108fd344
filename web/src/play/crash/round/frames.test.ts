// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import type { LiveRound, RoundSync } from '@glasshouse/rulebook/wire/realtime'
import { createFrames, type Frames } from './frames.ts'

const T = 1_000_000
const server = vi.hoisted(() => ({
  round: null as unknown,
  sync: null as unknown,
  syncMs: 0,
  listener: (): void => undefined,
}))
vi.mock('../../../client/live/live.ts', () => ({
  live: {
    state: ({ name }: { name: string }) => (name === 'sync' ? server.sync : server.round),
    receivedMs: () => server.syncMs,
    follow: (_: unknown, listener: () => void) => {
      server.listener = listener
      return () => undefined
    },
  },
  serverNow: () => T,
}))

const running = { epoch: 1, index: 7, phase: 'running', startedAt: T, phaseEndsAt: null } as unknown as LiveRound
let nowMs = 0
let frames: Frames
/** The server's word, as it arrives. */
const say = (elapsedMs: number, index = 7): void => {
  server.sync = { serverNow: T, everyMs: 250, running: { epoch: 1, index, elapsedMs } } satisfies RoundSync
  server.syncMs = nowMs
  server.listener()
}

beforeEach(() => {
  nowMs = 50_000
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  Object.assign(server, { round: running, sync: null, syncMs: 0 })
  frames = createFrames(crash, { round: { name: 'round' }, sync: { name: 'sync' } })
  frames.paint(() => undefined)
})

describe('a frame', () => {
  it('knows nothing before the round does', () => {
    server.round = null
    expect(frames.now()).toBeNull()
  })

  it('rises with every word of the server and never falls', () => {
    say(11_553)
    expect(frames.now()?.value).toBe(200)
    nowMs += 200
    const higher = frames.now()?.value ?? 0
    expect(higher).toBeGreaterThan(200)
    nowMs += 5_000
    say(11_700)
    expect(frames.now()?.value).toBeGreaterThanOrEqual(higher)
  })

  it('stops shortly after the last update, however long the silence', () => {
    say(11_553)
    nowMs += 350
    const { value } = frames.now() ?? {}
    expect(value).toBe(crash.multiplierAt(11_553 + 350))
    nowMs += 60_000
    expect(frames.now()?.value).toBe(value)
    say(72_000)
    expect(frames.now()?.value).toBe(crash.multiplierAt(72_000))
  })

  it('starts the next round from 1.00, whatever was synced of the one before', () => {
    say(11_553)
    frames.now()
    server.round = { ...running, index: 8 }
    expect(frames.now()).toMatchObject({ index: 8, value: 100 })
    say(166, 8)
    expect(frames.now()).toMatchObject({ index: 8, value: 101 })
  })

  it('shows the end immediately, even below the value already shown', () => {
    say(11_553)
    frames.now()
    server.round = { ...running, phase: 'result', bust: 199, endedAt: T }
    expect(frames.now()).toMatchObject({ phase: 'result', value: 199 })
  })
})
