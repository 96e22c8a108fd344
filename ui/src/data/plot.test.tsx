// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { frameOf, lineOf } from './plot-frame.ts'
import { Plot } from './plot.tsx'

const points = [
  { time: 0, value: -30 },
  { time: 10, value: 70 },
  { time: 20, value: 20 },
]
const writing = { write: String, writeTime: (time: number) => `at ${time}` }

test('draws every point within the frame, shows zero, and puts lines at round figures', () => {
  const frame = frameOf([points])
  expect(frame?.ticks).toEqual([-50, 0, 50, 100])
  for (const { time, value } of points) {
    for (const place of [frame?.x(time), frame?.y(value)]) {
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThanOrEqual(100)
    }
  }
  expect(frameOf([[{ time: 0, value: 900 }]])?.ticks[0]).toBe(0)
})

test('a price fills the height where zero need not be shown', () => {
  const prices = [1.01, 1.03, 1.02].map((value, time) => ({ time, value }))
  const frame = frameOf([prices], false)
  expect(frame?.ticks[0]).toBeCloseTo(1.01)
  expect(frame?.y(1.03)).toBeCloseTo(5)
  expect(frame?.y(1.01)).toBeCloseTo(95)
})

test('one point, all zero, and nothing at all', () => {
  const alone = frameOf([[{ time: 5, value: 0 }]])
  expect(alone?.ticks).toEqual([0, 1])
  expect(lineOf([{ time: 5, value: 0 }], alone as NonNullable<typeof alone>)).not.toContain('NaN')
  expect(frameOf([[], []])).toBeNull()
  expect(renderToStaticMarkup(<Plot title="Stakes" series={[]} {...writing} />)).toContain('No data for this period.')
})

test('also lists the drawn values in a table', () => {
  const series = [
    { name: 'stakes', points, kind: 'bar' as const },
    { name: 'expected', points: [{ time: 10, value: 5 }] },
  ]
  const html = renderToStaticMarkup(<Plot title="Result" series={series} {...writing} />)
  expect(html.match(/<rect/g)).toHaveLength(3)
  expect(html).toContain('<th scope="row">at 10</th><td>70</td><td>5</td>')
  expect(html).not.toContain('NaN')
  expect(renderToStaticMarkup(<Plot series={series} hasTable={false} {...writing} />)).not.toContain('<table')
})
