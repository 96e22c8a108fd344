// Source of funds: when it is asked for, what is held off until it is approved, and who wins when two act at once.

import { randomUUID } from 'node:crypto'
import { FUNDS_LIMIT, FUNDS_PERIOD_DAYS, FUNDS_TEXT_MIN, FUNDS_VALID_DAYS } from '@glasshouse/rulebook/identity/funds'
import type { Identity } from '@glasshouse/rulebook/wire/account/identity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Submissions } from '../../src/features/identity/submissions.ts'
import { strictLog } from '../support/logs.ts'
import { databases, type TestServer } from '../support/open-server.ts'
import { auditEntriesSeenBy, signInOperator, type EnrolledOperator } from '../support/operators.ts'
import { openWallet, type WalletFixture } from '../wallet/wallet-fixture.ts'
import { IdentityFixture } from './identity-fixture.ts'

const NEEDED = 1758
const TEXT = 'A teacher in Lyon, 38,000 euros a year.'
const DAY_MS = 86_400_000
/** Below the limits of the highest level in any 30 days. */
const OLD_MS = 40 * DAY_MS

describe.each(databases)('source of funds on %s', (kind) => {
  let wallet: WalletFixture
  let server: TestServer
  let identity: IdentityFixture
  let risk: EnrolledOperator
  beforeAll(async () => {
    wallet = await openWallet(kind, { leads: false })
    server = wallet.server
    identity = new IdentityFixture(server)
    risk = await signInOperator(server, 'risk')
  })
  afterAll(() => wallet.close())

  const deposited = async (playerId: number, gold: bigint, agoMs = OLD_MS, state = 'expired') => {
    const [row] = await server.db.commit<{ id: bigint }>(
      `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, request_id, gateway, reference, expires_at)
         values ($1, 'fiat', 'created', $2, 1, 'USD', now_ms() - $3::int8, gen_random_uuid(), 'sandbox', gen_random_uuid()::text, 0)
         returning id`,
      [playerId, gold, agoMs],
    )
    if (state === 'expired') await server.db.commit(`update recharges set state = 'expired' where id = $1`, [row?.id])
    return row?.id ?? 0n
  }
  /** A player with approved documents, whose deposits in the period leave `left`. */
  const known = async (left: bigint) => {
    const player = await server.player()
    await identity.decide(risk, await identity.send(player.token))
    await deposited(player.user.id, FUNDS_LIMIT - left, OLD_MS, 'created')
    return player
  }
  const tell = (token: string, change: object = {}) =>
    server.call<Identity>(
      'POST /api/user/identity/funds',
      { requestId: randomUUID(), source: 'salary', text: TEXT, ...change },
      token,
    )
  const sent = async (token: string) => (await tell(token)).data.funds.statement?.id ?? 0
  const decide = (id: number, change: object = {}) => identity.decide(risk, id, change)
  const codes = async (token: string) =>
    (
      await server.call<{ messages: { code: string; params: object }[] }>('GET /api/user/messages/0', undefined, token)
    ).data.messages.map(({ code, params }) => ({ code, params }))

  test('is asked for above the total of the period, and not at it', async () => {
    const { token } = await known(3000n)
    const refused = await identity.deposit(token, 3010)
    expect(refused).toMatchObject({ errno: NEEDED, status: 400 })
    expect(refused.message).toContain(`3,000 more gold in this ${FUNDS_PERIOD_DAYS}-day period`)
    expect(await identity.deposit(token, 3000)).toMatchObject({ errno: 0 })
    expect(await identity.deposit(token, 1000)).toMatchObject({ errno: NEEDED })
    expect((await identity.state(token)).data.funds).toEqual({
      limit: Number(FUNDS_LIMIT),
      used: Number(FUNDS_LIMIT),
      validUntil: null,
      statement: null,
    })
  })

  test('does not count deposits that never arrived or are older', async () => {
    const { token, user } = await server.player()
    await identity.decide(risk, await identity.send(token))
    await deposited(user.id, FUNDS_LIMIT, OLD_MS)
    await deposited(user.id, FUNDS_LIMIT, FUNDS_PERIOD_DAYS * DAY_MS + 1000, 'created')
    expect(await identity.deposit(token, 1_000_000)).toMatchObject({ errno: 0 })
  })

  test('lets only one of two deposits at once use the rest', async () => {
    const { token } = await known(5000n)
    const answers = await Promise.all([identity.deposit(token, 5000), identity.deposit(token, 5000)])
    expect(answers.map(({ errno }) => errno).sort((a, b) => a - b)).toEqual([0, NEEDED])
  })

  test('hides the deposit address once the total is used, and answers a repeated deposit with its order', async () => {
    const { token } = await known(1000n)
    const address = () => server.call('GET /api/recharge/address/sandbox', undefined, token)
    const before = (await address()).errno
    const order = { gold: 1000, requestId: randomUUID() }
    const first = await server.call<{ id: number }>('POST /api/recharge', order, token)
    expect(before).not.toBe(NEEDED)
    expect(await address()).toMatchObject({ errno: NEEDED })
    expect((await server.call<{ id: number }>('POST /api/recharge', order, token)).data.id).toBe(first.data.id)
  })

  test('holds deposits off until an operator has approved, for a year', async () => {
    const { token } = await known(1000n)
    await identity.upload(token, 'statement')
    const { data } = await tell(token)
    expect(data.funds.statement).toMatchObject({ state: 'waiting', reason: null })
    expect(data.uploaded).toEqual([])
    expect(await identity.deposit(token, 2000)).toMatchObject({ errno: NEEDED })
    const id = data.funds.statement?.id ?? 0
    const opened = (await identity.open(risk, id)).data
    expect(opened).toMatchObject({
      documentKind: 'funds',
      details: null,
      funds: { source: 'salary', text: TEXT, deposited: Number(FUNDS_LIMIT) - 1000 },
      images: [{ side: 'statement' }],
    })
    expect((await decide(id)).data).toMatchObject({ state: 'approved' })
    expect((await codes(token))[0]).toEqual({ code: 'funds.approved', params: {} })
    expect(await identity.deposit(token, 2000)).toMatchObject({ errno: 0 })
    const { funds, level } = (await identity.state(token)).data
    expect(level).toBe('documents')
    expect((funds.validUntil ?? 0) - (funds.statement?.decideTime ?? 0)).toBe(FUNDS_VALID_DAYS * DAY_MS)
    await server.db.commit('update identity_cases set decide_time = decide_time - $2::int8 where id = $1', [
      id,
      FUNDS_VALID_DAYS * DAY_MS,
    ])
    expect(await identity.deposit(token, 1000)).toMatchObject({ errno: NEEDED })
    expect((await decide(await sent(token))).errno).toBe(0)
    expect(await identity.deposit(token, 1000)).toMatchObject({ errno: 0 })
    const [entry] = await auditEntriesSeenBy(server, risk)
    expect(entry).toMatchObject({ act: 'identity.approve' })
  })

  test('refuses with a reason that the player reads, and takes another statement', async () => {
    const { token } = await known(0n)
    const id = await sent(token)
    expect(await decide(id, { isApproved: false, reason: 'selfie' })).toMatchObject({ errno: 1754 })
    expect(await decide(id, { isApproved: false, reason: null })).toMatchObject({ errno: 1754 })
    expect(await decide(id, { isApproved: false, reason: 'documentMissing' })).toMatchObject({ errno: 0 })
    expect((await codes(token))[0]).toEqual({ code: 'funds.refused', params: { reason: 'documentMissing' } })
    expect((await identity.state(token)).data.funds.statement).toMatchObject({
      state: 'refused',
      reason: 'documentMissing',
    })
    expect(await identity.deposit(token, 1000)).toMatchObject({ errno: NEEDED })
    expect((await decide(await sent(token))).errno).toBe(0)
    expect(await identity.deposit(token, 1000)).toMatchObject({ errno: 0 })
    expect(await decide(id)).toMatchObject({ errno: 1749 })
  })

  test('refuses a reason for funds about documents', async () => {
    const { token } = await server.player()
    const id = await identity.send(token)
    expect(await decide(id, { isApproved: false, reason: 'implausible' })).toMatchObject({ errno: 1754 })
  })

  test('raises no identity level, and documents approve no funds', async () => {
    const { token } = await server.player()
    await decide(await sent(token))
    expect((await identity.state(token)).data).toMatchObject({ level: 'contact', submission: null })
    // Both wait at the same time, and documents can still be sent.
    const documents = await identity.send(token)
    await tell(token)
    await decide(documents)
    const { level, submission, funds } = (await identity.state(token)).data
    expect([level, submission?.state, funds.statement?.state]).toEqual(['documents', 'approved', 'waiting'])
  })

  test('takes a statement after the documents were approved, and leaves each other’s images', async () => {
    const { token } = await server.player()
    await identity.upload(token, 'statement')
    await decide(await identity.send(token))
    expect((await identity.state(token)).data.uploaded).toEqual(['statement'])
    expect(await identity.upload(token, 'statement')).toMatchObject({ errno: 0 })
    expect(await identity.upload(token, 'front')).toMatchObject({ errno: 1750 })
    const id = await sent(token)
    expect((await identity.open(risk, id)).data.images).toMatchObject([{ side: 'statement' }])
  })

  test('is taken once for a repeated request, also at once, and refused with another text', async () => {
    const { token, user } = await server.player()
    const form = { requestId: randomUUID() }
    const both = await Promise.all([tell(token, form), tell(token, form)])
    expect(both.map(({ errno }) => errno)).toEqual([0, 0])
    expect(await tell(token, { ...form, source: 'sale' })).toMatchObject({ status: 409 })
    expect(await tell(token, { ...form, text: `${TEXT} More.` })).toMatchObject({ status: 409 })
    expect(await server.db.read('select id from identity_cases where player_id = $1', [user.id])).toHaveLength(1)
  })

  test('replaces a statement that waits, and deletes its text and image', async () => {
    const { token, user } = await server.player()
    await identity.upload(token, 'statement')
    const first = await sent(token)
    await tell(token, { text: `${TEXT} More.` })
    expect((await identity.open(risk, first)).data).toMatchObject({ state: 'replaced', funds: null, images: [] })
    const rows = await server.db.read<{ row: string }>(
      'select c::text as row from identity_cases c where player_id = $1',
      [user.id],
    )
    for (const { row } of rows) expect(row).not.toContain('teacher')
  })

  test('wants a few words', async () => {
    const { token } = await server.player()
    const short = 'x'.repeat(FUNDS_TEXT_MIN - 1)
    expect(await tell(token, { text: ` ${short} ` })).toMatchObject({ errno: 1759 })
    expect(await tell(token, { text: `${short}x` })).toMatchObject({ errno: 0 })
    expect(await tell(token, { source: 'lottery' })).toMatchObject({ status: 400 })
  })

  test('can be decided by a provider instead of operators', async () => {
    const { user } = await server.player()
    const { db, vault } = server
    const decided: unknown[] = []
    const submissions = new Submissions({
      db,
      vault,
      now: () => Date.now(),
      scanner: null,
      reviewer: { name: 'provider', begin: () => Promise.resolve({ isApproved: true, note: 'Checked.' }) },
      sanctions: { hasUnclearedHit: () => Promise.resolve(false) } as never,
      decide: (_, submission) => Promise.resolve(void decided.push(submission.documentKind)),
      log: strictLog,
    })
    await submissions.submitFunds(BigInt(user.id), { requestId: randomUUID(), source: 'savings', text: TEXT })
    expect(decided).toEqual(['funds'])
  })
})
