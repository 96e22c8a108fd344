// What became of a bet that was sent and never answered.

import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { CallError, caller } from '../../client/call.ts'
import { connection, onConnection } from '../../client/connection.ts'
import { isOpen } from './request.ts'

const call = caller<FairnessContract>()
const AGAIN_MS = 2_000

export type RequestedBet = OutputOf<FairnessContract, 'GET /api/bet/request/{requestId}'>['bet']

/** Waits for a connection and asks until there is a verdict; null where no bet was placed. */
export async function lookUpBet(requestId: string, signal: AbortSignal): Promise<RequestedBet> {
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
