// Recomputes a round's bet list in the browser: the limits from the bankroll, every cap from the limits, and the result of
// every bet. The list itself is bound by its hash, which was published when betting closed.

import { paysAt, type Coins } from '@glasshouse/rulebook/core/coins'
import { BOOK_VERSION, readBook, type BetBook, type BookLine } from '@glasshouse/rulebook/play/bet-book'
import { interruptedAt } from '@glasshouse/rulebook/play/crash-engine'
import { noExposure, roundLoss, withBet } from '@glasshouse/rulebook/play/exposure'
import type { CrashRules, LotteryRules } from '@glasshouse/rulebook/play/game'
import { roundLimits, topStake, type RoundLimits } from '@glasshouse/rulebook/play/limits'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { textHash } from '../fairness/text-hash.ts'
import type { PublicRound } from '../settled-bet.ts'

export type PublicBook = OutputOf<FairnessContract, 'GET /api/fair/book/{game}/{epoch}/{index}'>
type Ending = PublicBook['bets'][number]

/** What a round must hold to; the rules of a crash game or of a lottery. */
export type SharedRules = CrashRules | LotteryRules<unknown, unknown>

/** Something in the list that is not as the rules say. Multipliers are hundredths. */
export type BookFault =
  | { readonly kind: 'list' | 'limits' | 'loss' }
  | { readonly kind: 'stake' | 'result'; readonly bet: number }
  | { readonly kind: 'cap'; readonly bet: number | null; readonly claimed: number | null; readonly computed: number }

/** The faults of a settled round's bet list; none if it is right. */
export function bookFaults(rules: SharedRules, round: PublicRound, book: PublicBook): BookFault[] {
  const read = readBook(book.text)
  if (!read || round.bookRoot !== textHash(book.text) || !isOfRound(round, read, book)) return [{ kind: 'list' }]
  const { bankroll, operator, profitPerBet, lossPerRound } = read.limits
  const limits = roundLimits(rules.edgePpm, bankroll, operator)
  if (profitPerBet !== limits.profitPerBet || lossPerRound !== limits.lossPerRound) return [{ kind: 'limits' }]
  const endings = new Map(book.bets.map((end) => [end.id, end]))
  const ofBets = read.lines.flatMap((line) => {
    const end = endings.get(Number(line.id))
    if (!end) return [{ kind: 'list' } as const]
    return rules.kind === 'crash'
      ? crashBetFaults(rules, limits, round, line, end)
      : lotteryBetFaults(rules, limits, round, line, end)
  })
  return [...roundFaults(rules, limits, round, read.lines), ...ofBets]
}

/** Whether the list is of this round, with the limits that were published, and one result for each bet. */
function isOfRound(round: PublicRound, { round: named, limits, lines }: BetBook, { bets }: PublicBook): boolean {
  const { bankroll, operatorMaxProfit, operatorMaxStake, maxProfit, maxRoundLoss } = round.limits
  const isSame = (published: number | null, listed: Coins | null): boolean =>
    listed === null ? published === null : published === Number(listed)
  return (
    round.bookVersion === BOOK_VERSION &&
    named.game === round.game &&
    named.epoch === round.epoch &&
    named.index === round.index &&
    isSame(bankroll, limits.bankroll) &&
    isSame(operatorMaxProfit, limits.operator.profitMax) &&
    isSame(operatorMaxStake, limits.operator.stakeMax) &&
    isSame(maxProfit, limits.profitPerBet) &&
    isSame(maxRoundLoss, limits.lossPerRound) &&
    bets.length === lines.length
  )
}

function roundFaults(
  rules: SharedRules,
  limits: RoundLimits,
  { roundCap, incident }: PublicRound,
  lines: readonly BookLine[],
): BookFault[] {
  if (rules.kind === 'lottery') {
    const exposure = lines.reduce((sum, { stake, choice }) => withBet(rules, sum, stake, choice), noExposure(rules))
    return roundLoss(rules, exposure) > limits.lossPerRound ? [{ kind: 'loss' }] : []
  }
  // A round that was cancelled before the lock has no cap.
  if (incident === 'void' && roundCap === null) return []
  const bets = lines.map(({ stake, cap, choice }) => ({ stake, stopMultiplier: stopOf(rules, choice, cap, null) }))
  const computed = rules.roundCap(bets, limits)
  return roundCap === computed ? [] : [{ kind: 'cap', bet: null, claimed: roundCap, computed }]
}

const autoOf = (rules: CrashRules, choice: unknown): number | null => {
  const auto = typeof choice === 'object' && choice !== null && 'auto' in choice ? choice.auto : null
  return typeof auto === 'number' ? (rules.autoMultiplier(auto) ?? null) : null
}

const stopOf = (rules: CrashRules, choice: unknown, cap: number | null, roundCap: number | null): number =>
  Math.min(autoOf(rules, choice) ?? Infinity, cap ?? Infinity, roundCap ?? Infinity)

function crashBetFaults(
  rules: CrashRules,
  limits: RoundLimits,
  round: PublicRound,
  { id, stake, cap, choice }: BookLine,
  end: Ending,
): BookFault[] {
  const bet = Number(id)
  const computed = rules.personalCap(stake, limits)
  if (computed === undefined || stake > topStake(limits)) return [{ kind: 'stake', bet }]
  if (cap !== computed || end.cap !== computed)
    return [{ kind: 'cap', bet, claimed: cap === computed ? end.cap : cap, computed }]
  const bust = (round.outcome as { bust?: number } | null)?.bust ?? 0
  const stop = stopOf(rules, choice, cap, round.roundCap)
  const isRight = isExitRight(rules, round, end, { bust, stop, hasTarget: autoOf(rules, choice) !== null })
  return isRight && end.payout === Number(paysAt(stake, end.exit ?? 0)) ? [] : [{ kind: 'result', bet }]
}

/** Whether a bet may have ended where it did. Which value its player chose before, only the player knows. */
function isExitRight(
  rules: CrashRules,
  { incident, startedAt, notedMs }: PublicRound,
  { state, exit, interrupted }: Ending,
  { bust, stop, hasTarget }: { bust: number; stop: number; hasTarget: boolean },
): boolean {
  if (exit === null) return false
  if (state === 'refunded')
    return exit === 100 && (incident === 'void' || (incident !== null && startedAt === null && !hasTarget))
  if (interrupted)
    return (
      incident !== null &&
      notedMs !== null &&
      !hasTarget &&
      exit === Math.min(interruptedAt(rules, notedMs, { bust }), stop)
    )
  return exit === 0 ? stop > bust : exit <= bust && exit <= stop
}

function lotteryBetFaults(
  rules: LotteryRules<unknown, unknown>,
  limits: RoundLimits,
  { incident, outcome }: PublicRound,
  { id, stake, cap, choice }: BookLine,
  { state, payout }: Ending,
): BookFault[] {
  const bet = Number(id)
  if (cap !== null || stake > rules.stakes(choice, limits).max) return [{ kind: 'stake', bet }]
  const due = incident === 'void' ? stake : rules.payout(stake, choice, outcome)
  const isRight = (state === 'refunded') === (incident === 'void') && payout === Number(due)
  return isRight ? [] : [{ kind: 'result', bet }]
}
