// A simulated world: a gateway, a chain, a clock, two server processes, and faults between them.

import { openVault } from '../../src/platform/db/vault.ts'
import { Signer } from '../../src/features/wallet/chain/signer.ts'
import { openLog } from '../../src/platform/log.ts'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { ChainProvider, SIGNING_LIMITS, PAYER_OPTIONS } from '../../src/features/wallet/chain/provider.ts'
import { ChainUnknown, type Hex } from '../../src/features/wallet/chain/chain.ts'
import { SANDBOX_XPUB, sandboxHotKey } from '../../src/features/wallet/chain/sandbox.ts'
import { noAds } from '../../src/features/wallet/gateways/none.ts'
import { GatewayUnknown, type Payout } from '../../src/features/wallet/gateway.ts'
import type { FiatTerms, NetworkTerms } from '../../src/features/wallet/terms.ts'
import { Wallet } from '../../src/features/wallet/wallet.ts'
import { InvariantViolation } from './invariant.ts'
import { Coverage } from './coverage.ts'
import type { SimDatabase } from './sim-database.ts'
import { Luck } from './luck.ts'
import { SimChain } from './sim-chain.ts'
import { SimGateway } from './sim-gateway.ts'
import { Process, Scheduler, type CrashPoint } from './scheduler.ts'
import { NO_HOLD } from '../support/withdrawal-rules.ts'
import { Leases } from '../../src/play/cluster/leases.ts'

export const CONFIRMATIONS = 3
export const NETWORK = 'sim'
export const MIN_DEPOSIT = 1_000_000n
const TOKEN: Hex = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const HOT: Hex = '0x98e503f35D0a019cB0a251aD243a4cCFCF371F46'
const START_TIME = Date.UTC(2026, 0, 1, 10)
const MAX_EVENTS = 60
const GATEWAY_CALLS = new Set(['createOrder', 'fetchStatus', 'payout', 'fetchPayout', 'banks', 'listTransactions'])
const CHAIN_CALLS = new Set(
  'chainId latest block transfers receipt decimals balanceOf gasBalance gasPrice nonce send'.split(' '),
)

/** Calls whose failure is most interesting; they fail more often. */
const CRITICAL_CALLS = new Set(['createOrder', 'payout', 'fetchPayout', 'send', 'commit', 'statement'])

const fixedRate = { rateSource: 'fixed', rateTime: 0 }
const steps = { minGold: 2000n, maxGold: 1_000_000n, stepGold: 10n }
const FIAT: FiatTerms = {
  ...fixedRate,
  currency: { code: 'USD', decimals: 2, shownDecimals: 2, rate: { of: 1n, per: 10n } },
  withdrawal: { ...steps, feeFixed: 0n, feePpm: 10_000n },
}
const CRYPTO: NetworkTerms = {
  ...fixedRate,
  network: NETWORK,
  name: 'Simulated',
  confirmations: CONFIRMATIONS,
  currency: { code: 'USDT', decimals: 6, shownDecimals: 2, rate: { of: 1000n, per: 1n } },
  minDeposit: MIN_DEPOSIT,
  withdrawal: { ...steps, feeFixed: 1_000_000n, feePpm: 0n },
}

const vault = openVault(Buffer.alloc(32, 7))
const noNotifier = { notify: () => {}, onNotification: () => {}, close: () => Promise.resolve() }

export interface Node {
  readonly process: Process
  readonly wallet: Wallet
  readonly provider: ChainProvider
}

/** Probabilities of each kind of fault per call. */
interface FaultRates {
  crash: number
  fault: number
  nodeLag: number
  external: number
}

const NO_FAULTS: FaultRates = { crash: 0, fault: 0, nodeLag: 0, external: 0 }

export class World {
  readonly seed: number
  readonly luck: Luck
  readonly coverage = new Coverage()
  readonly database: SimDatabase
  readonly gateway: SimGateway
  readonly chain: SimChain
  readonly scheduler: Scheduler
  readonly events: string[] = []
  readonly nodes: Node[] = []
  failure: InvariantViolation | null = null
  now = START_TIME
  /** Called when a commit moves orders to a final state. */
  onFinalState: ((of: 'recharges' | 'withdrawals') => Promise<void>) | null = null
  #faultRates: FaultRates
  #restarts = 0

  constructor(database: SimDatabase, seed: number) {
    const luck = new Luck(seed)
    const { count } = this.coverage
    this.seed = seed
    this.database = database
    this.luck = luck
    this.gateway = new SimGateway('sim', { luck, count, now: () => this.now })
    this.chain = new SimChain({ chainId: 31_337n, token: TOKEN, hot: HOT, confirmations: CONFIRMATIONS }, luck, count)
    this.#faultRates = {
      crash: luck.pick([0, 0.004, 0.015]) ?? 0,
      fault: luck.pick([0, 0.06, 0.15]) ?? 0,
      nodeLag: luck.pick([0, 0, 0.1]) ?? 0,
      external: 0.12,
    }
    this.scheduler = new Scheduler({
      luck,
      crashPoint: (call) => this.#crashPoint(call),
      beforeStep: () => this.#between(),
      onCommit: async (statements) => {
        if (statements.some((sql) => sql.includes(`set state = 'credited'`))) await this.onFinalState?.('recharges')
        if (statements.some((sql) => sql.includes('update withdrawals set state = $2')))
          await this.onFinalState?.('withdrawals')
      },
      note: (text) => this.note(text),
    })
    for (const name of ['A', 'B']) this.nodes.push(this.#start(name))
  }

  get token(): Hex {
    return TOKEN
  }

  note(text: string): void {
    this.events.push(`${new Date(this.now).toISOString().slice(5, 19)} ${text}`)
    if (this.events.length > MAX_EVENTS) this.events.shift()
  }

  fail(error: InvariantViolation): void {
    this.failure ??= error
  }

  stopFaults(): void {
    this.#faultRates = NO_FAULTS
  }

  async withoutFaults(work: () => Promise<void>): Promise<void> {
    const previous = this.#faultRates
    this.stopFaults()
    await work()
    this.#faultRates = previous
  }

  async advance(ms: number): Promise<void> {
    this.now += ms
    await this.database.setTime(this.now)
  }

  /** Replaces crashed processes by new ones without memory. */
  restart(): void {
    for (const [i, { process }] of this.nodes.entries()) {
      if (!process.isDead) continue
      this.coverage.count('restart')
      this.nodes[i] = this.#start(`${process.name.charAt(0)}${++this.#restarts}`)
    }
  }

  /** Runs all started work to its end. */
  async run(): Promise<void> {
    await this.scheduler.run()
    if (this.failure) throw this.failure
    this.restart()
  }

  #start(name: string): Node {
    const process = new Process(name, this.scheduler)
    const db = process.database(this.database.db)
    const clock = { now: () => this.now }
    let provider: ChainProvider | undefined
    const wallet = new Wallet({
      db,
      vault,
      clock,
      events: new EventLog(db, noNotifier),
      leases: new Leases(db, name),
      ...NO_HOLD,
      assertWithdrawalAllowed: () => Promise.resolve(),
      gateway: process.port('gateway', this.#faulty('gateway', this.gateway, GATEWAY_CALLS), GATEWAY_CALLS),
      fiat: FIAT,
      ads: { network: noAds, secret: 'none' },
      networks: (settlement, orderEvents, withdrawals) => {
        provider = new ChainProvider({
          db,
          clock,
          settlement,
          orderEvents,
          withdrawals,
          chain: process.port('chain', this.#faulty('chain', this.#laggingChain(), CHAIN_CALLS), CHAIN_CALLS),
          network: { terms: CRYPTO, chainId: 31_337n, token: TOKEN, pollMs: 1000 },
          xpub: SANDBOX_XPUB,
          openSigner: (rules, unsealAddress) => new Signer(sandboxHotKey(), rules, unsealAddress),
          signingRules: SIGNING_LIMITS,
          payer: PAYER_OPTIONS,
          faucet: null,
        })
        return [provider]
      },
      returnUrl: (id) => `https://house.example/${id}`,
      log: openLog('warn', { write: (line) => this.fail(unexpectedError(line)) }),
    })
    if (!provider) throw new Error('no network provider was created')
    return { process, wallet, provider }
  }

  #laggingChain() {
    return this.chain.asChain(() => {
      if (!this.luck.chance(this.#faultRates.nodeLag)) return 0
      this.coverage.count('chain node behind')
      return this.luck.between(1, 3)
    })
  }

  /** Calls that fail without an answer: some had no effect, some had, and some take effect later. */
  #faulty<T extends object>(name: string, target: T, calls: ReadonlySet<string>): T {
    const unknown = (message: string): Error =>
      name === 'chain' ? new ChainUnknown(message) : new GatewayUnknown(message)
    return new Proxy(target, {
      get: (of, key) => {
        const value: unknown = Reflect.get(of, key)
        if (typeof value !== 'function') return value
        const call = value.bind(of) as (...args: unknown[]) => unknown
        if (!calls.has(String(key))) return call
        return async (...args: unknown[]) => {
          if (!this.luck.chance(this.#faultRates.fault * (CRITICAL_CALLS.has(String(key)) ? 3 : 1)))
            return await call(...args)
          const callName = `${name}.${String(key)}`
          const how = this.luck.weighed({ 'not reached': 2, 'done without an answer': 2, 'arrives later': 1 })
          const what = how === 'arrives later' && key !== 'payout' ? 'not reached' : how
          this.coverage.count(`${callName} ${what}`)
          this.note(`${callName} ${what}`)
          if (what === 'done without an answer') await call(...args)
          if (what === 'arrives later') {
            this.gateway.delayedRequests.push(() => void this.gateway.payout(args[0] as Payout).catch(() => {}))
          }
          throw unknown(callName)
        }
      },
    })
  }

  #crashPoint(call: string): CrashPoint | null {
    const isCritical = CRITICAL_CALLS.has(call.split('.').at(-1) ?? '')
    if (!this.luck.chance(this.#faultRates.crash * (isCritical ? 5 : 1))) return null
    const point = this.luck.chance(0.5) ? 'before' : 'after'
    this.coverage.count(`crash ${point} ${call.split('.')[0]}`)
    return point
  }

  #between(): void {
    if (this.failure) throw this.failure
    if (this.luck.chance(this.#faultRates.external)) this.externalEvent()
  }

  /** A random event at the gateway or on the chain. */
  externalEvent(): void {
    // A reorganisation is more interesting if it removes deposits.
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
    else if (what === 'payers') this.gateway.advance()
    else if (what === 'branch') this.chain.reorganise(this.luck.between(1, CONFIRMATIONS - 1))
    else if (what === 'deep') this.chain.reorganise(this.luck.between(CONFIRMATIONS, CONFIRMATIONS + 2))
    else if (what === 'dearer') this.chain.minGasPrice *= 2n
    else if (what === 'cheaper')
      this.chain.minGasPrice =
        this.chain.minGasPrice > 2n * 10n ** 9n ? this.chain.minGasPrice / 2n : this.chain.minGasPrice
    else if (what === 'forget') this.chain.dropFromPool()
    else if (what === 'lie') this.gateway.sendEmptyWebhook()
    else this.gateway.sendForgedWebhook()
  }
}

export const unexpectedError = (error: unknown): InvariantViolation =>
  new InvariantViolation(
    'No unexpected error occurs',
    error instanceof Error ? `${error.name} ${error.message}` : String(error),
  )
