// A network as a payment provider: deposit addresses, payout destinations and the background tasks behind both.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database } from '../../../platform/db/tx.ts'
import type { LeaderTask } from '../../../play/cluster/leader-loop.ts'
import type { NetworkProvider } from '../network-provider.ts'
import type { Clock, OrderEvents } from '../orders.ts'
import type { Settlement } from '../settlement.ts'
import type { NetworkTerms } from '../terms.ts'
import type { DestinationInput, PayoutMethod, Withdrawals } from '../withdrawals.ts'
import { DepositAddresses } from './addresses.ts'
import { ChainUnknown, type Chain, type Hex } from './chain.ts'
import { BalanceCheck } from './balance-check.ts'
import type { Network } from './network.ts'
import { ChainPayer, type PayerOptions } from './payer.ts'
import { seeReserves } from './reserves.ts'
import type { SigningRules, TransactionSigner } from './signer.ts'
import { parseAddress } from './token.ts'
import { HEARTBEAT_MS, NetworkStatus } from './network-status.ts'
import type { WatcherDeps } from './watcher-deps.ts'
import { Watcher } from './watcher.ts'

export interface ProviderDeps {
  readonly db: Database
  readonly clock: Clock
  readonly chain: Chain
  readonly network: Network
  readonly xpub: string
  readonly openSigner: (rules: SigningRules, unsealAddress: (sealed: Uint8Array) => Hex) => TransactionSigner
  readonly signingRules: Pick<SigningRules, 'maxPerTransaction' | 'maxPerDay' | 'maxFee'>
  readonly payer: PayerOptions
  readonly settlement: Settlement
  readonly orderEvents: OrderEvents
  readonly withdrawals: () => Pick<Withdrawals, 'unsealDestination'>
  readonly faucet: NetworkProvider['faucet']
  /** Where coins are kept offline. */
  readonly coldAddresses?: readonly Hex[]
  readonly beforeDeposit?: WatcherDeps['beforeDeposit']
  /** False if no chain is configured. Background tasks then do not run. */
  readonly isReachable?: boolean
}

/** In token units: the largest withdrawal per transaction, ten times that per day. */
export const SIGNING_LIMITS = {
  maxPerTransaction: 1_000_000_000n,
  maxPerDay: 10_000_000_000n,
  maxFee: 10n ** 17n,
} as const
export const PAYER_OPTIONS: PayerOptions = { gas: 120_000n, resendAfterMs: 30_000, replaceAfterMs: 120_000 }

export class ChainProvider implements NetworkProvider {
  readonly terms: NetworkTerms
  readonly faucet: NetworkProvider['faucet']
  readonly watcher: Watcher
  readonly payer: ChainPayer
  readonly leaderTasks: NetworkProvider['leaderTasks']
  readonly #deps: ProviderDeps
  readonly #addresses: DepositAddresses
  readonly #signer: TransactionSigner
  readonly #status: NetworkStatus

  constructor(deps: ProviderDeps) {
    const { db, clock, network, withdrawals } = deps
    const { chainId, token, terms } = network
    const unsealAddress = (sealed: Uint8Array): Hex =>
      (withdrawals().unsealDestination(sealed) as { address: Hex }).address
    this.#deps = deps
    this.terms = terms
    this.#addresses = new DepositAddresses(db, deps.xpub)
    this.#signer = deps.openSigner({ ...deps.signingRules, network: terms.network, chainId, token }, unsealAddress)
    this.#status = new NetworkStatus(db, clock, terms.network)
    this.faucet = deps.faucet
    this.watcher = new Watcher({ ...deps, status: this.#status })
    this.payer = new ChainPayer({ ...deps, signer: this.#signer, terms: deps.payer, unsealAddress })
    this.leaderTasks = deps.isReachable === false ? [] : [this.#watchTask(), this.payer, new BalanceCheck(deps)]
  }

  /** Between two blocks there is nothing to read, so a step is skipped until the next heartbeat. */
  #watchTask(): LeaderTask {
    const { chain, clock, network } = this.#deps
    let quiet: { hash: Hex; untilMs: number } | null = null
    return {
      step: async () => {
        const head = await chain.latest().catch(() => null)
        if (head && head.hash === quiet?.hash && clock.now() < quiet.untilMs) return network.pollMs
        const waitMs = await this.watcher.step()
        quiet = head && waitMs > 0 ? { hash: head.hash, untilMs: clock.now() + HEARTBEAT_MS } : null
        return waitMs
      },
    }
  }

  /** A property, because callers pass it on. */
  readonly reserves: NetworkProvider['reserves'] = async () => {
    const { db, chain, network, coldAddresses = [], isReachable } = this.#deps
    if (isReachable === false) throw new ChainUnknown('no chain is configured')
    return await seeReserves({ db, chain, token: network.token, hot: this.#signer.address, cold: coldAddresses })
  }

  async unfreeze(): Promise<void> {
    await this.watcher.unfreeze()
  }

  async adoptNonce(): Promise<{ from: bigint; to: bigint } | null> {
    return await this.payer.adoptNonce()
  }

  get maxPayout(): bigint {
    return this.#deps.signingRules.maxPerTransaction
  }

  async hotWallet(): Promise<{ address: Hex; tokens: bigint; gas: bigint } | null> {
    const { chain, network, isReachable } = this.#deps
    const { address } = this.#signer
    if (isReachable === false) return null
    try {
      const [tokens, gas] = await Promise.all([chain.balanceOf(network.token, address), chain.gasBalance(address)])
      return { address, tokens, gas }
    } catch (error) {
      if (error instanceof ChainUnknown) return null
      throw error
    }
  }

  isUp(): boolean {
    return this.#status.isUp()
  }

  async refreshIsUp(): Promise<boolean> {
    if (!this.#status.isUp()) await this.#status.refresh()
    return this.#status.isUp()
  }

  confirmations(block: bigint): { seen: number; needed: number } {
    const needed = this.terms.confirmations
    const deep = Number((this.#status.tip() ?? block) - block) + 1
    return { seen: Math.min(needed, Math.max(0, deep)), needed }
  }

  async depositAddress(playerId: bigint): Promise<Hex> {
    return await this.#addresses.forPlayer(playerId)
  }

  payoutMethod(): PayoutMethod {
    return {
      kind: 'crypto',
      ...this.terms,
      isOffered: true,
      parseDestination: (entered) => this.#parseDestination(entered),
      wasSent: null,
      isSameDestination: ({ address }, parsed) => parseAddress(address ?? '') === (parsed as { address: Hex }).address,
    }
  }

  async #parseDestination({
    address: entered,
  }: DestinationInput): Promise<{ value: { address: Hex }; display: string }> {
    const address = parseAddress(entered ?? '')
    if (!address) throw new Refusal('addressInvalid')
    const [ours] = await this.#deps.db.read('select 1 from deposit_addresses where address = $1', [address])
    if (ours || address === this.#signer.address || address === this.#deps.network.token) {
      throw new Refusal('addressOurs')
    }
    return { value: { address }, display: `${address.slice(0, 6)}…${address.slice(-4)}` }
  }
}
