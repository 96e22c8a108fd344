// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '@glasshouse/ui/text/i18n.ts'
import { BetNote } from './bet-bar.tsx'
import { MaxWinLine } from './max-win.tsx'

const win = (profit: number, multiplier: number, isLow = false) => ({ profit: BigInt(profit), multiplier, isLow })
function shown(node: ReactNode): string {
  const box = document.createElement('div')
  const root = createRoot(box)
  flushSync(() => root.render(node))
  const html = box.innerHTML.replaceAll('\u202f', ' ')
  root.unmount()
  return html
}

afterEach(() => setLanguage('en'))

describe('MaxWinLine', () => {
  it('says the win and where it is reached', () => {
    expect(shown(<MaxWinLine win={win(490, 198)} />)).toContain('Max win +490 at 1.98×')
    expect(shown(<MaxWinLine win={win(149_992, 150_092)} cashesOut />)).toContain(
      'Max win +149,992 · auto cash-out at 1,500.92×',
    )
  })
  it('marks a low cap by more than its colour', () => {
    const low = shown(<MaxWinLine win={win(149_500, 399, true)} cashesOut />)
    expect(low).toContain('data-low')
    expect(low).toContain('<svg')
    expect(low).toContain('Warning: low max win.')
    expect(shown(<MaxWinLine win={win(149_500, 1000)} cashesOut />)).not.toContain('<svg')
  })
  it('speaks French', () => {
    setLanguage('fr')
    expect(shown(<MaxWinLine win={win(149_500, 399, true)} cashesOut />)).toContain(
      'Gain max. +149 500 · encaissé à 3,99×',
    )
  })
  it('keeps its line where there is no bet', () => {
    expect(shown(<MaxWinLine win={null} />)).toContain('id="bet-max"')
  })
})

it('a problem takes the room of the max win and offers its way out', () => {
  const text = shown(
    <BetNote
      problem="No"
      remedy={{ label: 'Set 3.99×', onUse: () => undefined }}
      maxWin={<MaxWinLine win={win(1, 101)} />}
    >
      x
    </BetNote>,
  )
  expect(text).toContain('Set 3.99×')
  expect(text).not.toContain('Max win')
})
