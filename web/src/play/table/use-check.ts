// What became of bets that were sent and never answered.

import { useEffect, useRef, useState } from 'react'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { CallError, caller } from '../../client/call.ts'
import { connection, onConnection } from '../../client/connection.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import { useProblemText } from './problem-text.ts'
import { isOpen } from './request.ts'

interface Check {
  /** Nobody may bet again before it is known whether the first bet was placed. */
  readonly isChecking: boolean
  /** Looks up a bet that was not answered, and says first that it will, then what it found. */
  readonly check: (requestId: string, say: (text: string, isProblem: boolean) => void) => Promise<void>
}

/** For as long as the screen is open. */
export function useCheck(): Check {
  const t = useMessages(messages)
  const format = useFormat()
  const problemText = useProblemText()
  const left = useRef(new AbortController())
  useEffect(() => {
    const screen = new AbortController()
    left.current = screen
    return () => screen.abort()
  }, [])
  const [isChecking, setChecking] = useState(false)
  return {
    isChecking,
    async check(requestId, say) {
      setChecking(true)
      say(t('sentUnanswered'), true)
      try {
        const bet = await lookUpBet(requestId, left.current.signal)
        say(bet ? t('wasPlaced', { gold: format.gold(bet.gold) }) : t('wasNotPlaced'), bet === null)
      } catch (error) {
        // The screen was left; whatever was placed is in the history.
        if (!(error instanceof DOMException)) say(problemText(error), true)
      }
      setChecking(false)
    },
  }
}

const call = caller<FairnessContract>()
const AGAIN_MS = 2_000

type RequestedBet = OutputOf<FairnessContract, 'GET /api/bet/request/{requestId}'>['bet']

/** Waits for a connection and asks until there is a verdict; null where no bet was placed. */
async function lookUpBet(requestId: string, signal: AbortSignal): Promise<RequestedBet> {
  for (;;) {
    await whenOnline(signal)
    try {
      return (await call('GET /api/bet/request/{requestId}', { requestId }, { quiet: true, signal })).bet
    } catch (error) {
      if (!(error instanceof CallError && isOpen(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

function whenOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (!signal.aborted && connection() !== 'online') return
      stop()
      signal.removeEventListener('abort', look)
      if (signal.aborted) reject(new DOMException('left', 'AbortError'))
      else resolve()
    }
    const stop = onConnection(look)
    signal.addEventListener('abort', look)
    look()
  })
}
