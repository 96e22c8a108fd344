// Rate limits per address and per account, counted in this process or in Redis when several nodes share them.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { openRedis } from '../db/redis.ts'

const WINDOW_MS = 10_000

/** Calls per subject in each window, by how expensive the call is. */
export const RATES = { open: 300, login: 20, player: 200, report: 10 } as const
export type RateClass = keyof typeof RATES

export interface RateCounter {
  /** Counts this call and returns the subject's total in the current window. */
  count(subject: string): Promise<{ calls: number; remainingMs: number }>
  close(): Promise<void>
}

export async function checkRate(counter: RateCounter, rate: RateClass, subject: string, factor: number): Promise<void> {
  if (factor === 0) return
  const { calls, remainingMs } = await counter.count(`${rate}:${subject}`)
  if (calls > RATES[rate] * factor)
    throw new Refusal('tooMany', { seconds: Math.max(1, Math.ceil(remainingMs / 1000)) })
}

export function countHere(): RateCounter {
  let windowEndMs = 0
  const calls = new Map<string, number>()
  return {
    count: (subject) => {
      const now = performance.now()
      if (now > windowEndMs) {
        calls.clear()
        windowEndMs = now + WINDOW_MS
      }
      const count = (calls.get(subject) ?? 0) + 1
      calls.set(subject, count)
      return Promise.resolve({ calls: count, remainingMs: windowEndMs - now })
    },
    close: () => Promise.resolve(),
  }
}

/** Without Redis each node counts on its own: limits loosen, play continues. */
export async function countInRedis(url: string): Promise<RateCounter> {
  // The notifier's connection to the same server already logs when it is unreachable.
  const redis = await openRedis(url, { commandTimeout: 250 }, () => {})
  const local = countHere()
  return {
    count: async (subject) => {
      try {
        const key = `rate:${subject}`
        const answers = await redis.multi().incr(key).pexpire(key, WINDOW_MS, 'NX').pttl(key).exec()
        const [calls, , remainingMs] = (answers ?? []).map(([, value]) => Number(value))
        if (calls === undefined || remainingMs === undefined) return await local.count(subject)
        return { calls, remainingMs }
      } catch {
        return await local.count(subject)
      }
    },
    close: async () => {
      redis.disconnect()
      await local.close()
    },
  }
}
