// The dashboard: play, deposits and withdrawals, the pool's limits, and alarms.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, type Role, operatorEndpoint } from '../endpoint.ts'
import { coins, time } from '../fields.ts'

const TODAY: readonly Role[] = ['finance', 'risk', 'owner']

export const spans = ['hour', 'day', 'month'] as const
/** The deviation from the expectation, in standard deviations; null where there is no variance. */
export const deviation = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .nullable()

const play = z.object({
  bets: z.int(),
  staked: coins,
  paid: coins,
  /** The house's result: stakes less payouts. */
  result: coins,
  /** The expected result of exactly these bets, and its standard deviation. */
  expected: coins,
  spread: coins,
  deviation,
})

export const alarmKinds = [
  'ledger.sum',
  'ledger.law',
  'returns.stray',
  'chain.short',
  'database.behind',
  'game.undriven',
  'game.stuck',
  'game.full',
  'money.difference',
  'wallet.low',
  'payouts.capped',
  'network.frozen',
  'network.silent',
  'mail.stuck',
  'solvency.old',
  'log.late',
  'exclusion.match',
  'place.jump',
  'withdrawal.waiting',
  'adjustment.waiting',
  'question.waiting',
  'age.flag',
  'webhook.refused',
  'google.waiting',
  'google.refused',
  'operator.locked',
  'deposit.large',
  'reserve.short',
  'reserve.unseen',
  'operator.pending',
  'operator.new',
  'release.new',
  'release.mixed',
  'engine.down',
  'engine.spent',
] as const
export type AlarmKind = (typeof alarmKinds)[number]

const alarm = z.object({
  kind: z.enum(alarmKinds),
  /** The game, invariant, order or network. */
  subject: z.string(),
  /** A description with figures. */
  text: z.string(),
  since: time,
})

export const todayContract = contract('today', areas.backofficeGames, {
  today: operatorEndpoint(TODAY)('GET /api/console/today', {
    summary: 'Today (UTC): results against expectation, players, gold in and out, bankroll, limits and alarms',
    output: z.object({
      now: time,
      from: time,
      play,
      /** Players with a bet settled today. */
      activePlayers: z.int(),
      money: z.object({
        deposited: coins,
        withdrawn: coins,
        /** Withdrawals that have not ended. */
        waiting: z.int(),
        waitingGold: coins,
      }),
      pool: z.object({
        assets: coins,
        /** The basis of limits: the pool without what is already owed. */
        bankroll: coins,
        /** By edge: what one bet may win and one round may lose. */
        limits: z.array(z.object({ edgePpm: z.int(), maxProfit: coins, maxRoundLoss: coins })),
      }),
      alarms: z.array(alarm),
      /** The time of the last alarm check; null before the first. */
      lookedAt: time.nullable(),
    }),
  }),
  plot: operatorEndpoint(TODAY)('GET /api/console/today/plot', {
    summary: 'Results for the last hour by minute, day by hour or month by day',
    input: z.strictObject({ span: z.enum(spans) }),
    output: z.object({
      points: z.array(
        z.object({
          /** Start of the interval. */
          time,
          bets: z.int(),
          staked: coins,
          paid: coins,
          deposited: coins,
          withdrawn: coins,
          /** Cumulative from the first point. */
          result: coins,
          expected: coins,
          spread: coins,
        }),
      ),
    }),
  }),
})
