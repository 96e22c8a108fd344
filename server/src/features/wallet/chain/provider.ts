// One network as the wallet sees it: addresses to deposit to, destinations to pay to, and what keeps both going.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database } from '../../../platform/db/tx.ts'
import type { Secret } from '../../../platform/db/vault.ts'
import type { NetworkProvider } from '../network-provider.ts'
import type { Clock, OrderNews } from '../orders.ts'
import type { Settlement } from '../settlement.ts'
import type { NetworkTerms } from '../terms.ts'
import type { Entered, Way, Withdrawals } from '../withdrawals.ts'
import { DepositAddresses } from './addresses.ts'
import { ChainUnknown, type Chain, type Hex } from './chain.ts'
import { Comparison } from './compare.ts'
import type { Network } from './network.ts'
import { ChainPayer, type PayerTerms } from './payer.ts'
import { Signer, type SigningRules } from './signer.ts'
import { readAddress } from './token.ts'
import { NetworkView } from './view.ts'
import { Watcher, type WatcherDeps } from './watcher.ts'

export interface ProviderDeps {
  readonly db: Database
  readonly clock: Clock
  readonly chain: Chain
  readonly network: Network
  readonly xpub: string
  readonly hotKey: Secret
  readonly rules: Pick<SigningRules, 'maxPerTransaction' | 'maxPerDay' | 'maxFee'>
  readonly payer: PayerTerms
  readonly settlement: Settlement
  readonly news: OrderNews
  readonly withdrawals: () => Pick<Withdrawals, 'destinationOf'>
  readonly faucet: NetworkProvider['faucet']
  readonly beforeDeposit?: WatcherDeps['beforeDeposit']
  /** False where there is no chain to ask: nothing is then kept going. */
  readonly isReachable?: boolean
}

/** In the token's units: no more at once than a withdrawal may be, ten times that a day. */
export const HOT_WALLET_RULES = {
  maxPerTransaction: 1_000_000_000n,
  maxPerDay: 10_000_000_000n,
  maxFee: 10n ** 17n,
} as const
export const PAYER_TERMS: PayerTerms = { gas: 120_000n, resendMs: 30_000, dearerMs: 120_000 }

export class ChainProvider implements NetworkProvider {
  readonly terms: NetworkTerms
  readonly faucet: NetworkProvider['faucet']
  readonly watcher: Watcher
  readonly payer: ChainPayer
  readonly leaderTasks: NetworkProvider['leaderTasks']
  readonly #deps: ProviderDeps
  readonly #addresses: DepositAddresses
  readonly #signer: Signer
  readonly #view: NetworkView

  constructor(deps: ProviderDeps) {
    const { db, clock, network, withdrawals } = deps
    const { chainId, token, terms } = network
    const addressOf = (sealed: Uint8Array): Hex => (withdrawals().destinationOf(sealed) as { address: Hex }).address
    this.#deps = deps
    this.terms = terms
    this.#addresses = new DepositAddresses(db, deps.xpub)
    this.#signer = new Signer(deps.hotKey, { ...deps.rules, network: terms.network, chainId, token }, addressOf)
    this.#view = new NetworkView(db, clock, terms.network)
    this.faucet = deps.faucet
    this.watcher = new Watcher({ ...deps, view: this.#view })
    this.payer = new ChainPayer({ ...deps, signer: this.#signer, terms: deps.payer, addressOf })
    this.leaderTasks = deps.isReachable === false ? [] : [this.watcher, this.payer, new Comparison(deps)]
  }

  async thaw(): Promise<void> {
    await this.watcher.thaw()
  }

  async adoptNonce(): Promise<{ from: bigint; to: bigint } | null> {
    return await this.payer.adoptNonce()
  }

  get largestPayout(): bigint {
    return this.#deps.rules.maxPerTransaction
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
    return this.#view.isUp()
  }

  async isUpNow(): Promise<boolean> {
    if (!this.#view.isUp()) await this.#view.look()
    return this.#view.isUp()
  }

  confirmations(block: bigint): { seen: number; needed: number } {
    const needed = this.terms.confirmations
    const deep = Number((this.#view.tip() ?? block) - block) + 1
    return { seen: Math.min(needed, Math.max(0, deep)), needed }
  }

  async address(playerId: bigint): Promise<Hex> {
    return await this.#addresses.of(playerId)
  }

  way(): Way {
    return {
      kind: 'crypto',
      ...this.terms,
      destination: (entered) => this.#destination(entered),
    }
  }

  async #destination({ address: entered }: Entered): Promise<{ value: { address: Hex }; shown: string }> {
    const address = readAddress(entered ?? '')
    if (!address) throw new Refusal('addressInvalid')
    const [ours] = await this.#deps.db.read('select 1 from deposit_addresses where address = $1', [address])
    if (ours || address === this.#signer.address || address === this.#deps.network.token) {
      throw new Refusal('addressOurs')
    }
    return { value: { address }, shown: `${address.slice(0, 6)}…${address.slice(-4)}` }
  }
}
