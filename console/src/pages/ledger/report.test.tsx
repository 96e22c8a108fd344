// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Answer } from '../../client/call.ts'
import { LedgerReport } from './report.tsx'

type Ledger = Answer<'GET /api/console/ledger'>

const sound: Ledger = {
  checkedAt: 1_800_000_000_000,
  laws: [
    { law: 'All entries sum to zero', holds: true, broken: 0 },
    { law: 'Nonces have no gaps', holds: true, broken: 0 },
  ],
  sum: 0,
  accounts: [
    { kind: 'pool', accounts: 8, balance: -1_250_000 },
    { kind: 'player', accounts: 3, balance: 1_250_000 },
  ],
  journals: 4,
  entries: 8,
  bets: 2,
}
const shown = (change: Partial<Ledger>): string =>
  renderToStaticMarkup(<LedgerReport ledger={{ ...sound, ...change }} />)

test('sound books are said to balance, with every total', () => {
  const html = shown({})
  expect(html).toContain('The books balance and every law holds.')
  expect(html).toContain('-1,250,000')
  expect(html).not.toContain('broken')
})

test('a sum other than zero is never called balanced, even when all laws hold', () => {
  const html = shown({ sum: 1 })
  expect(html).toContain('do not balance')
  expect(html).not.toContain('every law holds')
})

test('a broken law is named with its count although the sum is zero', () => {
  const html = shown({ laws: [...sound.laws, { law: 'No account is below zero', holds: false, broken: 3 }] })
  expect(html).toContain('broken in 3 places')
  expect(html).toContain('1 of the laws is broken')
  expect(html).not.toContain('every law holds')
})

test('an empty ledger says so', () => {
  expect(shown({ accounts: [] })).toContain('There is no account yet')
})
