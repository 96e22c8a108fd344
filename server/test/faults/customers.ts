// Players who bring money in and take it out, each on a journey of one or two orders, and two operators who decide. They
// keep a book of what they were answered.

import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { RechargeRow, WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { privateKeyToAddress } from 'viem/accounts'
import { hashPassword } from '../../src/features/account/passwords.ts'
import type { Hex } from '../../src/features/wallet/chain/chain.ts'
import { App } from '../support/operators.ts'
import { arrive, type Arrived } from './crowd/arrive.ts'
import type { HouseNodes } from './house/house-nodes.ts'
import type { Outside } from './house/outside.ts'
import { PersistentCaller, Refused } from './house/persistent-caller.ts'

const LOOK_MS = 150
const DATABASE_BACK_MS = 500
const ASK_AGAIN_MS = 15_000
/** Between two times in which transfers revert. */
const CALM_MS = 25_000
const PASSWORD = 'a storm in a glass'
const NETWORK = 'sandbox'
const BANK = { bankCode: 'NG-GTB', accountName: 'Awa Ndiaye' }
const GOOD_ACCOUNT = '0690112233'
/** Of nine dollars each; the hot wallet pays ten thousand a day. */
const TRANSFERS_A_DAY = 1000
/** What operators say no to, and what they leave for its player to take back. */
const REJECTED_GOLD = 20_010
const CANCELLED_GOLD = 20_020

type Pay = RechargeRow & { payUrl: string | null }

/** An order as it was last answered. */
export interface Told {
  readonly orders: 'recharges' | 'withdrawals'
  readonly id: number
  readonly playerId: number
  /** Null for what came by itself over the chain. */
  readonly requestId: string | null
  readonly gold: number
  state: string
}

/** Where a withdrawal over the chain went. */
interface Paid {
  readonly id: number
  readonly address: Hex
}

export class Customers {
  readonly told: Told[] = []
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

  /** Who waits longer than `stuckMs` gives up: while nodes fall as fast as they rise, that may be long. */
  constructor(nodes: HouseNodes, outside: Outside, stuckMs: number, lookMs = LOOK_MS) {
    this.#nodes = nodes
    this.#lookMs = lookMs
    this.#stuckMs = stuckMs
    this.#outside = outside
    this.caller = new PersistentCaller(nodes)
  }

  /** Begins: each goes through all journeys again and again, beginning with another one. */
  begin(count: number, reverts: boolean): void {
    this.#deciding = this.#decide(['ayo', 'lea'])
    // One alone makes transfers revert: all that go out meanwhile do.
    if (reverts) this.#under.push(this.#go([() => this.#reverted()], 0))
    const journeys = this.#journeys()
    for (let i = 0; i < count; i++) this.#under.push(this.#go(journeys, Math.floor((i * journeys.length) / count)))
  }

  /** No more orders; answers when everyone has heard how his last one ended. */
  async leave(): Promise<void> {
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
      () => this.#withdrawn({ accountNumber: GOOD_ACCOUNT }),
      () => this.#deposited(),
      () => this.#transferred(),
      () => this.#reviewed(20_000),
      () => this.#recharged('decline', {}, ['failed']),
      () => this.#expired(true),
      () => this.#withdrawn({ accountNumber: '0690000001' }),
      () => this.#reviewed(REJECTED_GOLD),
      () => this.#recharged('other', { amount: '3.00' }, ['credited']),
      () => this.#transferred(),
      () => this.#expired(false),
      () => this.#withdrawn({ accountNumber: '0690000002' }),
      () => this.#reviewed(CANCELLED_GOLD),
      () => this.#recharged('other', { amount: '8.00' }, ['credited']),
    ]
  }

  /** Orders five dollars of gold; answers the page to pay on. */
  async #order({ token, id: playerId }: Arrived): Promise<{ told: Told; payUrl: string }> {
    const requestId = randomUUID()
    const made = await this.caller.ask<Pay>('POST /api/recharge', { gold: 5000, requestId }, token)
    const told = this.#tell({ orders: 'recharges', id: made.id, playerId, requestId, gold: 5000, state: made.state })
    let { payUrl } = made
    await this.#until(`recharge ${made.id} has no page`, async () => {
      payUrl ??= (await this.caller.ask<Pay>(`GET /api/recharge/pay/${made.id}`, undefined, token)).payUrl
      return payUrl !== null
    })
    return { told, payUrl: payUrl ?? '' }
  }

  async #recharged(button: string, form: Readonly<Record<string, string>>, ends: readonly string[]): Promise<void> {
    const customer = await arrive(this.caller)
    const { told, payUrl } = await this.#order(customer)
    await this.#outside.press(payUrl, button, form)
    await this.#rechargeBecomes(customer, told, ends)
  }

  /** An order whose time is over, by a clock that is put forward for it alone; paid all the same, or not. */
  async #expired(isPaid: boolean): Promise<void> {
    const customer = await arrive(this.caller)
    const { told, payUrl } = await this.#order(customer)
    await this.#write('update recharges set expires_at = $2, look_at = $2 where id = $1', [told.id, Date.now() - 1])
    await this.#rechargeBecomes(customer, told, ['expired'])
    if (!isPaid) return
    await this.#outside.press(payUrl, 'late')
    await this.#write('update recharges set look_at = 0 where id = $1', [told.id])
    await this.#rechargeBecomes(customer, told, ['credited'])
  }

  async #rechargeBecomes({ token }: Arrived, told: Told, ends: readonly string[]): Promise<void> {
    await this.#until(`recharge ${told.id} stays ${told.state}`, async () => {
      const row = await this.caller.ask<RechargeRow>(`GET /api/recharge/status/${told.id}`, undefined, token)
      told.state = row.state
      return ends.includes(row.state)
    })
  }

  /** Test coins to his own address; asked for again where a chain that was killed has forgotten them. */
  async #deposited(): Promise<void> {
    const customer = await arrive(this.caller)
    const request = { network: NETWORK, requestId: randomUUID() }
    await this.caller.ask(`GET /api/recharge/address/${NETWORK}`, undefined, customer.token)
    let askedAt = 0
    await this.#until(`a deposit of ${customer.id} does not arrive`, async () => {
      if (Date.now() - askedAt > ASK_AGAIN_MS) {
        await this.caller.ask('POST /api/recharge/faucet', request, customer.token)
        askedAt = Date.now()
      }
      const rows = await this.caller.ask<RechargeRow[]>('GET /api/recharge/0', undefined, customer.token)
      const row = rows.find(({ state }) => state === 'credited')
      if (row) {
        const { id, gold, state } = row
        this.#tell({ orders: 'recharges', id, playerId: customer.id, requestId: null, gold, state })
      }
      return row !== undefined
    })
  }

  async #withdrawn(to: object): Promise<void> {
    const customer = await arrive(this.caller)
    const told = await this.#withdraw(customer, { kind: 'fiat', gold: 10_000 }, { ...BANK, ...to })
    await this.#withdrawalBecomes(customer, told, ['confirmed', 'failed'])
  }

  async #transferred(): Promise<void> {
    // Beyond what the hot wallet pays in a day, orders wait for the next one, as they should.
    if (this.#transfers++ >= TRANSFERS_A_DAY) return await this.#deposited()
    const customer = await arrive(this.caller)
    const address = privateKeyToAddress(`0x${randomBytes(32).toString('hex')}`)
    const told = await this.#withdraw(customer, { kind: 'crypto', network: NETWORK, gold: 10_000 }, { address })
    this.paid.push({ id: told.id, address })
    await this.#withdrawalBecomes(customer, told, ['confirmed', 'failed'])
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

  /** Gold that was bought and not played for is looked at before it leaves. */
  async #reviewed(gold: number): Promise<void> {
    const customer = await arrive(this.caller)
    const { told: recharge, payUrl } = await this.#order(customer)
    await this.#outside.press(payUrl, 'approve')
    await this.#rechargeBecomes(customer, recharge, ['credited'])
    const told = await this.#withdraw(customer, { kind: 'fiat', gold }, { ...BANK, accountNumber: GOOD_ACCOUNT })
    // Answered with no where an earlier, unanswered try has taken it back already.
    if (gold === CANCELLED_GOLD) await this.caller.try('POST /api/withdrawal/cancel', { id: told.id }, customer.token)
    await this.#withdrawalBecomes(customer, told, gold === 20_000 ? ['confirmed'] : ['rejected'])
  }

  async #withdraw(
    customer: Arrived,
    wanted: { kind: string; network?: string; gold: number },
    to: object,
  ): Promise<Told> {
    const { token, id: playerId } = customer
    for (;;) {
      const { quoteId } = await this.caller.ask<{ quoteId: string }>('POST /api/withdrawal/quote', wanted, token)
      const requestId = randomUUID()
      const order = { quoteId, requestId, ...to }
      const row = await this.caller.ask<WithdrawalRow>('POST /api/withdrawal', order, token).catch(forExpiredQuote)
      // Two minutes may pass before anyone is there to answer.
      if (row === null) continue
      return this.#tell({ orders: 'withdrawals', id: row.id, playerId, requestId, gold: row.gold, state: row.state })
    }
  }

  async #withdrawalBecomes({ token }: Arrived, told: Told, ends: readonly string[]): Promise<void> {
    await this.#until(`withdrawal ${told.id} stays ${told.state}`, async () => {
      const rows = await this.caller.ask<WithdrawalRow[]>('GET /api/withdrawal/voucher/0', undefined, token)
      told.state = rows.find(({ id }) => id === told.id)?.state ?? 'lost'
      return ends.includes(told.state)
    })
  }

  /** Not by the house: written as often as it takes, so that it must be the same to say it twice. */
  async #write(sql: string, params: readonly unknown[]): Promise<void> {
    for (;;) {
      try {
        return void (await this.#nodes.db.commit(sql, params))
      } catch {
        // The database is away as well at times.
        await sleep(DATABASE_BACK_MS)
      }
    }
  }

  #tell(told: Told): Told {
    this.told.push(told)
    return told
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
      [name, await hashPassword(PASSWORD)],
    )
    const { token } = await this.caller.ask<{ token: string }>(
      'POST /api/console/login',
      { name, password: PASSWORD },
      '',
    )
    const begin = 'POST /api/console/authenticator/begin'
    const { secret } = await this.caller.ask<{ secret: string }>(begin, {}, token)
    // Where its answer was lost, a repeat is told that the app is on already.
    await this.caller.try('POST /api/console/authenticator', { code: new App(secret).next() }, token)
    return token
  }

  /** The two look at the same list at once, as people do, until everyone has left. */
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
        // A session may end, as by a clock that was moved; then a colleague goes on.
        if (!(error instanceof Refused)) throw error
        await sleep(this.#lookMs)
      }
    }
  }

  async #review(token: string): Promise<void> {
    const rows = await this.caller.ask<WithdrawalRow[]>('GET /api/console/withdrawal/review', undefined, token)
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
