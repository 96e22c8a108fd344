import type { List } from '@glasshouse/rulebook/backoffice/define-list'
import * as lists from '@glasshouse/rulebook/backoffice/lists'
import { listContracts } from '@glasshouse/rulebook/wire/backoffice/lists'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Filters } from './filters.tsx'

// The shared fields read the language when they are imported.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: {} })
})

const contracts = Object.values(listContracts)
const period = contracts.flatMap(({ list, page }) =>
  Object.entries<List['filters'][string]>(list.filters).flatMap(([id, filter]) =>
    filter.type === 'from' || filter.type === 'to' ? [{ list: list.name, id, filter, page }] : [],
  ),
)

test.each(period)('$id of $list is a day in the console and a number in the contract', ({ id, filter, page }) => {
  const html = renderToStaticMarkup(<Filters filters={[{ id, ...filter, label: filter.label ?? '' }]} query={{}} />)
  expect(html).toContain('type="date"')
  expect(page.input.parse({ [id]: '1700000000000' })).toHaveProperty(id, 1_700_000_000_000)
  expect(page.input.safeParse({ [id]: '2026-11-15' }).success).toBe(false)
})

test('an option is chosen by its label and sent by its value', () => {
  const { sign } = lists.harmIndicatorList.filters
  const html = renderToStaticMarkup(<Filters filters={[{ id: 'sign', ...sign }]} query={{ sign: 'night' }} />)
  expect(html).toContain('<option value="night" selected="">Night-time gambling</option>')
  const { input } = listContracts.harmIndicatorList.page
  expect(input.safeParse({ sign: 'night' }).success).toBe(true)
  expect(input.safeParse({ sign: 'Night-time gambling' }).success).toBe(false)
})
