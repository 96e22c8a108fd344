// Text messages: the outbox under faults of a provider, the requests to Twilio, and the way to the sandbox's phone inbox.

import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../src/config/config.ts'
import { SmsOutbox } from '../../src/features/sms/outbox.ts'
import { SmsRejected, type Sms, type SmsProvider } from '../../src/features/sms/provider.ts'
import { sandboxProvider } from '../../src/features/sms/sandbox.ts'
import { smsText } from '../../src/features/sms/templates.ts'
import { twilioProvider } from '../../src/features/sms/twilio.ts'
import { only } from '../../src/platform/db/tx.ts'
import { TWILIO } from '../support/contact-fixture.ts'
import { silentLog } from '../support/logs.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { startSandboxProcess } from '../wallet/sandbox-process.ts'

const PHONE = '+33612345678'

describe.each(databases)('SMS outbox on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(() => server.close())
  beforeEach(() => server.db.commit('delete from sms_outbox'))

  const outboxWith = (send: SmsProvider['send']) =>
    new SmsOutbox({ db: server.db, vault: server.vault, provider: { name: 'test', send }, log: silentLog })
  const write = async (): Promise<void> => {
    const { user } = await server.player()
    const sms = { playerId: BigInt(user.id), kind: 'verify', to: PHONE, language: 'fr', code: '123456' } as const
    await server.db.transaction((tx) => outboxWith(() => Promise.resolve()).write(tx, sms))
  }
  const row = async () =>
    only(
      await server.db.read<{ state: string; tries: number; sms_sealed: Uint8Array | null; wait: bigint }>(
        'select state, tries, sms_sealed, due_time - now_ms() as wait from sms_outbox order by id desc limit 1',
      ),
    )
  const makeDue = () => server.db.commit(`update sms_outbox set due_time = 0 where state = 'waiting'`)

  test('sends a message once, also on several nodes, and erases its text', async () => {
    await write()
    const sent: Sms[] = []
    const outbox = outboxWith((sms) => Promise.resolve(void sent.push(sms)))
    await Promise.all([outbox.sendNext(), outbox.sendNext(), outbox.sendNext()])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: PHONE, text: expect.stringContaining('123456 est votre code') })
    expect(sent[0]?.validForMs).toBeLessThanOrEqual(600_000)
    expect(await row()).toMatchObject({ state: 'sent', sms_sealed: null })
  })

  test('is not written if the transaction that causes it is rolled back', async () => {
    const { user } = await server.player()
    const outbox = outboxWith(() => Promise.resolve())
    const sms = { playerId: BigInt(user.id), kind: 'verify', to: PHONE, language: 'en', code: '123456' } as const
    const failing = server.db.transaction(async (tx) => {
      await outbox.write(tx, sms)
      throw new Error('cut off')
    })
    await expect(failing).rejects.toThrow('cut off')
    expect(await outbox.sendNext()).toBe(false)
  })

  test('tries again after an error, with the same id, and gives up after four attempts', async () => {
    await write()
    const ids: string[] = []
    const failing = outboxWith(({ messageId }) => {
      ids.push(messageId)
      return Promise.reject(new Error('503'))
    })
    expect(await failing.sendNext()).toBe(true)
    const first = await row()
    expect(first).toMatchObject({ state: 'waiting', tries: 1 })
    expect(await failing.sendNext()).toBe(false)
    await makeDue()
    await failing.sendNext()
    expect((await row()).wait).toBeGreaterThan(first.wait)
    for (let i = 0; i < 4; i++) {
      await makeDue()
      await failing.sendNext()
    }
    expect(await row()).toMatchObject({ state: 'dead', tries: 4, sms_sealed: null })
    expect(new Set(ids).size).toBe(1)
    expect(ids).toHaveLength(4)
  })

  test('gives up on a rejection, and on a code that has expired', async () => {
    await write()
    await outboxWith(() => Promise.reject(new SmsRejected('21211'))).sendNext()
    expect(await row()).toMatchObject({ state: 'dead', tries: 1, sms_sealed: null })
    await write()
    await server.db.commit(`update sms_outbox set lapse_time = now_ms() where state = 'waiting'`)
    const sent: string[] = []
    expect(await outboxWith(({ to }) => Promise.resolve(void sent.push(to))).sendNext()).toBe(false)
    expect(sent).toEqual([])
    expect(await row()).toMatchObject({ state: 'dead' })
  })

  test('sends again with the same id after a node stopped in the middle', async () => {
    await write()
    const ids: string[] = []
    const dying = outboxWith(({ messageId }) => {
      ids.push(messageId)
      return new Promise(() => undefined)
    })
    void dying.sendNext()
    await expect.poll(() => ids).toHaveLength(1)
    const next = outboxWith(({ messageId }) => Promise.resolve(void ids.push(messageId)))
    expect(await next.sendNext()).toBe(false)
    await makeDue()
    expect(await next.sendNext()).toBe(true)
    expect(ids[1]).toBe(ids[0])
    expect(await row()).toMatchObject({ state: 'sent' })
  })
})

describe('Twilio', () => {
  const requests: { url: string; authorization: string; form: Record<string, string> }[] = []
  let answer: { status: number; body: string } | null
  let fake: Server
  let baseUrl: string
  beforeAll(async () => {
    fake = createServer((request, response) => {
      void text(request).then((body) => {
        const { url = '', headers } = request
        const form = Object.fromEntries(new URLSearchParams(body))
        requests.push({ url, authorization: headers.authorization ?? '', form })
        if (answer) response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
      })
    })
    fake.listen(0, '127.0.0.1')
    await once(fake, 'listening')
    baseUrl = `http://127.0.0.1:${(fake.address() as AddressInfo).port}`
  })
  afterAll(() => {
    fake.closeAllConnections()
    fake.close()
  })
  afterEach(() => void requests.splice(0))

  const accountSid = `AC${'a'.repeat(32)}`
  const send = (from = 'Glasshouse', timeoutMs?: number) =>
    twilioProvider({ accountSid, authToken: 'secret', from, baseUrl }, timeoutMs).send({
      messageId: 'one',
      to: PHONE,
      text: 'Hello',
      validForMs: 599_400,
    })

  test('gets the message as a signed-in form', async () => {
    answer = { status: 201, body: '{"sid":"SM1","status":"queued"}' }
    await send()
    await send(`MG${'b'.repeat(32)}`)
    expect(requests[0]).toEqual({
      url: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      authorization: `Basic ${Buffer.from(`${accountSid}:secret`).toString('base64')}`,
      form: { To: PHONE, From: 'Glasshouse', Body: 'Hello', ValidityPeriod: '600' },
    })
    expect(requests[1]?.form).toMatchObject({ MessagingServiceSid: `MG${'b'.repeat(32)}` })
    expect(requests[1]?.form).not.toHaveProperty('From')
  })

  test.each([
    { status: 400, body: '{"code":21211,"message":"invalid number +33612345678"}', isFinal: true },
    { status: 400, body: '<html>', isFinal: false },
    { status: 401, body: '{"code":20003}', isFinal: false },
    { status: 429, body: '{"code":20429}', isFinal: false },
    { status: 500, body: '{"code":20500}', isFinal: false },
    { status: 302, body: '', isFinal: false },
  ])('answer $status $body is final: $isFinal', async ({ status, body, isFinal }) => {
    answer = { status, body }
    const error = await send().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof SmsRejected).toBe(isFinal)
    // Logs must not contain a phone number.
    expect((error as Error).message).not.toContain(PHONE)
  })

  test('that does not answer in time may be asked again', async () => {
    answer = null
    const error = await send('Glasshouse', 50).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(SmsRejected)
  })

  test('must be configured completely', () => {
    expect(readConfig({}).twilio).toBeNull()
    expect(readConfig(TWILIO).twilio).toMatchObject({ from: '+15005550006' })
    expect(() => readConfig({ ...TWILIO, TWILIO_FROM: '' })).toThrow('Also set TWILIO_FROM')
    expect(() => readConfig({ ...TWILIO, TWILIO_FROM: '12345678901234' })).toThrow(ConfigError)
    expect(() => readConfig({ ...TWILIO, TWILIO_ACCOUNT_SID: 'AC1' })).toThrow('TWILIO_ACCOUNT_SID')
  })
})

test('every text fits one message of 160 plain characters', () => {
  for (const kind of ['verify', 'claim', 'taken', 'recover'] as const)
    for (const language of ['en', 'fr'] as const) {
      const written = smsText(kind, language, '123456')
      expect(written.length, written).toBeLessThanOrEqual(160)
      // Characters of the GSM alphabet.
      expect(written).toMatch(/^[A-Za-z0-9 .,:éèà-]+$/)
    }
})

test('end to end: the code reaches the sandbox’s phone inbox once and verifies the number', async () => {
  const sandbox = await startSandboxProcess('http://127.0.0.1:9')
  const settings = {
    SANDBOX_GATEWAY_URL: sandbox.gatewayUrl,
    SANDBOX_ADS_URL: sandbox.adsUrl,
    SANDBOX_MAILBOX_URL: sandbox.mailboxUrl,
    SANDBOX_KEY_SECRET: sandbox.secrets.keySecret,
    SANDBOX_HOOK_SECRET: sandbox.secrets.hookSecret,
    SANDBOX_ADS_SECRET: sandbox.secrets.adsSecret,
  }
  const server = await openServer('embedded', settings, { leads: true })
  const { token } = await server.player({ isVerified: false })
  const inbox = async () =>
    (await (await fetch(`${sandbox.mailboxUrl}/sms`)).json()) as { id: string; to: string; text: string }[]
  await server.call('POST /api/user/phone/code', {}, token)
  await expect.poll(inbox).toHaveLength(1)
  const [sms] = await inbox()
  // The provider's answer was lost, so the same message comes again.
  await sandboxProvider(sandbox.mailboxUrl).send({
    messageId: sms?.id ?? '',
    to: sms?.to ?? '',
    text: sms?.text ?? '',
    validForMs: 1,
  })
  const count = (await inbox()).length
  const verified = await server.call('PUT /api/user/phone', { code: sms?.text.slice(0, 6) }, token)
  const own = await server.call('GET /api/user/phone', undefined, token)
  await server.close()
  await sandbox.close()
  expect(count).toBe(1)
  expect(verified).toMatchObject({ errno: 0 })
  expect(own.data).toMatchObject({ isVerified: true, inbox: sandbox.mailboxUrl })
})
