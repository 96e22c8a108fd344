import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stat, Stats } from './stat.tsx'
import { Tabs } from './tabs.tsx'

test('a figure is told with its label and what it is held against', () => {
  const html = renderToStaticMarkup(
    <Stats>
      <Stat label="Result" value="−5" note="expected 7" mood="bad" />
    </Stats>,
  )
  expect(html).toContain('<dt>Result</dt>')
  expect(html).toContain('expected 7')
  expect(html).toContain('data-mood="bad"')
})

test('of several views the first is shown, and only it can be reached by Tab', () => {
  const tabs = [
    { id: 'one', title: 'One', show: () => 'first' },
    { id: 'two', title: 'Two', show: () => 'second' },
  ]
  const html = renderToStaticMarkup(<Tabs label="Views" tabs={tabs} />)
  expect(html).toContain('first')
  expect(html).not.toContain('second')
  expect(html.match(/tabindex="0"/g)).toHaveLength(1)
})
