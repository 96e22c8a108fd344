// Two queries that share a cache key read each other's responses: a page then breaks only after another one was visited. All
// queries under a key must call the same endpoints in the same way.

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from '../support/processes.ts'

interface Query {
  readonly file: string
  /** Null where the part is only known at run time. */
  readonly key: readonly (string | null)[]
  /** The endpoints that it calls, and whether it is paged. */
  readonly asks: string
}

const ENDPOINT = /^(GET|POST|PUT|DELETE) \//

function queriesIn(file: string, text: string): Query[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const arrays = new Map<string, ts.ArrayLiteralExpression>()
  const strings = new Map<string, string>()
  const found: Query[] = []
  const valueOf = (literal: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
    literal.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)?.initializer
  const partOf = (part: ts.Expression): string | null =>
    ts.isStringLiteral(part) ? part.text : (strings.get(part.getText()) ?? null)
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const value = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer
      if (ts.isArrayLiteralExpression(value)) arrays.set(node.name.getText(), value)
      if (ts.isStringLiteral(value)) strings.set(node.name.getText(), value.text)
    }
    if (ts.isObjectLiteralExpression(node)) {
      const [queryKey, queryFn] = [valueOf(node, 'queryKey'), valueOf(node, 'queryFn')]
      const key = queryKey && ts.isArrayLiteralExpression(queryKey) ? queryKey : arrays.get(queryKey?.getText() ?? '')
      const isPaged = valueOf(node, 'initialPageParam') !== undefined
      if (key && queryFn) found.push({ file, key: key.elements.map(partOf), asks: asksOf(queryFn, isPaged) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Without an endpoint of its own, the function identifies what is read. */
function asksOf(queryFn: ts.Expression, isPaged: boolean): string {
  const endpoints = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && ENDPOINT.test(node.text)) endpoints.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(queryFn)
  const asked = endpoints.size > 0 ? [...endpoints].toSorted().join(', ') : queryFn.getText()
  return `${asked}${isPaged ? ', page after page' : ''}`
}

/** Whether two keys can be equal at run time. A game has one engine, so engines never share its id. */
function canMeet(one: Query, other: Query): boolean {
  if (one.key.length !== other.key.length) return false
  if (one.key[0] === 'play' && dirname(one.file) !== dirname(other.file)) return false
  return one.key.every((part, at) => part === null || other.key[at] === null || part === other.key[at])
}

const clashesIn = (queries: readonly Query[]): string[] =>
  queries.flatMap((one, at) =>
    queries
      .slice(at + 1)
      .filter((other) => canMeet(one, other) && one.asks !== other.asks)
      .map((other) => `${one.file} asks ${one.asks}; ${other.file} asks ${other.asks}, under one key`),
  )

describe('query keys of the web app', () => {
  it('detects two calls under one key', () => {
    const list = `useQuery({ queryKey: ['games'], queryFn: () => call('GET /api/home/games', {}) })`
    const other = `const KEY = ['games'] as const; useQuery({ queryKey: KEY, queryFn: () => call('GET /api/game', {}) })`
    const paged = `useInfiniteQuery({ queryKey: [name], queryFn: () => call('GET /api/home/games', {}), initialPageParam: 0 })`
    const queries = [list, other, paged].flatMap((text, at) => queriesIn(`${at}.ts`, text))
    expect(clashesIn(queries)).toHaveLength(3)
    expect(clashesIn(queriesIn('same.ts', `${list};${list}`))).toEqual([])
  })

  it('are each used for one call', () => {
    const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))
    const queries = files.flatMap((file) => queriesIn(file, readFileSync(join(root, file), 'utf8')))
    // Far fewer would mean that this test no longer finds them.
    expect(queries.length).toBeGreaterThan(40)
    expect(clashesIn(queries)).toEqual([])
  })
})
