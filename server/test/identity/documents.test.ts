// Documents from the upload to the decision: what is accepted, how it is stored, and who wins when several act at once.

import { randomUUID } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { IMAGES_A_DAY } from '@glasshouse/rulebook/identity/levels'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { identityCases } from '../../src/backoffice/identity-lists.ts'
import type { Email } from '../../src/features/mail/templates.ts'
import { only } from '../../src/platform/db/tx.ts'
import { IdentityFixture, PERSON } from './identity-fixture.ts'
import { expectIndexed } from '../support/list-plan.ts'
import { databases, oneDatabase, openServer, type TestServer } from '../support/open-server.ts'
import { auditEntriesSeenBy, signInOperator, type EnrolledOperator } from '../support/operators.ts'
import { jpeg, png, segment } from './pictures.ts'
import { someoneWaits } from '../support/proxy.ts'

const PLACE = Buffer.from('Exif\0\0 48.8584 N')

describe.each(databases)('identity documents on %s', (kind) => {
  let server: TestServer
  let identity: IdentityFixture
  let [risk, owner] = [] as unknown as [EnrolledOperator, EnrolledOperator]
  beforeAll(async () => {
    server = await openServer(kind)
    identity = new IdentityFixture(server)
    ;[risk, owner] = [await signInOperator(server, 'risk'), await signInOperator(server, 'owner')]
  })
  afterAll(() => server.close())

  const messages = async (token: string) =>
    (
      await server.call<{ messages: { code: string; params: object }[] }>('GET /api/user/messages/0', undefined, token)
    ).data.messages.map(({ code, params }) => ({ code, params }))
  const emails = async (playerId: number): Promise<Email[]> => {
    const rows = await server.db.read<{ letter_sealed: Uint8Array }>(
      `select letter_sealed from mail_outbox where player_id = $1 and kind = 'identity' order by id`,
      [playerId],
    )
    return rows.map((row) => JSON.parse(server.vault.unseal('letter', row.letter_sealed).toString()) as Email)
  }
  const count = async (sql: string, id: number) =>
    Number(only(await server.db.read<{ n: bigint }>(`select count(*) as n from ${sql}`, [id])).n)

  describe('upload', () => {
    test('stores the picture encrypted and without the place where it was taken', async () => {
      const { token, user } = await server.player()
      expect(await identity.upload(token, 'front', jpeg([segment(0xe1, PLACE)]))).toMatchObject({
        errno: 0,
        data: { uploaded: ['front'], submission: null },
      })
      const [row] = await server.db.read<{ image_sealed: Uint8Array; type: string; is_scanned: boolean }>(
        'select image_sealed, type, is_scanned from identity_images where player_id = $1',
        [user.id],
      )
      expect(row).toMatchObject({ type: 'image/jpeg', is_scanned: false })
      expect(Buffer.from(row?.image_sealed ?? []).includes(jpeg().subarray(0, 8))).toBe(false)
      expect(server.vault.unseal('identity-image', row?.image_sealed ?? new Uint8Array()).equals(jpeg())).toBe(true)
    })

    test('replaces an image of the same side', async () => {
      const { token, user } = await server.player()
      await identity.upload(token, 'front', jpeg())
      await identity.upload(token, 'front', png())
      const rows = await server.db.read('select type from identity_images where player_id = $1', [user.id])
      expect(rows).toEqual([{ type: 'image/png' }])
    })

    test.each([
      ['text', Buffer.from('not a picture'), 1743],
      ['a picture above 50 megapixels', png([], { width: 10_001, height: 5000 }), 1744],
    ])('refuses %s', async (_, file, errno) => {
      const { token } = await server.player()
      expect(await identity.upload(token, 'front', file)).toMatchObject({ errno, data: null })
      expect((await identity.state(token)).data.uploaded).toEqual([])
    })

    test('refuses a side that no document has, and more than 8 MB', async () => {
      const { token } = await server.player()
      expect(await identity.upload(token, 'inside')).toMatchObject({ errno: 1000 })
      expect(await identity.upload(token, 'front', Buffer.alloc(9 * 1024 * 1024))).toMatchObject({ status: 413 })
    })

    test('is limited to a number a day', async () => {
      const { token, user } = await server.player()
      await identity.upload(token, 'front')
      await server.db.commit('update identity_uploads set used = $2 where player_id = $1', [user.id, IMAGES_A_DAY - 1])
      expect(await identity.upload(token, 'front')).toMatchObject({ errno: 0 })
      expect(await identity.upload(token, 'front')).toMatchObject({ errno: 1747, status: 429 })
      await server.db.commit('update identity_uploads set since = since - 86400000 where player_id = $1', [user.id])
      expect(await identity.upload(token, 'front')).toMatchObject({ errno: 0 })
    })
  })

  describe('submission', () => {
    const years = (n: number, days = 0) => {
      const date = new Date()
      date.setUTCFullYear(date.getUTCFullYear() - n)
      date.setUTCDate(date.getUTCDate() + days)
      return date.toISOString().slice(0, 10)
    }

    test.each([
      [{ birthDate: years(18, 1) }, 1751],
      [{ birthDate: '1990-02-30' }, 1752],
      [{ birthDate: '17/05/1990' }, 1752],
      [{ birthDate: years(130) }, 1752],
      [{ firstName: ' ' }, 1753],
      [{ lastName: '<b>' }, 1753],
      [{ lastName: '12345' }, 1753],
      [{ documentKind: 'idCard' }, 1748],
    ])('refuses %j with errno %i and keeps the images', async (change, errno) => {
      const { token } = await server.player()
      for (const side of ['front', 'selfie']) await identity.upload(token, side)
      expect(await identity.submit(token, change)).toMatchObject({ errno, data: null })
      expect((await identity.state(token)).data).toMatchObject({ submission: null, uploaded: ['front', 'selfie'] })
    })

    test('accepts a player who turns 18 today, and stores nothing in clear', async () => {
      const { token, user } = await server.player()
      await identity.upload(token, 'back')
      const birthDate = years(18)
      const id = await identity.send(token, { birthDate, firstName: ' Zoé  Anaïs ' })
      const [row] = await server.db.read<{ row: string; details_sealed: Uint8Array }>(
        'select c::text as row, details_sealed from identity_cases c where id = $1',
        [id],
      )
      expect(row?.row).not.toContain(birthDate)
      expect(row?.row).not.toContain(Buffer.from(PERSON.lastName).toString('hex'))
      expect(JSON.parse(server.vault.unseal('identity', row?.details_sealed ?? new Uint8Array()).toString())).toEqual({
        firstName: 'Zoé Anaïs',
        lastName: PERSON.lastName,
        birthDate,
      })
      // A passport needs no back, so that image is gone.
      expect(await count('identity_images where player_id = $1', user.id)).toBe(2)
    })

    test('is taken once for a repeated request, and refused with other details', async () => {
      const { token, user } = await server.player()
      const requestId = randomUUID()
      const id = await identity.send(token, { requestId })
      expect(await identity.submit(token, { requestId })).toMatchObject({ errno: 0, data: { submission: { id } } })
      expect(await identity.submit(token, { requestId, lastName: 'Diop' })).toMatchObject({ errno: 1006 })
      expect(await count('identity_cases where player_id = $1', user.id)).toBe(1)
    })

    test('is taken once if it is sent twice at once', async () => {
      const { token, user } = await server.player()
      for (const side of ['front', 'selfie']) await identity.upload(token, side)
      const answers = await Promise.all([identity.submit(token), identity.submit(token)])
      expect(answers.map(({ errno }) => errno).sort((a, b) => a - b)).toEqual([0, 1748])
      expect(await count('identity_cases where player_id = $1', user.id)).toBe(1)
      expect(await count('identity_images where player_id = $1', user.id)).toBe(2)
    })

    test('replaces one that waits, and deletes its images and details', async () => {
      const { token } = await server.player()
      const first = await identity.send(token)
      const second = await identity.send(token)
      expect(second).not.toBe(first)
      expect((await identity.open(risk, first)).data).toMatchObject({ state: 'replaced', details: null, images: [] })
      expect(await identity.decide(risk, first)).toMatchObject({ errno: 1749, status: 409 })
      expect((await identity.state(token)).data).toMatchObject({ level: 'contact', submission: { id: second } })
    })
  })

  describe('review', () => {
    test('shows the details and images to risk and owner only, and records each look', async () => {
      const { token, user } = await server.player()
      const id = await identity.send(token)
      const { data } = await identity.open(risk, id)
      expect(data).toMatchObject({
        playerId: user.id,
        state: 'waiting',
        level: 'contact',
        details: { ...PERSON, age: 36 },
      })
      const [image] = data.images
      expect(await identity.openImage(risk, image?.id ?? 0)).toMatchObject({
        errno: 0,
        data: { type: 'image/jpeg', data: jpeg().toString('base64') },
      })
      const acts = await auditEntriesSeenBy(server, risk)
      expect(
        acts
          .filter(({ subject }) => subject === String(id))
          .map(({ act }) => act)
          .sort(),
      ).toEqual(['identity.image', 'identity.open'])
      for (const role of ['support', 'finance', 'content']) {
        const other = await signInOperator(server, role)
        expect((await identity.open(other, id)).errno).toBe(1903)
        expect((await identity.openImage(other, image?.id ?? 0)).errno).toBe(1903)
        expect((await identity.decide(other, id)).errno).toBe(1903)
      }
    })

    test('never lets a response be cached, and shows no image that is not submitted', async () => {
      const { token, user } = await server.player()
      await identity.upload(token, 'front')
      const [draft] = await server.db.read<{ id: bigint }>('select id from identity_images where player_id = $1', [
        user.id,
      ])
      const answer = await server.app.httpServer.inject({
        method: 'POST',
        url: '/api/console/identity/image',
        headers: { token: risk.token },
        payload: { id: Number(draft?.id) },
      })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    test('raises the level and tells the player by message and email', async () => {
      const { token, user } = await server.player()
      await identity.verifyContact(user.id)
      const id = await identity.send(token)
      expect((await identity.decide(risk, id)).data).toMatchObject({ state: 'approved', operator: risk.name })
      expect((await identity.state(token)).data).toMatchObject({
        level: 'documents',
        submission: { state: 'approved', reason: null },
      })
      expect(await messages(token)).toEqual([{ code: 'identity.approved', params: {} }])
      expect((await emails(user.id)).map(({ subject }) => subject)).toEqual([
        'We’ve confirmed your identity at Glasshouse',
      ])
      expect(await identity.upload(token, 'front')).toMatchObject({ errno: 1750 })
    })

    test('refuses with a reason that the player reads, and takes new documents', async () => {
      const { token, user } = await server.player()
      await identity.verifyContact(user.id)
      await server.call('PUT /api/user', { id: user.id, language: 'fr' }, token)
      const id = await identity.send(token)
      expect(await identity.decide(risk, id, { isApproved: false })).toMatchObject({ errno: 1754 })
      expect(await identity.decide(risk, id, { isApproved: false, reason: 'ugly' })).toMatchObject({ errno: 1000 })
      await identity.decide(risk, id, { isApproved: false, reason: 'unreadable', note: 'The name is hidden.' })
      const { data } = await identity.state(token)
      expect(data).toMatchObject({ level: 'contact', submission: { state: 'refused', reason: 'unreadable' } })
      expect(JSON.stringify(data)).not.toContain('The name is hidden.')
      expect(await messages(token)).toEqual([{ code: 'identity.refused', params: { reason: 'unreadable' } }])
      expect(await emails(user.id)).toHaveLength(1)
      await identity.decide(owner, await identity.send(token))
      expect((await identity.state(token)).data.level).toBe('documents')
    })

    test('is decided once if two operators decide at once', async () => {
      const { token } = await server.player()
      const id = await identity.send(token)
      const answers = await Promise.all([
        identity.decide(risk, id),
        identity.decide(owner, id, { isApproved: false, reason: 'selfie' }),
      ])
      expect(answers.map(({ errno }) => errno).sort((a, b) => a - b)).toEqual([0, 1749])
      expect(await messages(token)).toHaveLength(1)
      const isApproved = answers[0]?.errno === 0
      expect((await identity.state(token)).data.submission?.state).toBe(isApproved ? 'approved' : 'refused')
    })

    test('never approves documents that the player replaces meanwhile', async () => {
      const { token, user } = await server.player()
      const id = await identity.send(token)
      for (const side of ['front', 'selfie']) await identity.upload(token, side)
      const { sent, decided } = await server.db.transaction(async (tx) => {
        await tx.query('select 1 from players where id = $1 for update', [user.id])
        const first = identity.submit(token, { lastName: 'Somebody Else' })
        await someoneWaits(server.db, tx)
        return { sent: first, decided: identity.decide(risk, id) }
      })
      expect(await sent).toMatchObject({ errno: 0 })
      expect(await decided).toMatchObject({ errno: 1749 })
      expect((await identity.state(token)).data).toMatchObject({ level: 'contact', submission: { state: 'waiting' } })
    })

    test('names other accounts of the same person', async () => {
      const person = { firstName: 'Élodie', lastName: 'Dupont-Martin', birthDate: '1985-01-02' }
      const [one, other] = [await server.player(), await server.player()]
      await identity.send(one.token, person)
      const id = await identity.send(other.token, { ...person, firstName: 'DUPONT', lastName: 'martin elodie' })
      expect((await identity.open(risk, id)).data.samePerson.map((each) => each.id)).toEqual([one.user.id])
    })

    test('lists cases by an index for every filter', async () => {
      const { token, user } = await server.player()
      const id = await identity.send(token)
      const { data } = await server.call<{ rows: object[]; next: string | null }>(
        `GET /api/console/list/identity?state=waiting&player=${user.id}`,
        undefined,
        risk.token,
      )
      expect(data.rows).toMatchObject([{ id, playerId: user.id, documentKind: 'passport', state: 'waiting' }])
      const cursor = Buffer.from(JSON.stringify(['-createTime', String(Date.now()), String(id)])).toString('base64url')
      for (const filter of [{}, { state: 'waiting' }, { player: user.id }])
        await expectIndexed(server.db, identityCases, { sort: '-createTime', ...filter }, cursor)
    })
  })
})

describe('virus scanner', () => {
  test('refuses an infected image, and one that could not be scanned', async () => {
    let answer = 'stream: OK\0'
    const clamd = createServer((socket) => void socket.on('data', () => void socket.end(answer)).on('error', () => {}))
    await new Promise<void>((resolve) => void clamd.listen(0, '127.0.0.1', resolve))
    const { port } = clamd.address() as AddressInfo
    const server = await openServer(oneDatabase, { CLAMAV_URL: `tcp://127.0.0.1:${port}` })
    const identity = new IdentityFixture(server)
    const { token, user } = await server.player()
    expect(await identity.upload(token, 'front')).toMatchObject({ errno: 0 })
    answer = 'stream: Eicar FOUND\0'
    expect(await identity.upload(token, 'selfie')).toMatchObject({ errno: 1745, data: null })
    answer = 'stream: OK'
    expect(await identity.upload(token, 'selfie')).toMatchObject({ errno: 1746, status: 503 })
    expect(
      await server.db.read('select side, is_scanned from identity_images where player_id = $1', [user.id]),
    ).toEqual([{ side: 'front', is_scanned: true }])
    await server.close()
    clamd.close()
  })
})
