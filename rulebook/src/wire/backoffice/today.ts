// What operators see at a glance: what was played, what came in and went out, what the pool bears, and what is wrong.

import { z } from 'zod'
import { endpoint, nothing, type Role } from '../endpoint.ts'
import { coins, time } from '../fields.ts'

const TODAY: readonly Role[] = ['finance', 'risk', 'owner']

export const spans = ['hour', 'day', 'month'] as const
/** How far luck lies from what was to be expected, in standard deviations; null where nothing could vary. */
export const deviation = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .nullable()

const play = z.object({
  bets: z.int(),
  staked: coins,
  paid: coins,
  /** What the house has won: stakes less payouts. */
  result: coins,
  /** What these very bets were to be expected to bring, and the standard deviation of that. */
  expected: coins,
  spread: coins,
  deviation,
})

export const alarmKinds = [
  'ledger.sum',
  'ledger.law',
  'returns.stray',
  'chain.short',
  'game.undriven',
  'game.stuck',
  'money.difference',
  'wallet.low',
  'network.frozen',
  'network.silent',
  'mail.stuck',
  'solvency.old',
] as const
export type AlarmKind = (typeof alarmKinds)[number]

const alarm = z.object({
  kind: z.enum(alarmKinds),
  /** Which game, law, order or network. */
  subject: z.string(),
  /** In words, with its figures. */
  text: z.string(),
  since: time,
})

export const todayContract = {
  today: endpoint('GET /api/console/today', {
    auth: 'operator',
    roles: TODAY,
    summary: 'Today, by UTC: play against its expectation, players, gold in and out, pool and limits, alarms',
    input: nothing,
    output: z.object({
      now: time,
      from: time,
      play,
      /** Who had a bet settled today. */
      activePlayers: z.int(),
      money: z.object({
        deposited: coins,
        withdrawn: coins,
        /** Withdrawals that are asked for and have not ended. */
        waiting: z.int(),
        waitingGold: coins,
      }),
      pool: z.object({
        assets: coins,
        /** What limits are reckoned by: the pool without what of it is already somebody's. */
        bankroll: coins,
        /** Per edge of the games: what one bet may win and one round may lose. */
        limits: z.array(z.object({ edgePpm: z.int(), maxProfit: coins, maxRoundLoss: coins })),
      }),
      alarms: z.array(alarm),
      /** When it was last looked for alarms; null before the first time. */
      lookedAt: time.nullable(),
    }),
  }),
  plot: endpoint('GET /api/console/today/plot', {
    auth: 'operator',
    roles: TODAY,
    summary: 'The last hour by minutes, the last day by hours or the last month by days',
    input: z.strictObject({ span: z.enum(spans) }),
    output: z.object({
      points: z.array(
        z.object({
          /** When it begins. */
          time,
          bets: z.int(),
          staked: coins,
          paid: coins,
          deposited: coins,
          withdrawn: coins,
          /** From the first point on. */
          result: coins,
          expected: coins,
          spread: coins,
        }),
      ),
    }),
  }),
}
export type TodayContract = typeof todayContract
