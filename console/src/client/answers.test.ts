// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { answerKey, pagesKey } from './answers.ts'

describe('keys of the answer cache', () => {
  it('keeps two endpoints apart that answer about the same thing', () => {
    const client = new QueryClient()
    client.setQueryData(answerKey('GET /api/home/games', {}), [{ game: 'crash' }])
    expect(client.getQueryData(answerKey('GET /api/console/game', {}))).toBeUndefined()
  })

  it('keeps the inputs of an endpoint apart, whatever the order of their fields', () => {
    const client = new QueryClient()
    const versions = 'GET /api/console/content/{kind}/{id}'
    client.setQueryData(answerKey(versions, { kind: 'banner', id: '1' }), 'first')
    expect(client.getQueryData(answerKey(versions, { id: '1', kind: 'banner' }))).toBe('first')
    expect(client.getQueryData(answerKey(versions, { kind: 'faq', id: '1' }))).toBeUndefined()
  })

  it('keeps a list that is read page by page apart from a single answer', () => {
    const client = new QueryClient()
    client.setQueryData(pagesKey('GET /api/console/list/players', {}), { pages: [], pageParams: [] })
    expect(client.getQueryData(answerKey('GET /api/console/list/players', {}))).toBeUndefined()
  })

  it('finds single answers and pages of an endpoint by the endpoint alone', () => {
    const client = new QueryClient()
    client.setQueryData(answerKey('GET /api/console/list/players', {}), { rows: [], next: null })
    client.setQueryData(pagesKey('GET /api/console/list/players', {}), { pages: [], pageParams: [] })
    client.setQueryData(answerKey('GET /api/console/list/operators', {}), { rows: [], next: null })
    expect(client.getQueriesData({ queryKey: ['GET /api/console/list/players'] })).toHaveLength(2)
  })
})
