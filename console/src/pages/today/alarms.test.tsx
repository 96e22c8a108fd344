import { alarmKinds } from '@glasshouse/rulebook/wire/backoffice/today'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Alarms } from './alarms.tsx'

const shown = (kind: (typeof alarmKinds)[number], subject = 'crash') =>
  renderToStaticMarkup(
    <Alarms
      alarms={[{ kind, subject, text: `${subject} is wrong`, since: 1_700_000_000_000 }]}
      lookedAt={1000}
      now={4000}
    />,
  )

test.each(alarmKinds)('%s has a title, its words, since when, and where it is looked after', (kind) => {
  const html = shown(kind)
  expect(html).toContain('Alarms: 1')
  expect(html).toMatch(/<strong>[A-Z][^<]+<\/strong>/)
  expect(html).toContain('crash is wrong')
  expect(html).toContain('2023-11-14T22:13:20.000Z')
  expect(html).toMatch(kind === 'mail.stuck' ? /mail server/ : /href="#\/(games|ledger|money)/)
})

test('an alarm of a game leads to that game, whatever stands beside its name', () => {
  expect(shown('returns.stray', 'roller 2026-11-15')).toContain('href="#/games/roller"')
  expect(shown('game.stuck', 'wingo')).toContain('href="#/games/wingo"')
  expect(shown('chain.short')).toContain('href="#/games?tab=chains"')
})

test('calm is only said after a look', () => {
  expect(renderToStaticMarkup(<Alarms alarms={[]} lookedAt={null} now={0} />)).toContain('Nobody has looked yet.')
  const calm = renderToStaticMarkup(<Alarms alarms={[]} lookedAt={1000} now={4000} />)
  expect(calm).toContain('Nothing is wrong')
  expect(calm).toContain('looked 3 s ago')
})
