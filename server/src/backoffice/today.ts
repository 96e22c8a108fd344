// The overview of today: totals from the ledger and settled bets, and current alarms.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { GameRules } from '@glasshouse/rulebook/play/game'
import { houseLimits } from '@glasshouse/rulebook/play/limits'
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

type Facts = Readonly<Record<string, string | number>>
const count = new Intl.NumberFormat('en')

const TEXTS: Readonly<Record<AlarmKind, (subject: string, facts: Facts) => string>> = {
  'ledger.sum': (_, { gold }) => `All accounts together hold ${format(gold)} gold; it must be zero.`,
  'ledger.law': (law, { broken }) => `A law of the ledger does not hold in ${format(broken)} places: “${law}”.`,
  'returns.stray': (subject, { bets, deviation }) =>
    `${subject}: the result of ${format(bets)} bets lies ${deviation} standard deviations from what was to be expected.`,
  'chain.short': (game, { left }) => `${game}: ${format(left)} rounds are left, and no further chain is salted.`,
  'game.undriven': (game) => `${game}: no node drives its rounds.`,
  'game.stuck': (game, { phase, seconds }) =>
    phase === 'none'
      ? `${game}: no round has been open for ${format(seconds)} s.`
      : `${game}: its round should have left “${phase}” ${format(seconds)} s ago.`,
  'money.difference': (subject, { ours, theirs }) => `${subject}: we have ${ours}, they say ${theirs}.`,
  'wallet.low': (subject, { needs, has }) => `${subject}: the hot wallet has too little: ${needs}, ${has}.`,
  'network.frozen': (network, { why }) => `${network} stands still: ${why}.`,
  'network.silent': (network, { minutes }) => `${network} could not be read on for ${format(minutes)} minutes.`,
  'mail.stuck': (_, { letters, minutes }) =>
    `${format(letters)} letters wait to be sent, the oldest for ${format(minutes)} minutes.`,
  'solvency.old': (_, { hours }) => `What is owed and held was last counted ${format(hours)} hours ago.`,
}

const format = (value: string | number | undefined): string =>
  typeof value === 'number' ? count.format(value) : `${value}`

const alarmText = (kind: AlarmKind, subject: string, facts: Facts): string => TEXTS[kind](subject, facts)
