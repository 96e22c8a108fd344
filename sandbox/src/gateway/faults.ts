// Simulated gateway faults, for one reference or for all. A fault of one reference takes precedence over the general one.

import { z } from 'zod'

export const faultSchema = z.strictObject({
  /** Accepted but never answered, refused, or failed before it was accepted. */
  createOrder: z.enum(['timeout', 'decline', 'error']).optional(),
  payout: z.enum(['timeout', 'decline', 'error']).optional(),
  /** For status queries of an order or payout. */
  status: z.enum(['timeout', 'error']).optional(),
  webhook: z.enum(['drop', 'double', 'delay']).optional(),
  /** The amount that is actually paid, whatever the order says. */
  paidAmount: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional(),
  /** The balance that the gateway claims to hold, whatever its books say. */
  balance: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  /** How a payout ends: never, failed, or reversed shortly after it was paid. */
  payoutEnd: z.enum(['never', 'fail', 'reverse']).optional(),
})
export type Faults = z.infer<typeof faultSchema>

/** Key of the general faults, which no reference can equal. */
export const ALL_REFERENCES = '*'
/** The delay of a delayed webhook. */
const DELAY_MS = 5000

export class FaultBoard {
  readonly #set = new Map<string, Faults>()

  /** An empty set removes the faults. */
  apply(name: string, faults: Faults): void {
    if (Object.keys(faults).length === 0) this.#set.delete(name)
    else this.#set.set(name, faults)
  }

  of(reference: string): Faults {
    return { ...this.#set.get(ALL_REFERENCES), ...this.#set.get(reference) }
  }

  /** Without the general faults. */
  own(reference: string): Faults {
    return this.#set.get(reference) ?? {}
  }

  all(): Record<string, Faults> {
    return Object.fromEntries(this.#set)
  }
}

/** How often a webhook is sent, and with which delay. */
export function delivery({ webhook }: Faults): { copies: number; delayMs: number } {
  const copies = webhook === 'drop' ? 0 : webhook === 'double' ? 2 : 1
  return { copies, delayMs: webhook === 'delay' ? DELAY_MS : 0 }
}
