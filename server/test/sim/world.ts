// One world: a gateway, a chain, a clock, two processes of ours, and everything that can go wrong between them.

import { Secret, openVault } from '../../src/platform/db/vault.ts'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { ChainProvider, SIGNING_LIMITS, PAYER_OPTIONS } from '../../src/features/wallet/chain/provider.ts'
import { ChainUnknown, type Hex } from '../../src/features/wallet/chain/chain.ts'
import { SANDBOX_XPUB, sandboxHotKey } from '../../src/features/wallet/chain/sandbox.ts'
import { noAds } from '../../src/features/wallet/gateways/none.ts'
import { GatewayUnknown, type Payout } from '../../src/features/wallet/gateway.ts'
import type { FiatTerms, NetworkTerms } from '../../src/features/wallet/terms.ts'
import { Wallet } from '../../src/features/wallet/wallet.ts'
import { Broken } from './broken.ts'
import { Coverage } from './coverage.ts'
import type { SimHouse } from './house.ts'
import { Luck } from './luck.ts'
import { SimChain } from './sim-chain.ts'
import { SimGateway } from './sim-gateway.ts'
import { Process, Turns, type Cut } from './turns.ts'

export const CONFIRMATIONS = 3
export const NETWORK = 'sim'
export const MIN_DEPOSIT = 1_000_000n
const TOKEN: Hex = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const HOT: Hex = '0x98e503f35D0a019cB0a251aD243a4cCFCF371F46'
const BEGIN = Date.UTC(2026, 0, 1, 10)
const EVENTS_KEPT = 60
const GATEWAY_CALLS = new Set(['createOrder', 'fetchStatus', 'payout', 'fetchPayout', 'banks', 'booked'])
const CHAIN_CALLS = new Set(
  'chainId latest block transfers receipt decimals balanceOf gasBalance gasPrice nonce send'.split(' '),
)

/** Where it matters most what becomes of a call. */
const WEIGHTY = new Set(['createOrder', 'payout', 'fetchPayout', 'send', 'commit', 'statement'])

const rated = { rateSource: 'fixed', rateTime: 0 }
const steps = { minGold: 2000n, maxGold: 1_000_000n, stepGold: 10n }
const FIAT: FiatTerms = {
  ...rated,
  currency: { code: 'USD', decimals: 2, shownDecimals: 2, rate: { of: 1n, per: 10n } },
  withdrawal: { ...steps, feeFixed: 0n, feePpm: 10_000n },
}
const CRYPTO: NetworkTerms = {
  ...rated,
  network: NETWORK,
  name: 'Simulated',
  confirmations: CONFIRMATIONS,
  currency: { code: 'USDT', decimals: 6, shownDecimals: 2, rate: { of: 1000n, per: 1n } },
  minDeposit: MIN_DEPOSIT,
  withdrawal: { ...steps, feeFixed: 1_000_000n, feePpm: 0n },
}

const vault = openVault(Buffer.alloc(32, 7))
const silentWakes = { notify: () => {}, onNotification: () => {}, close: () => Promise.resolve() }

export interface Node {
  readonly process: Process
  readonly wallet: Wallet
  readonly desk: ChainProvider
}

/** How bad this world is. */
interface Badness {
  cut: number
  fault: number
  behind: number
  outside: number
}

const CALM: Badness = { cut: 0, fault: 0, behind: 0, outside: 0 }

export class World {
  readonly seed: number
  readonly luck: Luck
  readonly coverage = new Coverage()
  readonly house: SimHouse
  readonly gateway: SimGateway
  readonly chain: SimChain
  readonly turns: Turns
  readonly events: string[] = []
  readonly nodes: Node[] = []
  failure: Broken | null = null
  now = BEGIN
  /** Called when something ended in a commit. */
  onEnding: ((of: 'recharges' | 'withdrawals') => Promise<void>) | null = null
  #badness: Badness
  #restarts = 0

  constructor(house: SimHouse, seed: number) {
    const luck = new Luck(seed)
    const { count } = this.coverage
    this.seed = seed
    this.house = house
    this.luck = luck
    this.gateway = new SimGateway('sim', { luck, count, now: () => this.now })
    this.chain = new SimChain({ chainId: 31_337n, token: TOKEN, hot: HOT, confirmations: CONFIRMATIONS }, luck, count)
    this.#badness = {
      cut: luck.pick([0, 0.004, 0.015]) ?? 0,
      fault: luck.pick([0, 0.06, 0.15]) ?? 0,
      behind: luck.pick([0, 0, 0.1]) ?? 0,
      outside: 0.12,
    }
    this.turns = new Turns({
      luck,
      cut: (place) => this.#cut(place),
      between: () => this.#between(),
      committed: async (statements) => {
        if (statements.some((sql) => sql.includes(`set state = 'credited'`))) await this.onEnding?.('recharges')
        if (statements.some((sql) => sql.includes('update withdrawals set state = $2')))
          await this.onEnding?.('withdrawals')
      },
      note: (words) => this.note(words),
    })
    for (const name of ['A', 'B']) this.nodes.push(this.#start(name))
  }

  get token(): Hex {
    return TOKEN
  }

  note(words: string): void {
    this.events.push(`${new Date(this.now).toISOString().slice(5, 19)} ${words}`)
    if (this.events.length > EVENTS_KEPT) this.events.shift()
  }

  fail(error: Broken): void {
    this.failure ??= error
  }

  /** From now on nothing goes wrong any more. */
  calm(): void {
    this.#badness = CALM
  }

  async calmly(work: () => Promise<void>): Promise<void> {
    const badness = this.#badness
    this.calm()
    await work()
    this.#badness = badness
  }

  async pass(ms: number): Promise<void> {
    this.now += ms
    await this.house.setTime(this.now)
  }

  /** Whoever has ended starts again, and remembers nothing. */
  restart(): void {
    for (const [i, { process }] of this.nodes.entries()) {
      if (!process.isDead) continue
      this.coverage.count('restart')
      this.nodes[i] = this.#start(`${process.name.charAt(0)}${++this.#restarts}`)
    }
  }

  /** Lets what was begun come to its end. */
  async run(): Promise<void> {
    await this.turns.run()
    if (this.failure) throw this.failure
    this.restart()
  }

  #start(name: string): Node {
    const process = new Process(name, this.turns)
    const db = process.database(this.house.db)
    const clock = { now: () => this.now }
    let desk: ChainProvider | undefined
    const wallet = new Wallet({
      db,
      vault,
      clock,
      events: new EventLog(db, silentWakes),
      nodeId: name,
      assertWithdrawalAllowed: () => Promise.resolve(),
      gateway: process.port('gateway', this.#faulty('gateway', this.gateway, GATEWAY_CALLS), GATEWAY_CALLS),
      fiat: FIAT,
      ads: { network: noAds, secret: 'none' },
      networks: (settlement, orderEvents, withdrawals) => {
        desk = new ChainProvider({
          db,
          clock,
          settlement,
          orderEvents,
          withdrawals,
          chain: process.port('chain', this.#faulty('chain', this.#seenChain(), CHAIN_CALLS), CHAIN_CALLS),
          network: { terms: CRYPTO, chainId: 31_337n, token: TOKEN, pollMs: 1000 },
          xpub: SANDBOX_XPUB,
          hotKey: new Secret(sandboxHotKey().disclose()),
          signingRules: SIGNING_LIMITS,
          payer: PAYER_OPTIONS,
          faucet: null,
        })
        return [desk]
      },
      returnUrl: (id) => `https://house.example/${id}`,
      onError: (error) => this.fail(trouble(error)),
    })
    if (!desk) throw new Error('no network was made')
    return { process, wallet, desk }
  }

  #seenChain() {
    return this.chain.asSeen(() => {
      if (!this.luck.chance(this.#badness.behind)) return 0
      this.coverage.count('chain node behind')
      return this.luck.between(1, 3)
    })
  }

  /** Calls that are not answered: some did nothing, some did it, some do it when nobody waits for it any more. */
  #faulty<T extends object>(name: string, target: T, calls: ReadonlySet<string>): T {
    const unknown = (words: string): Error => (name === 'chain' ? new ChainUnknown(words) : new GatewayUnknown(words))
    return new Proxy(target, {
      get: (of, key) => {
        const value: unknown = Reflect.get(of, key)
        if (typeof value !== 'function') return value
        const call = value.bind(of) as (...args: unknown[]) => unknown
        if (!calls.has(String(key))) return call
        return async (...args: unknown[]) => {
          if (!this.luck.chance(this.#badness.fault * (WEIGHTY.has(String(key)) ? 3 : 1))) return await call(...args)
          const place = `${name}.${String(key)}`
          const how = this.luck.weighed({ 'not reached': 2, 'done without an answer': 2, 'arrives later': 1 })
          const what = how === 'arrives later' && key !== 'payout' ? 'not reached' : how
          this.coverage.count(`${place} ${what}`)
          this.note(`${place} ${what}`)
          if (what === 'done without an answer') await call(...args)
          if (what === 'arrives later') {
            this.gateway.onTheirWay.push(() => void this.gateway.payout(args[0] as Payout).catch(() => {}))
          }
          throw unknown(place)
        }
      },
    })
  }

  #cut(place: string): Cut | null {
    const isWeighty = WEIGHTY.has(place.split('.').at(-1) ?? '')
    if (!this.luck.chance(this.#badness.cut * (isWeighty ? 5 : 1))) return null
    const cut = this.luck.chance(0.5) ? 'before' : 'after'
    this.coverage.count(`cut ${cut} ${place.split('.')[0]}`)
    return cut
  }

  #between(): void {
    if (this.failure) throw this.failure
    if (this.luck.chance(this.#badness.outside)) this.outside()
  }

  /** Something that is not our doing. */
  outside(): void {
    // A branch is worth the more where it takes something away.
    const recent = this.chain.blocks.slice(-CONFIRMATIONS - 2).map(({ txs }) => txs.some(({ nonce }) => nonce === null))
    const what = this.luck.weighed({
      mine: 6,
      payers: 6,
      branch: recent.slice(3).includes(true) ? 6 : 1,
      deep: recent.slice(0, 3).includes(true) ? 0.8 : 0.05,
      dearer: 0.4,
      cheaper: 0.4,
      forget: 0.4,
      lie: 0.4,
      forge: 0.3,
    })
    this.note(`outside: ${what}`)
    if (what === 'mine') this.chain.mine()
    else if (what === 'payers') this.gateway.act()
    else if (what === 'branch') this.chain.branch(this.luck.between(1, CONFIRMATIONS - 1))
    else if (what === 'deep') this.chain.branch(this.luck.between(CONFIRMATIONS, CONFIRMATIONS + 2))
    else if (what === 'dearer') this.chain.floor *= 2n
    else if (what === 'cheaper')
      this.chain.floor = this.chain.floor > 2n * 10n ** 9n ? this.chain.floor / 2n : this.chain.floor
    else if (what === 'forget') this.chain.forget()
    else if (what === 'lie') this.gateway.lie()
    else this.gateway.forge()
  }
}

export const trouble = (error: unknown): Broken =>
  new Broken('Nothing goes wrong by itself', error instanceof Error ? `${error.name} ${error.message}` : String(error))
