// Passkeys through the API with a device that can forge responses, and sessions revoked from another node.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PasskeyCreation, PasskeyRequest } from '@glasshouse/rulebook/wire/account/passkeys'
import type { Challenge } from '@glasshouse/rulebook/wire/account/step-up'
import type { SessionView } from '@glasshouse/rulebook/wire/account/security'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { codeOf, PASSWORD, SecurityFixture, type Person } from '../support/security-fixture.ts'
import { SoftPasskey } from '../support/soft-passkey.ts'

const ORIGIN = 'https://play.example.com'
const TIMEOUT_MS = 120_000

describe.each(databases)('passkeys on %s', (kind) => {
  let server: TestServer
  let fixture: SecurityFixture
  beforeAll(async () => {
    server = await openServer(kind, { PUBLIC_URL: ORIGIN })
    fixture = new SecurityFixture(server)
  })
  afterAll(() => server.close())

  const begin = async (token: string, answer: object = { password: PASSWORD }) => {
    const proof = await fixture.proof(token, 'secondFactor', answer)
    return await server.call<PasskeyCreation>('POST /api/user/passkeys/begin', { proof }, token)
  }
  const add = (token: string, passkey: object, name = 'My phone') =>
    server.call<{ passkey: { id: number }; recoveryCodes: string[] | null }>(
      'POST /api/user/passkeys',
      { name, passkey },
      token,
    )
  const holder = async (): Promise<Person & { device: SoftPasskey; passkeyId: number }> => {
    const person = await fixture.person()
    const device = new SoftPasskey(ORIGIN)
    const { data } = await add(person.token, device.make((await begin(person.token)).data))
    return { ...person, device, passkeyId: data.passkey.id }
  }
  const request = async () => (await server.call<PasskeyRequest>('POST /api/user/login/passkey/begin', {})).data
  const logIn = (passkey: object) =>
    server.call<{ token: string; user: { id: number } }>('POST /api/user/login/passkey', { passkey })
  const errnos = (answers: readonly { errno: number }[]) => answers.map(({ errno }) => errno).toSorted((a, b) => a - b)

  test('are created with user verification, count as a second factor, and bring recovery codes', async () => {
    const { token, phone } = await fixture.person()
    const { data: creation } = await begin(token)
    expect(creation).toMatchObject({
      rp: { id: 'play.example.com' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const device = new SoftPasskey(ORIGIN)
    const { data } = await add(token, device.make(creation))
    expect(data.recoveryCodes).toHaveLength(10)
    expect((await fixture.login(phone)).data).toMatchObject({ token: null, ways: ['passkey', 'recovery'] })
    const again = (await begin(token, { recoveryCode: data.recoveryCodes?.[0] })).data
    expect(again.excludeCredentials).toMatchObject([{ id: device.id.toString('base64url') }])
    expect(await add(token, device.make(again))).toMatchObject({ errno: 1050 })
    expect((await add(token, new SoftPasskey(ORIGIN).make(again), 'Another')).data.recoveryCodes).toBeNull()
  })

  test.each([
    ['another origin', { origin: 'https://play.example.com.evil.example' }],
    ['another name', { rpId: 'evil.example' }],
    ['no verified user', { isVerified: false }],
  ])('are refused and not stored when created with %s', async (_, forgery) => {
    const { token } = await fixture.person()
    const { data } = await begin(token)
    expect(await add(token, new SoftPasskey(ORIGIN).make(data, forgery))).toMatchObject({ errno: 1049 })
    const { data: state } = await server.call('GET /api/user/security', undefined, token)
    expect(state).toMatchObject({ passkeys: [], holdEnds: null })
  })

  test('are created once per challenge, only by the player it was issued to', async () => {
    const [one, other] = [await fixture.person(), await fixture.person()]
    const { data } = await begin(one.token)
    expect(await add(other.token, new SoftPasskey(ORIGIN).make(data))).toMatchObject({ errno: 1042 })
    const both = [new SoftPasskey(ORIGIN), new SoftPasskey(ORIGIN)].map((device) => add(one.token, device.make(data)))
    expect(errnos(await Promise.all(both))).toEqual([0, 1042])
    expect(await add(one.token, new SoftPasskey(ORIGIN).make(data, { challenge: 'bWFkZSB1cA' }))).toMatchObject({
      errno: 1042,
    })
  })

  test('log in without a password, once per challenge', async () => {
    const { device, id } = await holder()
    const asked = await request()
    expect(asked.allowCredentials).toEqual([])
    const answer = device.answer(asked)
    const answers = await Promise.all([logIn(answer), logIn(answer)])
    expect(errnos(answers)).toEqual([0, 1042])
    expect(answers.find(({ errno }) => errno === 0)?.data.user.id).toBe(id)
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }, 1049],
    ['another name', { rpId: 'evil.example' }, 1049],
    ['no verified user', { isVerified: false }, 1049],
    ['a counter that does not grow', { counter: 1 }, 1049],
    ['another account’s handle', { userHandle: 'c29tZWJvZHkgZWxzZQ' }, 1049],
    ['a made-up challenge', { challenge: 'bWFkZSB1cA' }, 1042],
  ])('do not log in with %s', async (_, forgery, errno) => {
    const { device } = await holder()
    expect(await logIn(device.answer(await request(), forgery))).toMatchObject({ errno, data: null })
  })

  test('do not log in when unknown or removed', async () => {
    expect(await logIn(new SoftPasskey(ORIGIN).answer(await request()))).toMatchObject({ errno: 1053 })
    const { device, token, passkeyId } = await holder()
    const asked = (await server.call<Challenge>('POST /api/user/step_up/begin', { purpose: 'secondFactor' }, token))
      .data
    const answer = device.answer(asked.passkey as PasskeyRequest)
    const proved = await fixture.stepUp(token, asked.challenge, { passkey: answer })
    const proof = proved.data.proof
    expect(await fixture.stepUp(token, asked.challenge, { passkey: answer })).toMatchObject({ errno: 1042 })
    expect(await server.call(`POST /api/user/passkeys/${passkeyId}/remove`, { proof }, token)).toMatchObject({
      errno: 0,
    })
    expect(await logIn(device.answer(await request()))).toMatchObject({ errno: 1053 })
    const { data: state } = await server.call('GET /api/user/security', undefined, token)
    expect(state).toMatchObject({ passkeys: [], recoveryCodesLeft: 0, holdEnds: expect.any(Number) as number })
  })

  test('complete a password login, but only those of the same player', async () => {
    const [one, other] = [await holder(), await holder()]
    const { data } = await fixture.login(one.phone)
    const asked = data.passkey as PasskeyRequest
    expect(asked.allowCredentials).toHaveLength(1)
    expect(await fixture.second(data.challenge, { passkey: other.device.answer(asked) })).toMatchObject({ errno: 1049 })
    expect(await fixture.second(data.challenge, { passkey: one.device.answer(asked) })).toMatchObject({ errno: 0 })
  })

  test('are renamed and removed only by their owner', async () => {
    const { token, passkeyId } = await holder()
    const stranger = await fixture.secured()
    const proof = await fixture.proof(stranger.token, 'secondFactor', { code: codeOf(stranger.secret) })
    expect(await server.call(`POST /api/user/passkeys/${passkeyId}/remove`, { proof }, stranger.token)).toMatchObject({
      errno: 1010,
      status: 404,
    })
    const rename = (by: string) => server.call(`PUT /api/user/passkeys/${passkeyId}`, { name: ' Old phone ' }, by)
    expect(await rename(stranger.token)).toMatchObject({ errno: 1010 })
    expect(await rename(token)).toMatchObject({ errno: 0, data: { name: 'Old phone' } })
    expect(
      await server.call(`POST /api/user/passkeys/${passkeyId}/remove`, { proof: randomUUID() }, token),
    ).toMatchObject({ errno: 1043 })
  })

  test('ignore the origin of the request if a public URL is configured', async () => {
    const asked = await server.call<PasskeyRequest>('POST /api/user/login/passkey/begin', {}, '', {
      host: 'evil.example',
    })
    expect(asked.data.rpId).toBe('play.example.com')
  })

  test('a revoked session ends on another node and closes its live connection', async () => {
    // An embedded database supports one node only.
    const second = kind === 'postgresql' ? await server.secondNode() : server
    try {
      const { token, phone } = await fixture.person()
      const there = (await fixture.login(phone)).data.token ?? ''
      expect((await second.call('GET /api/user', undefined, there)).errno).toBe(0)
      const address = await second.app.httpServer.listen({ port: 0, host: '127.0.0.1' })
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`)
      const received: { topic?: string; errno?: number }[] = []
      const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
      socket.addEventListener('message', ({ data }) => received.push(JSON.parse(String(data)) as object))
      await new Promise((resolve) => socket.addEventListener('open', resolve))
      socket.send(JSON.stringify({ type: 'auth', token: there }))
      socket.send(JSON.stringify({ type: 'subscribe', topic: 'balance' }))
      await until(() => received.some(({ topic }) => topic === 'balance'))
      const { data } = await server.call<SessionView[]>('GET /api/user/sessions', undefined, token)
      const id = data.find(({ isThis }) => !isThis)?.id
      expect((await server.call(`DELETE /api/user/sessions/${id}`, undefined, token)).errno).toBe(0)
      await until(async () => (await second.call('GET /api/user', undefined, there)).errno === 510)
      expect(await closed).toBe(1008)
      expect(received.find(({ topic }) => topic === 'auth')).toMatchObject({ errno: 510 })
    } finally {
      if (second !== server) await second.close()
    }
  })
})

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`condition not met within ${TIMEOUT_MS} ms`)
    await sleep(20)
  }
}
