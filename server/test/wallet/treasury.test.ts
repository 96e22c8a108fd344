// Dual approval of large withdrawals, who may decide, and the audit log. No payouts run here, so that approved orders stay
// approved and can be inspected.

import { randomUUID } from 'node:crypto'
import type { WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { only } from '../../src/platform/db/tx.ts'
import { databases, type TestServer } from '../support/open-server.ts'
import { auditEntriesSeenBy, newOperator, signInOperator, type TestOperator } from '../support/operators.ts'
import { openWallet, type WalletFixture } from './wallet-fixture.ts'
import { accountOf } from '../support/withdrawal-rules.ts'

const LARGE = 150_000
const GIFT = 500_000
const START = 100_000 + GIFT
const TIMES = 6
const NOT_ALLOWED = 1903
const PASSWORD_OLD = 1901

interface Review extends WithdrawalRow {
  approvals: { operator: string }[]
}

describe.each(databases)('the treasury on %s', (kind) => {
  let wallet: WalletFixture
  let server: TestServer
  let ayo: TestOperator
  let lea: TestOperator

  beforeAll(async () => {
    wallet = await openWallet(kind, { leads: false })
    server = wallet.server
    ayo = await signInOperator(server, 'finance')
    lea = await signInOperator(server, 'risk')
  })
  afterAll(() => wallet.close())

  /** A withdrawal that needs review. */
  const requestLarge = async (): Promise<{ token: string; id: number }> => {
    const { token, user } = await server.player()
    await server.db.commit(
      `select * from post_journal($1, '', 'test', '', array[(select id from accounts where kind = 'sandbox'),
         (select id from accounts where owner_id = $2 and kind = 'player')], array[-${GIFT}, ${GIFT}])`,
      [`gift:${user.id}`, user.id],
    )
    const wanted = { kind: 'fiat', gold: LARGE }
    const { data: quote } = await server.call<{ quoteId: string }>('POST /api/withdrawal/quote', wanted, token)
    const order = { quoteId: quote.quoteId, requestId: randomUUID(), ...accountOf(token) }
    const { data } = await server.call<WithdrawalRow>('POST /api/withdrawal', order, token)
    expect(data).toMatchObject({ state: 'review', reason: 'overLimit' })
    return { token, id: data.id }
  }
  const approve = ({ token }: TestOperator, id: number) =>
    server.call<Review>('POST /api/console/withdrawal/approve', { id }, token)
  const reject = ({ token }: TestOperator, id: number) =>
    server.call<Review>('POST /api/console/withdrawal/reject', { id, reason: 'details' }, token)
  const cancel = (token: string, id: number) => server.call<WithdrawalRow>('POST /api/withdrawal/cancel', { id }, token)
  const balance = async (token: string) =>
    (await server.call<{ gold: number; held: number }>('GET /api/withdrawal/balance', undefined, token)).data
  const steps = async (id: number): Promise<string[]> =>
    (
      await server.db.read<{ state: string }>(
        `select state from order_steps where orders = 'withdrawals' and order_id = $1 order by number`,
        [id],
      )
    ).map(({ state }) => state)
  const returned = async (id: number): Promise<number> =>
    Number(
      only(
        await server.db.read<{ n: bigint }>(
          `select count(*) as n from journals where cause = 'withdrawal.returned' and reference = $1`,
          [String(id)],
        ),
      ).n,
    )

  /** Newest first. */
  const decisions = async (id: number): Promise<string[]> =>
    (await auditEntriesSeenBy(server, ayo, `?subject=${id}`)).map(({ operator, act }) => `${operator} ${act}`)

  test('needs approvals of two different operators', async () => {
    const { token, id } = await requestLarge()
    const { data: first } = await approve(ayo, id)
    expect(first).toMatchObject({ state: 'review', approvals: [{ operator: ayo.name }] })
    expect((await approve(ayo, id)).errno).toBe(1513)
    expect(await steps(id)).toEqual(['review'])
    const { data: second } = await approve(lea, id)
    expect(second.state).toBe('approved')
    expect(second.approvals.map(({ operator }) => operator).toSorted()).toEqual([ayo.name, lea.name].toSorted())
    expect((await approve(lea, id)).errno).toBe(1512)
    expect((await cancel(token, id)).errno).toBe(1511)
    expect(await balance(token)).toMatchObject({ gold: START - LARGE, held: LARGE })
    // Refused actions are not audited.
    expect(await decisions(id)).toEqual([`${lea.name} withdrawal.approve`, `${ayo.name} withdrawal.approve`])
    expect((await approve(ayo, id + 1_000_000)).errno).toBe(1010)
    expect(await decisions(id + 1_000_000)).toEqual([])
  })

  test('rejects with one operator, releases the gold once and is final', async () => {
    const { token, id } = await requestLarge()
    await approve(ayo, id)
    expect((await reject(lea, id)).data).toMatchObject({ state: 'rejected', reason: 'details' })
    expect((await reject(ayo, id)).errno).toBe(1512)
    expect((await approve(ayo, id)).errno).toBe(1512)
    expect((await cancel(token, id)).errno).toBe(1511)
    expect(await balance(token)).toMatchObject({ gold: START, held: 0 })
    expect(await returned(id)).toBe(1)
    expect(await decisions(id)).toEqual([`${lea.name} withdrawal.reject.details`, `${ayo.name} withdrawal.approve`])
  })

  test('can be rejected after approval until it is sent', async () => {
    const { token, id } = await requestLarge()
    await approve(ayo, id)
    await approve(lea, id)
    expect((await reject(ayo, id)).data.state).toBe('rejected')
    expect(await balance(token)).toMatchObject({ gold: START, held: 0 })
  })

  test('counts concurrent approvals of two operators as two and of one as one', async () => {
    for (let i = 0; i < TIMES; i++) {
      const { id } = await requestLarge()
      const twice = await Promise.all([approve(ayo, id), approve(ayo, id)])
      expect(twice.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1513])
      expect(await steps(id)).toEqual(['review'])
      const other = (await requestLarge()).id
      const both = await Promise.all([approve(ayo, other), approve(lea, other)])
      expect(both.map(({ errno }) => errno)).toEqual([0, 0])
      expect(await steps(other)).toEqual(['review', 'approved'])
    }
  })

  test('rejects when approval and rejection are concurrent', async () => {
    for (let i = 0; i < TIMES; i++) {
      const { token, id } = await requestLarge()
      await approve(ayo, id)
      const [yes, no] = await Promise.all([approve(lea, id), reject(ayo, id)])
      expect([0, 1512]).toContain(yes.errno)
      expect(no.errno).toBe(0)
      expect((await steps(id)).at(-1)).toBe('rejected')
      expect(await returned(id)).toBe(1)
      expect(await balance(token)).toMatchObject({ gold: START, held: 0 })
    }
  })

  test('lets either the last approval or the cancellation win', async () => {
    for (let i = 0; i < TIMES; i++) {
      const { token, id } = await requestLarge()
      await approve(ayo, id)
      const [yes, back] = await Promise.all([approve(lea, id), cancel(token, id)])
      const isApproved = yes.errno === 0
      expect([yes.errno, back.errno]).toEqual(isApproved ? [0, 1511] : [1512, 0])
      expect(await steps(id)).toEqual(['review', isApproved ? 'approved' : 'rejected'])
      expect(await balance(token)).toMatchObject(
        isApproved ? { gold: START - LARGE, held: LARGE } : { gold: START, held: 0 },
      )
    }
  })

  test('allows only finance and risk operators with a full login', async () => {
    const { token, id } = await requestLarge()
    const support = await signInOperator(server, 'support')
    const fresh = await newOperator(server, 'finance')
    const calls: [string, object?][] = [
      ['GET /api/console/withdrawal/review'],
      ['POST /api/console/withdrawal/approve', { id }],
      ['POST /api/console/withdrawal/reject', { id, reason: 'details' }],
      ['GET /api/console/reconciliation'],
      ['POST /api/console/chain/unfreeze', { network: 'sandbox' }],
      ['POST /api/console/chain/nonce', { network: 'sandbox' }],
      ['GET /api/console/list/acts'],
      ['GET /api/console/hook/0'],
    ]
    for (const [call, body] of calls) {
      expect((await server.call(call, body, support.token)).errno, call).toBe(NOT_ALLOWED)
      expect((await server.call(call, body, fresh.token)).errno, call).toBe(PASSWORD_OLD)
      expect((await server.call(call, body, token)).errno, call).not.toBe(0)
      expect((await server.call(call, body)).errno, call).not.toBe(0)
    }
    expect(await steps(id)).toEqual(['review'])
    const [kept] = await server.db.read('select 1 from audit_log where subject = $1', [String(id)])
    expect(kept).toBeUndefined()
  })

  test('audits every decision in an append-only log', async () => {
    const { id } = await requestLarge()
    await approve(ayo, id)
    await reject(lea, id)
    expect(await auditEntriesSeenBy(server, ayo, `?subject=${id}`)).toMatchObject([
      { operator: lea.name, act: 'withdrawal.reject.details' },
      { operator: ayo.name, act: 'withdrawal.approve' },
    ])
    await expect(server.db.commit('delete from audit_log')).rejects.toThrow()
    await expect(server.db.commit(`update audit_log set act = 'nothing'`)).rejects.toThrow()
  })

  test('lists rejected webhooks of one millisecond exactly once', async () => {
    await server.db.commit(
      `insert into webhooks_rejected (provider, reason, address, body_hash, create_time)
         select 'test', 'hook ' || n, '', '', case when n < 25 then 2000 else 1000 + n end from generate_series(0, 29) n`,
    )
    const seen: string[] = []
    for (let last = 3000; ;) {
      const page = await server.call<{ reason: string; createTime: number }[]>(
        `GET /api/console/hook/${last}`,
        undefined,
        ayo.token,
      )
      if (page.data.length === 0) break
      seen.push(...page.data.map(({ reason }) => reason))
      last = page.data.at(-1)?.createTime ?? 0
    }
    expect(seen.toSorted()).toEqual(Array.from({ length: 30 }, (_, n) => `hook ${n}`).toSorted())
  })

  describe('a frozen network', () => {
    const freeze = async (blocks: readonly number[]): Promise<void> => {
      await server.db.commit(`delete from chain_cursors`)
      await server.db.commit(`delete from chain_blocks`)
      await server.db.commit(`insert into chain_cursors (network, next_block, frozen) values ('sandbox', 100, 'gone')`)
      await server.db.commit(
        `insert into differences (subject, reference, ours, theirs) values ('chain.network', 'sandbox', 'a', 'b')
           on conflict do nothing`,
      )
      for (const number of blocks) {
        await server.db.commit(`insert into chain_blocks values ('sandbox', $1, '0x1', '0x0')`, [number])
      }
    }
    const frozen = async (): Promise<string | null> =>
      only(await server.db.read<{ frozen: string | null }>('select frozen from chain_cursors')).frozen
    const unfreeze = (network: string) =>
      server.call<{ isUp: boolean }>('POST /api/console/chain/unfreeze', { network }, ayo.token)

    test('resumes when an operator says so and audits it', async () => {
      await freeze([])
      expect((await unfreeze('sandbox')).errno).toBe(0)
      expect(await frozen()).toBe(null)
      const { data } = await server.call<{ differences: object[] }>(
        'GET /api/console/reconciliation',
        undefined,
        ayo.token,
      )
      expect(data.differences).toEqual([])
      expect((await auditEntriesSeenBy(server, ayo))[0]).toMatchObject({
        operator: ayo.name,
        act: 'chain.unfreeze',
        subject: 'sandbox',
      })
      // Repeating it changes nothing.
      expect((await unfreeze('sandbox')).errno).toBe(0)
    })

    test('stays frozen while its chain is unreachable and refuses unknown networks', async () => {
      await freeze([98, 99])
      expect((await unfreeze('sandbox')).errno).toBe(1503)
      expect(await frozen()).toBe('gone')
      expect((await unfreeze('elsewhere')).errno).toBe(1502)
    })
  })
})
