// Players who deposit and withdraw, each in journeys of one or two orders, and two operators who decide. They record
// what they were answered.

import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { RechargeRow, WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { privateKeyToAddress } from 'viem/accounts'
import { openPasswords } from '../../src/features/account/passwords.ts'
import type { Hex } from '../../src/features/wallet/chain/chain.ts'
import { AuthenticatorApp } from '../support/operators.ts'
import { arrive, type Arrived } from './crowd/arrive.ts'
import type { HouseNodes } from './house/house-nodes.ts'
import type { Outside } from './house/outside.ts'
import { PersistentCaller, Refused } from './house/persistent-caller.ts'

const LOOK_MS = 150
const DATABASE_BACK_MS = 500
const ASK_AGAIN_MS = 15_000
/** The pause between two periods in which transfers revert. */
const CALM_MS = 25_000
const PASSWORD = 'a storm in a glass'
const NETWORK = 'sandbox'
const BANK = { bankCode: 'NG-GTB', accountName: 'Awa Ndiaye' }
/** An account of one's own: a shared one is reviewed. The last six digits decide how a payout ends. */
const newAccount = (ending = `1${randomInt(10_000, 99_999)}`): string => `${randomInt(1000, 9999)}${ending}`
/** Payouts of nine dollars each; the hot wallet pays ten thousand a day. */
const TRANSFERS_A_DAY = 1000
/** Amounts that operators reject, and that players cancel. */
const REJECTED_GOLD = 20_010
const CANCELLED_GOLD = 20_020

type Pay = RechargeRow & { payUrl: string | null }

/** An order as last answered. */
export interface AnsweredOrder {
  readonly orders: 'recharges' | 'withdrawals'
  readonly id: number
  readonly playerId: number
  /** Null for deposits over the chain. */
  readonly requestId: string | null
  readonly gold: number
  state: string
}

/** The address of a withdrawal over the chain. */
interface Paid {
  readonly id: number
  readonly address: Hex
}

export class Customers {
  readonly orders: AnsweredOrder[] = []
  readonly paid: Paid[] = []
  readonly stuck: string[] = []
  readonly caller: PersistentCaller
  readonly #nodes: HouseNodes
  readonly #outside: Outside
  readonly #stuckMs: number
  readonly #lookMs: number
  readonly #under: Promise<void>[] = []
  #deciding: Promise<void> = Promise.resolve()
  #transfers = 0
  #isOver = false
  #isDecided = false

  /** A customer who waits longer than `stuckMs` gives up; while nodes keep failing, that may take long. */
  constructor(nodes: HouseNodes, outside: Outside, stuckMs: number, lookMs = LOOK_MS) {
    this.#nodes = nodes
    this.#lookMs = lookMs
    this.#stuckMs = stuckMs
    this.#outside = outside
    this.caller = new PersistentCaller(nodes)
  }

  /** Starts all customers; each repeats all journeys, starting with a different one. */
  begin(count: number, reverts: boolean): void {
    this.#deciding = this.#decide(['ayo', 'lea'])
    // Only one customer makes transfers revert, because it affects all transfers.
    if (reverts) this.#under.push(this.#go([() => this.#reverted()], 0))
    const journeys = this.#journeys()
    for (let i = 0; i < count; i++) this.#under.push(this.#go(journeys, Math.floor((i * journeys.length) / count)))
  }

  /** Starts no more orders; resolves when every customer knows how the last one ended. */
  async finish(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#under)
    this.#isDecided = true
    await this.#deciding
  }

  async #go(journeys: readonly (() => Promise<void>)[], first: number): Promise<void> {
    for (let i = first; !this.#isOver; i++) {
      await journeys[i % journeys.length]?.().catch((error: unknown) => this.stuck.push(String(error)))
    }
  }

  #journeys(): (() => Promise<void>)[] {
    return [
      () => this.#recharged('approve', {}, ['credited']),
      () => this.#withdrawn({ accountNumber: newAccount() }),
      () => this.#deposited(),
      () => this.#transferred(),
      () => this.#reviewed(20_000),
      () => this.#recharged('decline', {}, ['failed']),
      () => this.#expired(true),
      () => this.#withdrawn({ accountNumber: newAccount('000001') }),
      () => this.#reviewed(REJECTED_GOLD),
      () => this.#recharged('other', { amount: '3.00' }, ['credited']),
      () => this.#transferred(),
      () => this.#expired(false),
      () => this.#withdrawn({ accountNumber: newAccount('000002') }),
      () => this.#reviewed(CANCELLED_GOLD),
      () => this.#recharged('other', { amount: '8.00' }, ['credited']),
    ]
  }

  /** Orders gold for five dollars; returns the payment page. */
  async #order({ token, id: playerId }: Arrived): Promise<{ answered: AnsweredOrder; payUrl: string }> {
    const requestId = randomUUID()
    const made = await this.caller.call<Pay>('POST /api/recharge', { gold: 5000, requestId }, token)
    const answered = this.#record({
      orders: 'recharges',
      id: made.id,
      playerId,
      requestId,
      gold: 5000,
      state: made.state,
    })
    let { payUrl } = made
    await this.#until(`recharge ${made.id} has no page`, async () => {
      payUrl ??= (await this.caller.call<Pay>(`GET /api/recharge/pay/${made.id}`, undefined, token)).payUrl
      return payUrl !== null
    })
    return { answered, payUrl: payUrl ?? '' }
  }

  async #recharged(button: string, form: Readonly<Record<string, string>>, ends: readonly string[]): Promise<void> {
    const customer = await arrive(this.caller)
    const { answered, payUrl } = await this.#order(customer)
    await this.#outside.press(payUrl, button, form)
    await this.#rechargeBecomes(customer, answered, ends)
  }

  /** An expired order, whose deadline is moved for it alone; paid late or not at all. */
  async #expired(isPaid: boolean): Promise<void> {
    const customer = await arrive(this.caller)
    const { answered, payUrl } = await this.#order(customer)
    await this.#write('update recharges set expires_at = $2, poll_time = $2 where id = $1', [
      answered.id,
      Date.now() - 1,
    ])
    await this.#rechargeBecomes(customer, answered, ['expired'])
    if (!isPaid) return
    await this.#outside.press(payUrl, 'late')
    await this.#write('update recharges set poll_time = 0 where id = $1', [answered.id])
    await this.#rechargeBecomes(customer, answered, ['credited'])
  }

  async #rechargeBecomes({ token }: Arrived, answered: AnsweredOrder, ends: readonly string[]): Promise<void> {
    await this.#until(`recharge ${answered.id} stays ${answered.state}`, async () => {
      const row = await this.caller.call<RechargeRow>(`GET /api/recharge/status/${answered.id}`, undefined, token)
      answered.state = row.state
      return ends.includes(row.state)
    })
  }

  /** Requests test coins to the player's address, again if a killed chain lost them. */
  async #deposited(): Promise<void> {
    const customer = await arrive(this.caller)
    const request = { network: NETWORK, requestId: randomUUID() }
    await this.caller.call(`GET /api/recharge/address/${NETWORK}`, undefined, customer.token)
    let askedAt = 0
    await this.#until(`a deposit of ${customer.id} does not arrive`, async () => {
      if (Date.now() - askedAt > ASK_AGAIN_MS) {
        await this.caller.call('POST /api/recharge/faucet', request, customer.token)
        askedAt = Date.now()
      }
      const rows = await this.caller.call<RechargeRow[]>('GET /api/recharge/0', undefined, customer.token)
      const row = rows.find(({ state }) => state === 'credited')
      if (row) {
        const { id, gold, state } = row
        this.#record({ orders: 'recharges', id, playerId: customer.id, requestId: null, gold, state })
      }
      return row !== undefined
    })
  }

  async #withdrawn(to: object): Promise<void> {
    const customer = await arrive(this.caller)
    const answered = await this.#withdraw(customer, { kind: 'fiat', gold: 10_000 }, { ...BANK, ...to })
    await this.#withdrawalBecomes(customer, answered, ['confirmed', 'failed'])
  }

  async #transferred(): Promise<void> {
    // Orders beyond the hot wallet's daily limit correctly wait for the next day.
    if (this.#transfers++ >= TRANSFERS_A_DAY) return await this.#deposited()
    const customer = await arrive(this.caller)
    const address = privateKeyToAddress(`0x${randomBytes(32).toString('hex')}`)
    const answered = await this.#withdraw(customer, { kind: 'crypto', network: NETWORK, gold: 10_000 }, { address })
    this.paid.push({ id: answered.id, address })
    await this.#withdrawalBecomes(customer, answered, ['confirmed', 'failed'])
  }

  async #reverted(): Promise<void> {
    await this.#outside.pause(true)
    try {
      await this.#transferred()
    } finally {
      await this.#outside.pause(false)
    }
    for (let waited = 0; waited < CALM_MS && !this.#isOver; waited += this.#lookMs) await sleep(this.#lookMs)
  }

  /** Withdraws bought gold that was not played, which needs a review. */
  async #reviewed(gold: number): Promise<void> {
    const customer = await arrive(this.caller)
    const { answered: recharge, payUrl } = await this.#order(customer)
    await this.#outside.press(payUrl, 'approve')
    await this.#rechargeBecomes(customer, recharge, ['credited'])
    const answered = await this.#withdraw(customer, { kind: 'fiat', gold }, { ...BANK, accountNumber: newAccount() })
    // Refused if an earlier, unanswered try already cancelled it.
    if (gold === CANCELLED_GOLD)
      await this.caller.try('POST /api/withdrawal/cancel', { id: answered.id }, customer.token)
    await this.#withdrawalBecomes(customer, answered, gold === 20_000 ? ['confirmed'] : ['rejected'])
  }

  async #withdraw(
    customer: Arrived,
    request: { kind: string; network?: string; gold: number },
    to: object,
  ): Promise<AnsweredOrder> {
    const { token, id: playerId } = customer
    for (;;) {
      const { quoteId } = await this.caller.call<{ quoteId: string }>('POST /api/withdrawal/quote', request, token)
      const requestId = randomUUID()
      const order = { quoteId, requestId, ...to }
      const row = await this.caller.call<WithdrawalRow>('POST /api/withdrawal', order, token).catch(forExpiredQuote)
      // Two minutes may pass before a node answers.
      if (row === null) continue
      return this.#record({ orders: 'withdrawals', id: row.id, playerId, requestId, gold: row.gold, state: row.state })
    }
  }

  async #withdrawalBecomes({ token }: Arrived, answered: AnsweredOrder, ends: readonly string[]): Promise<void> {
    await this.#until(`withdrawal ${answered.id} stays ${answered.state}`, async () => {
      const rows = await this.caller.call<WithdrawalRow[]>('GET /api/withdrawal/voucher/0', undefined, token)
      answered.state = rows.find(({ id }) => id === answered.id)?.state ?? 'lost'
      return ends.includes(answered.state)
    })
  }

  /** Writes to the database directly and retries, so the statement must be idempotent. */
  async #write(sql: string, params: readonly unknown[]): Promise<void> {
    for (;;) {
      try {
        return void (await this.#nodes.db.commit(sql, params))
      } catch {
        // The database is down at times too.
        await sleep(DATABASE_BACK_MS)
      }
    }
  }

  #record(answered: AnsweredOrder): AnsweredOrder {
    this.orders.push(answered)
    return answered
  }

  async #until(otherwise: string, isSo: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + this.#stuckMs
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error(otherwise)
      await sleep(this.#lookMs)
    }
  }

  async #operator(name: string): Promise<string> {
    await this.#write(
      `insert into operators (name, role, password_hash, must_change_password) values ($1, 'finance', $2, false)
         on conflict do nothing`,
      [name, await openPasswords(64).hashPassword(PASSWORD)],
    )
    const { token } = await this.caller.call<{ token: string }>(
      'POST /api/console/login',
      { name, password: PASSWORD },
      '',
    )
    const begin = 'POST /api/console/authenticator/begin'
    const { secret } = await this.caller.call<{ secret: string }>(begin, {}, token)
    // A repeat whose first answer was lost is refused because the app is already set up.
    await this.caller.try('POST /api/console/authenticator', { code: new AuthenticatorApp(secret).next() }, token)
    return token
  }

  /** Both operators work on the same list at once until all customers have finished. */
  async #decide(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#decideAs(name)))
  }

  async #decideAs(name: string): Promise<void> {
    for (let shift = 0; !this.#isDecided; shift++) {
      try {
        const token = await this.#operator(`${name}-${shift}`)
        while (!this.#isDecided) {
          await this.#review(token)
          await sleep(this.#lookMs)
        }
      } catch (error) {
        // A session may expire when a clock was moved; then the other operator continues.
        if (!(error instanceof Refused)) throw error
        await sleep(this.#lookMs)
      }
    }
  }

  async #review(token: string): Promise<void> {
    const rows = await this.caller.call<WithdrawalRow[]>('GET /api/console/withdrawal/review', undefined, token)
    for (const { id, gold } of rows.filter((row) => row.gold !== CANCELLED_GOLD)) {
      const isBad = gold === REJECTED_GOLD
      const call = `POST /api/console/withdrawal/${isBad ? 'reject' : 'approve'}`
      await this.caller.try(call, { id, ...(isBad && { reason: 'details' }) }, token)
    }
  }
}

function forExpiredQuote(error: unknown): null {
  if (error instanceof Refused && error.errno === refusals.quoteExpired.errno) return null
  throw error
}
