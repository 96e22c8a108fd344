// Texts, packages, referrals and shares in the back office, and index use of their lists.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TextItem, TextVersion } from '@glasshouse/rulebook/wire/backoffice/content'
import type { ServedList } from '../../src/backoffice/list.ts'
import { agents, epochs, links, questions, rebatePayouts, harmIndicators } from '../../src/backoffice/texts-lists.ts'
import { expectIndexed } from '../support/list-plan.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { auditEntriesSeenBy, signInOperator, type EnrolledOperator } from '../support/operators.ts'

interface Packages {
  version: number
  packages: { gold: number; amount: string }[]
}

describe.each(databases)('texts in the back office on %s', (kind) => {
  let server: TestServer
  let editor: EnrolledOperator
  let owner: EnrolledOperator
  beforeAll(async () => {
    server = await openServer(kind)
    ;[editor, owner] = await Promise.all([signInOperator(server, 'content'), signInOperator(server, 'owner')])
  })
  afterAll(() => server.close())

  const list = async (of: string): Promise<TextItem[]> =>
    (await server.call<TextItem[]>(`GET /api/console/content/${of}`, undefined, editor.token)).data
  const put = (of: string, id: string, body: object) =>
    server.call<TextItem>(`PUT /api/console/content/${of}/${id}`, body, editor.token)
  const entry = (question: string) => ({ question, answer: 'An answer.' })

  describe('the order of texts', () => {
    const order = (ids: readonly string[]) =>
      server.call<TextItem[]>('POST /api/console/content/faq', { ids }, editor.token)

    test('is the last saved order, also for players', async () => {
      const turned = (await list('faq')).map(({ id }) => id).toReversed()
      expect((await order(turned)).data.map(({ id }) => id)).toEqual(turned)
      const [first] = await list('faq')
      await put('faq', first?.id ?? '', { version: first?.version, en: entry('New?'), fr: entry('Neuf ?') })
      const { data } = await server.call<{ id: string }[]>('GET /api/user/faq')
      expect(data.map(({ id }) => id)).toEqual(turned)
      const [act] = await auditEntriesSeenBy(server, owner, '?act=content.order')
      expect(act).toMatchObject({ operator: editor.name, subject: 'faq' })
    })

    test('is refused with missing, duplicate or unknown texts', async () => {
      const ids = (await list('faq')).map(({ id }) => id)
      const before = await list('faq')
      for (const wrong of [
        ids.slice(1),
        [...ids, ids[0] ?? ''],
        [...ids.slice(1), 'unknown'],
        ids.with(0, ids[1] ?? ''),
      ])
        expect(await order(wrong), wrong.join()).toMatchObject({ errno: 1972, data: null })
      expect(await list('faq')).toEqual(before)
    })

    test('is one of two concurrent writes', async () => {
      const ids = (await list('faq')).map(({ id }) => id)
      const ways = [ids, ids.toReversed()]
      await Promise.all(ways.map(order))
      expect(ways).toContainEqual((await list('faq')).map(({ id }) => id))
    })

    test('appends new texts', async () => {
      await put('faq', 'behind', { version: 0, en: entry('Last?'), fr: entry('Dernière ?') })
      expect((await list('faq')).at(-1)?.id).toBe('behind')
    })
  })

  test('restores a removed default text', async () => {
    const [banner] = await list('banner')
    const { id = '', version, en, fr } = banner ?? {}
    const path = `/api/console/content/banner/${id}`
    expect(await server.call(`DELETE ${path}`, { version }, editor.token)).toMatchObject({ errno: 0 })
    const gone = await server.call<TextItem[]>('GET /api/console/taken_away/banner', undefined, editor.token)
    expect(gone.data).toMatchObject([{ id, en, fr }])
    expect(await put('banner', id, { version: 0, en, fr })).toMatchObject({ errno: 0, data: { version: 3 } })
    expect((await server.call<[]>('GET /api/console/taken_away/banner', undefined, editor.token)).data).toEqual([])
    const { data } = await server.call<TextVersion[]>(`GET ${path}`, undefined, editor.token)
    expect(data.map(({ version: number, operator, en: words }) => [number, operator, words !== null])).toEqual([
      [3, editor.name, true],
      [2, editor.name, false],
      [1, null, true],
    ])
  })

  test('refuses to save a text removed meanwhile', async () => {
    await put('faq', 'open', { version: 0, en: entry('Open?'), fr: entry('Ouverte ?') })
    await server.call('DELETE /api/console/content/faq/open', { version: 1 }, editor.token)
    const late = await put('faq', 'open', { version: 1, en: entry('Late?'), fr: entry('Tard ?') })
    expect(late).toMatchObject({ errno: 1086, status: 409 })
    expect((await list('faq')).some(({ id }) => id === 'open')).toBe(false)
  })

  describe('gold packages', () => {
    const read = (query = '') => server.call<Packages>(`GET /api/console/package${query}`, undefined, editor.token)
    const write = (version: number, golds: readonly number[], { token } = editor) =>
      server.call<Packages>('PUT /api/console/package', { version, golds }, token)
    const offered = async () => {
      const { data } = await server.call<Packages>('GET /api/recharge/price_setting')
      return data.packages.map(({ gold }) => gold)
    }

    test('are sorted and priced by the rate', async () => {
      const { data } = await read()
      expect(data).toMatchObject({ version: 0, packages: { length: 6 } })
      expect((await read('?golds=20000,1000')).data.packages).toEqual([
        { gold: 1000, amount: '1.00' },
        { gold: 20_000, amount: '20.00' },
      ])
      expect(await offered()).toHaveLength(6)
      expect(await write(0, [20_000, 1000, 3010])).toMatchObject({ errno: 0, data: { version: 1 } })
      expect(await offered()).toEqual([1000, 3010, 20_000])
      const [act] = await auditEntriesSeenBy(server, owner, '?act=packages.write')
      expect(JSON.parse(act?.after ?? '')).toEqual({ golds: [1000, 3010, 20_000] })
    })

    test.each([
      ['below the least', [990], 1001],
      ['above the most', [1_000_010], 1002],
      ['off the step', [1005], 1003],
      ['twice', [1000, 2000, 1000], 1971],
      ['none', [], 1000],
      ['thirteen', Array.from({ length: 13 }, (_, n) => 1000 + n * 10), 1000],
      ['a part of a coin', [1000.5], 1000],
    ])('are refused %s', async (_, golds, errno) => {
      const { version } = (await read()).data
      const before = await offered()
      expect(await write(version, golds)).toMatchObject({ errno, data: null })
      expect(await offered()).toEqual(before)
    })

    test('are one of two concurrent writes', async () => {
      const { version } = (await read()).data
      const answers = await Promise.all([write(version, [1000]), write(version, [2000], owner)])
      expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1086])
      expect([[1000], [2000]]).toContainEqual(await offered())
    })
  })

  test('shows the reason of a refusal and decides once under concurrency', async () => {
    const { token, user } = await server.player()
    await server.call('POST /api/user/agent/apply', { note: 'Many friends' }, token)
    const decide = (state: string) =>
      server.call(
        'POST /api/console/refer/agent',
        { playerId: user.id, state, words: 'Not yet: no friends.' },
        owner.token,
      )
    const answers = await Promise.all([decide('refused'), decide('refused')])
    expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1422])
    const { data } = await server.call<{ messages: object[] }>('GET /api/user/messages/0', undefined, token)
    expect(data.messages).toMatchObject([{ code: 'agent.refused', params: { words: 'Not yet: no friends.' } }])
    expect(await auditEntriesSeenBy(server, owner, '?act=agent.refused')).toHaveLength(1)
    const rows = await server.call<{ rows: object[] }>(
      'GET /api/console/list/agents?state=refused',
      undefined,
      owner.token,
    )
    expect(rows.data.rows).toMatchObject([{ playerId: user.id, note: 'Many friends', level: 'friend' }])
  })

  test.each<[string, ServedList, Record<string, unknown>[]]>([
    [
      'questions',
      questions,
      [{ state: 'waiting' }, { state: 'answered', language: 'fr' }, { state: 'waiting', player: 1 }],
    ],
    ['agents', agents, [{}, { state: 'asked' }, { level: 'gold' }]],
    ['links', links, [{}, { state: 'held' }]],
    ['payouts', rebatePayouts, [{}, { state: 'paid' }, { player: 1 }]],
    ['epochs', epochs, [{}, { from: 1, to: 9 }]],
    ['signs', harmIndicators, [{}, { sign: 'night' }, { player: 1 }, { sign: 'night', from: 1 }]],
  ])('an index answers every page of %s', async (_, served, filters) => {
    for (const filter of filters) {
      for (const sort of ['createTime', '-createTime']) {
        const cursor = Buffer.from(JSON.stringify([sort, '1', '1'])).toString('base64url')
        await expectIndexed(server.db, served, { ...filter, sort }, cursor)
      }
    }
  })
})
