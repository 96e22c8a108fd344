// Invitations and decisions of owners about operators: applied once, audited, and never leaving the house without an owner.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordAuditFirst } from '../../src/platform/db/audit-log.ts'
import { verifyAudit } from '../../src/backoffice/operators/audit.ts'
import { lockOperator } from '../../src/backoffice/operators/deps.ts'
import { someoneWaits } from '../support/proxy.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import {
  auditEntriesSeenBy,
  enrol,
  logIn,
  makeOperator,
  newOperator,
  PASSWORD,
  signInOperator,
  type EnrolledOperator,
} from '../support/operators.ts'

const NOT_ALLOWED = 1903
const SUSPENDED = 1905
const NAME_TAKEN = 1908
const INVITATION_GONE = 1909
const NOT_YOURSELF = 1910
const REVOKED = 510

interface Invited {
  readonly invitation: { readonly id: number }
  readonly secret: string
}

describe.each(databases)('owners on %s', (kind) => {
  let server: TestServer
  let owner: EnrolledOperator
  let second: EnrolledOperator
  beforeAll(async () => {
    server = await openServer(kind)
    owner = await signInOperator(server, 'owner')
    second = await signInOperator(server, 'owner')
  })
  afterAll(async () => {
    expect((await verifyAudit(server.db)).broken).toBeNull()
    await server.close()
  })

  const invite = (name: string, role = 'support', { token } = owner) =>
    server.call<Invited>('POST /api/console/invitation', { name, role }, token)
  const open = (secret: string) => server.call('POST /api/console/invitation/open', { secret })
  const accept = (secret: string, password = 'light through glass') =>
    server.call<{ token: string; operator: { id: number; stage: string; role: string } }>(
      'POST /api/console/invitation/accept',
      { secret, password },
    )
  const suspend = (by: EnrolledOperator, id: number, status = 'suspended') =>
    server.call('PUT /api/console/operator/status', { id, status, reason: 'left the house' }, by.token)
  const setRole = (by: EnrolledOperator, id: number, role: string) =>
    server.call('PUT /api/console/operator/role', { id, role }, by.token)
  const reset = (by: EnrolledOperator, id: number) =>
    server.call<{ proposal: { id: number } }>('POST /api/console/operator/reset', { id, reason: 'lost' }, by.token)
  const agree = (by: EnrolledOperator, id: number) =>
    server.call<{ oneTimePassword: string }>('POST /api/console/operator/decide', { id, isAgreed: true }, by.token)
  const agreeToAll = async (): Promise<void> => {
    const { data } = await server.call<{ id: number }[]>('GET /api/console/operator/proposal', undefined, second.token)
    for (const { id } of data) expect((await agree(second, id)).errno).toBe(0)
  }
  const see = (token: string) => server.call('GET /api/console/security', undefined, token)
  const isWhole = async (token: string): Promise<boolean> => (await see(token)).errno === 0
  const expire = (id: number) =>
    server.db.commit('update operator_invitations set expires_at = now_ms() - 1 where id = $1', [id])

  test('lets an invitee choose a password and second factor and get the role', async () => {
    const { data } = await invite('Awa Ndiaye', 'finance')
    await agreeToAll()
    expect(await open(data.secret)).toMatchObject({ errno: 0, data: { name: 'Awa Ndiaye', role: 'finance' } })
    expect((await accept(data.secret, 'short')).errno).toBe(1022)
    const entered = await accept(data.secret)
    expect(entered.data.operator).toMatchObject({ role: 'finance', stage: 'enrol' })
    const { token, operator } = entered.data
    expect((await see(token)).errno).toBe(1906)
    await enrol(server, { id: operator.id, name: 'Awa Ndiaye', token })
    expect(await isWhole(token)).toBe(true)
    expect((await server.call('GET /api/console/withdrawal/review', undefined, token)).errno).toBe(0)
    const acts = await auditEntriesSeenBy(server, owner, `?subject=${encodeURIComponent('Awa Ndiaye')}`)
    expect(acts.map(({ act }) => act)).toEqual([
      'operator.addApp',
      'operator.accept',
      'operator.agreeInvite',
      'operator.invite',
    ])
    expect(JSON.stringify(acts)).not.toContain(data.secret)
  })

  test('accepts an invitation once under concurrent use', async () => {
    const { data } = await invite('Twice')
    const both = await Promise.all([accept(data.secret), accept(data.secret)])
    expect(both.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, INVITATION_GONE])
    expect((await open(data.secret)).errno).toBe(INVITATION_GONE)
    expect((await accept('made up')).errno).toBe(INVITATION_GONE)
  })

  test('ends an invitation on expiry and revocation', async () => {
    const late = (await invite('Late')).data
    await expire(late.invitation.id)
    expect((await accept(late.secret)).errno).toBe(INVITATION_GONE)
    // The name is free again.
    const again = (await invite('late')).data
    const revoke = () => server.call(`DELETE /api/console/invitation/${again.invitation.id}`, undefined, owner.token)
    expect((await revoke()).errno).toBe(0)
    expect((await revoke()).errno).toBe(1010)
    expect((await accept(again.secret)).errno).toBe(INVITATION_GONE)
  })

  test('refuses names in use, ignoring case', async () => {
    const both = await Promise.all([invite('Same'), invite('sAME')])
    expect(both.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, NAME_TAKEN])
    expect((await invite(owner.name.toUpperCase())).errno).toBe(NAME_TAKEN)
    expect((await invite('<b>')).errno).toBe(1000)
  })

  test('invalidates invitations of a suspended owner', async () => {
    const other = await signInOperator(server, 'owner')
    const { data } = await invite('By the other', 'owner', other)
    expect((await suspend(owner, other.id)).errno).toBe(0)
    expect((await accept(data.secret)).errno).toBe(INVITATION_GONE)
  })

  test('refuses an invitation concurrent with the owner’s suspension', async () => {
    const other = await signInOperator(server, 'owner')
    const asked = await server.db.transaction(async (tx) => {
      await tx.query('select 1 from operators where id = $1 for no key update', [other.id])
      const invited = invite('Under Way', 'owner', other)
      await someoneWaits(server.db, tx)
      await tx.query(`update operators set status = 'suspended' where id = $1`, [other.id])
      return { invited }
    })
    expect((await asked.invited).errno).not.toBe(0)
    expect(await server.db.read(`select 1 from operator_invitations where name = 'Under Way'`)).toEqual([])
  })

  test.runIf(kind === 'postgresql')('does not block actions of an operator under decision', async () => {
    const who = await signInOperator(server, 'risk')
    await server.db.transaction(async (tx) => {
      await lockOperator(tx, BigInt(who.id))
      await recordAuditFirst(server.db, BigInt(who.id), { act: 'test', subject: who.name })
    })
    expect(await auditEntriesSeenBy(server, owner, `?subject=${who.name}&act=test`)).toHaveLength(1)
  })

  test('ends a suspended operator’s sessions immediately, and allows login after the suspension is lifted', async () => {
    const clerk = await signInOperator(server, 'support')
    expect(await isWhole(clerk.token)).toBe(true)
    expect((await suspend(owner, clerk.id)).errno).toBe(0)
    expect((await see(clerk.token)).errno).toBe(REVOKED)
    expect((await server.call('GET /api/console/me', undefined, clerk.token)).errno).toBe(REVOKED)
    const login = () => server.call('POST /api/console/login', { name: clerk.name, password: PASSWORD })
    expect((await login()).errno).toBe(SUSPENDED)
    expect((await server.call('POST /api/console/login', { name: clerk.name, password: 'wrong' })).errno).toBe(1902)
    // Repeating it changes nothing and is not audited.
    expect((await suspend(owner, clerk.id)).errno).toBe(0)
    expect((await suspend(owner, clerk.id, 'active')).errno).toBe(0)
    expect((await login()).errno).toBe(0)
    expect((await see(clerk.token)).errno).toBe(REVOKED)
    const acts = await auditEntriesSeenBy(server, owner, `?subject=${clerk.name}`)
    expect(acts.map(({ act, before, after }) => [act, before, after])).toEqual([
      ['operator.lift', '{"status":"suspended"}', '{"status":"active","reason":"left the house"}'],
      ['operator.loginFailed', null, '{"address":"127.0.0.1"}'],
      ['operator.suspend', '{"status":"active"}', '{"status":"suspended","reason":"left the house"}'],
      ['operator.addApp', null, '{}'],
    ])
  })

  test('applies a role from the next call', async () => {
    const clerk = await signInOperator(server, 'content')
    const texts = () => server.call('GET /api/console/content/faq', undefined, clerk.token)
    expect((await texts()).errno).toBe(0)
    expect((await setRole(owner, clerk.id, 'support')).errno).toBe(0)
    expect((await texts()).errno).toBe(NOT_ALLOWED)
    const [act] = await auditEntriesSeenBy(server, owner, `?subject=${clerk.name}`)
    expect(act).toMatchObject({ act: 'operator.role', before: '{"role":"content"}', after: '{"role":"support"}' })
  })

  test('resets factors, password and sessions', async () => {
    const clerk = await signInOperator(server, 'risk')
    const proposed = await reset(owner, clerk.id)
    expect(await isWhole(clerk.token)).toBe(true)
    const { data } = await agree(second, proposed.data.proposal.id)
    expect((await see(clerk.token)).errno).toBe(REVOKED)
    expect((await server.call('POST /api/console/login', { name: clerk.name, password: PASSWORD })).errno).toBe(1902)
    const begun = await logIn(server, clerk.name, data.oneTimePassword)
    expect((await server.call('POST /api/console/authenticator/begin', {}, begun.token)).errno).toBe(1901)
    const acts = await auditEntriesSeenBy(server, owner, `?act=operator.reset&subject=${clerk.name}`)
    expect(acts[0]).toMatchObject({ act: 'operator.reset', before: '{"app":true,"passkeys":0}' })
    expect(JSON.stringify(acts)).not.toContain(data.oneTimePassword)
  })

  test('refuses decisions about oneself, unknown operators or by non-owners', async () => {
    const risk = await signInOperator(server, 'risk')
    for (const decide of [suspend, reset, (by: EnrolledOperator, id: number) => setRole(by, id, 'support')]) {
      expect((await decide(owner, owner.id)).errno).toBe(NOT_YOURSELF)
      expect((await decide(owner, 999_999)).errno).toBe(1010)
      expect((await decide(risk, owner.id)).errno).toBe(NOT_ALLOWED)
    }
    expect((await invite('By risk', 'risk', risk)).errno).toBe(NOT_ALLOWED)
    expect(await isWhole(owner.token)).toBe(true)
  })

  test('keeps one of two owners who suspend each other concurrently', async () => {
    type Decide = (by: EnrolledOperator, id: number) => Promise<{ errno: number }>
    const ways: Decide[] = [suspend, (by, id) => setRole(by, id, 'support')]
    for (const mine of ways)
      for (const theirs of ways) {
        const one = await signInOperator(server, 'owner')
        const other = await signInOperator(server, 'owner')
        const answers = await Promise.all([mine(one, other.id), theirs(other, one.id)])
        expect(answers.filter(({ errno }) => errno === 0)).toHaveLength(1)
        const stays = answers[0].errno === 0 ? one : other
        const goes = answers[0].errno === 0 ? other : one
        expect((await server.call('GET /api/console/invitation', undefined, stays.token)).errno).toBe(0)
        expect((await server.call('GET /api/console/invitation', undefined, goes.token)).errno).not.toBe(0)
        expect((await suspend(owner, stays.id)).errno).toBe(0)
      }
  })

  test('keeps the last owner with a second factor', async () => {
    const alone = await openServer(kind)
    const last = await signInOperator(alone, 'owner')
    // The first owner has never logged in; another one has only a password.
    await makeOperator(alone, 'owner')
    const bare = await newOperator(alone, 'owner')
    const { data } = await alone.call<{ rows: { role: string; status: string; hasSecond: boolean }[] }>(
      'GET /api/console/list/operators?role=owner&status=active',
      undefined,
      last.token,
    )
    expect(data.rows.filter(({ hasSecond }) => hasSecond)).toHaveLength(1)
    const factors = await alone.db.read('select 1 from authenticators where holder_id = $1', [last.id])
    expect(factors).toHaveLength(1)
    // Others can be removed, but the last owner stays, even against an older session of their own.
    const put = (id: number, status: string) =>
      alone.call('PUT /api/console/operator/status', { id, status, reason: 'gone' }, last.token)
    expect((await put(bare.id, 'suspended')).errno).toBe(0)
    await alone.db.commit('delete from authenticators where holder_id = $1', [last.id])
    await alone.db.commit('update sessions set second_passed = now_ms() where holder_id = $1', [last.id])
    expect((await put(bare.id, 'active')).errno).toBe(1906)
    await alone.close()
  })
})
