// Ends a round whose result may be known to somebody, or whose beacon never came: every open bet is refunded, and nothing
// is settled from the result.

import type { RoundBets } from './round-bets.ts'
import type { Rounds } from './rounds.ts'
import type { PublicRound } from './round.ts'

const PER_STATEMENT = 2000

/** Whether a round must be refunded. A published result stands: its bets were fixed before it was known. */
export const mustVoid = ({ isClosed, incident, hash }: PublicRound): boolean =>
  hash === null && (isClosed || incident === 'void')

/**
 * Refunds the open bets and then publishes the hash and, if it is determined, the result that was not paid. Cut off in
 * the middle, the next leader continues it. `exit` is the cash-out that a refunded bet shows, if its game has cash-outs.
 */
export async function voidRound<Outcome>(
  { rounds, bets }: { readonly rounds: Rounds<Outcome>; readonly bets: RoundBets },
  round: PublicRound<Outcome>,
  exit: number | null,
): Promise<void> {
  // Marked first: no bet joins it from now on, and every later leader refunds it.
  const marked = round.incident === 'void' ? round : await rounds.interrupt(round, 'void')
  const locked = marked.phase === 'betting' ? await rounds.lock(marked, () => null) : marked
  const open = await rounds.openBets(locked.id)
  for (let from = 0; from < open.length; from += PER_STATEMENT) {
    const batch = open.slice(from, from + PER_STATEMENT)
    await bets.end(
      'refunded',
      batch.map(({ id, stake }) => ({ betId: id, exit, payout: stake })),
    )
  }
  await rounds.storeSums(locked)
  await rounds.endVoid(locked)
}
