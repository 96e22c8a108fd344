// Composes the wallet: recharges, withdrawals, payouts, reconciliation and their background loops. The node that holds
// the lease polls the gateway and reads the chains; every node serves requests and webhooks.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { Currency } from '@glasshouse/rulebook/core/payments'
import type { EventLog, StoredEvent } from '../../platform/db/event-log.ts'
import { FALLBACK_MS, type DueTask } from '../../platform/due-checks.ts'
import type { Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Logger } from '../../platform/log.ts'
import type { Topic } from '../../platform/realtime/topic.ts'
import { LeaderLoop, type LeaderTask } from '../../play/cluster/leader-loop.ts'
import type { Leases } from '../../play/cluster/leases.ts'
import { IS_HELD_DUE, releaseHeld, type HeldDeps } from './checks/held.ts'
import { AdTasks, ADS, type AdNetwork } from './ad-tasks.ts'
import type { WatcherDeps } from './chain/watcher-deps.ts'
import { FiatProvider } from './fiat-provider.ts'
import type { Destination, Gateway } from './gateway.ts'
import type { WebhookHandler } from './webhooks.ts'
import { Movements } from './movements.ts'
import { NetSums } from './net-sums.ts'
import type { NetworkProvider } from './network-provider.ts'
import { OrderEvents, WALLET_TOPIC, type Clock } from './orders.ts'
import { OrderViews } from './order-views.ts'
import { loadPackages } from './packages.ts'
import { Payouts } from './payouts.ts'
import { Recharges, type RechargeDeps } from './recharges.ts'
import { Reconciliation } from './reconcile.ts'
import { Reserves } from './reserves.ts'
import { Settlement } from './settlement.ts'
import { sweepWallet } from './sweep.ts'
import type { FiatTerms } from './terms.ts'
import { Withdrawals, type WithdrawalDeps } from './withdrawals.ts'

/** While orders are due. */
const POLL_MS = 250
const RECONCILE_MS = 60_000
const RESERVES_MS = 600_000

export interface WalletDeps {
  readonly db: Database
  readonly vault: Vault
  readonly events: EventLog
  readonly leases: Leases
  readonly clock: Clock
  readonly gateway: Gateway
  readonly fiat: FiatTerms
  readonly ads: { readonly network: AdNetwork; readonly secret: string }
  /** A factory, because providers settle withdrawals and publish order events. */
  readonly networks: (
    settlement: Settlement,
    orderEvents: OrderEvents,
    withdrawals: () => Withdrawals,
  ) => readonly NetworkProvider[]
  readonly returnUrl: (rechargeId: bigint) => string
  /** Throws a refusal if the player's security settings forbid a withdrawal now. */
  readonly assertWithdrawalAllowed: WithdrawalDeps['assertWithdrawalAllowed']
  readonly blockedUntil: HeldDeps['blockedUntil']
  readonly newDestinationHoldMs: WithdrawalDeps['newDestinationHoldMs']
  readonly automaticPerHour: WithdrawalDeps['automaticPerHour']
  readonly moreRiskFlags?: WithdrawalDeps['moreRiskFlags']
  readonly assertDepositAllowed?: RechargeDeps['assertDepositAllowed']
  /** Called before a chain deposit is credited. It cannot refuse: the coins have already arrived. */
  readonly beforeDeposit?: WatcherDeps['beforeDeposit']
  readonly log: Logger
}

export class Wallet {
  readonly gateway: Gateway
  readonly newDestinationHoldMs: number
  readonly fiat: FiatProvider
  readonly networks: readonly NetworkProvider[]
  readonly recharges: Recharges
  readonly withdrawals: Withdrawals
  readonly payouts: Payouts
  readonly views: OrderViews
  readonly movements: Movements
  readonly netSums: NetSums
  readonly reconciliation: Reconciliation
  readonly adTasks: AdTasks
  readonly reserves: Reserves
  /** The gold amounts on offer. */
  readonly packages: () => Promise<readonly Coins[]>
  /** Releases held withdrawals whose time has come. Returns how many were due. */
  readonly releaseHeld: () => Promise<number>
  readonly sweep: () => Promise<void>
  readonly #leaderLoops: LeaderLoop[]

  constructor(deps: WalletDeps) {
    const { db, clock, gateway } = deps
    const orderEvents = new OrderEvents(deps.events)
    const settlement = new Settlement(db, orderEvents)
    this.gateway = gateway
    this.newDestinationHoldMs = deps.newDestinationHoldMs
    this.fiat = new FiatProvider(gateway, deps.fiat)
    this.networks = deps.networks(settlement, orderEvents, () => this.withdrawals)
    const payoutMethods = [this.fiat.payoutMethod(), ...this.networks.map((provider) => provider.payoutMethod())]
    const checks = { ...deps, orderEvents, needsDeposit: !gateway.isSandbox }
    this.withdrawals = new Withdrawals({ ...checks, payoutMethods })
    this.releaseHeld = () => releaseHeld(checks)
    this.sweep = () => sweepWallet(db, clock.now())
    this.recharges = new Recharges({ ...deps, terms: deps.fiat, orderEvents })
    this.payouts = new Payouts({
      ...deps,
      settlement,
      unsealDestination: (sealed) => this.withdrawals.unsealDestination(sealed) as Destination,
    })
    const currencies = new Map<string, Currency>(payoutMethods.map(({ currency }) => [currency.code, currency]))
    this.views = new OrderViews({
      db,
      clock,
      isSandbox: gateway.isSandbox,
      currencies,
      confirmations: (network, block) => this.#network(network)?.confirmations(block) ?? null,
    })
    this.movements = new Movements(db)
    this.netSums = new NetSums(db)
    this.packages = async () => (await loadPackages(db)).golds
    this.reconciliation = new Reconciliation(db, gateway, clock)
    this.reserves = new Reserves({ db, clock, gateway, fiatCurrency: deps.fiat.currency, networks: this.networks })
    this.adTasks = new AdTasks({ db, clock, orderEvents, ...deps.ads })
    const isDue = `${this.recharges.isDue} or ${IS_HELD_DUE} or ${this.payouts.isDue}`
    const leaderLoop = (name: string, task: LeaderTask): LeaderLoop => new LeaderLoop(deps, name, task)
    this.#leaderLoops = [
      leaderLoop('wallet', { step: () => this.#pollGateway(), isDue }),
      leaderLoop('reconcile', { step: () => this.#reconcile() }),
      leaderLoop('reserves', { step: () => this.#lookAtReserves() }),
      ...this.networks.flatMap((provider) =>
        provider.leaderTasks.map((task, i) => leaderLoop(`${provider.terms.network}:${i}`, task)),
      ),
    ]
  }

  #network(network: string): NetworkProvider | undefined {
    return this.networks.find(({ terms }) => terms.network === network)
  }

  webhookHandlers(): WebhookHandler[] {
    return [
      {
        provider: this.gateway.name,
        handleWebhook: async (raw, headers) => {
          const hook = this.gateway.parseWebhook(raw, headers)
          if (hook.kind === 'order') await this.recharges.handleWebhook(hook)
          else await this.payouts.handleWebhook(this.gateway.name, hook.eventId, hook.reference)
        },
      },
      { provider: ADS, handleWebhook: (raw, headers) => this.adTasks.handleWebhook(raw, headers) },
    ]
  }

  /** A player's newest orders on the live socket, sent in full whenever one of them changes. */
  topic(): Topic {
    return {
      kind: 'own',
      name: 'orders',
      sources: [WALLET_TOPIC],
      pollMs: 0,
      affectedPlayers: concernedPlayers,
      snapshot: async (playerIds) =>
        new Map(
          await Promise.all(
            playerIds.map(async (playerId) => {
              const [recharges, withdrawals] = await Promise.all([
                this.views.recharges(playerId, 0),
                this.views.withdrawals(playerId, 0),
              ])
              return [playerId, { recharges: recharges.slice(0, 5), withdrawals: withdrawals.slice(0, 5) }] as const
            }),
          ),
        ),
    }
  }

  get dueTasks(): DueTask[] {
    return this.#leaderLoops.flatMap((loop) => loop.dueTasks)
  }

  start(): void {
    for (const loop of this.#leaderLoops) loop.start()
  }

  async stop(): Promise<void> {
    await Promise.all(this.#leaderLoops.map((loop) => loop.stop()))
  }

  async #pollGateway(): Promise<number> {
    const due = (await this.recharges.poll()) + (await this.releaseHeld()) + (await this.payouts.poll())
    return due > 0 ? POLL_MS : FALLBACK_MS
  }

  async #lookAtReserves(): Promise<number> {
    await this.reserves.look()
    return RESERVES_MS
  }

  async #reconcile(): Promise<number> {
    // A comparison needs both sides, so an unreachable gateway is tried again later.
    if (await this.fiat.isUp()) await this.reconciliation.run()
    return RECONCILE_MS
  }
}

const concernedPlayers = (events: readonly StoredEvent<unknown>[]): bigint[] => [
  ...new Set(
    events.flatMap(({ payload }) => (payload as { playerId: number }[]).map(({ playerId }) => BigInt(playerId))),
  ),
]
