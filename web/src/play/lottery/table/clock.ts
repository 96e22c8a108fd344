// The time of a draw's round. Phases change by timers, so that they change in a hidden page too; what moves with every
// frame is painted only while it can be seen.

import { live, serverNow, type Topic } from '../../../client/live/live.ts'
import type { LotteryClock, LotteryMoment, LotteryPhase, LotteryRound } from '../lottery-game.ts'
import { createPainters } from '../../scene/painters.ts'
import { momentAt } from '../moment.ts'

/** A timer may fire a moment early: the phase is looked at again until it has changed. */
const LOOK_AGAIN_MS = 20
const TICK_MS = 200
/** A step of the server is shown as awaited once it is overdue for so long. */
export const LATE_MS = 1_000

export interface RoundClock extends LotteryClock {
  /** The phase at this moment; null until a round is known, and while the game is paused. */
  readonly phase: () => LotteryPhase | null
  readonly onPhase: (listener: () => void) => () => void
  /** Several times a second, for a text such as 0:07. */
  readonly onTick: (listener: () => void) => () => void
}

export function createRoundClock<Outcome>(topic: Topic<LotteryRound<Outcome> | null>, showMs: number): RoundClock {
  const now = (): LotteryMoment | null => {
    const round = live.state(topic)
    return round ? momentAt(round, showMs, serverNow()) : null
  }
  return {
    serverNow,
    now,
    phase: () => now()?.phase ?? null,
    onPhase(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const look = (): void => {
        clearTimeout(timer)
        listener()
        const moment = now()
        if (moment && moment.untilPhaseEndMs > 0) timer = setTimeout(look, moment.untilPhaseEndMs + LOOK_AGAIN_MS)
      }
      const leave = live.follow(topic, look)
      look()
      return () => {
        clearTimeout(timer)
        leave()
      }
    },
    onTick(listener) {
      const timer = setInterval(listener, TICK_MS)
      return () => clearInterval(timer)
    },
    paint: createPainters(now),
  }
}
