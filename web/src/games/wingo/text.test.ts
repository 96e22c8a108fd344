// @vitest-environment happy-dom
import { COLOURS, SELECTIONS, wingo, type Selection } from '@glasshouse/rulebook/games/wingo/rules'
import { describe, expect, it } from 'vitest'
import { makeFormat } from '@glasshouse/rulebook/text/format'
import { fillText } from '@glasshouse/rulebook/text/text'
import type { Language } from '@glasshouse/ui/text/i18n.ts'
import { toggled } from '../../play/lottery/controls/choice-button.tsx'
import { messages } from './messages.ts'
import { tile } from './tile.ts'
import { TREND_LENGTH, trendOf } from './trend.tsx'
import { markOf, marksOf, paidText, selectionText, type Say } from './text.tsx'

const sayIn =
  (language: Language): Say =>
  (key, words) =>
    fillText(language, messages[language][key], words)
const say = sayIn('en')
const format = makeFormat('en')

const paid = (selections: Selection[], digit: number, gold = 1000) => {
  const payout = Number(wingo.payout(BigInt(gold), { selections }, { digit }))
  return paidText({ gold, payout, choice: { selections }, outcome: { digit } }, `${digit}`, say, format)
}

describe('the words of Wingo', () => {
  it('show the payout of the rules, part by part', () => {
    expect(paid(['green', 'violet'], 5)).toBe('500 × (green 1.80× + violet 4.90×) = 3,350')
    expect(paid(['red', '7'], 7)).toBe('500 × (7 9.80×) = 4,900')
    expect(paid(['red'], 7)).toBe('7: no winning choice, payout 0')
  })

  it('mark every colour by its own letters, in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      const marks = COLOURS.map((colour) => markOf(colour, sayIn(language)))
      expect(new Set(marks).size, language).toBe(COLOURS.length)
    }
    expect(marksOf(0, say)).toBe('R·V')
    expect(marksOf(5, sayIn('fr'))).toBe('Ve·Vi')
  })

  it('name every selection differently', () => {
    for (const language of ['en', 'fr'] as const)
      expect(new Set(SELECTIONS.map((one) => selectionText(one, sayIn(language)))).size).toBe(SELECTIONS.length)
  })

  it('keep the order of the table when selections are chosen and left', () => {
    expect(toggled<Selection>(SELECTIONS, ['green', '7'], 'red')).toEqual(['green', 'red', '7'])
    expect(toggled<Selection>(SELECTIONS, ['green', '7'], '7')).toEqual(['green'])
    expect(toggled<Selection>(SELECTIONS, ['green'], 'green')).toEqual([])
  })

  it('tell the digit on a tile, and nothing of what they do not know', () => {
    expect(tile.result?.({ digit: 0 }, format)).toBe('0')
    for (const strange of [null, 7, {}, { digit: '7' }]) expect(tile.result?.(strange, format)).toBeNull()
  })
})

describe('the trend', () => {
  it('puts the newest at the right edge, 9 on top', () => {
    const points = trendOf([{ digit: 9 }, { digit: 0 }])
    expect(points.map(({ digit }) => digit)).toEqual([0, 9])
    expect(points.at(-1)).toEqual({ digit: 9, x: 100, y: 5 })
    expect(points[0]).toMatchObject({ digit: 0, y: 95 })
  })

  it('shows no more than it has room for, within its edges', () => {
    const points = trendOf(Array.from({ length: 40 }, (_, i) => ({ digit: i % 10 })))
    expect(points).toHaveLength(TREND_LENGTH)
    expect(points[0]?.x).toBe(0)
    expect(trendOf([])).toEqual([])
  })
})
