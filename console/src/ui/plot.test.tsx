import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { frameOf, lineOf } from './plot-frame.ts'
import { Plot } from './plot.tsx'

const points = [
  { time: 0, value: -30 },
  { time: 10, value: 70 },
  { time: 20, value: 20 },
]

test('every point lies within the frame, zero is shown, and the lines are round figures', () => {
  const frame = frameOf([points], 600, 220)
  expect(frame?.ticks).toEqual([-50, 0, 50, 100])
  for (const { time, value } of points) {
    expect(frame?.x(time)).toBeGreaterThanOrEqual(frame?.left ?? 0)
    expect(frame?.x(time)).toBeLessThanOrEqual(600)
    expect(frame?.y(value)).toBeGreaterThanOrEqual(0)
    expect(frame?.y(value)).toBeLessThanOrEqual(220)
  }
  expect(frameOf([[{ time: 0, value: 900 }]], 600, 220)?.ticks[0]).toBe(0)
})

test('one point, all zero, and nothing at all', () => {
  const alone = frameOf([[{ time: 5, value: 0 }]], 600, 220)
  expect(alone?.ticks).toEqual([0, 1])
  expect(lineOf([{ time: 5, value: 0 }], alone as NonNullable<typeof alone>)).not.toContain('NaN')
  expect(frameOf([[], []], 600, 220)).toBeNull()
  expect(renderToStaticMarkup(<Plot title="Stakes" series={[]} />)).toContain('Nothing has happened')
})

test('what is drawn stands in a table too', () => {
  const series = [
    { name: 'stakes', points, kind: 'bar' as const },
    { name: 'expected', points: [{ time: 10, value: 5 }] },
  ]
  const html = renderToStaticMarkup(<Plot title="Result" series={series} writeTime={(time) => `at ${time}`} />)
  expect(html.match(/<rect/g)).toHaveLength(3)
  expect(html).toContain('<th scope="row">at 10</th><td>70</td><td>5</td>')
  expect(html).not.toContain('NaN')
})
