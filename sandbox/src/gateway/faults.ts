// What can go wrong with a gateway, on purpose: for one reference, or for all of them. A switch of one reference goes
// before the general one.

import { z } from 'zod'

export const faultSchema = z.strictObject({
  /** Taken in and then left without an answer, refused, or fallen over before anything was taken in. */
  createOrder: z.enum(['timeout', 'decline', 'error']).optional(),
  payout: z.enum(['timeout', 'decline', 'error']).optional(),
  /** Asked how an order or payout stands. */
  status: z.enum(['timeout', 'error']).optional(),
  webhook: z.enum(['drop', 'double', 'delay']).optional(),
  /** What is really paid, whatever the order says. */
  paidAmount: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional(),
  /** How a payout ends: not at all, failed, or taken back a moment after it was paid. */
  payoutEnd: z.enum(['never', 'fail', 'reverse']).optional(),
})
export type Faults = z.infer<typeof faultSchema>

/** The general switches are kept under this name, which no reference can have. */
export const EVERYONE = '*'
/** How much later a delayed webhook comes. */
const DELAY_MS = 5000

export class FaultBoard {
  readonly #set = new Map<string, Faults>()

  /** An empty set of faults is none. */
  fold(name: string, faults: Faults): void {
    if (Object.keys(faults).length === 0) this.#set.delete(name)
    else this.#set.set(name, faults)
  }

  of(reference: string): Faults {
    return { ...this.#set.get(EVERYONE), ...this.#set.get(reference) }
  }

  /** Without the general switches. */
  own(reference: string): Faults {
    return this.#set.get(reference) ?? {}
  }

  all(): Record<string, Faults> {
    return Object.fromEntries(this.#set)
  }
}

/** How often a webhook is sent, and how much later. */
export function delivery({ webhook }: Faults): { copies: number; lateMs: number } {
  const copies = webhook === 'drop' ? 0 : webhook === 'double' ? 2 : 1
  return { copies, lateMs: webhook === 'delay' ? DELAY_MS : 0 }
}
