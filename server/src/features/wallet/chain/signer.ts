// Holds the hot wallet's key and enforces its own signing rules. It reads the withdrawal itself, so that a bug elsewhere
// cannot produce a signature. With real money it runs in a process of its own (signer-service), with its own journal.

import { createECDH } from 'node:crypto'
import type { Units } from '@glasshouse/rulebook/core/payments'
import { only, type Tx } from '../../../platform/db/tx.ts'
import type { Secret } from '../../../platform/db/vault.ts'
import { addressFromPublicKey, keccak } from './abi.ts'
import type { Hex } from './chain.ts'
import type { Numeric } from './network.ts'
import { transferData } from './token.ts'

const DAY_MS = 24 * 3_600_000

export interface SigningRules {
  readonly network: string
  readonly chainId: bigint
  readonly token: Hex
  readonly maxPerTransaction: Units
  readonly maxPerDay: Units
  /** The highest gas cost of one transaction, in the chain's native unit. */
  readonly maxFee: bigint
}

export interface UnsignedTransaction {
  readonly chainId: bigint
  readonly to: Hex
  readonly value: bigint
  readonly data: Hex
  readonly nonce: bigint
  readonly gas: bigint
  readonly gasPrice: bigint
}

export const SIGNING_RULES = ['chain', 'contract', 'call', 'fee', 'state', 'nonce', 'transaction', 'day'] as const
export type SigningRule = (typeof SIGNING_RULES)[number]

export class SigningRefused extends Error {
  override readonly name = 'SigningRefused'
  readonly rule: SigningRule

  constructor(rule: SigningRule) {
    super(`the signer refuses: ${rule}`)
    this.rule = rule
  }
}

export interface SignedTransaction {
  readonly raw: Hex
  readonly txHash: Hex
}

/** Signs payouts from one hot wallet. */
export interface TransactionSigner {
  readonly address: Hex
  /** Throws SigningRefused. The caller holds the locks of the withdrawal and the wallet. */
  sign(tx: Tx, withdrawalId: bigint, unsigned: UnsignedTransaction, now: number): Promise<SignedTransaction>
}

interface OrderRow {
  readonly state: string
  readonly network: string | null
  readonly net: Numeric
  readonly destination_sealed: Uint8Array
  /** The nonce under which it was signed before, if any. */
  readonly nonce: bigint | null
  readonly signed_last_day: Numeric
}

export function addressOfKey(key: Secret): Hex {
  const pair = createECDH('secp256k1')
  pair.setPrivateKey(key.disclose())
  return addressFromPublicKey(pair.getPublicKey())
}

export class Signer implements TransactionSigner {
  readonly address: Hex
  readonly #key: Secret
  readonly #rules: SigningRules
  readonly #unsealAddress: (sealed: Uint8Array) => Hex

  constructor(key: Secret, rules: SigningRules, unsealAddress: (sealed: Uint8Array) => Hex) {
    this.address = addressOfKey(key)
    this.#key = key
    this.#rules = rules
    this.#unsealAddress = unsealAddress
  }

  async sign(tx: Tx, withdrawalId: bigint, unsigned: UnsignedTransaction, now: number): Promise<SignedTransaction> {
    const order = only(
      await tx.query<OrderRow>(
        `select w.state, w.network, w.net, w.destination_sealed,
            (select max(p.nonce) from chain_payouts p where p.withdrawal_id = w.id) as nonce,
            (select coalesce(sum(o.net), 0) from chain_payouts p join withdrawals o on o.id = p.withdrawal_id
               where p.network = $2 and p.address = $3 and p.attempt = 1 and p.create_time > $4) as signed_last_day
           from withdrawals w where w.id = $1 and w.kind = 'crypto'`,
        [withdrawalId, this.#rules.network, this.address, now - DAY_MS],
      ),
    )
    const broken = this.#brokenRule(order, unsigned)
    if (broken) throw new SigningRefused(broken)
    // Loaded on first use, because viem delays server start.
    const { privateKeyToAccount } = await import('viem/accounts')
    const account = privateKeyToAccount(`0x${Buffer.from(this.#key.disclose()).toString('hex')}`)
    const raw = await account.signTransaction({
      type: 'legacy',
      chainId: Number(unsigned.chainId),
      to: unsigned.to,
      value: unsigned.value,
      data: unsigned.data,
      nonce: Number(unsigned.nonce),
      gas: unsigned.gas,
      gasPrice: unsigned.gasPrice,
    })
    return { raw, txHash: keccak(Buffer.from(raw.slice(2), 'hex')) }
  }

  #brokenRule(order: OrderRow, unsigned: UnsignedTransaction): SigningRule | null {
    const rules = this.#rules
    const net = BigInt(order.net)
    if (order.network !== rules.network || unsigned.chainId !== rules.chainId) return 'chain'
    if (unsigned.to !== rules.token || unsigned.value !== 0n) return 'contract'
    if (unsigned.data !== transferData(this.#unsealAddress(order.destination_sealed), net)) return 'call'
    if (unsigned.gas * unsigned.gasPrice > rules.maxFee) return 'fee'
    // A signed order is signed again only as a replacement under the same nonce.
    const states = order.nonce === null ? ['approved'] : ['sending', 'sent']
    if (!states.includes(order.state)) return 'state'
    if (order.nonce !== null) return order.nonce === unsigned.nonce ? null : 'nonce'
    if (net > rules.maxPerTransaction) return 'transaction'
    return BigInt(order.signed_last_day) + net > rules.maxPerDay ? 'day' : null
  }
}
