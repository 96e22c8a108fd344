// Support questions with their answers, and site content edited by operators.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Question } from '@glasshouse/rulebook/wire/account/support'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'

interface Item {
  id: string
  position: number
  version: number
  en: Record<string, unknown>
  fr: Record<string, unknown>
}

describe.each(databases)('support and content on %s', (kind) => {
  let server: TestServer
  let [support, editor, finance] = ['', '', '']
  beforeAll(async () => {
    server = await openServer(kind)
    const tokens = await Promise.all(['support', 'content', 'finance'].map((role) => signInOperator(server, role)))
    ;[support = '', editor = '', finance = ''] = tokens.map(({ token }) => token)
  })
  afterAll(() => server.close())

  const write = (token: string, text: string, requestId: string = randomUUID()) =>
    server.call<Question>('POST /api/user/contact', { text, requestId }, token)
  const answer = (token: string, id: number, words: string) =>
    server.call('POST /api/console/support', { id, answer: words }, token)
  const banner = (target: string) => ({ title: 'T', text: 'x', action: 'a', target, art: 'roller' })
  const countAudit = async (act: string) =>
    (await server.db.read<{ subject: string }>('select subject from audit_log where act = $1', [act])).length

  describe('a question', () => {
    test('has 1 to 140 characters', async () => {
      const { token } = await server.player()
      expect(await write(token, 'é'.repeat(140))).toMatchObject({ errno: 0 })
      expect(await write(token, 'é'.repeat(141))).toMatchObject({ errno: 1000, data: null })
      expect(await write(token, '  \n ')).toMatchObject({ errno: 1079, data: null })
    })

    test('loses characters that turn the direction of text', async () => {
      const { token } = await server.player()
      expect((await write(token, '\u202Elive\u202C \u2066me\u2069')).data).toMatchObject({ text: 'live me' })
      expect(await write(token, '\u202E\u200F')).toMatchObject({ errno: 1079 })
    })

    test('is idempotent by request id, and refused with a different text', async () => {
      const { token } = await server.player()
      const requestId = randomUUID()
      const answers = await Promise.all(Array.from({ length: 4 }, () => write(token, 'Where is my gold?', requestId)))
      expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
      expect(await write(token, 'Something else', requestId)).toMatchObject({ errno: 1006 })
      const { data } = await server.call<Question[]>('GET /api/user/contact/0', undefined, token)
      expect(data).toHaveLength(1)
    })

    test('is limited to five per day under concurrency', async () => {
      const { token, user } = await server.player()
      const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => write(token, `Question ${i}`)))
      expect(answers.filter(({ errno }) => errno === 0)).toHaveLength(5)
      expect(answers.filter(({ errno }) => errno === 1080)).toHaveLength(3)
      await server.db.commit('update support_messages set create_time = create_time - 86400001 where player_id = $1', [
        user.id,
      ])
      expect(await write(token, 'The next day')).toMatchObject({ errno: 0 })
    })

    test('is answered once, by an inbox message with the verbatim text', async () => {
      const { token } = await server.player()
      const { data: asked } = await write(token, 'Is <b>this</b> safe?')
      const words = '<script>alert(1)</script> & yes'
      const [first, second] = await Promise.all([answer(support, asked.id, words), answer(support, asked.id, words)])
      expect([first.errno, second.errno].toSorted((a, b) => a - b)).toEqual([0, 1087])
      const { data } = await server.call<{ messages: { code: string; params: object }[] }>(
        'GET /api/user/messages/0',
        undefined,
        token,
      )
      expect(data.messages).toMatchObject([
        { code: 'support.answer', params: { question: 'Is <b>this</b> safe?', answer: words } },
      ])
      const { data: mine } = await server.call<Question[]>('GET /api/user/contact/0', undefined, token)
      expect(mine).toMatchObject([{ answer: words }])
      const list = 'GET /api/console/list/questions?state=answered&sort=-createTime'
      const { data: page } = await server.call<{ rows: Question[] }>(list, undefined, support)
      expect(page.rows[0]).toMatchObject({ id: asked.id, answer: words })
    })

    test('is visible to support only, and every answer is audited', async () => {
      const { token } = await server.player()
      const { data: asked } = await write(token, 'Who reads this?')
      for (const key of ['GET /api/console/support', 'GET /api/console/list/questions?state=waiting']) {
        expect(await server.call(key, undefined, finance), key).toMatchObject({ errno: 1903, data: null })
      }
      expect(await answer(finance, asked.id, 'No')).toMatchObject({ errno: 1903, data: null })
      const before = await countAudit('support.answer')
      expect(await answer(support, asked.id, 'We do.')).toMatchObject({ errno: 0 })
      expect(await countAudit('support.answer')).toBe(before + 1)
      expect(await answer(support, 999_999, 'Nobody')).toMatchObject({ errno: 1010 })
    })

    test('is not visible to other players', async () => {
      const [one, other] = [await server.player(), await server.player()]
      await write(one.token, 'Mine alone')
      expect((await server.call<Question[]>('GET /api/user/contact/0', undefined, other.token)).data).toEqual([])
    })
  })

  describe('site content', () => {
    const list = async (of: string) =>
      (await server.call<Item[]>(`GET /api/console/content/${of}`, undefined, editor)).data
    const put = (of: string, id: string, body: object, token = editor) =>
      server.call<Item>(`PUT /api/console/content/${of}/${id}`, body, token)
    const entry = (question: string) => ({ question, answer: 'An answer.' })

    test('is changed in both languages and visible immediately', async () => {
      const added = await put('faq', 'taxes', { position: 3, version: 0, en: entry('Taxes?'), fr: entry('Impôts ?') })
      expect(added).toMatchObject({ errno: 0, data: { version: 1 } })
      const { data } = await server.call<{ id: string; question: string }[]>('GET /api/user/faq', undefined, '', {
        'accept-language': 'fr',
      })
      expect(data.find(({ id }) => id === 'taxes')?.question).toBe('Impôts\u202F?')
    })

    test('refuses stale writes and stores every version', async () => {
      await put('faq', 'twice', { position: 1, version: 0, en: entry('One'), fr: entry('Un') })
      const change = { position: 1, version: 1, en: entry('Two'), fr: entry('Deux') }
      const answers = await Promise.all([put('faq', 'twice', change), put('faq', 'twice', change)])
      expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1086])
      expect(await put('faq', 'twice', { ...change, version: 0 })).toMatchObject({ errno: 1086, status: 409 })
      const gone = await server.call('DELETE /api/console/content/faq/twice', { version: 2 }, editor)
      expect(gone).toMatchObject({ errno: 0 })
      expect(await put('faq', 'twice', { ...change, version: 0 })).toMatchObject({ errno: 0, data: { version: 4 } })
      const { data } = await server.call<{ version: number; en: object | null }[]>(
        'GET /api/console/content/faq/twice',
        undefined,
        editor,
      )
      expect(data.map(({ version, en }) => [version, en === null])).toEqual([
        [4, false],
        [3, true],
        [2, false],
        [1, false],
      ])
    })

    test.each([
      ['faq', 'x', { en: { question: 'Q' }, fr: entry('Q') }],
      ['faq', 'x', { en: { ...entry('Q'), html: '<b>' }, fr: entry('Q') }],
      [
        'contact',
        'telegram',
        {
          en: { channel: 'telegram', name: 'T', target: 'javascript:alert(1)' },
          fr: { channel: 'telegram', name: 'T', target: '' },
        },
      ],
      ...[
        'https://evil.example/t.me/',
        'https://t.me.evil.example/x',
        'https://t.me@evil.example/',
        'http://t.me/x',
      ].map((target): [string, string, object] => {
        const words = { channel: 'telegram', name: 'T', target }
        return ['contact', 'telegram', { en: words, fr: words }]
      }),
      [
        'contact',
        'telegram',
        { en: { channel: 'whatsapp', name: 'T', target: '' }, fr: { channel: 'whatsapp', name: 'T', target: '' } },
      ],
      ['about', 'other', { en: { title: 'T', paragraphs: ['P'] }, fr: { title: 'T', paragraphs: ['P'] } }],
      ['banner', 'x', { en: banner('/pages'), fr: {} }],
      ['banner', 'x', { en: banner('//evil.example'), fr: banner('//evil.example') }],
    ])('refuses invalid content: %s %s %j', async (of, id, texts) => {
      expect(await put(of, id, { position: 0, version: 0, ...texts })).toMatchObject({ errno: 1000, data: null })
    })

    test('changes a contact channel but does not remove it', async () => {
      const [first] = await list('contact')
      const words = { channel: first?.id, name: 'WhatsApp', target: 'https://wa.me/33612345678' }
      const body = { position: first?.position, version: first?.version, en: words, fr: words }
      expect(await put('contact', first?.id ?? '', body)).toMatchObject({ errno: 0 })
      const { data } = await server.call<{ target: string }[]>('GET /api/home/contact_us')
      expect(data).toHaveLength(6)
      expect(data[0]?.target).toBe('https://wa.me/33612345678')
      expect(
        await server.call(`DELETE /api/console/content/contact/${first?.id}`, { version: 2 }, editor),
      ).toMatchObject({ errno: 1088 })
    })

    test('is changed by content editors only', async () => {
      const body = { position: 3, version: 0, en: entry('Q'), fr: entry('Q') }
      expect(await put('faq', 'mine', body, support)).toMatchObject({ errno: 1903, data: null })
      expect((await list('faq')).some(({ id }) => id === 'mine')).toBe(false)
      const before = await countAudit('content.write')
      await put('faq', 'mine', body)
      expect(await countAudit('content.write')).toBe(before + 1)
    })
  })
})
