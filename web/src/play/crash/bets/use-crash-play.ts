// What a player does in a flight, and what is said about it: asked at once, answered by the house.

import { useState } from 'react'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { CrashBet } from '@glasshouse/rulebook/wire/play/crash-engine'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useProblemText } from '../../table/problem-text.ts'
import { UnansweredBet } from '../../table/request.ts'
import { useCheck } from '../../table/use-check.ts'
import { TooLate } from './demo-crash.ts'
import type { Frames } from '../round/frames.ts'
import type { Asking } from '../controls/main-state.ts'
import { messages } from '../messages.ts'
import type { CrashTable } from './use-crash-table.ts'

export interface Said {
  readonly text: string
  readonly isProblem: boolean
  /** The round it was said in: it fades with the one after it. */
  readonly index: number
}

export interface CrashPlay {
  readonly asking: Asking | null
  /** The bet that was told to leave at its first chance. */
  readonly toldId: number | null
  readonly said: Said | null
  /** Rejects with the words for the player. */
  readonly join: (gold: number, auto: number | null) => Promise<CrashBet>
  readonly cancel: (bet: CrashBet) => Promise<void>
  readonly cashOut: (bet: CrashBet) => Promise<void>
  readonly hush: () => void
}

export function useCrashPlay(rules: CrashRules, table: CrashTable, frames: Frames): CrashPlay {
  const t = useMessages(messages)
  const format = useFormat()
  const problemText = useProblemText()
  const { isChecking, check } = useCheck()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [toldId, setTold] = useState<number | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const at = (value: number): string => format.multiplier(value / 100)
  const say = (text: string, isProblem = false): void => setSaid({ text, isProblem, index: frames.now()?.index ?? 0 })

  async function join(gold: number, auto: number | null): Promise<CrashBet> {
    setSaid(null)
    setAsking({ what: 'join' })
    try {
      const bet = await table.join(gold, auto)
      setAsking(null)
      return bet
    } catch (error) {
      setAsking(null)
      if (error instanceof UnansweredBet) void check(error.requestId, say)
      else say(problemText(error), true)
      throw new Error(problemText(error), { cause: error })
    }
  }
  async function cancel(bet: CrashBet): Promise<void> {
    setSaid(null)
    setAsking({ what: 'cancel' })
    try {
      await table.cancel(bet.id)
    } catch (error) {
      say(problemText(error), true)
    } finally {
      setAsking(null)
    }
  }
  async function cashOut(bet: CrashBet): Promise<void> {
    const value = frames.now()?.value ?? 100
    setSaid(null)
    setAsking({ what: 'jump', value })
    try {
      const answer = await table.jump(bet.id)
      if (answer.state === 'placed') {
        setTold(answer.id)
        say(t('saidTold', { at: at(rules.firstMultiplier) }))
      } else if (answer.exit) {
        say(t('saidAsked', { asked: at(value), at: at(answer.exit) }))
      }
    } catch (error) {
      if (error instanceof TooLate) say(t('tooLate', { asked: at(value), at: at(error.endedAt) }), true)
      else say(problemText(error), true)
    } finally {
      setAsking(null)
    }
  }
  return {
    asking: isChecking ? { what: 'check' } : asking,
    toldId,
    said,
    join,
    cancel,
    cashOut,
    hush: () => setSaid(null),
  }
}
