// Recharges, withdrawals and every movement of gold. Amounts of money are decimal text, amounts of gold whole numbers.

import { z } from 'zod'
import { rechargeStates, withdrawalStates } from '../../core/payments.ts'
import { areas } from '../areas.ts'
import { contract, shareSchemas, playerEndpoint, publicEndpoint } from '../endpoint.ts'
import { coins, decimal, gold, page, requestId, time } from '../fields.ts'

const id = z.coerce.number().int().min(1)

/** The reason for an order's state; the app provides the text. */
export const orderReasons = [
  'declined',
  'late',
  'underpaid',
  'overpaid',
  'overLimit',
  'overDay',
  'unplayed',
  'noDeposit',
  'reversed',
  'newDestination',
  'newDevice',
  'sharedDestination',
  'houseHour',
  'otherMethod',
  'identity',
  'suspended',
  'operator',
  'details',
  'suspicious',
  'gateway',
  'reverted',
  'cancelled',
  'tooSmall',
  'reorganised',
] as const
export type OrderReason = (typeof orderReasons)[number]

const rate = z.object({
  /** The price of 1,000 gold in the currency. */
  per1000Gold: decimal,
  source: z.string(),
  time,
})
const step = z.object({ state: z.string(), reason: z.enum(orderReasons).nullable(), time })

export const recharge = z.object({
  id: z.int(),
  kind: z.enum(['fiat', 'crypto']),
  state: z.enum(rechargeStates),
  reason: z.enum(orderReasons).nullable(),
  /** The credited gold or, until then, the ordered gold. */
  gold: coins,
  amount: decimal,
  currency: z.string(),
  network: z.string().nullable(),
  /** The transaction on its chain. */
  txHash: z.string().nullable(),
  confirmations: z.object({ seen: z.int(), needed: z.int() }).nullable(),
  steps: z.array(step),
  createTime: time,
})
export type RechargeRow = z.infer<typeof recharge>

const pay = recharge.extend({
  /** The gateway's payment page, while the order can be paid. */
  payUrl: z.string().nullable(),
  expiresAt: time.nullable(),
  serverNow: time,
  isSandbox: z.boolean(),
})

const cryptoMethod = z.object({
  currency: z.string(),
  network: z.string(),
  /** The network's common name. */
  name: z.string(),
  /** False while its chain cannot be reached. */
  isUp: z.boolean(),
})

export const withdrawal = z.object({
  id: z.int(),
  kind: z.enum(['fiat', 'crypto']),
  state: z.enum(withdrawalStates),
  reason: z.enum(orderReasons).nullable(),
  gold: coins,
  fee: decimal,
  net: decimal,
  currency: z.string(),
  network: z.string().nullable(),
  /** The masked destination. */
  destination: z.string(),
  txHash: z.string().nullable(),
  canCancel: z.boolean(),
  /** While it is on hold: when we check it again and release it. */
  releaseTime: time.nullable(),
  steps: z.array(step),
  createTime: time,
})
export type WithdrawalRow = z.infer<typeof withdrawal>

const terms = z.object({
  currency: z.string(),
  minGold: coins,
  maxGold: coins,
  stepGold: coins,
  feeFixed: decimal,
  feeRate: decimal,
  rate,
})
const bank = z.object({ code: z.string(), name: z.string(), kind: z.enum(['bank', 'phone']) })

const movement = z.object({
  /** Sequence number of the player's movements, without gaps. */
  number: z.int(),
  cause: z.string(),
  amount: coins,
  balanceAfter: coins,
  /** The bet or order it belongs to, where there is a page for it. */
  betId: z.int().nullable(),
  game: z.string().nullable(),
  rechargeId: z.int().nullable(),
  withdrawalId: z.int().nullable(),
  createTime: time,
})

shareSchemas({
  Rate: rate,
  OrderStep: step,
  Recharge: recharge,
  RechargePayment: pay,
  Withdrawal: withdrawal,
  Bank: bank,
  Movement: movement,
})

export const walletContract = contract('wallet', areas.wallet, {
  priceSetting: publicEndpoint('GET /api/recharge/price_setting', {
    summary: 'Gold packages, limits for a custom amount, and the deposit currencies',
    output: z.object({
      packages: z.array(z.object({ gold: coins, amount: decimal })),
      currency: z.string(),
      rate,
      minGold: coins,
      maxGold: coins,
      stepGold: coins,
      isSandbox: z.boolean(),
      /** False while the gateway cannot be reached. */
      isUp: z.boolean(),
      crypto: z.array(
        cryptoMethod.extend({ minAmount: decimal, confirmations: z.int(), rate, hasFaucet: z.boolean() }),
      ),
    }),
  }),
  recharge: playerEndpoint('POST /api/recharge', {
    isGambling: true,
    summary: 'Start a deposit and get its payment page',
    input: z.strictObject({ gold, requestId }),
    output: pay,
  }),
  recharges: playerEndpoint('GET /api/recharge/{lastCreateTime}', {
    summary: 'My deposits, newest first',
    input: page,
    output: z.array(recharge),
  }),
  rechargeStatus: playerEndpoint('GET /api/recharge/status/{id}', {
    summary: 'The status of one of my deposits',
    input: z.strictObject({ id }),
    output: recharge,
  }),
  pay: playerEndpoint('GET /api/recharge/pay/{id}', {
    summary: 'What the payment page shows about one of my deposits',
    input: z.strictObject({ id }),
    output: pay,
  }),
  depositAddress: playerEndpoint('GET /api/recharge/address/{network}', {
    isGambling: true,
    summary: 'My deposit address on a network',
    input: z.strictObject({
      network: z.string().max(40).describe('The `network` of a currency in the price settings.'),
    }),
    output: cryptoMethod.extend({ address: z.string(), minAmount: decimal, confirmations: z.int() }),
  }),
  faucet: playerEndpoint('POST /api/recharge/faucet', {
    isGambling: true,
    summary: 'Send test coins to my deposit address (play money only)',
    input: z.strictObject({ network: z.string().max(40), requestId }),
    output: z.object({ txHash: z.string(), amount: decimal, currency: z.string() }),
  }),
  withdrawalBalance: playerEndpoint('GET /api/withdrawal/balance', {
    summary: 'My withdrawable balance, and the gold held for pending withdrawals',
    output: z.object({ gold: coins, withdrawable: coins, held: coins, reward: coins }),
  }),
  withdrawalSetting: publicEndpoint('GET /api/withdrawal/setting', {
    summary: 'Minimums, fees and rates of each payout method',
    output: z.object({
      fiat: terms.extend({ isUp: z.boolean() }),
      crypto: z.array(cryptoMethod.extend(terms.shape)),
      automaticGold: coins,
      automaticPerDay: coins,
      /** How long the first withdrawal to a destination, or from a browser, is on hold. */
      holdHours: z.number(),
      isSandbox: z.boolean(),
    }),
  }),
  quote: playerEndpoint('POST /api/withdrawal/quote', {
    summary: 'A withdrawal quote, binding until it expires',
    input: z.strictObject({ kind: z.enum(['fiat', 'crypto']), network: z.string().max(40).optional(), gold }),
    output: z.object({
      quoteId: z.uuid(),
      gold: coins,
      fee: decimal,
      net: decimal,
      currency: z.string(),
      rate,
      expiresAt: time,
      serverNow: time,
    }),
  }),
  withdraw: playerEndpoint('POST /api/withdrawal', {
    summary: 'Withdraw on the terms of a quote (the gold is held immediately)',
    input: z.strictObject({
      quoteId: z.uuid(),
      requestId,
      /**
       * From the step-up for withdrawals: with a second factor always, without one for a new destination or browser, unless
       * the player logged in within the last ten minutes.
       */
      proof: z.string().max(100).optional(),
      phone: z.string().max(32).optional(),
      bankCode: z.string().max(40).optional(),
      accountNumber: z.string().max(64).optional(),
      accountName: z.string().max(80).optional(),
      address: z.string().max(120).optional(),
    }),
    output: withdrawal,
  }),
  cancelWithdrawal: playerEndpoint('POST /api/withdrawal/cancel', {
    summary: 'Cancel a withdrawal that isn’t approved yet',
    input: z.strictObject({ id: z.int().min(1) }),
    output: withdrawal,
  }),
  withdrawalStatus: playerEndpoint('GET /api/withdrawal/status', {
    summary: 'My pending withdrawals, or the latest one if none is pending',
    output: z.array(withdrawal),
  }),
  withdrawalOf: playerEndpoint('GET /api/withdrawal/status/{id}', {
    summary: 'The status of one of my withdrawals',
    input: z.strictObject({ id }),
    output: withdrawal,
  }),
  vouchers: playerEndpoint('GET /api/withdrawal/voucher/{lastCreateTime}', {
    summary: 'My withdrawals, newest first',
    input: page,
    output: z.array(withdrawal),
  }),
  bankCode: publicEndpoint('GET /api/withdrawal/bank_code', {
    summary: 'Every bank and mobile money service that supports payouts',
    output: z.array(bank),
  }),
  gatewayBanks: publicEndpoint('GET /api/withdrawal/shpay/bank', {
    summary: 'The banks that the gateway currently lists',
    output: z.array(bank),
  }),
  movements: playerEndpoint('GET /api/user/ledger/{lastCreateTime}', {
    summary: 'My transaction history, newest first',
    input: page,
    output: z.array(movement),
  }),
  allMovements: playerEndpoint('GET /api/user/ledger/export/{lastCreateTime}', {
    summary: 'My transaction history in large pages, for exports',
    input: page,
    output: z.array(movement),
  }),
  net: playerEndpoint('GET /api/user/ledger/net/{by}', {
    summary: 'My deposits, withdrawals and net result by day, week or month',
    input: z.strictObject({ by: z.enum(['day', 'week', 'month']).describe('The length of each period.') }),
    output: z.array(
      z.object({
        /** The first day in UTC: 2026-11-15. */
        from: z.string(),
        recharged: coins,
        withdrawn: coins,
        staked: coins,
        paid: coins,
        /** Gifts, tasks and refunds that do not belong to a bet. */
        other: coins,
      }),
    ),
  }),
  adTasks: playerEndpoint('GET /api/ad_task', {
    summary: 'Rewarded tasks of the ad network',
    output: z.array(
      z.object({
        taskId: z.string(),
        title: z.string(),
        gold: coins,
        state: z.enum(['open', 'begun', 'done']),
        /** Where the task is done, once it was started. */
        url: z.string().nullable(),
      }),
    ),
  }),
  beginAdTask: playerEndpoint('PUT /api/ad_task', {
    summary: 'Start a task or get its status (the ad network confirms when it’s done)',
    input: z.strictObject({ taskId: z.string().min(1).max(64).describe('The `taskId` of a task in the list.') }),
    query: ['taskId'],
    output: z.object({
      taskId: z.string(),
      state: z.enum(['begun', 'done']),
      gold: coins,
      url: z.string(),
    }),
  }),
})
export type WalletContract = typeof walletContract
