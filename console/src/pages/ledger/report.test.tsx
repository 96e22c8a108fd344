// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LedgerReport, type Ledger } from './report.tsx'

const sound: Ledger = {
  laws: [
    { law: 'All entries sum to zero', holds: true, broken: 0 },
    { law: 'Nonces have no gaps', holds: true, broken: 0 },
  ],
  sum: 0,
  accounts: [
    { kind: 'pool', accounts: 8, balance: -1_250_000 },
    { kind: 'player', accounts: 3, balance: 1_250_000 },
  ],
  entries: 8,
}
const shown = (change: Partial<Ledger>): string =>
  renderToStaticMarkup(<LedgerReport ledger={{ ...sound, ...change }} />)

test('a sound ledger balances, with every total', () => {
  const html = shown({})
  expect(html).toContain('The ledger balances and all checks pass.')
  expect(html).toContain('−1,250,000')
  expect(html).not.toContain('fails')
})

test('a sum other than zero is never called balanced, even when all checks pass', () => {
  const html = shown({ sum: 1 })
  expect(html).toContain('doesn’t balance')
  expect(html).not.toContain('all checks pass')
})

test('a failed check is named with its count although the sum is zero', () => {
  const html = shown({ laws: [...sound.laws, { law: 'No account is below zero', holds: false, broken: 3 }] })
  expect(html).toContain('fails for 3 rows')
  expect(html).toContain('but 1 check fails')
  expect(html).not.toContain('all checks pass')
})

test('says that an empty ledger has no accounts', () => {
  expect(shown({ accounts: [] })).toContain('No accounts yet')
})
