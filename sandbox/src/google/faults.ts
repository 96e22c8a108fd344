// Simulated faults of Google, for one purchase token or for all. A fault of one token takes precedence.

import { z } from 'zod'

export const faultSchema = z.strictObject({
  /** For questions about a purchase: failures, answers that say nothing, and answers that lie. */
  get: z
    .enum([
      'error',
      'forbidden',
      'html',
      'timeout',
      'notFound',
      'gone',
      'noApplication',
      'empty',
      'noState',
      'noOrder',
      'otherProduct',
      'otherAccount',
      'otherOrder',
    ])
    .optional(),
  /** `lost` consumes and then fails, as when the answer is cut off. */
  consume: z.enum(['error', 'lost']).optional(),
  voids: z.enum(['error']).optional(),
  push: z.enum(['drop', 'double', 'delay']).optional(),
})
export type Faults = z.infer<typeof faultSchema>

const ALL_TOKENS = '*'
const DELAY_MS = 5000

export class FaultBoard {
  readonly #set = new Map<string, Faults>()

  /** An empty set removes the faults. */
  apply(token: string | null, faults: Faults): void {
    const name = token ?? ALL_TOKENS
    if (Object.keys(faults).length === 0) this.#set.delete(name)
    else this.#set.set(name, faults)
  }

  of(token: string): Faults {
    return { ...this.#set.get(ALL_TOKENS), ...this.#set.get(token) }
  }
}

/** How often a push message is sent, and with which delay. */
export function delivery({ push }: Faults): { copies: number; delayMs: number } {
  return { copies: push === 'drop' ? 0 : push === 'double' ? 2 : 1, delayMs: push === 'delay' ? DELAY_MS : 0 }
}
