// What a player does in a draw, and what is said about it.

import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../client/call.ts'
import { useMessages } from '../../ui/i18n.ts'
import { play as sound } from '../sound.ts'
import { useProblemText } from '../table/problem-text.ts'
import type { RoundClock } from './clock.ts'
import { BettingClosed } from './demo-lottery.ts'
import type { OwnBet } from './lottery-game.ts'
import { messages } from './messages.ts'
import type { LotteryTable } from './use-lottery-table.ts'

const BETTING_CLOSED = 1101
/** Too little time for an answer: an auto-bet then waits for the next window. */
const SAFE_MS = 1_500
const LOOK_MS = 100

/** Nobody waits for this bet any more. */
class NotWanted extends Error {}

const isTooLate = (error: unknown): boolean =>
  error instanceof BettingClosed || (error instanceof CallError && error.errno === BETTING_CLOSED)

export interface LotteryPlay<Choice> {
  readonly isAsking: boolean
  /** Why the last bet was not placed: until another one is tried, it is hushed, or a new round begins. */
  readonly refusal: string | null
  readonly hush: () => void
  readonly bet: (gold: number, choice: Choice) => Promise<void>
  /** One bet of a run: waits for a window, bets, and answers when its result has been shown. */
  readonly betAndWait: (
    gold: number,
    choice: Choice,
    signal: AbortSignal,
  ) => Promise<{ readonly gold: number; readonly payout: number }>
}

export function useLotteryPlay<Choice>(
  table: LotteryTable<Choice>,
  clock: RoundClock,
  /** The number of the round under way. */
  index: number,
): LotteryPlay<Choice> {
  const t = useMessages(messages)
  const problemText = useProblemText()
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly index: number } | null>(null)
  // An answer may come in a later round than the one it was asked in: then it is news of that one.
  const latest = useRef(index)
  useEffect(() => {
    latest.current = index
  }, [index])
  const wordsFor = (error: unknown): string => (error instanceof BettingClosed ? t('demoClosed') : problemText(error))

  async function join(gold: number, choice: Choice): Promise<OwnBet<Choice>> {
    setRefusal(null)
    setAsking(true)
    try {
      const placed = await table.join(gold, choice)
      sound('step')
      return placed
    } finally {
      setAsking(false)
    }
  }
  async function bet(gold: number, choice: Choice): Promise<void> {
    try {
      await join(gold, choice)
    } catch (error) {
      setRefusal({ text: wordsFor(error), index: latest.current })
    }
  }
  async function betAndWait(gold: number, choice: Choice, signal: AbortSignal) {
    for (;;) {
      await untilBetting(clock, signal)
      try {
        const { id } = await join(gold, choice)
        return await table.settled(id)
      } catch (error) {
        // The window closed under way: nothing was staked, and the next one comes.
        if (!isTooLate(error)) throw new Error(wordsFor(error), { cause: error })
      }
    }
  }
  const standing = refusal?.index === index ? refusal.text : null
  return { isAsking, refusal: standing, hush: () => setRefusal(null), bet, betAndWait }
}

async function untilBetting(clock: RoundClock, signal: AbortSignal): Promise<void> {
  for (;;) {
    if (signal.aborted) throw new NotWanted('stopped')
    if ((clock.now()?.untilLockMs ?? 0) >= SAFE_MS) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
