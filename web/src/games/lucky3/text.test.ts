// @vitest-environment happy-dom
import {
  BET_TYPES,
  lucky3,
  multiplierOf,
  type BetType,
  type Lucky3Choice,
} from '@glasshouse/rulebook/games/lucky3/rules'
import { describe, expect, it } from 'vitest'
import { makeFormat } from '@glasshouse/rulebook/text/format'
import { fillText } from '@glasshouse/rulebook/text/text'
import { messages } from './messages.ts'
import { gainingNumbers, oddsRows, returnOf } from './rules-page.tsx'
import { tile } from './tile.ts'
import { choiceText, meansText, paidText, paysText, sumText, timesText, unfinishedText, type Say } from './text.ts'

const say =
  (language: 'en' | 'fr'): Say =>
  (key, words) =>
    fillText(language, messages[language][key], words)
const t = say('en')
const format = makeFormat('en')
const pickOf = (type: BetType, pick = ''): Lucky3Choice => ({ type, pick })
const paid = (choice: Lucky3Choice, digits: string, gold = 500): string => {
  const payout = Number(lucky3.payout(BigInt(gold), choice, { digits }))
  return paidText({ gold, payout, choice, outcome: { digits } }, t, format)
}

describe('what a bet pays', () => {
  it('is said as the rules have it', () => {
    expect(paysText(pickOf('ticket'), format)).toBe('1·10·467×')
    expect(paysText(pickOf('box'), format)).toBe('163·326×')
    expect(paysText(pickOf('box', '123'), format)).toBe('163×')
    expect(paysText(pickOf('box', '121'), format)).toBe('326×')
    expect(paysText(pickOf('straight', '1'), format)).toBe('980×')
    expect(paysText(pickOf('even'), format)).toBe('1.96×')
    expect(timesText(98_000, makeFormat('fr'))).toBe('980×')
  })

  it('is calculated line by line, and a loss is not called a payout', () => {
    expect(paid(pickOf('ticket', '381'), '382')).toBe('2 digits in place: 500 × 10× = 5,000')
    expect(paid(pickOf('ticket', '381'), '111')).toBe('1 digit in place: 500 × 1× = 500')
    expect(paid(pickOf('ticket', '381'), '813')).toBe('813: no digit of 381 in its place, payout 0')
    expect(paid(pickOf('box', '381'), '813')).toBe('500 × 163× = 81,500')
    expect(paid(pickOf('small'), '000')).toBe('500 × 1.96× = 980')
    expect(paid(pickOf('big'), '049')).toBe('049 isn’t big, payout 0')
  })
})

describe('what is missing', () => {
  it('is counted', () => {
    expect(unfinishedText(pickOf('ticket'), t)).toBe('Pick 3 digits')
    expect(unfinishedText(pickOf('front'), t)).toBe('Pick 2 digits')
    expect(unfinishedText(pickOf('back', '1'), t)).toBe('Pick 1 digit')
    expect(unfinishedText(pickOf('box', '777'), t)).toBe('Digits can’t all be equal')
  })
})

describe('a draw', () => {
  it('is shown as a sum with its properties', () => {
    expect(sumText('381', t)).toBe('3 + 8 + 1 = 12 · small · even')
    expect(sumText('059', t)).toBe('0 + 5 + 9 = 14 · big · even')
    expect(sumText('333', t)).toBe('3 + 3 + 3 = 9 · small · odd · triple')
    expect(meansText('small', t)).toBe('The sum is 0 to 13')
    expect(meansText('big', t)).toBe('The sum is 14 to 27')
  })

  it('appears on its tile with its zeros, unlike an invalid draw', () => {
    expect(tile.result?.({ digits: '007' }, format)).toBe('007')
    for (const other of [null, undefined, 7, '007', {}, { digits: 7 }]) expect(tile.result?.(other, format)).toBeNull()
  })
})

describe('every kind of bet', () => {
  it('has a name, words and one line in both languages', () => {
    for (const language of ['en', 'fr'] as const)
      for (const type of BET_TYPES) {
        const words = choiceText(pickOf(type, '12'), say(language))
        expect(words).not.toMatch(/[{} ]/)
        expect(meansText(type, say(language))).not.toMatch(/[{}]/)
      }
  })

  it('has the odds of the rules table, counted again', () => {
    expect(oddsRows(pickOf('ticket', '905'))).toEqual([
      { numbers: 1, pays: 46_700 },
      { numbers: 27, pays: 1000 },
      { numbers: 243, pays: 100 },
    ])
    expect(oddsRows(pickOf('box', '112'))).toEqual([{ numbers: 3, pays: 32_600 }])
    expect(oddsRows(pickOf('odd'))).toEqual([{ numbers: 500, pays: 196 }])
    expect(gainingNumbers(pickOf('ticket', '905'))).toBe(28)
    for (const choice of lucky3.choices()) {
      if (choice.pick > '019') continue
      const back = oddsRows(choice).reduce((sum, { numbers, pays }) => sum + numbers * pays, 0) / 100_000
      expect(back).toBeCloseTo(returnOf(choice), 12)
      expect(multiplierOf(choice, '000')).toBeLessThanOrEqual(lucky3.topMultiplier)
    }
  })
})
