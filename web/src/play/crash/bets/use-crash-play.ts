// What a player does in a crash game, and the notice that follows: asked at once, answered by the server.

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

export interface Notice {
  readonly text: string
  readonly isProblem: boolean
  /** The round it belongs to: it fades with the one after it. */
  readonly index: number
}

export interface CrashPlay {
  readonly asking: Asking | null
  /** The bet that cashes out at the first multiplier, because it was pressed before. */
  readonly earlyCashOutId: number | null
  readonly notice: Notice | null
  /** Rejects with the text for the player. */
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
  const [earlyCashOutId, setEarlyCashOut] = useState<number | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const at = (value: number): string => format.multiplier(value / 100)
  const say = (text: string, isProblem = false): void => setNotice({ text, isProblem, index: frames.now()?.index ?? 0 })

  async function ask<Answer>(what: Asking, send: () => Promise<Answer>): Promise<Answer> {
    setNotice(null)
    setAsking(what)
    try {
      return await send()
    } finally {
      setAsking(null)
    }
  }
  async function join(gold: number, auto: number | null): Promise<CrashBet> {
    try {
      return await ask({ what: 'join' }, () => table.join(gold, auto))
    } catch (error) {
      if (error instanceof UnansweredBet) void check(error.requestId, say)
      else say(problemText(error), true)
      throw new Error(problemText(error), { cause: error })
    }
  }
  async function cancel(bet: CrashBet): Promise<void> {
    try {
      await ask({ what: 'cancel' }, () => table.cancel(bet.id))
    } catch (error) {
      say(problemText(error), true)
    }
  }
  async function cashOut(bet: CrashBet): Promise<void> {
    const value = frames.now()?.value ?? 100
    try {
      const answer = await ask({ what: 'cashOut', value }, () => table.cashOut(bet.id))
      if (answer.state === 'placed') {
        setEarlyCashOut(answer.id)
        say(t('cashOutAtFirstText', { at: at(rules.firstMultiplier) }))
      } else if (answer.exit) {
        say(t('cashedOutLater', { asked: at(value), at: at(answer.exit) }))
      }
    } catch (error) {
      if (error instanceof TooLate) say(t('tooLate', { asked: at(value), at: at(error.endedAt) }), true)
      else say(problemText(error), true)
    }
  }
  return {
    asking: isChecking ? { what: 'check' } : asking,
    earlyCashOutId,
    notice,
    join,
    cancel,
    cashOut,
    hush: () => setNotice(null),
  }
}
