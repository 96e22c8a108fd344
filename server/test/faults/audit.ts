// Compares the database after a storm with what players were answered and what the rules say.

import { setTimeout as sleep } from 'node:timers/promises'
import { paysAt, type Coins } from '@glasshouse/rulebook/core/coins'
import type { CrashOutcome, CrashRules, LotteryRules } from '@glasshouse/rulebook/play/game'
import { only, type Database } from '../../src/platform/db/tx.ts'
import type { AnsweredBet } from './crowd/book.ts'
import type { Gamblers } from './gamblers.ts'

const LAST_BET_MS = 180_000

interface BetRow {
  id: bigint
  game: string
  request_id: string
  stake: Coins
  choice: unknown
  auto: number | null
  cap: number | null
  state: string
  exit: number | null
  payout: Coins | null
  outcome: unknown
  round_cap: number | null
  incident: string | null
}

export type StormGame = CrashRules | Pick<LotteryRules<never, never>, 'id' | 'kind' | 'phases' | 'payout'>

export async function audit(db: Database, { bets }: Gamblers, games: readonly StormGame[]) {
  await untilAllEnded(db)
  const rows = await db.read<BetRow>(
    `select b.id, b.game, b.request_id::text, b.stake, b.choice, b.auto, b.cap, b.state, b.exit, b.payout,
            r.outcome, r.round_cap, r.incident
       from bets b left join rounds r on r.id = b.round_id`,
  )
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  const rules = new Map(games.map((game) => [game.id, game]))
  const lost = bets.filter(({ betId, gold, requestId }) => {
    const row = byId.get(betId)
    return !row || row.stake !== BigInt(gold) || row.request_id !== requestId
  })
  const promised = bets.filter((bet) => {
    const row = byId.get(bet.betId)
    return !row || !isAsPromised(row, bet)
  })
  const wrong = rows.filter((row) => !isPaidByTheRules(row, rules.get(row.game) as StormGame))
  // Prints the findings, so that they can be analysed.
  for (const row of [...wrong, ...promised.map(({ betId }) => byId.get(betId))].slice(0, 10))
    console.log('  wrong:', row)
  const { rounds, incidents } = only(
    await db.read<{ rounds: number; incidents: number }>(
      'select count(*)::int4 as rounds, count(incident)::int4 as incidents from rounds',
    ),
  )
  const { escrow } = only(
    await db.read<{ escrow: Coins }>(
      `select coalesce(sum(balance), 0)::int8 as escrow from accounts where kind = 'escrow'`,
    ),
  )
  return {
    bets: rows.length,
    rounds,
    incidents,
    lost: lost.length,
    doubled: rows.length - new Set(rows.map(({ request_id }) => request_id)).size,
    wrong: wrong.length + promised.length,
    open: rows.filter(({ payout }) => payout === null).length,
    escrow,
  }
}

/** Whether the bet ended as its player was answered. */
export const isAsPromised = (row: Pick<BetRow, 'state' | 'exit' | 'payout'>, answered: AnsweredBet): boolean =>
  (answered.exit === null || row.exit === answered.exit) &&
  (answered.payout === null || row.payout === BigInt(answered.payout)) &&
  (!answered.isCancelled || row.state === 'cancelled') &&
  (!answered.isKept || row.state !== 'cancelled')

/** For a bet on a shared round. */
export function isPaidByTheRules(row: Omit<BetRow, 'id' | 'game' | 'request_id'>, rules: StormGame): boolean {
  const { state, stake, choice, payout, outcome } = row
  if (state === 'cancelled' || state === 'refunded') return payout === stake
  if (state !== 'settled' || outcome === null) return false
  if (rules.kind === 'lottery') return payout === rules.payout(stake, choice as never, outcome as never)
  return isFlownByTheRules(row, rules, outcome as CrashOutcome)
}

/** Every bet was paid at its exit; bets still open at the end lost; reached targets won. */
function isFlownByTheRules(
  row: Omit<BetRow, 'id' | 'game' | 'request_id'>,
  rules: CrashRules,
  { bust }: CrashOutcome,
): boolean {
  const { stake, payout, exit, auto, cap, round_cap, incident } = row
  if (exit === null || payout !== paysAt(stake, exit)) return false
  const stop = Math.min(auto ?? Infinity, cap ?? Infinity, round_cap ?? Infinity)
  if (exit === 0) return stop > bust
  const isStep = exit === 100 ? incident !== null : exit >= rules.firstMultiplier
  return isStep && exit <= bust && exit <= stop
}

export async function untilAllEnded(db: Database): Promise<void> {
  for (const began = Date.now(); Date.now() - began < LAST_BET_MS; await sleep(500)) {
    const { open } = only(
      await db.read<{ open: number }>(
        `select count(*)::int4 as open from bets b left join rounds r on r.id = b.round_id
           where b.state in ('queued', 'placed') or (r.id is not null and r.outcome is null)`,
      ),
    )
    if (open === 0) return
  }
}
