// One owner cannot be two people: a role that moves money needs another owner, and decides nothing for a day.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AlarmWatch } from '../../src/backoffice/today-alarms.ts'
import { verifyAudit } from '../../src/backoffice/operators/audit.ts'
import { strictLog } from '../support/logs.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { enrol, logIn, makeOperator, signInOperator, type EnrolledOperator } from '../support/operators.ts'

const TOO_NEW = 1980
const SECOND_OWNER = 1981
const DECIDED = 1982
const INVITATION_WAITS = 1983
const PROPOSAL_WAITS = 1984
const INVITATION_GONE = 1909
const NOT_YOURSELF = 1910
const DAY_MS = 86_400_000

interface Proposal {
  readonly id: number
  readonly kind: string
  readonly name: string
}
interface Invited {
  readonly invitation: { readonly id: number; readonly isAgreed: boolean }
  readonly secret: string
}

const caller = ({ call }: TestServer) => ({
  invite: ({ token }: EnrolledOperator, name: string, role: string) =>
    call<Invited>('POST /api/console/invitation', { name, role }, token),
  accept: (secret: string) =>
    call<{ token: string; operator: { id: number } }>('POST /api/console/invitation/accept', {
      secret,
      password: 'light through glass',
    }),
  setRole: ({ token }: EnrolledOperator, id: number, role: string) =>
    call<{ proposal: Proposal | null }>('PUT /api/console/operator/role', { id, role }, token),
  reset: ({ token }: EnrolledOperator, id: number) =>
    call<{ proposal: Proposal }>('POST /api/console/operator/reset', { id, reason: 'lost' }, token),
  setStatus: ({ token }: EnrolledOperator, id: number, status: string) =>
    call('PUT /api/console/operator/status', { id, status, reason: 'test' }, token),
  proposals: async ({ token }: EnrolledOperator) =>
    (await call<Proposal[]>('GET /api/console/operator/proposal', undefined, token)).data,
  decide: ({ token }: EnrolledOperator, id: number, isAgreed = true) =>
    call<{ oneTimePassword: string | null }>('POST /api/console/operator/decide', { id, isAgreed }, token),
})

describe.each(databases)('a house with one owner on %s', (kind) => {
  let server: TestServer
  let owner: EnrolledOperator
  let acts: ReturnType<typeof caller>
  beforeAll(async () => {
    server = await openServer(kind)
    acts = caller(server)
    // The first owner of the installation, who has chosen a password.
    const name = await makeOperator(server, 'owner')
    await server.db.commit(`update operators set role = 'support', status = 'suspended' where name = 'owner'`)
    owner = await enrol(server, await logIn(server, name))
  })
  afterAll(() => server.close())

  it('can propose anything and agree to nothing for a week', async () => {
    const clerk = await signInOperator(server, 'support')
    const invited = (await acts.invite(owner, 'Second me', 'finance')).data
    expect(invited.invitation.isAgreed).toBe(false)
    expect((await acts.accept(invited.secret)).errno).toBe(INVITATION_WAITS)
    const role = (await acts.setRole(owner, clerk.id, 'risk')).data.proposal
    const reset = (await acts.reset(owner, clerk.id)).data.proposal
    const waiting = await acts.proposals(owner)
    expect(waiting.map(({ kind: each }) => each)).toEqual(['invite', 'role', 'reset'])
    for (const { id } of waiting) expect((await acts.decide(owner, id)).errno).toBe(SECOND_OWNER)
    // Nothing has happened.
    expect((await server.call('GET /api/console/security', undefined, clerk.token)).errno).toBe(0)
    // A week later there is still no other owner.
    await server.db.commit(`update operator_proposals set create_time = now_ms() - 7 * ${DAY_MS} + 60000`)
    expect((await acts.decide(owner, role?.id ?? 0)).errno).toBe(SECOND_OWNER)
    await server.db.commit(`update operator_proposals set create_time = now_ms() - 7 * ${DAY_MS}`)
    expect((await acts.decide(owner, role?.id ?? 0)).errno).toBe(0)
    expect((await acts.decide(owner, reset.id)).data.oneTimePassword).toMatch(/^[\w-]{16}$/)
  })

  it('can invite its second owner at once, but only one of two, and none once it has had one', async () => {
    const both = await Promise.all([acts.invite(owner, 'Partner', 'owner'), acts.invite(owner, 'Double', 'owner')])
    const agreed = both.filter(({ data }) => data.invitation.isAgreed)
    expect(agreed).toHaveLength(1)
    const entered = await acts.accept(agreed[0]?.data.secret ?? '')
    expect(entered.errno).toBe(0)
    const partner = entered.data.operator.id
    // The partner has no second factor and is removed again: the house has still had a second owner.
    expect((await acts.setRole(owner, partner, 'support')).data.proposal).toBeNull()
    expect((await acts.invite(owner, 'Third me', 'owner')).data.invitation.isAgreed).toBe(false)
  })
})

describe.each(databases)('a house with several owners on %s', (kind) => {
  let server: TestServer
  let owner: EnrolledOperator
  let second: EnrolledOperator
  let third: EnrolledOperator
  let acts: ReturnType<typeof caller>
  beforeAll(async () => {
    server = await openServer(kind)
    acts = caller(server)
    owner = await signInOperator(server, 'owner')
    second = await signInOperator(server, 'owner')
    third = await signInOperator(server, 'owner')
  })
  afterAll(async () => {
    expect((await verifyAudit(server.db)).broken).toBeNull()
    await server.close()
  })

  const invited = async (name: string, role: string) => {
    const { data } = await acts.invite(owner, name, role)
    const proposal = (await acts.proposals(second)).find((each) => each.name === name)
    return { ...data, proposalId: proposal?.id ?? 0 }
  }
  const lookAtAlarms = async () => {
    await server.db.commit('delete from alarm_looks')
    const leases = { hold: () => Promise.resolve(true) }
    const notices = { write: () => Promise.resolve() }
    await new AlarmWatch({ db: server.db, games: [], leases, notices, log: strictLog }).runChecks()
    const { data } = await server.call<{ alarms: { kind: string; subject: string; text: string }[] }>(
      'GET /api/console/today',
      undefined,
      owner.token,
    )
    return data.alarms.filter(({ kind: each }) => each.startsWith('operator.'))
  }

  it('makes a link work only once another owner has agreed, and tells the owners', async () => {
    const { secret, proposalId } = await invited('Noor', 'finance')
    expect((await acts.accept(secret)).errno).toBe(INVITATION_WAITS)
    expect((await acts.decide(owner, proposalId)).errno).toBe(SECOND_OWNER)
    expect(await lookAtAlarms()).toMatchObject([
      {
        kind: 'operator.pending',
        subject: 'invite Noor',
        text: expect.stringContaining('invite Noor as finance') as string,
      },
    ])
    expect((await acts.decide(second, proposalId)).errno).toBe(0)
    expect((await acts.accept(secret)).errno).toBe(0)
    expect(await lookAtAlarms()).toMatchObject([{ kind: 'operator.new', subject: 'Noor' }])
  })

  it('needs no other owner for roles that move no money', async () => {
    const { invitation, secret } = (await acts.invite(owner, 'Helper', 'support')).data
    expect(invitation.isAgreed).toBe(true)
    const { data } = await acts.accept(secret)
    expect((await acts.setRole(owner, data.operator.id, 'content')).data.proposal).toBeNull()
    // The way around: a harmless role first, a role with money later.
    expect((await acts.setRole(owner, data.operator.id, 'finance')).data.proposal).not.toBeNull()
    const rows = await server.db.read<{ role: string }>('select role from operators where id = $1', [data.operator.id])
    expect(rows).toEqual([{ role: 'content' }])
  })

  it('is decided once when two owners decide at once', async () => {
    const { secret, proposalId } = await invited('Race', 'risk')
    const both = await Promise.all([acts.decide(second, proposalId), acts.decide(third, proposalId, false)])
    expect(both.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, DECIDED])
    const wanted = both[0].errno === 0 ? 0 : INVITATION_GONE
    expect((await acts.accept(secret)).errno).toBe(wanted)
    expect((await acts.decide(second, 999_999)).errno).toBe(1010)
  })

  it('declines, revokes and expires', async () => {
    const declined = await invited('Declined', 'risk')
    expect((await acts.decide(second, declined.proposalId, false)).errno).toBe(0)
    expect((await acts.accept(declined.secret)).errno).toBe(INVITATION_GONE)
    const revoked = await invited('Revoked', 'risk')
    await server.call(`DELETE /api/console/invitation/${revoked.invitation.id}`, undefined, owner.token)
    expect((await acts.decide(second, revoked.proposalId)).errno).toBe(DECIDED)
    const late = await invited('Late', 'risk')
    await server.db.commit('update operator_invitations set expires_at = now_ms() - 1 where id = $1', [
      late.invitation.id,
    ])
    expect((await acts.decide(second, late.proposalId)).errno).toBe(DECIDED)
  })

  it('refuses owners who agree about themselves, and ends proposals of a suspended owner', async () => {
    const { proposal } = (await acts.reset(owner, second.id)).data
    expect((await acts.decide(second, proposal.id)).errno).toBe(NOT_YOURSELF)
    expect((await acts.reset(third, second.id)).errno).toBe(PROPOSAL_WAITS)
    // The answer to the first request was lost.
    expect((await acts.reset(owner, second.id)).data.proposal.id).toBe(proposal.id)
    expect((await acts.decide(owner, proposal.id, false)).errno).toBe(0)
    const fourth = await signInOperator(server, 'owner')
    const by = (await acts.reset(fourth, third.id)).data.proposal
    expect((await acts.setStatus(owner, fourth.id, 'suspended')).errno).toBe(0)
    expect((await acts.decide(second, by.id)).errno).toBe(DECIDED)
  })

  const fill = ({ token }: EnrolledOperator) =>
    server.call<{ id: number }>(
      'POST /api/console/fill',
      { requestId: randomUUID(), account: 'rewards', amount: 5, source: 'sandbox', reason: 'test' },
      token,
    )
  const agreeToFill = ({ token }: EnrolledOperator, id: number) =>
    server.call('POST /api/console/adjustment/decide', { id, isAgreed: true }, token)
  const waitUntil = (id: number, sql: string) =>
    server.db.commit(`update operators set decides_from = ${sql} where id = $1`, [id])

  it('lets a new operator decide nothing for exactly 24 hours from the second factor', async () => {
    const { secret, proposalId } = await invited('Newcomer', 'owner')
    await acts.decide(second, proposalId)
    const { data } = await acts.accept(secret)
    // A day without a second factor does not count.
    await waitUntil(data.operator.id, 'now_ms()')
    const before = Date.now()
    const newcomer = await enrol(server, { id: data.operator.id, name: 'Newcomer', token: data.token })
    const [row] = await server.db.read<{ decides_from: bigint }>('select decides_from from operators where id = $1', [
      newcomer.id,
    ])
    expect(Number(row?.decides_from)).toBeGreaterThanOrEqual(before + DAY_MS - 5000)
    expect(Number(row?.decides_from)).toBeLessThanOrEqual(Date.now() + DAY_MS + 5000)

    const proposed = (await fill(owner)).data
    const player = await server.player()
    const adjust = () =>
      server.call(
        'POST /api/console/adjustment',
        { requestId: randomUUID(), playerId: player.user.id, amount: 5, against: 'rewards', reason: 'test' },
        newcomer.token,
      )
    const tries = async (): Promise<number[]> =>
      await Promise.all([
        fill(newcomer),
        adjust(),
        agreeToFill(newcomer, proposed.id),
        server.call('POST /api/console/recharge/settle', { reference: 'none', note: 'test' }, newcomer.token),
        server.call('POST /api/console/chain/unfreeze', { network: 'none' }, newcomer.token),
        acts.reset(newcomer, third.id),
        acts.invite(newcomer, 'Friend', 'finance'),
      ]).then((answers) => answers.map(({ errno }) => errno))
    expect(await tries()).toEqual(Array.from({ length: 7 }, () => TOO_NEW))
    const refused = await fill(newcomer)
    expect(refused.message).toMatch(/Try again after .*\d{4}/)
    // A minute before the end, and at the end.
    await waitUntil(newcomer.id, 'now_ms() + 60000')
    expect((await fill(newcomer)).errno).toBe(TOO_NEW)
    await waitUntil(newcomer.id, 'now_ms()')
    expect((await agreeToFill(newcomer, proposed.id)).errno).toBe(0)
    expect((await adjust()).errno).toBe(0)
  })

  it('starts the day again with a new role, reset access and a lifted suspension', async () => {
    const clerk = await signInOperator(server, 'finance')
    const tooNew = async (): Promise<boolean> =>
      (
        await server.db.read(`select 1 from operators where id = $1 and operator_decides_from(id) is not null`, [
          clerk.id,
        ])
      ).length > 0
    expect(await tooNew()).toBe(false)
    const { proposal } = (await acts.setRole(owner, clerk.id, 'risk')).data
    expect((await acts.decide(second, proposal?.id ?? 0)).errno).toBe(0)
    expect(await tooNew()).toBe(true)
    await waitUntil(clerk.id, 'now_ms() - 1')
    await acts.setStatus(owner, clerk.id, 'suspended')
    expect(await tooNew()).toBe(false)
    await acts.setStatus(owner, clerk.id, 'active')
    expect(await tooNew()).toBe(true)
    await waitUntil(clerk.id, 'now_ms() - 1')
    const reset = (await acts.reset(owner, clerk.id)).data.proposal
    expect((await acts.decide(second, reset.id)).data.oneTimePassword).not.toBeNull()
    expect(await tooNew()).toBe(true)
    // A role without money has nothing to wait for.
    expect((await acts.setRole(owner, clerk.id, 'support')).errno).toBe(0)
    expect(await tooNew()).toBe(false)
  })
})
