// The wallet as a whole: ways in, ways out, and what keeps them going. Whichever node holds the lease asks the gateway
// and reads the chains; every node answers.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { Currency } from '@glasshouse/rulebook/core/payments'
import type { EventLog, Said } from '../../platform/db/event-log.ts'
import type { Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Topic } from '../../platform/realtime/topic.ts'
import { Drive, type Driver } from '../../play/cluster/leader-loop.ts'
import { AdTasks, ADS, type AdNetwork } from './ad-tasks.ts'
import type { WatcherParts } from './chain/watcher.ts'
import { FiatDesk } from './fiat-provider.ts'
import type { Destination, Gateway } from './gateway.ts'
import type { Hooked } from './hooks.ts'
import { Movements } from './movements.ts'
import type { NetworkDesk } from './network-provider.ts'
import { OrderNews, WALLET_TOPIC, type Clock } from './orders.ts'
import { OrderViews } from './order-views.ts'
import { packagesOf } from './packages.ts'
import { Payouts } from './payouts.ts'
import { Recharges, type RechargeParts } from './recharges.ts'
import { Reconciliation } from './reconcile.ts'
import { Settlement } from './settlement.ts'
import type { FiatTerms } from './terms.ts'
import { Withdrawals, type WithdrawalParts } from './withdrawals.ts'

const LOOK_MS = 1000
const RECONCILE_MS = 60_000

export interface WalletParts {
  readonly db: Database
  readonly vault: Vault
  readonly events: EventLog
  readonly nodeId: string
  readonly clock: Clock
  readonly gateway: Gateway
  readonly fiat: FiatTerms
  readonly ads: { readonly network: AdNetwork; readonly secret: string }
  /** Made with the way to end withdrawals and to tell of orders. */
  readonly networks: (settlement: Settlement, news: OrderNews, withdrawals: () => Withdrawals) => readonly NetworkDesk[]
  readonly returnUrl: (rechargeId: bigint) => string
  /** Refuses a withdrawal that the player's own security does not allow now. */
  readonly checkOut: WithdrawalParts['checkOut']
  readonly checkIn?: RechargeParts['checkIn']
  /** Hears of a deposit from a chain before it is booked: one that comes can't be refused. */
  readonly beforeDeposit?: WatcherParts['beforeDeposit']
  readonly onTrouble: (error: unknown) => void
}

export class Wallet {
  readonly gateway: Gateway
  readonly fiat: FiatDesk
  readonly networks: readonly NetworkDesk[]
  readonly recharges: Recharges
  readonly withdrawals: Withdrawals
  readonly payouts: Payouts
  readonly views: OrderViews
  readonly movements: Movements
  readonly reconciliation: Reconciliation
  readonly adTasks: AdTasks
  /** The amounts of gold that are offered. */
  readonly packages: () => Promise<readonly Coins[]>
  readonly #drives: Drive[]

  constructor(parts: WalletParts) {
    const { db, vault, clock, gateway, onTrouble } = parts
    const news = new OrderNews(parts.events)
    const settlement = new Settlement(db, news)
    this.gateway = gateway
    this.fiat = new FiatDesk(gateway, parts.fiat)
    this.networks = parts.networks(settlement, news, () => this.withdrawals)
    const ways = [this.fiat.way(), ...this.networks.map((desk) => desk.way())]
    this.withdrawals = new Withdrawals({ db, vault, clock, news, ways, checkOut: parts.checkOut })
    this.recharges = new Recharges({ ...parts, terms: parts.fiat, news })
    this.payouts = new Payouts({
      ...parts,
      settlement,
      destinationOf: (sealed) => this.withdrawals.destinationOf(sealed) as Destination,
    })
    const currencies = new Map<string, Currency>(ways.map(({ currency }) => [currency.code, currency]))
    this.views = new OrderViews({
      db,
      clock,
      isSandbox: gateway.isSandbox,
      currencies,
      confirmations: (network, block) => this.#network(network)?.confirmations(block) ?? null,
    })
    this.movements = new Movements(db)
    this.packages = async () => (await packagesOf(db)).golds
    this.reconciliation = new Reconciliation(db, gateway, clock)
    this.adTasks = new AdTasks({ db, clock, news, ...parts.ads })
    const drive = (name: string, driver: Driver): Drive =>
      new Drive({ db, nodeId: parts.nodeId, onTrouble }, name, driver)
    this.#drives = [
      drive('wallet', { step: () => this.#lookAround() }),
      drive('reconcile', { step: () => this.#reconcile() }),
      ...this.networks.flatMap((desk) => desk.drivers.map((driver, i) => drive(`${desk.terms.network}:${i}`, driver))),
    ]
  }

  #network(network: string): NetworkDesk | undefined {
    return this.networks.find(({ terms }) => terms.network === network)
  }

  /** Those who tell us what happened, and who hears it. */
  hooked(): Hooked[] {
    return [
      {
        provider: this.gateway.name,
        hear: async (raw, headers) => {
          const hook = this.gateway.parseWebhook(raw, headers)
          if (hook.kind === 'order') await this.recharges.hear(hook)
          else await this.payouts.hear(this.gateway.name, hook.eventId, hook.reference)
        },
      },
      { provider: ADS, hear: (raw, headers) => this.adTasks.hear(raw, headers) },
    ]
  }

  /** A player's orders on the live socket: the newest of each, told whole when one of them changes. */
  topic(): Topic {
    return {
      kind: 'own',
      name: 'orders',
      sources: [WALLET_TOPIC],
      watchMs: 0,
      concerned: concernedPlayers,
      whole: async (playerIds) =>
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

  start(): void {
    for (const drive of this.#drives) drive.start()
  }

  async stop(): Promise<void> {
    await Promise.all(this.#drives.map((drive) => drive.stop()))
  }

  async #lookAround(): Promise<number> {
    const due = (await this.recharges.lookAround()) + (await this.payouts.lookAround())
    return due > 0 ? LOOK_MS / 4 : LOOK_MS
  }

  async #reconcile(): Promise<number> {
    // A gateway that is not reached is asked again; a difference needs both sides.
    if (await this.fiat.isUp()) await this.reconciliation.look()
    return RECONCILE_MS
  }
}

const concernedPlayers = (events: readonly Said<unknown>[]): bigint[] => [
  ...new Set(
    events.flatMap(({ payload }) => (payload as { playerId: number }[]).map(({ playerId }) => BigInt(playerId))),
  ),
]
