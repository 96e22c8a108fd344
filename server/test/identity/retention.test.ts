// How long documents are kept: drafts for a day, submitted ones for years after the account closes.

import { IDENTITY_KEPT_YEARS } from '@glasshouse/rulebook/identity/levels'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Identity } from '../../src/features/identity/identity.ts'
import { post } from '../../src/ledger/ledger.ts'
import { only } from '../../src/platform/db/tx.ts'
import { IdentityFixture, PERSON } from './identity-fixture.ts'
import { silentLog } from '../support/logs.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { signInOperator, type EnrolledOperator } from '../support/operators.ts'

const DAY_MS = 86_400_000
const KEPT_MS = IDENTITY_KEPT_YEARS * 365.25 * DAY_MS

describe.each(databases)('identity retention on %s', (kind) => {
  let server: TestServer
  let fixture: IdentityFixture
  let identity: Identity
  let risk: EnrolledOperator
  beforeAll(async () => {
    server = await openServer(kind)
    fixture = new IdentityFixture(server)
    const { db, vault } = server
    const now = () => Date.now()
    const nothing = () => Promise.resolve()
    identity = new Identity({
      db,
      vault,
      now,
      clamavUrl: null,
      emailDecision: nothing,
      reviewWithdrawals: nothing,
      wakeMail: () => {},
      log: silentLog,
    })
    risk = await signInOperator(server, 'risk')
  })
  afterAll(() => server.close())

  const close = async ({ token, user }: { token: string; user: { id: number } }) => {
    await server.db.transaction(async (tx) => {
      const { balance } = only(
        await tx.query<{ balance: bigint }>(`select balance from accounts where owner_id = $1 and kind = 'player'`, [
          user.id,
        ]),
      )
      const moves = [
        { from: { kind: 'player', playerId: BigInt(user.id) }, to: { kind: 'sandbox' }, amount: balance },
      ] as const
      await post(tx, { key: `empty:${user.id}`, cause: 'test', moves })
    })
    return await server.call('DELETE /api/user', { password: 'a glass of water' }, token)
  }
  const images = async (id: number) =>
    (await server.db.read('select id from identity_images where player_id = $1', [id])).length
  const closedAgo = (id: number, ms: number) =>
    server.db.commit('update players set closed_time = now_ms() - $2::int8 where id = $1', [id, ms])

  test('deletes images that were not submitted within a day, and no others', async () => {
    const [late, early, sent] = [await server.player(), await server.player(), await server.player()]
    await fixture.upload(late.token, 'front')
    await fixture.upload(early.token, 'front')
    await fixture.send(sent.token)
    const age = (id: number, ms: number) =>
      server.db.commit('update identity_images set create_time = now_ms() - $2::int8 where player_id = $1', [id, ms])
    await age(late.user.id, DAY_MS + 1000)
    await age(early.user.id, DAY_MS - 60_000)
    await age(sent.user.id, 100 * DAY_MS)
    await identity.sweep()
    expect([await images(late.user.id), await images(early.user.id), await images(sent.user.id)]).toEqual([0, 1, 2])
  })

  test('keeps submitted documents when the account closes, and deletes the others', async () => {
    const player = await server.player()
    const id = await fixture.send(player.token)
    await fixture.decide(risk, id)
    const drafted = await server.player()
    const waiting = await fixture.send(drafted.token)
    await fixture.upload(drafted.token, 'front')
    expect(await close(player)).toMatchObject({ errno: 0 })
    expect(await close(drafted)).toMatchObject({ errno: 0 })
    expect([await images(player.user.id), await images(drafted.user.id)]).toEqual([2, 2])
    expect((await fixture.open(risk, id)).data).toMatchObject({ details: PERSON, state: 'approved', nickname: '—' })
    // Nobody has to review the documents of an account that is closed.
    expect((await fixture.open(risk, waiting)).data).toMatchObject({ state: 'replaced', details: PERSON })
    expect(await fixture.decide(risk, waiting)).toMatchObject({ errno: 1749 })
  })

  test('deletes documents, details and notes once the years are over', async () => {
    const [over, kept, open] = [await server.player(), await server.player(), await server.player()]
    const ids = [await fixture.send(over.token), await fixture.send(kept.token), await fixture.send(open.token)]
    for (const id of ids) await fixture.decide(risk, id)
    await close(over)
    await close(kept)
    await closedAgo(over.user.id, KEPT_MS + 60_000)
    await closedAgo(kept.user.id, KEPT_MS - 60_000)
    await identity.sweep()
    await identity.sweep()
    expect([await images(over.user.id), await images(kept.user.id), await images(open.user.id)]).toEqual([0, 2, 2])
    const rows = await server.db.read<{
      details_sealed: Uint8Array | null
      person_hash: Uint8Array | null
      note: string
    }>('select details_sealed, person_hash, note from identity_cases where id = any($1) order by id', [ids])
    expect(rows[0]).toEqual({ details_sealed: null, person_hash: null, note: '' })
    expect(rows[1]).toMatchObject({ note: 'Looks right.' })
    expect((await fixture.open(risk, ids[0] ?? 0)).data).toMatchObject({ details: null, images: [], samePerson: [] })
  })

  test('exports the details in clear to the player', async () => {
    const { token } = await server.player()
    await fixture.send(token)
    const { data } = await server.call<{ rows: { details: string; state: string }[] }>(
      'GET /api/user/export?after=identity',
      undefined,
      token,
    )
    expect(data.rows).toHaveLength(1)
    expect(JSON.parse(data.rows[0]?.details ?? '')).toEqual(PERSON)
  })
})
