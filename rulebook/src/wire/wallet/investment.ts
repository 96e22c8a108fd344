// Shares of the bankroll: the pool, its epochs, and the player's own holdings.

import { z } from 'zod'
import { areas } from '../areas.ts'
import {
  contract,
  shareSchemas,
  operatorEndpoint,
  optionalPlayerEndpoint,
  playerEndpoint,
  publicEndpoint,
} from '../endpoint.ts'
import { coins, decimal, gold, page, requestId, time } from '../fields.ts'

const units = z.int()
/** Millionths: 10,000 are one percent. */
const ppm = z.int()
/** Gold per 1,000 units. */
const price = decimal

const order = z.object({
  id: z.int(),
  kind: z.enum(['buy', 'redeem']),
  /** What is paid in is known at once, what is received once the order was executed. */
  gold: coins.nullable(),
  units: units.nullable(),
  createTime: time,
  /** When it was executed. */
  epochTime: time.nullable(),
})
export type InvestmentOrder = z.infer<typeof order>

const epoch = z.object({
  createTime: time,
  /** The pool after the epoch, and the value that redemptions were paid from. */
  gold: coins,
  units,
  price,
  low: coins,
  /** What bets won or lost for the pool since the previous epoch. */
  result: coins,
  commission: coins,
  entered: coins,
  paid: coins,
  turnover: coins,
  /** The price change since the previous epoch; null where there was none. */
  growthPpm: ppm.nullable(),
})
export type InvestmentEpoch = z.infer<typeof epoch>

const lot = z.object({
  id: z.int(),
  units,
  /** The purchase price of these units, and their current value. */
  gold: coins,
  worth: coins,
  enterTime: time,
  unlockTime: time,
})

const mine = z.object({
  units,
  /** Can be redeemed now. */
  freeUnits: units,
  /** Ordered for redemption, and waiting for the epoch. */
  leavingUnits: units,
  worth: coins,
  paidIn: coins,
  paidOut: coins,
  lots: z.array(lot),
  orders: z.array(order),
})

shareSchemas({ ShareOrder: order })

export const investmentContract = contract('investment', areas.investment, {
  overview: optionalPlayerEndpoint('GET /api/investment', {
    summary: 'The bankroll, its unit price, its past results and my own units',
    output: z.object({
      pool: z.object({
        /** The holders' assets now, without the accrued commission of the operator. */
        gold: coins,
        units,
        price: price.nullable(),
        operatorUnits: units,
        /** Orders that wait for the next epoch. */
        entering: coins,
        leavingUnits: units,
      }),
      terms: z.object({ minGold: coins, lockDays: z.int(), commissionPpm: ppm }),
      nextEpoch: time,
      serverNow: time,
      /** The last thirty epochs, or fewer if there are fewer. */
      month: z.object({
        days: z.int(),
        turnover: coins,
        /** The expected result of these bets, the actual one, and the standard deviation. */
        expected: coins,
        realised: coins,
        spread: coins,
        growthPpm: ppm,
        losingDays: z.int(),
      }),
      /** A projection from these days; null until somebody has played. */
      outlook: z.object({ dayPpm: ppm, spreadPpm: ppm, losingDaysPpm: ppm, losingMonthsPpm: ppm }).nullable(),
      largestLoss: z.object({
        day: z.object({ growthPpm: ppm, result: coins, createTime: time }).nullable(),
        /** The maximum drawdown of the price. */
        fallPpm: ppm,
      }),
      /** The last ninety epochs, oldest first. */
      prices: z.array(z.object({ createTime: time, price, growthPpm: ppm.nullable() })),
      mine: mine.nullable(),
    }),
  }),
  buy: playerEndpoint('POST /api/investment/buy', {
    isGambling: true,
    summary: 'Buy units at the price of the next daily settlement (the gold is held immediately)',
    input: z.strictObject({ gold, requestId }),
    output: order,
  }),
  redeem: playerEndpoint('POST /api/investment/redeem', {
    summary: 'Redeem units at the price of the next daily settlement',
    input: z.strictObject({ units: units.min(1), requestId }),
    output: order,
  }),
  epochs: publicEndpoint('GET /api/investment/epoch/{lastCreateTime}', {
    summary: 'Every daily settlement, newest first',
    input: page,
    output: z.array(epoch),
  }),
  records: playerEndpoint('GET /api/investment/record/{lastCreateTime}', {
    summary: 'My orders, newest first',
    input: page,
    output: z.array(order),
  }),
})
export type InvestmentContract = typeof investmentContract

/** The operator's own share. */
export const ownShareContract = contract('ownShare', areas.backofficeMoney, {
  redeem: operatorEndpoint(['finance', 'risk', 'owner'])('POST /api/console/investment/redeem', {
    summary: 'Redeem some of the operator’s own units (the operator must keep a tenth of all units)',
    input: z.strictObject({ units: units.min(1), requestId }),
    output: order,
  }),
})
