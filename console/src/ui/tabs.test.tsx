import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

test('shows the first of several views, and only its tab is reached by the Tab key', () => {
  const tabs = [
    { id: 'one', title: 'One', show: () => 'first' },
    { id: 'two', title: 'Two', show: () => 'second' },
  ]
  const html = renderToStaticMarkup(<Tabs label="Views" tabs={tabs} />)
  expect(html).toContain('first')
  expect(html).not.toContain('second')
  expect(html.match(/tabindex="0"/g)).toHaveLength(1)
})
