// Money goes back the way it came. Until a payment method has paid out as much as came in by it, that much cannot leave by
// another one: this is how stolen cards would be turned into coins.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Tx } from '../../../platform/db/tx.ts'

/** A payment method: a network, or bank and mobile transfers in one currency. */
export interface LoopMethod {
  readonly kind: 'fiat' | 'crypto'
  readonly network: string | null
  readonly currency: string
}

interface LoopOrder extends LoopMethod {
  readonly player_id: bigint
  readonly gold: Coins
}

interface Remaining extends LoopMethod {
  /** Gold that came in by this method and has not gone back. Always positive. */
  readonly gold: Coins
}

/** Pending withdrawals count as gone; rejected and failed ones, and reversed deposits, do not count. */
const REMAINING = `select kind, network, currency, sum(gold)::int8 as gold from (
    select kind, network, currency, gold from recharges
      where player_id = $1 and state = 'credited' and reversed_time is null
    union all
    select kind, network, currency, -gold from withdrawals
      where player_id = $1 and state not in ('rejected', 'failed')) moved
  group by kind, network, currency having sum(gold) > 0 order by sum(gold) desc, kind, network`

const isSame = (a: LoopMethod, b: LoopMethod): boolean =>
  a.kind === b.kind && a.network === b.network && a.currency === b.currency

/**
 * Refuses an order beyond what came in by its method, while another method still has to be paid back. True if that method
 * is no longer offered: an operator decides then. `offeredName` returns null for such a method.
 */
export async function leavesLoop(
  tx: Pick<Tx, 'query'>,
  order: LoopOrder,
  offeredName: (method: LoopMethod) => string | null,
): Promise<boolean> {
  const remaining = await tx.query<Remaining>(REMAINING, [order.player_id])
  const others = remaining.filter((method) => !isSame(method, order))
  const own = remaining.find((method) => isSame(method, order))?.gold ?? 0n
  if (order.gold <= own || others.length === 0) return false
  for (const { gold, ...method } of others) {
    const name = offeredName(method)
    if (name !== null) throw new Refusal(REFUSALS[method.kind], { gold: toWire(gold), name })
  }
  return true
}

const REFUSALS = { fiat: 'loopFiat', crypto: 'loopCrypto' } as const
