// Players with second factors for tests, including their authenticator apps.

import { randomUUID } from 'node:crypto'
import type { Message } from '@glasshouse/rulebook/wire/account/messages'
import type { Challenge } from '@glasshouse/rulebook/wire/account/step-up'
import type { Purpose } from '@glasshouse/rulebook/wire/account/security'
import { codeAt, stepAt } from '../../src/features/security/totp.ts'
import type { Answer, TestServer } from './open-server.ts'
import { registration, verifyPhone } from './open-server.ts'
import { accountOf } from './withdrawal-rules.ts'

export const PASSWORD = 'a glass of water'
export const NEW_PASSWORD = 'a window without curtains'
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export interface Person {
  readonly phone: string
  readonly token: string
  readonly id: number
}
export interface Secured extends Person {
  readonly secret: Buffer
  readonly recoveryCodes: string[]
}
export type LoginAnswer = { token: string | null; user: { id: number } | null } & Partial<Challenge>

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The current code, or that of a later or earlier step. */
export const codeOf = (secret: Buffer, later = 0): string => codeAt(secret, stepAt(Date.now()) + later)

/** Six digits that are not a valid code in these minutes. */
export function wrongCode(secret: Buffer): string {
  const near = new Set([-2, -1, 0, 1, 2].map((later) => codeOf(secret, later)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '666666'
}

export const twice = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all([work(), work()])

export const errnos = (answers: readonly { errno: number }[]): number[] =>
  answers.map(({ errno }) => errno).toSorted((a, b) => a - b)

export class SecurityFixture {
  readonly server: TestServer

  constructor(server: TestServer) {
    this.server = server
  }

  async person(): Promise<Person> {
    const form = registration() as { phone: string }
    const { data } = await this.server.call<{ token: string; user: { id: number } }>('POST /api/user/register', form)
    await verifyPhone(this.server.db, data.user.id)
    return { phone: form.phone, token: data.token, id: data.user.id }
  }

  /** Lets codes of the last minute be used again, because tests do not wait half a minute. */
  async freshCodes(): Promise<void> {
    await this.server.db.commit('update authenticators set last_step = 0')
  }

  /** Ends the withdrawal hold that follows a change. */
  async liftHolds(): Promise<void> {
    await this.server.db.commit('update withdrawal_holds set began = began - 86400000')
  }

  async overview(token: string): Promise<Record<string, unknown>> {
    return (await this.server.call<Record<string, unknown>>('GET /api/user/security', undefined, token)).data
  }

  async messages(token: string): Promise<Message[]> {
    return (await this.server.call<{ messages: Message[] }>('GET /api/user/messages/0', undefined, token)).data.messages
  }

  changePassword(token: string, change: object = {}): Promise<Answer<null>> {
    const passwords = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, ...change }
    return this.server.call<null>('PUT /api/user/password', passwords, token)
  }

  login(phone: string, password = PASSWORD, token = ''): Promise<Answer<LoginAnswer>> {
    return this.server.call<LoginAnswer>('POST /api/user/login', { phone, password }, token)
  }

  second(challenge: string | undefined, answer: object): Promise<Answer<{ token: string }>> {
    return this.server.call<{ token: string }>('POST /api/user/login/second', { challenge, ...answer })
  }

  async challenge(token: string, purpose: Purpose): Promise<Challenge> {
    return (await this.server.call<Challenge>('POST /api/user/step_up/begin', { purpose }, token)).data
  }

  stepUp(token: string, challenge: string, answer: object): Promise<Answer<{ proof: string; expiresAt: number }>> {
    return this.server.call('POST /api/user/step_up', { challenge, ...answer }, token)
  }

  async proof(token: string, purpose: Purpose, answer: object): Promise<string> {
    const { challenge } = await this.challenge(token, purpose)
    const { data, message } = await this.stepUp(token, challenge, answer)
    if (!data) throw new Error(message)
    return data.proof
  }

  /** A player whose authenticator app the test controls. */
  async secured(): Promise<Secured> {
    const person = await this.person()
    const { token } = person
    const proof = await this.proof(token, 'secondFactor', { password: PASSWORD })
    const started = await this.server.call<{ secret: string }>('POST /api/user/authenticator/begin', { proof }, token)
    const secret = fromBase32(started.data.secret)
    const added = await this.server.call<{ recoveryCodes: string[] }>(
      'POST /api/user/authenticator',
      { code: codeOf(secret) },
      token,
    )
    await this.freshCodes()
    return { ...person, secret, recoveryCodes: added.data.recoveryCodes }
  }

  async quote(token: string, gold = 5000): Promise<string> {
    const answer = await this.server.call<{ quoteId: string }>(
      'POST /api/withdrawal/quote',
      { kind: 'fiat', gold },
      token,
    )
    return answer.data.quoteId
  }

  /** Withdraws with a new quote, unless `change` names one. */
  async withdraw(token: string, proof?: string, change: object = {}): Promise<Answer<{ id: number }>> {
    const order = {
      quoteId: await this.quote(token),
      requestId: randomUUID(),
      ...accountOf(token),
      ...(proof && { proof }),
    }
    return await this.server.call<{ id: number }>('POST /api/withdrawal', { ...order, ...change }, token)
  }
}
