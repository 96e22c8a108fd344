// Asks the signer process for a signature. The node never sees the key: it sends an order's number and the transaction it
// wants, and the signer checks both against its own view of the database.

import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/tx.ts'
import { callProvider } from '../../../platform/metrics/provider-calls.ts'
import type { Secret } from '../../../platform/db/vault.ts'
import { keccak } from './abi.ts'
import { ChainUnknown, type Hex } from './chain.ts'
import {
  SIGNING_RULES,
  SigningRefused,
  type SignedTransaction,
  type TransactionSigner,
  type UnsignedTransaction,
} from './signer.ts'

export const SIGNATURE_HEADER = 'x-signature'
const TIMEOUT_MS = 10_000

const hex = z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]*$/)])
const answerSchema = z.union([
  z.object({ address: z.string(), raw: hex }),
  z.object({ address: z.string(), refused: z.enum(SIGNING_RULES) }),
])

export interface RemoteSignerOptions {
  readonly url: string
  readonly secret: Secret
  readonly address: Hex
}

/** The body's authentication code, which both sides compute. */
export const signBody = (secret: Secret, body: string): string =>
  createHmac('sha256', secret.disclose()).update(body).digest('hex')

export class RemoteSigner implements TransactionSigner {
  readonly address: Hex
  readonly #options: RemoteSignerOptions

  constructor(options: RemoteSignerOptions) {
    this.address = options.address
    this.#options = options
  }

  /** A signer that does not answer delays the payout and changes nothing: the caller's transaction rolls back. */
  async sign(_tx: Tx, withdrawalId: bigint, unsigned: UnsignedTransaction): Promise<SignedTransaction> {
    const answer = await callProvider('signer', () => this.#ask({ withdrawalId, ...unsigned }), {
      outcomeOf: (told) => ('refused' in told ? 'refused' : 'ok'),
    })
    if (answer.address !== this.address) throw new ChainUnknown('the signer holds the key of another wallet')
    if ('refused' in answer) throw new SigningRefused(answer.refused)
    const { raw } = answer
    return { raw, txHash: keccak(Buffer.from(raw.slice(2), 'hex')) }
  }

  async #ask(request: { withdrawalId: bigint } & UnsignedTransaction): Promise<z.infer<typeof answerSchema>> {
    const { url, secret } = this.#options
    const body = JSON.stringify(request, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    try {
      const response = await fetch(new URL('/sign', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(secret, body) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return answerSchema.parse(await response.json())
    } catch (error) {
      throw new ChainUnknown(`the signer did not answer: ${(error as Error).message}`)
    }
  }
}
