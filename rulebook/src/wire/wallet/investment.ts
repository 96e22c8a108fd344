// Shares of the bankroll: the pool, its epochs, and what I hold of it.

import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { coins, decimal, gold, page, requestId, time } from '../fields.ts'

const units = z.int()
/** Millionths: 10,000 are one percent. */
const ppm = z.int()
/** Gold per 1,000 units. */
const price = decimal

const order = z.object({
  id: z.int(),
  kind: z.enum(['buy', 'redeem']),
  /** What is given is known at once, what it brings when it has been carried out. */
  gold: coins.nullable(),
  units: units.nullable(),
  createTime: time,
  /** When it was carried out. */
  epochTime: time.nullable(),
})
export type InvestmentOrder = z.infer<typeof order>

const epoch = z.object({
  createTime: time,
  /** The pool as it was left, and what those who left were paid by. */
  gold: coins,
  units,
  price,
  low: coins,
  /** What bets had brought or cost since the epoch before. */
  result: coins,
  commission: coins,
  entered: coins,
  paid: coins,
  turnover: coins,
  /** How the price moved since the epoch before; null where there was none. */
  growthPpm: ppm.nullable(),
})
export type InvestmentEpoch = z.infer<typeof epoch>

const lot = z.object({
  id: z.int(),
  units,
  /** What these units cost, and what they are worth now. */
  gold: coins,
  worth: coins,
  enterTime: time,
  unlockTime: time,
})

const mine = z.object({
  units,
  /** Can be redeemed now. */
  freeUnits: units,
  /** Asked to be redeemed, and waiting for the epoch. */
  leavingUnits: units,
  worth: coins,
  paidIn: coins,
  paidOut: coins,
  lots: z.array(lot),
  orders: z.array(order),
})

export const investmentContract = {
  overview: endpoint('GET /api/investment', {
    auth: 'optional',
    summary: 'The pool, its price, what it brought and lost, and my own part of it',
    input: nothing,
    output: z.object({
      pool: z.object({
        /** What the holders share at this moment: the commission that has come due is the operator's already. */
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
      /** The last thirty epochs, or as many as there have been. */
      month: z.object({
        days: z.int(),
        turnover: coins,
        /** What the pool had to expect of these bets, what it got, and how far luck usually carries it. */
        expected: coins,
        realised: coins,
        spread: coins,
        growthPpm: ppm,
        losingDays: z.int(),
      }),
      /** If days go on like these; null as long as nobody has played. */
      outlook: z.object({ dayPpm: ppm, spreadPpm: ppm, losingDaysPpm: ppm, losingMonthsPpm: ppm }).nullable(),
      largestLoss: z.object({
        day: z.object({ growthPpm: ppm, result: coins, createTime: time }).nullable(),
        /** The deepest fall from a height of the price. */
        fallPpm: ppm,
      }),
      /** The last ninety epochs, oldest first. */
      prices: z.array(z.object({ createTime: time, price, growthPpm: ppm.nullable() })),
      mine: mine.nullable(),
    }),
  }),
  buy: endpoint('POST /api/investment/buy', {
    auth: 'player',
    summary: 'Buy units for gold, at the price of the next epoch; the gold is held at once',
    input: z.strictObject({ gold, requestId }),
    output: order,
  }),
  redeem: endpoint('POST /api/investment/redeem', {
    auth: 'player',
    summary: 'Give units back, at the price of the next epoch',
    input: z.strictObject({ units: units.min(1), requestId }),
    output: order,
  }),
  epochs: endpoint('GET /api/investment/epoch/{lastCreateTime}', {
    auth: 'none',
    summary: 'Every epoch, newest first',
    input: page,
    output: z.array(epoch),
  }),
  records: endpoint('GET /api/investment/record/{lastCreateTime}', {
    auth: 'player',
    summary: 'My orders, newest first',
    input: page,
    output: z.array(order),
  }),
}
export type InvestmentContract = typeof investmentContract

/** The operator's own share. */
export const ownShareContract = {
  redeem: endpoint('POST /api/console/investment/redeem', {
    auth: 'operator',
    roles: ['finance', 'risk', 'owner'],
    summary: "Give some of the operator's own units back; a tenth of all has to stay",
    input: z.strictObject({ units: units.min(1), requestId }),
    output: order,
  }),
}
export type OwnShareContract = typeof ownShareContract
