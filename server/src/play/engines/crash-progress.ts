// The progress of a running crash round that players may see. The server knows the end, so the elapsed time never
// passes it, not even before the end is announced.

import type { RoundProgress } from '@glasshouse/rulebook/wire/realtime'
import type { SyncTopic } from '../../platform/realtime/topic.ts'
import type { Clock } from '../cluster/clock.ts'
import type { CrashEngine, CrashDeps } from './crash.ts'
import type { PublicRound } from '../rounds/round.ts'

const SYNC_MS = 250
const IDLE_MS = 1000
/** Between the end of a round and its announcement, the next step always seems due. */
const MIN_MS = 25
/** Ten thousand writes take about 200 ms. At this rate they take at most a fifth of the time. */
const PER_SUBSCRIBER_MS = 0.1

/** How often to send a sync to so many subscribers. */
export const syncEveryMs = (subscribers: number, isRunning: boolean): number =>
  Math.round(Math.max(isRunning ? SYNC_MS : IDLE_MS, subscribers * PER_SUBSCRIBER_MS * (isRunning ? 1 : 2)))

type RunningRound = Pick<PublicRound, 'id' | 'epoch' | 'index' | 'startedAt' | 'beaconRound' | 'beacon'>

export class CrashProgress {
  readonly #deps: Pick<CrashDeps, 'rules' | 'rounds' | 'clock'>
  readonly #engine: Pick<CrashEngine, 'isAttended'>

  constructor(deps: Pick<CrashDeps, 'rules' | 'rounds' | 'clock'>, engine: Pick<CrashEngine, 'isAttended'>) {
    this.#deps = deps
    this.#engine = engine
  }

  /**
   * Null while no round runs, and while nobody can cash out: such a round ends as interrupted, below its value. The
   * round is read each time, so that a node without its database reports nothing.
   */
  async now(): Promise<RoundProgress | null> {
    const round = await this.#deps.rounds.current()
    if (round?.phase !== 'running' || round.incident || !(await this.#engine.isAttended(round))) return null
    const elapsedMs = await this.elapsedMs(round)
    return elapsedMs === null ? null : { epoch: round.epoch, index: round.index, elapsedMs }
  }

  /** Null before the start, which an interruption moves into the future. */
  async elapsedMs(round: RunningRound): Promise<number | null> {
    const { rules, rounds, clock } = this.#deps
    const endsAtMs = rules.endsAtMs((await rounds.secret(round)).outcome)
    const sinceStartMs = clock.now() - (round.startedAt ?? Infinity)
    return sinceStartMs < 0 ? null : Math.min(sinceStartMs, endsAtMs - 1)
  }

  topic(): SyncTopic {
    const { rules, clock } = this.#deps
    return {
      kind: 'sync',
      name: `sync:${rules.id}`,
      source: `round:${rules.id}`,
      sync: async (subscribers) => {
        const running = await this.now()
        const everyMs = syncEveryMs(subscribers, running !== null)
        const nextMs = running ? Math.min(everyMs, this.#untilStepMs(running.elapsedMs)) : everyMs
        return { data: { serverNow: clock.now(), everyMs, running }, nextMs }
      },
    }
  }

  /** Clients show a step only after a sync confirms it, so one is sent exactly then. */
  #untilStepMs(elapsedMs: number): number {
    const { rules } = this.#deps
    if (rules.autoBy !== 'step') return Infinity
    const value = rules.multiplierAt(elapsedMs)
    const next = [...rules.multipliers()].find((multiplier) => multiplier > value)
    return next === undefined ? Infinity : Math.max(MIN_MS, rules.reachedAtMs(next) - elapsedMs)
  }
}

/** The progress of all crash games in one message, for pages that show many games. */
export const crashSync = (crashGames: ReadonlyMap<string, CrashProgress>, clock: Pick<Clock, 'now'>): SyncTopic => ({
  kind: 'sync',
  name: 'sync',
  source: null,
  sync: async (subscribers) => {
    const all = await Promise.all(
      [...crashGames].map(async ([game, progress]) => [game, await progress.now()] as const),
    )
    const running = Object.fromEntries(all.filter(([, progress]) => progress !== null))
    const everyMs = syncEveryMs(subscribers, false)
    return { data: { serverNow: clock.now(), everyMs, running }, nextMs: everyMs }
  },
})
