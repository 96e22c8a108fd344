// One loop for everything on a crash screen that moves with time. It runs only while someone paints and the page
// is seen; painters write straight into the page.

import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { LiveRound, RoundSync } from '@glasshouse/rulebook/wire/realtime'
import { live, serverNow, type Topic } from '../../../client/live/live.ts'
import { createPainters } from '../../scene/painters.ts'
import { momentAt, type Moment } from './moment.ts'
import { createProgress } from './progress.ts'

export type Paint = (moment: Moment, clockMs: number) => void

export interface Frames {
  /** The round at this very moment; null until the round is known. */
  readonly now: () => Moment | null
  readonly paint: (painter: Paint) => () => void
}

export function createFrames(
  rules: CrashRules,
  topics: { readonly round: Topic<LiveRound | null>; readonly sync: Topic<RoundSync> },
): Frames {
  const progress = createProgress()
  let highest: Moment | null = null

  const received = (): void => {
    const sync = live.state(topics.sync)
    const atMs = live.receivedMs(topics.sync)
    if (sync?.running && atMs !== undefined) progress.sync(sync.running, sync.everyMs, atMs)
  }

  const now = (): Moment | null => {
    const round = live.state(topics.round)
    if (!round) return null
    const moment = momentAt(rules, round, serverNow(), progress.at(round, performance.now()))
    const isSame = highest?.epoch === moment.epoch && highest.index === moment.index
    // A connection that became slower sets it back a little: the value then waits, it never falls.
    if (isSame && moment.phase === 'running' && highest?.phase === 'running' && moment.elapsedMs < highest.elapsedMs)
      return highest
    highest = moment
    return moment
  }
  return { now, paint: createPainters(now, () => live.follow(topics.sync, received)) }
}
