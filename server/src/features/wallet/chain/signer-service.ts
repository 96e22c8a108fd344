// The signer process's HTTP interface: one call, authenticated by a shared secret, answered one at a time. Each request
// is checked against the signer's own connection to the database and against its journal.

import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { z } from 'zod'
import type { Database } from '../../../platform/db/tx.ts'
import type { Secret } from '../../../platform/db/vault.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Hex } from './chain.ts'
import { SIGNATURE_HEADER, signBody } from './remote-signer.ts'
import { SigningRefused, type Signer, type SigningRule, type UnsignedTransaction } from './signer.ts'
import type { SigningJournal } from './signing-journal.ts'

const BODY_MAX = 10_000
const AMOUNT_DIGITS = 64

const whole = z
  .string()
  .regex(/^\d{1,30}$/)
  .transform(BigInt)
const hex = z
  .string()
  .regex(/^0x[0-9a-fA-F]*$/)
  .transform((text) => text as Hex)
const requestSchema = z.strictObject({
  withdrawalId: whole,
  chainId: whole,
  to: hex,
  value: whole,
  data: hex,
  nonce: whole,
  gas: whole,
  gasPrice: whole,
})

export interface SignerServiceDeps {
  readonly db: Database
  readonly signer: Signer
  readonly journal: SigningJournal
  readonly network: string
  readonly secret: Secret
  readonly log: Logger
}

type Result = { raw: Hex } | { refused: SigningRule }

export class SignerService {
  readonly #deps: SignerServiceDeps
  readonly #server: Server
  #last: Promise<unknown> = Promise.resolve()

  constructor(deps: SignerServiceDeps) {
    this.#deps = deps
    this.#server = createServer((request, response) => {
      void this.#answer(request).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      })
    })
  }

  /** Returns the port. */
  async listen(host: string, port: number): Promise<number> {
    await new Promise<void>((done, fail) => this.#server.once('error', fail).listen(port, host, done))
    return (this.#server.address() as { port: number }).port
  }

  async close(): Promise<void> {
    await new Promise((done) => this.#server.close(done))
    await this.#last
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const { log, signer, secret } = this.#deps
    try {
      if (request.method !== 'POST' || request.url !== '/sign') return { status: 404, body: {} }
      const body = await readBody(request)
      if (body === null || !isAuthentic(secret, body, request.headers[SIGNATURE_HEADER])) {
        log.warn('signing request rejected')
        return { status: 401, body: {} }
      }
      const { withdrawalId, ...unsigned } = requestSchema.parse(JSON.parse(body))
      const result = this.#last.then(() => this.#sign(withdrawalId, unsigned))
      this.#last = result.catch(() => undefined)
      return { status: 200, body: { address: signer.address, ...(await result) } }
    } catch (error) {
      log.error({ err: error }, 'signing failed')
      return { status: 500, body: {} }
    }
  }

  async #sign(withdrawalId: bigint, unsigned: UnsignedTransaction): Promise<Result> {
    const { db, signer, journal, log } = this.#deps
    const time = Date.now()
    try {
      const { raw } = await db.transaction((tx) => signer.sign(tx, withdrawalId, unsigned, time))
      const { data, nonce } = unsigned
      const amount = BigInt(`0x${data.slice(-AMOUNT_DIGITS)}`)
      await journal.record({ withdrawalId, nonce, data, amount, time }, (each, order) => this.#isVoid(each, order))
      log.info({ withdrawalId: String(withdrawalId), nonce: String(nonce) }, 'payout signed')
      return { raw }
    } catch (error) {
      if (!(error instanceof SigningRefused)) throw error
      log.warn({ withdrawalId: String(withdrawalId), rule: error.rule }, 'payout refused')
      return { refused: error.rule }
    }
  }

  async #isVoid(nonce: bigint, withdrawalId: bigint): Promise<boolean> {
    const { db, network, signer } = this.#deps
    const [mined] = await db.read(
      `select 1 from chain_payouts where network = $1 and address = $2 and nonce = $3 and withdrawal_id <> $4
         and block_number is not null`,
      [network, signer.address, nonce, withdrawalId],
    )
    return mined !== undefined
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_MAX) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function isAuthentic(secret: Secret, body: string, given: string | string[] | undefined): boolean {
  const expected = Buffer.from(signBody(secret, body))
  const shown = Buffer.from(typeof given === 'string' ? given : '')
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}
