// The overview of today: totals from the ledger and settled bets, and current alarms.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { GameRules } from '@glasshouse/rulebook/play/game'
import { houseLimits } from '@glasshouse/rulebook/play/limits'
import { fillText } from '@glasshouse/rulebook/text/text'
import { todayContract, type AlarmKind } from '@glasshouse/rulebook/wire/backoffice/today'
import { only, type Database } from '../platform/db/tx.ts'
import { implement, type Route } from '../platform/http/route.ts'
import { loadMoneySince, loadPlaySince, loadPlot, startOfDay } from './today-sums.ts'

interface TotalsRow {
  now: bigint
  assets: Coins
  bankroll: Coins
  active: number
  waiting: number
  waiting_gold: Coins
  looked_at: bigint | null
}

const TOTALS = `select now_ms() as now, bankroll_coins() as bankroll,
    (select coalesce(sum(balance), 0)::int8 from accounts where owner_id = 0 and kind = 'pool') as assets,
    (select count(*)::int4 from player_days where day = (select number from days where close_time is null)) as active,
    w.waiting, w.waiting_gold, (select max(look_time) from alarm_looks) as looked_at
  from (select count(*)::int4 as waiting, coalesce(sum(gold), 0)::int8 as waiting_gold from withdrawals
          where state not in ('confirmed', 'rejected', 'failed')) w`

export const todayRoutes = (db: Database, games: readonly GameRules[]): Route[] => {
  const edges = [...new Set(games.map(({ edgePpm }) => edgePpm))].toSorted((a, b) => a - b)
  return implement(todayContract, {
    today: async () => {
      const totals = only(await db.read<TotalsRow>(TOTALS))
      const now = Number(totals.now)
      const from = startOfDay(now)
      return {
        now,
        from,
        play: await loadPlaySince(db, from),
        activePlayers: totals.active,
        money: {
          ...(await loadMoneySince(db, from)),
          waiting: totals.waiting,
          waitingGold: toWire(totals.waiting_gold),
        },
        pool: {
          assets: toWire(totals.assets),
          bankroll: toWire(totals.bankroll),
          limits: edges.map((edgePpm) => {
            const { profitPerBet, lossPerRound } = houseLimits(edgePpm, totals.bankroll)
            return { edgePpm, maxProfit: toWire(profitPerBet), maxRoundLoss: toWire(lossPerRound) }
          }),
        },
        alarms: await loadAlarms(db),
        lookedAt: totals.looked_at === null ? null : Number(totals.looked_at),
      }
    },
    plot: async ({ span }) => {
      const { now } = only(await db.read<{ now: bigint }>('select now_ms() as now'))
      return await loadPlot(db, span, Number(now))
    },
  })
}

async function loadAlarms(db: Database) {
  const rows = await db.read<{
    kind: AlarmKind
    subject: string
    facts: Record<string, string | number>
    since: bigint
  }>('select kind, subject, facts, since from alarms order by since desc, kind, subject')
  return rows.map(({ kind, subject, facts, since }) => ({
    kind,
    subject,
    text: alarmText(kind, subject, facts),
    since: Number(since),
  }))
}

/** What is wrong, and what to do. The facts of each alarm fill its text. */
const TEXTS: Readonly<Record<AlarmKind, string>> = {
  'ledger.sum': 'All accounts sum to {gold} {gold|gold|gold} instead of 0. Stop the server and find the cause.',
  'ledger.law': 'Ledger check “{subject}” fails for {broken} {broken|row|rows}. Stop the server and find the cause.',
  'returns.stray':
    '{subject}: the result of {bets} {bets|bet|bets} is {deviation} standard deviations from the expected value. Check the game.',
  'chain.short':
    '{subject}: {left} {left|round|rounds} left and no further hash chain has its salt. Publish the next one.',
  'database.behind':
    'The database lost what happened until {until} UTC. No bets are taken. End all hash chains, run “npm run reseed”, then finish the recovery in Games.',
  'game.undriven': '{subject}: no active node runs its rounds. Check that a node is up.',
  'game.stuck':
    '{subject}: the round should have left “{phase}” {seconds} {seconds|second|seconds} ago. Check its active node.',
  'game.full':
    '{subject}: open games are owed {owed} gold and may be owed {most}. New games are refused. Cash out idle games.',
  'money.difference': '{subject}: we have {ours}, the provider has {theirs}. Compare both in Reconciliation.',
  'wallet.low': '{subject}: the hot wallet can’t pay this withdrawal ({needs}, {has}). Top it up.',
  'payouts.capped':
    '{withdrawals} {withdrawals|withdrawal is|withdrawals are} above what leaves automatically in an hour ({gold} gold). Review them under Money.',
  'network.frozen': '{subject} is paused because {why}. Check the chain, then resume the network.',
  'network.silent': '{subject} hasn’t been reached for {minutes} {minutes|minute|minutes}. Check its node.',
  'mail.stuck': '{letters} {letters|email is|emails are} unsent, the oldest for {minutes} {minutes|minute|minutes}.',
  'solvency.old': 'Reserves were last counted {hours} {hours|hour|hours} ago. Check the background jobs.',
  'log.late':
    '{entries} {entries|entry isn’t|entries aren’t} in the transparency log yet, the oldest for {seconds} {seconds|second|seconds}. Check that a node is up.',
  'exclusion.match':
    'Player {subject} shares {kinds} with a player on a time-out or self-excluded. Confirm the match or lift it.',
  'place.jump':
    'Player {subject} appeared in {countries} within a day, with {changes} {changes|change|changes}. Check where they are.',
  'withdrawal.waiting':
    '{count} {count|withdrawal is|withdrawals are} in review, the oldest for {hours} {hours|hour|hours}. Approve or reject.',
  'adjustment.waiting':
    '{count} {count|adjustment is|adjustments are} pending, the oldest for {hours} {hours|hour|hours}. Approve or decline.',
  'question.waiting':
    '{count} {count|question is|questions are} unanswered, the oldest for {hours} {hours|hour|hours}. Answer in Support.',
  'age.flag':
    'Player {subject} said in a chat {hours} {hours|hour|hours} ago that they’re under 18. Check their age. Suspend them if it’s true.',
  'webhook.refused':
    '{subject}: we refused {count} {count|webhook|webhooks} within an hour. Check its secret, or who sends them.',
  'google.waiting':
    '{count} Google {count|order has|orders have} been unclear for up to {hours} {hours|hour|hours} (reason: {subject}). Check the service account and the log.',
  'google.refused':
    '{count} paid Google {count|order|orders} granted no VIP (reason: {subject}). Check the Play Console.',
  'operator.locked':
    'Login of operator “{subject}” was locked after wrong attempts ({tries} {tries|refusal|refusals}). Ask whether it was them.',
  'reserve.short':
    '{subject}: we see {seen} gold outside, our books say {books}, for {hours} {hours|hour|hours}. Find out where the rest is.',
  'reserve.unseen': '{subject}: we last saw its balance {hours} {hours|hour|hours} ago. Check its connection.',
  'operator.pending': 'Owner {by} asks to {what}. Another owner must agree or decline in Operators.',
  'operator.new':
    'Operator “{subject}” has new access as {role} and can decide about money from {time} UTC. Suspend them if you don’t know them.',
  'release.new':
    '{subject} started at {time} UTC with a change of {what}. If you didn’t upgrade, stop the server and find out who did.',
  'release.mixed':
    'Nodes have run releases {releases} side by side for {minutes} {minutes|minute|minutes}. Finish the upgrade.',
  'engine.down':
    'The {subject} has failed for {minutes} {minutes|minute|minutes} (“{reason}”). {effect} Check AI_URL or AI_GUARD_URL and the provider.',
  'engine.spent':
    'The AI engine has used its {budget} {budget|call|calls} of {subject}. Scripted replies answer until midnight UTC. Raise AI_CALLS_PER_DAY if that’s too few.',
  'deposit.large': 'Deposit {subject}: player {player} paid for {gold} {gold|gold|gold}. Check where it came from.',
}
const NO_ROUND = '{subject}: no round has been open for {seconds} {seconds|second|seconds}. Check its active node.'

export function alarmText(kind: AlarmKind, subject: string, facts: Readonly<Record<string, string | number>>): string {
  const text = kind === 'game.stuck' && facts['phase'] === 'none' ? NO_ROUND : TEXTS[kind]
  return fillText('en', text, { ...facts, subject })
}
