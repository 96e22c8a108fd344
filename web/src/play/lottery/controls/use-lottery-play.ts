// A player's bets in a lottery, and the messages about them.

import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../client/call.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { play as sound } from '../../sound.ts'
import { useProblemText } from '../../table/problem-text.ts'
import { UnansweredBet } from '../../table/request.ts'
import { useCheck } from '../../table/use-check.ts'
import type { RoundClock } from '../table/clock.ts'
import { BettingClosed } from '../table/demo-lottery.ts'
import type { Place } from '../../rounds/round-path.ts'
import type { OwnBet } from '../lottery-game.ts'
import { messages } from '../messages.ts'
import type { LotteryTable } from '../table/use-lottery-table.ts'

const BETTING_CLOSED = 1101
/** Too little time for an answer: an auto-bet then waits for the next window. */
const SAFE_MS = 1_500
const LOOK_MS = 100
/** How long the button confirms a bet before it offers another one. */
export const PLACED_MS = 1_200

/** The run was stopped before this bet was placed. */
class Stopped extends Error {}

const isTooLate = (error: unknown): boolean =>
  error instanceof BettingClosed || (error instanceof CallError && error.errno === BETTING_CLOSED)

export interface LotteryPlay<Choice> {
  readonly isAsking: boolean
  /** A bet was not answered, and is looked up. */
  readonly isChecking: boolean
  /** Why the last bet was not placed: until another one is tried, it is cleared, or a new round begins. */
  readonly refusal: string | null
  /** Says why a bet was not placed that never came to be sent. */
  readonly refuse: (text: string) => void
  /** Clears the refusal and the confirmation. */
  readonly clear: () => void
  /** The bet that was placed a moment ago; null again after `PLACED_MS`. */
  readonly placed: OwnBet<Choice> | null
  /** `round` is the only one that may take it: the one in progress unless another is named. */
  readonly bet: (gold: number, choice: Choice, round?: Place) => Promise<void>
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
  const { isChecking, check } = useCheck()
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly index: number } | null>(null)
  const [placed, confirm] = usePassing<OwnBet<Choice>>(PLACED_MS)
  // An answer may come in a later round than the one it was asked in: then it is news of that one.
  const latest = useRef(index)
  useEffect(() => {
    latest.current = index
  }, [index])
  const textFor = (error: unknown): string => (error instanceof BettingClosed ? t('demoClosed') : problemText(error))

  const refuse = (text: string): void => setRefusal({ text, index: latest.current })

  async function join(gold: number, choice: Choice, round?: Place): Promise<OwnBet<Choice>> {
    setRefusal(null)
    confirm(null)
    setAsking(true)
    try {
      const own = await table.join(gold, choice, round)
      sound('step')
      confirm(own)
      return own
    } finally {
      setAsking(false)
    }
  }
  async function bet(gold: number, choice: Choice, round?: Place): Promise<void> {
    try {
      await join(gold, choice, round)
    } catch (error) {
      if (error instanceof UnansweredBet) void check(error.requestId, refuse)
      else refuse(textFor(error))
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
        if (!isTooLate(error)) throw new Error(textFor(error), { cause: error })
      }
    }
  }
  const standing = refusal?.index === index ? refusal.text : null
  const clear = (): void => {
    setRefusal(null)
    confirm(null)
  }
  return { isAsking, isChecking, refusal: standing, refuse, clear, placed, bet, betAndWait }
}

/** Holds a value for a moment, then forgets it. */
function usePassing<T>(forMs: number): [T | null, (value: T | null) => void] {
  const [value, set] = useState<T | null>(null)
  useEffect(() => {
    if (value === null) return undefined
    const timer = setTimeout(() => set(null), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])
  return [value, set]
}

async function untilBetting(clock: RoundClock, signal: AbortSignal): Promise<void> {
  for (;;) {
    if (signal.aborted) throw new Stopped('stopped')
    if ((clock.now()?.untilLockMs ?? 0) >= SAFE_MS) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
