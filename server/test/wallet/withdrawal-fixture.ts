// Withdrawals and recharges over a scripted gateway and a clock that the test moves. Nothing runs in the background.

import { randomUUID } from 'node:crypto'
import { releaseHeld } from '../../src/features/wallet/checks/held.ts'
import { FiatProvider } from '../../src/features/wallet/fiat-provider.ts'
import type { Gateway, OrderStatus } from '../../src/features/wallet/gateway.ts'
import { noGateway } from '../../src/features/wallet/gateways/none.ts'
import { OrderEvents } from '../../src/features/wallet/orders.ts'
import { Recharges } from '../../src/features/wallet/recharges.ts'
import { Settlement } from '../../src/features/wallet/settlement.ts'
import { SANDBOX_FIAT_TERMS, usdtTerms } from '../../src/features/wallet/terms.ts'
import { Withdrawals, type PayoutMethod, type WithdrawalDeps } from '../../src/features/wallet/withdrawals.ts'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { strictLog } from '../support/logs.ts'
import { roll, type TestServer } from '../support/open-server.ts'
import { newAccount, NO_HOLD } from '../support/withdrawal-rules.ts'

/** 5,000 gold at the sandbox's rate. */
const PAID: OrderStatus = { state: 'paid', amount: 500n, currency: 'USD' }
export const NETWORK = 'testnet'

/** Takes any address. */
const cryptoMethod: PayoutMethod = {
  kind: 'crypto',
  ...usdtTerms(NETWORK, 'Test network', 1),
  isOffered: true,
  parseDestination: ({ address = '' }) => Promise.resolve({ value: { address }, display: address.slice(0, 6) }),
  wasSent: null,
  isSameDestination: ({ address }, parsed) => address === (parsed as { address: string }).address,
}

interface WithdrawalRowSeen {
  state: string
  reason: string | null
  risk_flags: string[]
  release_time: bigint | null
  automatic_time: bigint | null
}

type Rules = Partial<Pick<WithdrawalDeps, 'newDestinationHoldMs' | 'automaticPerHour' | 'needsDeposit'>> & {
  readonly blockedUntil?: () => Promise<number | null>
  readonly payoutMethods?: readonly PayoutMethod[]
}

export class WithdrawalFixture {
  readonly server: TestServer
  readonly db: Database
  readonly clock = new FakeClock(Date.now())
  readonly orderEvents: OrderEvents
  readonly settlement: Settlement
  readonly recharges: Recharges
  readonly fiat: PayoutMethod
  readonly crypto = cryptoMethod
  status: OrderStatus = PAID

  constructor(server: TestServer) {
    const { db } = server
    const gateway: Gateway = {
      ...noGateway(true),
      name: 'scripted',
      banks: () => Promise.resolve([{ code: 'NG-GTB', name: 'First Bank', kind: 'bank' }]),
      createOrder: ({ reference }) => Promise.resolve({ providerReference: `p-${reference}`, payUrl: 'https://pay/1' }),
      fetchStatus: () => Promise.resolve(this.status),
    }
    this.server = server
    this.db = db
    this.orderEvents = new OrderEvents(new EventLog(db, localNotifier()))
    this.settlement = new Settlement(db, this.orderEvents)
    const returnUrl = () => 'https://house.example/'
    const { clock, orderEvents } = this
    this.recharges = new Recharges({
      db,
      gateway,
      terms: SANDBOX_FIAT_TERMS,
      clock,
      orderEvents,
      returnUrl,
      log: strictLog,
    })
    this.fiat = new FiatProvider(gateway, SANDBOX_FIAT_TERMS).payoutMethod()
  }

  #deps(rules: Rules) {
    const { db, clock, orderEvents } = this
    return {
      ...NO_HOLD,
      needsDeposit: false,
      db,
      clock,
      orderEvents,
      log: strictLog,
      vault: this.server.vault,
      payoutMethods: [this.fiat, this.crypto],
      assertWithdrawalAllowed: () => Promise.resolve(),
      ...rules,
    }
  }

  withdrawals(rules: Rules = {}): Withdrawals {
    return new Withdrawals(this.#deps(rules))
  }

  release(rules: Rules = {}): Promise<number> {
    return releaseHeld(this.#deps(rules))
  }

  async player(): Promise<{ id: bigint; token: string }> {
    const { token, user } = await this.server.player()
    return { id: BigInt(user.id), token }
  }

  /** Deposits 5,000 gold by the gateway. */
  async deposit(playerId: bigint): Promise<string> {
    const id = await this.recharges.create(playerId, { gold: 5000, requestId: randomUUID() })
    const { reference } = only(
      await this.db.read<{ reference: string }>('select reference from recharges where id = $1', [id]),
    )
    await this.hook(reference)
    return reference
  }

  hook(reference: string, reversal?: string): Promise<void> {
    return this.recharges.handleWebhook({
      eventId: randomUUID(),
      kind: 'order',
      reference,
      ...(reversal && { reversal }),
    })
  }

  async play(token: string, gold: number): Promise<void> {
    const { errno } = await this.server.call('POST /api/roller', roll({ gold }), token)
    if (errno !== 0) throw new Error(`the bet was refused: ${errno}`)
  }

  async request(
    withdrawals: Withdrawals,
    playerId: bigint,
    to: object = newAccount(),
    { gold = 5000, tokenHash = null }: { gold?: number; tokenHash?: Buffer | null } = {},
  ): Promise<bigint> {
    const way =
      'address' in to ? { kind: 'crypto' as const, network: NETWORK } : { kind: 'fiat' as const, network: null }
    const { quoteId } = await withdrawals.quote(playerId, { ...way, gold })
    return await withdrawals.request(playerId, { quoteId, requestId: randomUUID(), ...to }, tokenHash)
  }

  /** Sends an approved order and has it paid. */
  async pay(id: bigint): Promise<void> {
    await this.#send(id)
    await this.settlement.confirm(id)
  }

  /** Sends an approved order, and the provider declines it. */
  async decline(id: bigint): Promise<void> {
    await this.#send(id)
    await this.settlement.fail(id, 'gateway')
  }

  async #send(id: bigint): Promise<void> {
    const sent = await this.db.commit(
      `update withdrawals set state = 'sending', gateway = 'scripted', reference = 'wd-' || id
         where id = $1 and state = 'approved' returning id`,
      [id],
    )
    if (sent.length !== 1) throw new Error(`withdrawal ${id} is not approved`)
  }

  async row(id: bigint): Promise<WithdrawalRowSeen> {
    return only(
      await this.db.read<WithdrawalRowSeen>(
        'select state, reason, risk_flags, release_time, automatic_time from withdrawals where id = $1',
        [id],
      ),
    )
  }

  async balances(playerId: bigint): Promise<Record<string, bigint>> {
    const rows = await this.db.read<{ kind: string; balance: bigint }>(
      `select kind, balance from accounts where owner_id = $1 and kind in ('player', 'hold')`,
      [playerId],
    )
    return { hold: 0n, ...Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance])) }
  }
}
