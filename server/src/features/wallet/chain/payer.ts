// Pays approved withdrawals from the hot wallet. One database transaction claims the nonce, signs and stores the bytes;
// only then are they sent, and resent until mined. A stored transaction is signed again only to replace it at a higher gas
// price under the same nonce, so one order is never more than one transfer.

import { FALLBACK_MS } from '../../../platform/due-checks.ts'
import type { Database } from '../../../platform/db/tx.ts'
import type { Clock, OrderEvents } from '../orders.ts'
import type { Settlement } from '../settlement.ts'
import { ChainUnknown, type Block, type Chain, type Hex, type Receipt } from './chain.ts'
import { syncFindings, type Finding } from './findings.ts'
import type { Network } from './network.ts'
import { IS_PAYOUT_DUE, PayoutStore, type Attempt, type OpenPayout, type PayoutOrder } from './payout-store.ts'
import { SigningRefused, type TransactionSigner } from './signer.ts'

const RETRY_MS = 3000
/** How often settled payouts are compared with the chain while nothing is under way. */
const SETTLED_CHECK_MS = 60_000

export interface PayerOptions {
  /** Gas limit, above what a token transfer ever needs. */
  readonly gas: bigint
  readonly resendAfterMs: number
  /** A transaction not mined by then is replaced at a higher gas price. */
  readonly replaceAfterMs: number
}

export interface PayerDeps {
  readonly db: Database
  readonly chain: Chain
  readonly network: Network
  readonly signer: TransactionSigner
  readonly terms: PayerOptions
  readonly clock: Clock
  readonly settlement: Pick<Settlement, 'confirmIn' | 'failIn' | 'markSent'>
  readonly orderEvents: Pick<OrderEvents, 'notify'>
  readonly unsealAddress: (sealed: Uint8Array) => Hex
}

interface OpenPayoutsResult {
  readonly findings: Finding[]
  readonly canSign: boolean
  /** Payouts without a mined attempt. They will still consume tokens and gas. */
  readonly waiting: readonly OpenPayout[]
}

export class ChainPayer {
  readonly #deps: PayerDeps
  readonly #store: PayoutStore
  #nextSettledCheck = 0

  constructor(deps: PayerDeps) {
    this.#deps = deps
    this.#store = new PayoutStore(deps)
  }

  get #name(): string {
    return this.#deps.network.terms.network
  }

  readonly isDue = IS_PAYOUT_DUE

  /** The chain is not asked more often, however many payouts wait. */
  get wakeEveryMs(): number {
    return this.#deps.network.pollMs
  }

  /** Does what is due. Returns the delay until the next step in milliseconds. */
  async step(): Promise<number> {
    try {
      return await this.#step()
    } catch (error) {
      if (error instanceof ChainUnknown) return RETRY_MS
      throw error
    }
  }

  /** Adopts the chain's next nonce after transactions from elsewhere; null if ours is not behind. */
  async adoptNonce(): Promise<{ from: bigint; to: bigint } | null> {
    const { chain, signer } = this.#deps
    return await this.#store.adoptNonce(signer.address, await chain.nonce(signer.address, 'pending'))
  }

  async #step(): Promise<number> {
    const { db, network, clock } = this.#deps
    const [open, approved] = [await this.#store.openPayouts(), await this.#store.approvedOrders()]
    const isBusy = open.length + approved.length > 0
    const found: Finding[] = []
    if (isBusy || clock.now() >= this.#nextSettledCheck) {
      const look = await this.#checkOpenPayouts(open)
      found.push(...look.findings)
      // What has vanished is resent at each step until it is mined again.
      this.#nextSettledCheck = look.canSign ? clock.now() + SETTLED_CHECK_MS : 0
      if (look.canSign && approved.length > 0) found.push(...(await this.#payOut(approved, look.waiting)))
    }
    await syncFindings(db, 'chain.payout', `${this.#name}:`, found)
    return isBusy || found.length > 0 ? network.pollMs : FALLBACK_MS
  }

  /** Settles mined payouts and resends the others. */
  async #checkOpenPayouts(open: readonly OpenPayout[]): Promise<OpenPayoutsResult> {
    const { chain, signer } = this.#deps
    // Order matters: every transaction counted in `mined` has a receipt by the time it is queried below.
    const [head, mined] = [await chain.latest(), await chain.nonce(signer.address, 'mined')]
    const found: Finding[] = []
    const waiting: OpenPayout[] = []
    let canSign = await this.#areConfirmedStillMined(open, mined, found)
    for (const order of open) {
      const hit = await this.#minedAttempt(order)
      if (hit) {
        found.push(...(await this.#settle(order, hit.attempt, hit.receipt, head)))
        continue
      }
      waiting.push(order)
      if (order.address !== signer.address) found.push(...(await this.#resendIfDue(order)))
      else if (order.nonce < mined) {
        // Someone else has the key, or a node lags behind. Nothing new is signed meanwhile.
        canSign = false
        found.push(
          this.#finding('nonce', `nonce ${order.nonce} for withdrawal ${order.id}`, 'used by another transaction'),
        )
      } else found.push(...(await this.#resendOrReplace(order, mined)))
    }
    return { findings: found, canSign, waiting }
  }

  /** If fewer nonces are mined than were confirmed, a deep reorganisation removed blocks. Their payouts are sent again. */
  async #areConfirmedStillMined(open: readonly OpenPayout[], mined: bigint, found: Finding[]): Promise<boolean> {
    const { chain, signer } = this.#deps
    const settled = await this.#store.settledFromNonce(signer.address, mined, open)
    if (settled.length === 0) return true
    found.push(this.#finding('vanished', `nonce ${settled.at(-1)?.nonce} confirmed`, `${mined} transactions mined`))
    for (const { state, raw } of settled) {
      // The gold of a failed payout was released, so it must not be sent again.
      if (state !== 'confirmed') break
      await chain.send(raw)
    }
    return false
  }

  async #minedAttempt({ attempts }: OpenPayout): Promise<{ attempt: Attempt; receipt: Receipt } | null> {
    for (const attempt of attempts.toReversed()) {
      const receipt = await this.#deps.chain.receipt(attempt.tx_hash)
      if (receipt) return { attempt, receipt }
    }
    return null
  }

  /** Once the receipt has enough confirmations, confirms or fails the withdrawal. */
  async #settle(order: OpenPayout, attempt: Attempt, receipt: Receipt, head: Block): Promise<Finding[]> {
    const { db, chain, network, settlement, orderEvents } = this.#deps
    const { token, terms } = network
    if (head.number - receipt.blockNumber + 1n < BigInt(terms.confirmations)) return []
    const block = await chain.block(receipt.blockNumber)
    if (block?.hash !== receipt.blockHash) return []
    const isPaid = receipt.transfers.some(
      (each) =>
        each.token === token && each.from === order.address && each.to === order.to && each.amount === order.net,
    )
    if (receipt.isSuccess && !isPaid)
      return [this.#finding(order.id, `${order.net} to ${order.to}`, 'no such transfer')]
    await db.transaction(async (tx) => {
      if (receipt.isSuccess) await settlement.confirmIn(tx, order.id)
      else await settlement.failIn(tx, order.id, 'reverted')
      await this.#store.markMined(tx, attempt, receipt.blockNumber)
    })
    orderEvents.notify()
    return []
  }

  /** Resends a payout that is not mined, and replaces it at a higher gas price when it is stuck. */
  async #resendOrReplace(order: OpenPayout, mined: bigint): Promise<Finding[]> {
    const { clock, terms } = this.#deps
    const last = order.attempts.at(-1)
    // A later nonce has to wait for the earlier ones at any price.
    const isStuck = last && order.nonce === mined && clock.now() - Number(last.create_time) >= terms.replaceAfterMs
    if (!isStuck) return await this.#resendIfDue(order)
    try {
      const dearer = await this.#store.replace(order, last, await this.#gasPrice())
      return dearer ? await this.#send(order, dearer) : []
    } catch (error) {
      if (!(error instanceof SigningRefused)) throw error
      return [this.#finding(order.id, `stuck: ${error.message}`, 'not mined'), ...(await this.#resendIfDue(order))]
    }
  }

  async #resendIfDue(order: OpenPayout): Promise<Finding[]> {
    const { clock, terms } = this.#deps
    const last = order.attempts.at(-1)
    const isDue =
      order.state === 'sending' || !last?.sent_time || clock.now() - Number(last.sent_time) >= terms.resendAfterMs
    return last && isDue ? await this.#send(order, last) : []
  }

  /** A payout counts as sent only if the chain accepted it. Otherwise the same bytes are retried. */
  async #send(order: Pick<OpenPayout, 'id'>, attempt: Attempt): Promise<Finding[]> {
    const { chain, settlement } = this.#deps
    const result = await chain.send(attempt.raw)
    if (result === 'accepted' || result === 'known') {
      await this.#store.markSent(attempt)
      await settlement.markSent(order.id)
      return []
    }
    // The used nonce may be our own, mined just now. The next step finds out.
    return result === 'nonceUsed' ? [] : [this.#finding(order.id, `nonce ${attempt.nonce} signed`, result)]
  }

  /** Signs and sends approved payouts while tokens and gas last. */
  async #payOut(approved: readonly PayoutOrder[], waiting: readonly OpenPayout[]): Promise<Finding[]> {
    const { chain, signer, network, terms } = this.#deps
    // Queried before our own nonce is read, so that ours can only be equal or higher.
    const pending = await chain.nonce(signer.address, 'pending')
    const next = await this.#store.nextNonce(signer.address, pending)
    if (pending > next)
      return [this.#finding('nonce', `next is ${next}`, `next is ${pending}: someone else has the key`)]
    const price = await this.#gasPrice()
    const cost = terms.gas * price
    let tokens =
      (await chain.balanceOf(network.token, signer.address)) - waiting.reduce((sum, { net }) => sum + net, 0n)
    let gas = (await chain.gasBalance(signer.address)) - cost * BigInt(waiting.length)
    const found: Finding[] = []
    for (const order of approved) {
      if (order.net > tokens) found.push(this.#finding(order.id, `pays ${order.net}`, `tokens left: ${tokens}`))
      else if (cost > gas) found.push(this.#finding(order.id, `gas costs ${cost}`, `left: ${gas}`))
      else {
        const signed = await this.#sign(order, price, found)
        if (!signed) continue
        tokens -= order.net
        gas -= cost
        found.push(...(await this.#send(order, signed)))
      }
    }
    return found
  }

  async #sign(order: PayoutOrder, price: bigint, found: Finding[]): Promise<Attempt | null> {
    try {
      return await this.#store.sign(order, price)
    } catch (error) {
      if (!(error instanceof SigningRefused)) throw error
      found.push(this.#finding(order.id, `pays ${order.net}`, error.message))
      return null
    }
  }

  /** 25% above the current price, to allow for rising prices in the next blocks. */
  async #gasPrice(): Promise<bigint> {
    return ((await this.#deps.chain.gasPrice()) * 5n) / 4n
  }

  #finding(what: bigint | string, ours: string, theirs: string): Finding {
    return { subject: 'chain.payout', reference: `${this.#name}:${what}`, ours, theirs }
  }
}
