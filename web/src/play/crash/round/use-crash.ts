import { useEffect, useState } from 'react'
import type { LiveBets, LiveRound } from '@glasshouse/rulebook/wire/realtime'
import { useConnection, type Connection } from '../../../client/connection.ts'
import { serverNow, useLive } from '../../../client/live/live.ts'
import { crashTopics } from '../../../client/live/topics.ts'
import type { CrashGame } from '../crash-game.ts'
import { createFrames, type Frames } from './frames.ts'
import { momentAt, type Moment } from './moment.ts'

export interface CrashEngine {
  readonly frames: Frames
  /** Undefined until it is known, null while the game is paused. */
  readonly round: LiveRound | null | undefined
  readonly bets: LiveBets | null | undefined
  /** The phase by the clock, which may be a moment ahead of the message. */
  readonly phase: Moment['phase'] | null
  readonly connection: Connection
}

/** The round under way, followed while the screen is open. */
export function useCrash({ rules }: CrashGame): CrashEngine {
  const topics = crashTopics(rules.id)
  const round = useLive(topics.round)
  const bets = useLive(topics.bets)
  const [frames] = useState(() => createFrames(rules, topics))
  const [clockPhase, setClockPhase] = useState<{ index: number; phase: Moment['phase'] } | null>(null)
  useEffect(
    () =>
      frames.paint(({ index, phase }) =>
        setClockPhase((old) => (old?.index === index && old.phase === phase ? old : { index, phase })),
      ),
    [frames],
  )
  const livePhase = round ? momentAt(rules, round, serverNow(), null).phase : null
  // The phase from the socket is never older than the last frame, except where the clock alone moved on.
  const phase = round && clockPhase?.index === round.index && round.phase !== 'result' ? clockPhase.phase : livePhase
  return { frames, round, bets, phase, connection: useConnection() }
}
