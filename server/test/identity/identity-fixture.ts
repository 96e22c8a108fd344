// Documents, orders and decisions for tests of identity.

import { randomUUID } from 'node:crypto'
import type { Identity, IdentityCase } from '@glasshouse/rulebook/wire/account/identity'
import { post } from '../../src/ledger/ledger.ts'
import type { TestServer } from '../support/open-server.ts'
import type { EnrolledOperator } from '../support/operators.ts'
import { accountOf } from '../support/withdrawal-rules.ts'
import { jpeg } from './pictures.ts'

export const PERSON = { firstName: 'Awa', lastName: 'Ndiaye', birthDate: '1990-05-17' }

export class IdentityFixture {
  readonly #server: TestServer

  constructor(server: TestServer) {
    this.#server = server
  }

  state(token: string) {
    return this.#server.call<Identity>('GET /api/user/identity', undefined, token)
  }

  upload(token: string, side: string, file: Buffer = jpeg()) {
    return this.#server.call<Identity>(`PUT /api/user/identity/image/${side}`, { data: file.toString('base64') }, token)
  }

  submit(token: string, change: object = {}) {
    const form = { requestId: randomUUID(), documentKind: 'passport', ...PERSON, ...change }
    return this.#server.call<Identity>('POST /api/user/identity', form, token)
  }

  /** Uploads and submits a passport. Returns the number of the case. */
  async send(token: string, change: object = {}): Promise<number> {
    for (const side of ['front', 'selfie']) await this.upload(token, side)
    const { data } = await this.submit(token, change)
    return data.submission?.id ?? 0
  }

  decide(operator: EnrolledOperator, id: number, change: object = {}) {
    const decision = { id, isApproved: true, reason: null, note: 'Looks right.', ...change }
    return this.#server.call<IdentityCase>('POST /api/console/identity/decide', decision, operator.token)
  }

  open(operator: EnrolledOperator, id: number) {
    return this.#server.call<IdentityCase>('POST /api/console/identity/open', { id }, operator.token)
  }

  openImage(operator: EnrolledOperator, id: number) {
    return this.#server.call<{ type: string; data: string }>('POST /api/console/identity/image', { id }, operator.token)
  }

  /** Saves an email address without its code. */
  async verifyContact(playerId: number): Promise<void> {
    const { db, vault } = this.#server
    const email = `${randomUUID()}@example.com`
    await db.commit('update players set email_hash = $2, email_sealed = $3, email_time = now_ms() where id = $1', [
      playerId,
      vault.fingerprint('email', email),
      vault.seal('email', Buffer.from(email)),
    ])
  }

  async grant(playerId: number, gold: bigint): Promise<void> {
    await this.#server.db.transaction(async (tx) => {
      const moves = [
        { from: { kind: 'sandbox' }, to: { kind: 'player', playerId: BigInt(playerId) }, amount: gold },
      ] as const
      await post(tx, { key: `grant:${randomUUID()}`, cause: 'test', moves })
    })
  }

  deposit(token: string, gold: number) {
    return this.#server.call<{ id: number }>('POST /api/recharge', { gold, requestId: randomUUID() }, token)
  }

  async withdraw(token: string, gold: number) {
    const { call } = this.#server
    const quote = await call<{ quoteId: string }>('POST /api/withdrawal/quote', { kind: 'fiat', gold }, token)
    const order = { quoteId: quote.data.quoteId, requestId: randomUUID(), ...accountOf(token) }
    return await call<{ id: number; state: string; reason: string | null }>('POST /api/withdrawal', order, token)
  }
}
