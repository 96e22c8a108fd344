// @vitest-environment happy-dom
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

test.each(alarmKinds)('%s has a title, its text, since when, and where to act on it', (kind) => {
  const html = shown(kind)
  expect(html).toContain('Alarms: 1')
  expect(html).toMatch(/<strong>[A-Z][^<]+<\/strong>/)
  expect(html).toContain('crash is wrong')
  expect(html).toContain('2023-11-14T22:13:20.000Z')
  const sections = /href="#\/(games|ledger|money|operators|players|protection|support)/
  const hints = { mail: /mail server/, google: /Google service account/, engine: /AI engine/ }
  const area = kind.split('.')[0] ?? ''
  expect(html).toMatch(Object.hasOwn(hints, area) ? hints[area as keyof typeof hints] : sections)
})

test('an alarm of a game links to that game, whatever follows its name', () => {
  expect(shown('returns.stray', 'roller 2026-11-15')).toContain('href="#/games/roller"')
  expect(shown('game.stuck', 'wingo')).toContain('href="#/games/wingo"')
  expect(shown('chain.short')).toContain('href="#/games?tab=chains"')
})

test('claims that all checks pass only after a check', () => {
  expect(renderToStaticMarkup(<Alarms alarms={[]} lookedAt={null} now={0} />)).toContain('No check has run yet.')
  const calm = renderToStaticMarkup(<Alarms alarms={[]} lookedAt={1000} now={4000} />)
  expect(calm).toContain('All checks pass')
  expect(calm).toContain('Checked 3 sec ago')
})
