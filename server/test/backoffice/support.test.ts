// The support inbox: open and answered questions, templates, and concurrent answers.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TextItem } from '@glasshouse/rulebook/wire/backoffice/content'
import { someoneWaits } from '../support/proxy.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { signInOperator, type EnrolledOperator } from '../support/operators.ts'

interface Row {
  id: number
  text: string
  language: string
  operator: string | null
  answer: string | null
}

describe.each(databases)('support in the back office on %s', (kind) => {
  let server: TestServer
  let [one, other, content] = [] as unknown as [EnrolledOperator, EnrolledOperator, EnrolledOperator]
  beforeAll(async () => {
    server = await openServer(kind)
    ;[one, other, content] = [
      await signInOperator(server, 'support'),
      await signInOperator(server, 'support'),
      await signInOperator(server, 'content'),
    ]
  })
  afterAll(() => server.close())

  const ask = async (text: string, language = 'en') => {
    const { token } = await server.player()
    const key = 'POST /api/user/contact'
    const { data } = await server.call<{ id: number }>(key, { text, requestId: randomUUID() }, token, {
      'accept-language': language,
    })
    return { ...data, token }
  }
  const rows = async (query: string) =>
    (await server.call<{ rows: Row[] }>(`GET /api/console/list/questions?${query}`, undefined, one.token)).data.rows
  const answer = (id: number, words: string, { token } = one) =>
    server.call('POST /api/console/support', { id, answer: words }, token)

  test('accepts only the first of two answers', async () => {
    const { id, token } = await ask('Is anybody there?')
    const answers = await Promise.all([answer(id, 'One is.', one), answer(id, 'Other is.', other)])
    const late = answers.findIndex(({ errno }) => errno !== 0)
    expect(answers[late]).toMatchObject({ errno: 1087, status: 409 })
    const first = late === 0 ? other : one
    expect(answers[late]?.message).toBe(`${first.name} has already answered this question.`)
    const { data } = await server.call<{ messages: object[] }>('GET /api/user/messages/0', undefined, token)
    expect(data.messages).toHaveLength(1)
    expect((await rows('state=answered')).find((row) => row.id === id)).toMatchObject({ operator: first.name })
  })

  test('handles a question deleted with its player', async () => {
    const { id } = await ask('Can you still hear me?')
    const asked = await server.db.transaction(async (tx) => {
      await tx.query(
        'select 1 from players where id = (select player_id from support_messages where id = $1) for update',
        [id],
      )
      const answered = answer(id, 'Not for long.')
      await someoneWaits(server.db, tx)
      await tx.query('delete from support_messages where id = $1', [id])
      return { answered }
    })
    expect(await asked.answered).toMatchObject({ errno: 1010, status: 404 })
  })

  test('lists open questions by language until answered', async () => {
    const { id } = await ask('Où est mon or ?', 'fr')
    expect((await rows('state=waiting&language=fr')).map((row) => row.id)).toContain(id)
    expect((await rows('state=waiting&language=en')).map((row) => row.id)).not.toContain(id)
    await answer(id, 'Dans votre portefeuille.')
    expect((await rows('state=waiting')).map((row) => row.id)).not.toContain(id)
    expect(await server.call('GET /api/console/list/questions', undefined, one.token)).toMatchObject({ errno: 1000 })
  })

  test('refuses an answer with an unfilled placeholder', async () => {
    const { id, token } = await ask('Hello?')
    expect(await answer(id, 'Dear {name}, yes.')).toMatchObject({ errno: 1970, data: null })
    const { data } = await server.call<{ messages: object[] }>('GET /api/user/messages/0', undefined, token)
    expect(data.messages).toEqual([])
    expect(await answer(id, 'Dear {friend}, yes.')).toMatchObject({ errno: 0 })
  })

  describe('templates', () => {
    const put = (id: string, body: object, { token } = one) =>
      server.call<TextItem>(`PUT /api/console/template/${id}`, body, token)
    const words = (text: string) => ({ title: 'Slow', text })

    test('are versioned in both languages and hidden from players', async () => {
      const en = words('Dear {name}, question {number} waits.')
      const fr = words('Bonjour {name}, la question {number} attend.')
      expect(await put('slow', { version: 0, en, fr })).toMatchObject({ errno: 0, data: { version: 1 } })
      const change = { version: 1, en: words('Soon.'), fr: words('Bientôt.') }
      const answers = await Promise.all([put('slow', change), put('slow', change, other)])
      expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1086])
      const { data } = await server.call<object[]>('GET /api/console/template/slow', undefined, one.token)
      expect(data).toMatchObject([{ version: 2 }, { version: 1, en, fr }])
      expect(await server.call('GET /api/console/content/template', undefined, content.token)).toMatchObject({
        errno: 1000,
      })
      await server.call('DELETE /api/console/template/slow', { version: 2 }, one.token)
      expect((await server.call('GET /api/console/template', undefined, one.token)).data).toEqual([])
    })

    test.each(['Dear {nmae},', 'Dear {name', '{ name }', '', 'x'.repeat(1001)])(
      'are refused with an invalid placeholder: %s',
      async (text) => {
        const body = { version: 0, en: words(text), fr: words('Bon.') }
        expect(await put('wrong', body)).toMatchObject({ errno: 1000, data: null })
      },
    )

    test('are restricted to support', async () => {
      expect(await put('theirs', { version: 0, en: words('A'), fr: words('B') }, content)).toMatchObject({
        errno: 1903,
      })
      expect(await server.call('GET /api/console/template', undefined, content.token)).toMatchObject({ errno: 1903 })
    })
  })
})
