// One loop for everything on a flight's screen that moves with time. It runs only while someone paints and the page
// is seen; painters write straight into the page.

import type { FlightRules } from '@glasshouse/rulebook/core/game'
import type { LiveRound } from '@glasshouse/rulebook/wire/live'
import { live, serverNow, type Topic } from '../../client/live.ts'
import { momentAt, type Moment } from './moment.ts'

export type Paint = (moment: Moment, clockMs: number) => void

export interface Frames {
  /** The flight at this very moment; null until the round is known. */
  readonly now: () => Moment | null
  readonly paint: (painter: Paint) => () => void
}

export function createFrames(rules: FlightRules, topic: Topic<LiveRound | null>): Frames {
  const painters = new Set<Paint>()
  let request = 0
  let highest: Moment | null = null

  const now = (): Moment | null => {
    const round = live.state(topic)
    if (!round) return null
    const moment = momentAt(rules, round, serverNow())
    const isSame = highest?.epoch === moment.epoch && highest.index === moment.index
    // Without a line nobody knows whether it still rises: what was last known stands still.
    if (isSame && moment.phase === 'running' && live.status() === 'lost') return highest
    // A better reading of the server's clock may set it back a little: the value then waits, it never falls.
    if (isSame && moment.phase === 'running' && highest?.phase === 'running' && moment.elapsedMs < highest.elapsedMs)
      return highest
    highest = moment
    return moment
  }
  const run = (clockMs: number): void => {
    request = requestAnimationFrame(run)
    const moment = now()
    if (moment) for (const painter of painters) painter(moment, clockMs)
  }
  return {
    now,
    paint(painter) {
      painters.add(painter)
      if (painters.size === 1) request = requestAnimationFrame(run)
      return () => {
        painters.delete(painter)
        if (painters.size === 0) cancelAnimationFrame(request)
      }
    },
  }
}
