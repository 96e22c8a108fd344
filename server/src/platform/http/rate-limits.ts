// How often one address or one token may call. Counted in this process, or in Redis when several nodes share it.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { openRedis } from '../db/redis.ts'

const WINDOW_MS = 10_000

/** What a call costs the house decides how often it may be made: calls per address, or per token, in ten seconds. */
export const RATES = { open: 300, login: 20, player: 200, report: 10 } as const
export type RateClass = keyof typeof RATES

export interface RateCounter {
  /** How many calls this subject has made in the window under way, this one included. */
  count(subject: string): Promise<{ calls: number; leftMs: number }>
  close(): Promise<void>
}

export async function checkRate(counter: RateCounter, rate: RateClass, subject: string, factor: number): Promise<void> {
  if (factor === 0) return
  const { calls, leftMs } = await counter.count(`${rate}:${subject}`)
  if (calls > RATES[rate] * factor) throw new Refusal('tooMany', { seconds: Math.max(1, Math.ceil(leftMs / 1000)) })
}

export function countHere(): RateCounter {
  let windowEnds = 0
  const calls = new Map<string, number>()
  return {
    count: (subject) => {
      const now = performance.now()
      if (now > windowEnds) {
        calls.clear()
        windowEnds = now + WINDOW_MS
      }
      const counted = (calls.get(subject) ?? 0) + 1
      calls.set(subject, counted)
      return Promise.resolve({ calls: counted, leftMs: windowEnds - now })
    },
    close: () => Promise.resolve(),
  }
}

/** When Redis is gone each node counts for itself: limits loosen a little, play goes on. */
export async function countInRedis(url: string): Promise<RateCounter> {
  // The wake-ups' connection to the same server has told the log by now if it can not be reached.
  const redis = await openRedis(url, { commandTimeout: 250 }, () => {})
  const here = countHere()
  return {
    count: async (subject) => {
      try {
        const key = `rate:${subject}`
        const answers = await redis.multi().incr(key).pexpire(key, WINDOW_MS, 'NX').pttl(key).exec()
        const [calls, , leftMs] = (answers ?? []).map(([, value]) => Number(value))
        if (calls === undefined || leftMs === undefined) return await here.count(subject)
        return { calls, leftMs }
      } catch {
        return await here.count(subject)
      }
    },
    close: async () => {
      redis.disconnect()
      await here.close()
    },
  }
}
