import { useEffect, useState, useSyncExternalStore } from 'react'
import { playerToken } from '../../../client/tokens.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import type { Place } from '../../rounds/round-path.ts'
import type { LotteryPhase } from '../lottery-game.ts'
import { messages } from '../messages.ts'
import { NextBetQueue, type DropReason, type NextBet, type RoundNow } from './next-bet.ts'
import type { LotteryPlay } from './use-lottery-play.ts'

const DROPPED = {
  missed: 'nextMissed',
  otherRound: 'nextOther',
  paused: 'nextPaused',
  player: 'nextPlayer',
  left: 'nextLeft',
} as const satisfies Record<DropReason, string>

export interface NextBetPlay<Choice> {
  readonly queued: NextBet<Choice> | null
  readonly put: (gold: number, choice: Choice) => void
  readonly cancel: () => void
}

/** The queued bet of this screen. Leaving the screen drops it, with a toast that nothing was placed. */
export function useNextBet<Choice>(
  /** Undefined until it is known, null while the game is paused. */
  round: Place | null | undefined,
  phase: LotteryPhase | null,
  play: Pick<LotteryPlay<Choice>, 'bet' | 'refuse'>,
): NextBetPlay<Choice> {
  const t = useMessages(messages)
  const format = useFormat()
  const drop = ({ round: { index } }: NextBet<Choice>, reason: DropReason): void => {
    const text = t(DROPPED[reason], { index: format.number(index) })
    // The note above the button goes away with the screen.
    if (reason === 'left' || reason === 'player') toast(text)
    else play.refuse(text)
  }
  const [queue] = useState(() => new NextBetQueue<Choice>(playerToken))
  // The queue outlives this render: it must call what belongs to the newest one.
  useEffect(() => queue.handle({ send: (bet) => void play.bet(bet.gold, bet.choice, bet.round), onDrop: drop }))
  const now = nowOf(round, phase)
  useEffect(() => queue.look(now))
  useEffect(() => () => queue.leave(), [queue])
  return {
    queued: useSyncExternalStore(queue.subscribe, queue.bet),
    put: (gold, choice) => now && queue.put(gold, choice, now),
    cancel: () => queue.cancel(),
  }
}

function nowOf(round: Place | null | undefined, phase: LotteryPhase | null): RoundNow | null | undefined {
  if (!round) return round
  return phase ? { epoch: round.epoch, index: round.index, phase } : undefined
}
