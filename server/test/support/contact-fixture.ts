// Players with phones that a test can read, for phone verification and password recovery.

import { randomUUID } from 'node:crypto'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { openWallet } from '../wallet/wallet-fixture.ts'
import { registration, type Answer, type DatabaseKind, type TestServer } from './open-server.ts'

export const PASSWORD = 'a glass of water'
export const NEW_PASSWORD = 'a window without curtains'
/** With a provider, text messages are written; nothing sends them unless a test does. */
export const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+15005550006',
  TWILIO_URL: 'http://127.0.0.1:9',
}
export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

export interface Person {
  readonly phone: string
  readonly token: string
  readonly id: number
}
export interface Sent {
  readonly resendTime: number
  readonly lapseTime: number
  readonly serverNow: number
}
export interface WrittenSms {
  readonly to: string
  readonly text: string
  readonly kind: string
}

export const newPhone = (): string => (registration() as { phone: string }).phone
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export class ContactFixture {
  readonly server: TestServer
  readonly close: () => Promise<void>

  constructor(server: TestServer, close = () => server.close()) {
    this.server = server
    this.close = close
  }

  /** Without background tasks, so that text messages stay where a test reads them. */
  static async open(kind: DatabaseKind, env: Record<string, string> = {}): Promise<ContactFixture> {
    const wallet = await openWallet(kind, { leads: false, env: { ...TWILIO, ...env } })
    return new ContactFixture(wallet.server, () => wallet.close())
  }

  async register(phone = newPhone()): Promise<Person> {
    const { data: device } = await this.server.call<string>('GET /api/auth')
    const answer = await this.server.call<{ token: string; user: User }>(
      'POST /api/user/register',
      registration({ phone }),
      device,
    )
    if (answer.errno !== 0) throw new Error(answer.message)
    return { phone, token: answer.data.token, id: answer.data.user.id }
  }

  async verified(phone = newPhone()): Promise<Person> {
    const person = await this.register(phone)
    await this.send(person.token)
    await this.verify(person.token, await this.lastCode(phone))
    return person
  }

  /** A player whose email address is verified, and whose phone number is not. */
  async withEmail(): Promise<Person & { email: string }> {
    const person = await this.register()
    const email = `ada.${randomUUID().slice(0, 8)}@example.com`
    await this.server.call(`POST /api/user/email/${email}`, {}, person.token)
    const code = /\d{6}/.exec((await this.emails(person.id)).at(-1)?.text ?? '')?.[0]
    await this.server.call('PUT /api/user/email', { email, code }, person.token)
    return { ...person, email }
  }

  send(token: string, phone?: string): Promise<Answer<Sent>> {
    return this.server.call<Sent>('POST /api/user/phone/code', phone ? { phone } : {}, token)
  }

  verify(token: string, code: string): Promise<Answer<{ phone: string }>> {
    return this.server.call<{ phone: string }>('PUT /api/user/phone', { code }, token)
  }

  async own(token: string) {
    const answer = await this.server.call<Record<string, unknown>>('GET /api/user/phone', undefined, token)
    return answer.data
  }

  claim(phone: string): Promise<Answer<Sent & { ticket: string }>> {
    return this.server.call<Sent & { ticket: string }>('POST /api/user/phone/claim', { phone })
  }

  free(ticket: string, code: string): Promise<Answer<null>> {
    return this.server.call<null>('PUT /api/user/phone/claim', { ticket, code })
  }

  recover(phone: string, by = 'sms', token = ''): Promise<Answer<Sent & { ticket: string }>> {
    return this.server.call<Sent & { ticket: string }>('POST /api/user/recovery', { phone, by }, token)
  }

  reset(form: { phone: string; ticket?: string; code: string; newPassword?: string }): Promise<Answer<null>> {
    return this.server.call<null>('PUT /api/user/recovery', { newPassword: NEW_PASSWORD, ...form })
  }

  login(phone: string, password: string) {
    return this.server.call<{ token: string | null; user: User | null; challenge?: string }>('POST /api/user/login', {
      phone,
      password,
    })
  }

  /** Written text messages that are not sent yet, oldest first. */
  async texts(to?: string): Promise<WrittenSms[]> {
    const rows = await this.server.db.read<{ sms_sealed: Uint8Array; kind: string }>(
      'select sms_sealed, kind from sms_outbox where sms_sealed is not null order by id',
    )
    return rows
      .map(({ sms_sealed, kind }) => ({
        ...(JSON.parse(this.server.vault.unseal('sms', sms_sealed).toString()) as { to: string; text: string }),
        kind,
      }))
      .filter((sms) => to === undefined || sms.to === to)
  }

  async lastCode(phone: string): Promise<string> {
    return /\d{6}/.exec((await this.texts(phone)).at(-1)?.text ?? '')?.[0] ?? ''
  }

  async emails(playerId: number): Promise<{ to: string; text: string; kind: string }[]> {
    const rows = await this.server.db.read<{ letter_sealed: Uint8Array; kind: string }>(
      'select letter_sealed, kind from mail_outbox where player_id = $1 and letter_sealed is not null order by id',
      [playerId],
    )
    return rows.map(({ letter_sealed, kind }) => ({
      ...(JSON.parse(this.server.vault.unseal('letter', letter_sealed).toString()) as { to: string; text: string }),
      kind,
    }))
  }

  /** Backdates all codes to a number. */
  async age(phone: string, ms: number): Promise<void> {
    await this.server.db.commit('update contact_codes set sent_time = sent_time - $2::int8 where phone_hash = $1', [
      this.server.vault.fingerprint('phone', phone),
      ms,
    ])
  }

  /** The codes of a player's inbox messages. */
  async messages(token: string): Promise<string[]> {
    const { data } = await this.server.call<{ messages: { code: string }[] }>(
      'GET /api/user/messages/0',
      undefined,
      token,
    )
    return data.messages.map(({ code }) => code)
  }

  async withdraw(token: string): Promise<Answer<unknown>> {
    const wanted = { kind: 'fiat', gold: 5000 }
    const { data } = await this.server.call<{ quoteId: string }>('POST /api/withdrawal/quote', wanted, token)
    const bank = { bankCode: 'NG-GTB', accountNumber: '0690112233', accountName: 'Awa Ndiaye' }
    return await this.server.call(
      'POST /api/withdrawal',
      { quoteId: data.quoteId, requestId: randomUUID(), ...bank },
      token,
    )
  }
}
