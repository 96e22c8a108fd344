// Sanctions lists: who is matched, what a match stops, and that a new list finds players of before.

import { gzipSync } from 'node:zlib'
import type { SanctionsList } from '@glasshouse/rulebook/wire/account/identity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sanctionsHits } from '../../src/backoffice/identity-lists.ts'
import { Identity } from '../../src/features/identity/identity.ts'
import { manualReviewer, type IdentityReviewer } from '../../src/features/identity/reviewer.ts'
import { IdentityFixture } from './identity-fixture.ts'
import { expectIndexed } from '../support/list-plan.ts'
import { silentLog } from '../support/logs.ts'
import { databases, type TestServer } from '../support/open-server.ts'
import { signInOperator, type EnrolledOperator } from '../support/operators.ts'
import { jpeg } from './pictures.ts'
import { openWallet, type WalletFixture } from '../wallet/wallet-fixture.ts'

interface Listed {
  readonly name: string
  readonly birth?: string
}

const euList = (...persons: readonly Listed[]): string =>
  `<export generationDate="2026-11-02">${persons
    .map(
      ({ name, birth }, n) => `<sanctionEntity euReferenceNumber="EU.${n}">
        <subjectType code="person"/><nameAlias wholeName="${name}"/>${birth ? `<birthdate birthdate="${birth}"/>` : ''}
      </sanctionEntity>`,
    )
    .join('')}</export>`

const IVAN = { firstName: 'Ivan', lastName: 'Petrovitch', birthDate: '1970-03-04' }

describe.each(databases)('sanctions on %s', (kind) => {
  let wallet: WalletFixture
  let server: TestServer
  let fixture: IdentityFixture
  let identity: Identity
  let [risk, owner] = [] as unknown as [EnrolledOperator, EnrolledOperator]
  beforeAll(async () => {
    wallet = await openWallet(kind, { leads: false })
    server = wallet.server
    fixture = new IdentityFixture(server)
    identity = openIdentity(manualReviewer)
    ;[risk, owner] = [await signInOperator(server, 'risk'), await signInOperator(server, 'owner')]
  })
  afterAll(() => wallet.close())

  const openIdentity = (reviewer: IdentityReviewer) => {
    const { db, vault } = server
    const now = () => Date.now()
    const nothing = () => Promise.resolve()
    const mail = { emailDecision: nothing, wakeMail: () => {} }
    return new Identity({
      db,
      vault,
      now,
      clamavUrl: null,
      ...mail,
      reviewWithdrawals: reviewApproved,
      log: silentLog,
      reviewer,
    })
  }
  const reviewed: bigint[] = []
  const reviewApproved = (_: unknown, playerId: bigint) => Promise.resolve(void reviewed.push(playerId))
  const upload = (xml: string | Buffer, { token } = risk) =>
    server.call<SanctionsList[]>('POST /api/console/sanctions', { data: Buffer.from(xml).toString('base64') }, token)
  const screenAll = async () => {
    while ((await identity.sanctions.screenNext()) > 0);
  }
  const hits = async (id: number) => (await fixture.open(risk, id)).data.hits
  const decideHit = (operator: EnrolledOperator, id: number, isCleared: boolean) =>
    server.call('POST /api/console/sanctions/decide', { id, isCleared, note: 'Compared.' }, operator.token)

  test('accepts a list, plain or packed, from risk and owner only, and replaces the earlier one', async () => {
    expect((await upload(euList({ name: 'Nobody Known' }))).data).toMatchObject([{ source: 'eu', persons: 1 }])
    const packed = gzipSync(euList({ name: 'Nobody Known' }, { name: 'Nobody Else' }))
    expect((await upload(packed, owner)).data).toMatchObject([{ source: 'eu', persons: 2, operator: owner.name }])
    expect(await server.db.read('select reference from sanctions_entries')).toHaveLength(2)
    const support = await signInOperator(server, 'support')
    expect(await upload(euList({ name: 'Nobody Known' }), support)).toMatchObject({ errno: 1903 })
  })

  test.each([
    ['text', Buffer.from('Ivan'), 'outside'],
    ['a DOCTYPE', Buffer.from(`<!DOCTYPE a [<!ENTITY b "c">]>${euList({ name: 'Ivan Petrovitch' })}`), 'DOCTYPE'],
    ['a file that unpacks to too much', gzipSync(Buffer.alloc(90 * 1024 * 1024, 32)), ''],
    ['a packed file that is cut off', gzipSync(euList({ name: 'Ivan Petrovitch' })).subarray(0, -8), ''],
    ['other bytes', Buffer.from([0xff, 0xfe, 0x00]), ''],
  ])('refuses %s and keeps the list', async (_, file, why) => {
    await upload(euList({ name: 'Nobody Known' }))
    const refused = await upload(file)
    expect(refused).toMatchObject({ errno: 1756, data: null })
    expect(refused.message).toContain(why)
    expect(await server.db.read('select reference from sanctions_entries')).toHaveLength(1)
  })

  test('matches another spelling, order and accents when details are submitted', async () => {
    await upload(euList({ name: 'PETROVICH, Iván', birth: '1971-01-01' }, { name: 'Somebody Else' }))
    const { token } = await server.player()
    const id = await fixture.send(token, IVAN)
    expect(await hits(id)).toMatchObject([{ listedName: 'PETROVICH, Iván', birth: 'near', state: 'open' }])
    const answer = JSON.stringify((await fixture.state(token)).data)
    expect(answer).not.toMatch(/sanction|hit|PETROVICH/i)
    const other = await server.player()
    expect(await hits(await fixture.send(other.token, { ...IVAN, birthDate: '1990-03-04' }))).toEqual([])
    const exact = await server.player()
    const same = { firstName: 'Petrovich', lastName: 'Ivan', birthDate: '1990-03-04' }
    expect(await hits(await fixture.send(exact.token, same))).toMatchObject([{ score: 100, birth: 'different' }])
  })

  test('stops an approval and reviews withdrawals until a match is cleared, once', async () => {
    await upload(euList({ name: 'Ivan Petrovitch' }))
    const { token, user } = await server.player()
    await fixture.grant(user.id, 100_000n)
    expect((await fixture.withdraw(token, 5000)).data.state).toBe('approved')
    const id = await fixture.send(token, IVAN)
    const [first] = await server.db.read<{ state: string; reason: string }>(
      'select state, reason from withdrawals where player_id = $1',
      [user.id],
    )
    expect(first).toEqual({ state: 'review', reason: 'identity' })
    expect(await fixture.decide(risk, id)).toMatchObject({ errno: 1755 })
    expect((await fixture.withdraw(token, 5000)).data).toMatchObject({ state: 'review', reason: 'identity' })
    const [hit] = await hits(id)
    const answers = await Promise.all([decideHit(risk, hit?.id ?? 0, true), decideHit(owner, hit?.id ?? 0, true)])
    expect(answers.map(({ errno }) => errno).sort((a, b) => a - b)).toEqual([0, 1757])
    expect((await fixture.withdraw(token, 5000)).data.state).toBe('approved')
    expect(await fixture.decide(risk, id)).toMatchObject({ errno: 0 })
    // The same list again does not open what was cleared.
    await upload(euList({ name: 'Ivan Petrovitch' }))
    await screenAll()
    expect((await hits(id)).map(({ state }) => state)).toEqual(['cleared'])
  })

  test('keeps reviewing withdrawals of the listed person', async () => {
    await upload(euList({ name: 'Ivan Petrovitch' }))
    const { token, user } = await server.player()
    await fixture.grant(user.id, 100_000n)
    const id = await fixture.send(token, IVAN)
    await decideHit(risk, (await hits(id))[0]?.id ?? 0, false)
    expect((await fixture.withdraw(token, 5000)).data).toMatchObject({ state: 'review', reason: 'identity' })
    expect(await fixture.decide(risk, id)).toMatchObject({ errno: 1755 })
  })

  test('finds players of before when a list is uploaded, and goes on after a stop', async () => {
    await upload(euList({ name: 'Nobody Known' }))
    const players = await Promise.all([server.player(), server.player(), server.player()])
    const ids: number[] = []
    for (const { token } of players) ids.push(await fixture.send(token, { ...IVAN, lastName: 'Sidorov' }))
    await fixture.decide(risk, ids[0] ?? 0)
    await screenAll()
    expect(await hits(ids[0] ?? 0)).toEqual([])
    await upload(euList({ name: 'Sidorov Ivan', birth: IVAN.birthDate }))
    // Another node stops after the first of them.
    await server.db.commit(
      'update identity_cases set screened_list = (select max(id) from sanctions_lists) where id = any($1)',
      [ids.slice(1, 2)],
    )
    await screenAll()
    expect((await Promise.all(ids.map(hits))).map(({ length }) => length)).toEqual([1, 0, 1])
    expect(reviewed).toContain(BigInt(players[0]?.user.id ?? 0))
    expect(await identity.sanctions.screenNext()).toBe(0)
  })

  test('lists matches by an index for every filter', async () => {
    const cursor = Buffer.from(JSON.stringify(['-createTime', '1700000000000', '1'])).toString('base64url')
    for (const filter of [{}, { state: 'open' }, { player: 1001 }])
      await expectIndexed(server.db, sanctionsHits, { sort: '-createTime', ...filter }, cursor)
  })

  describe('a reviewer that decides at once', () => {
    const send = async (reviewer: IdentityReviewer, person: object) => {
      const { token, user } = await server.player()
      const { submissions } = openIdentity(reviewer)
      for (const side of ['front', 'selfie'] as const)
        await submissions.upload(BigInt(user.id), side, jpeg().toString('base64'))
      const form = { ...IVAN, ...person, requestId: crypto.randomUUID(), documentKind: 'passport' as const }
      await submissions.submit(BigInt(user.id), form)
      return (await fixture.state(token)).data
    }
    const approving: IdentityReviewer = {
      name: 'approving',
      begin: () => Promise.resolve({ isApproved: true, note: '' }),
    }
    const refusing: IdentityReviewer = {
      name: 'refusing',
      begin: () => Promise.resolve({ isApproved: false, reason: 'selfie', note: '' }),
    }

    test('raises the level or refuses with a reason', async () => {
      await upload(euList({ name: 'Nobody Known' }))
      expect(await send(approving, {})).toMatchObject({ level: 'documents', submission: { state: 'approved' } })
      expect(await send(refusing, {})).toMatchObject({ submission: { state: 'refused', reason: 'selfie' } })
      expect(await send(manualReviewer, {})).toMatchObject({ submission: { state: 'waiting' } })
    })

    test('never approves a player who resembles a listed person', async () => {
      await upload(euList({ name: 'Ivan Petrovitch' }))
      expect(await send(approving, {})).toMatchObject({ level: 'contact', submission: { state: 'waiting' } })
    })
  })
})
