import { lucky3, type BetType, type Lucky3Choice } from '@glasshouse/rulebook/games/lucky3/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asType, hitPlaces, nextPlace, oddsNameOf, quickPick, withDigit, withoutLast } from './pick.ts'

const pickOf = (type: BetType, pick: string): Lucky3Choice => ({ type, pick })
const typed = (type: BetType, keys: string): Lucky3Choice =>
  [...keys].reduce((choice, key) => withDigit(choice, null, Number(key)), pickOf(type, ''))

describe('typing', () => {
  it('fills the places from the left, zeros too', () => {
    expect(typed('straight', '00')).toEqual(pickOf('straight', '00'))
    expect(typed('ticket', '007')).toEqual(pickOf('ticket', '007'))
    expect(typed('back', '81')).toEqual(pickOf('back', '81'))
  })

  it('starts a new ticket when the old one is full', () => {
    expect(typed('straight', '3817')).toEqual(pickOf('straight', '7'))
    expect(typed('front', '380')).toEqual(pickOf('front', '0'))
    expect(nextPlace(pickOf('front', '38'))).toBeNull()
    expect(nextPlace(pickOf('straight', '38'))).toBe(2)
  })

  it('changes the one place that was touched', () => {
    expect(withDigit(pickOf('box', '381'), 1, 0)).toEqual(pickOf('box', '301'))
    expect(withDigit(pickOf('box', '38'), 2, 0)).toEqual(pickOf('box', '380'))
    expect(withDigit(pickOf('box', '3'), 2, 0)).toEqual(pickOf('box', '30'))
  })

  it('writes nothing on a bet that names no digits, and takes nothing from an empty one', () => {
    expect(withDigit(pickOf('big', ''), null, 4)).toEqual(pickOf('big', ''))
    expect(withoutLast(pickOf('straight', ''))).toEqual(pickOf('straight', ''))
    expect(withoutLast(pickOf('straight', '38'))).toEqual(pickOf('straight', '3'))
  })

  it('never makes more digits than the kind names, whatever is pressed', () => {
    const press = fc.tuple(fc.option(fc.nat(2)), fc.nat(9))
    fc.assert(
      fc.property(fc.constantFrom('ticket', 'straight', 'box', 'front', 'back'), fc.array(press), (type, presses) => {
        let choice = pickOf(type, '')
        for (const [place, digit] of presses) {
          choice = withDigit(choice, place, digit)
          expect(choice.pick).toMatch(type === 'front' || type === 'back' ? /^\d{1,2}$/ : /^\d{1,3}$/)
        }
      }),
    )
  })
})

describe('another kind of bet', () => {
  it('keeps the digits in their places', () => {
    expect(asType('front', '381').pick).toBe('38')
    expect(asType('back', '381').pick).toBe('81')
    expect(asType('straight', '38').pick).toBe('38')
    expect(asType('odd', '381').pick).toBe('')
  })
})

describe('a quick pick', () => {
  it('is one that can be bet on, and never a boxed triple', () => {
    const numbers = [777, 0, 123]
    expect(quickPick('box', () => numbers.shift() ?? 5)).toEqual(pickOf('box', '123'))
    expect(quickPick('straight', () => 7)).toEqual(pickOf('straight', '007'))
    expect(quickPick('back', () => 7)).toEqual(pickOf('back', '07'))
    expect(quickPick('even')).toEqual(pickOf('even', ''))
  })

  it('reaches every number of its kind', () => {
    let next = 0
    const picks = new Set(Array.from({ length: 1000 }, () => quickPick('ticket', () => next++).pick))
    expect(picks.size).toBe(1000)
    for (const type of ['ticket', 'straight', 'box', 'front', 'back'] as const)
      expect(lucky3.isChoice(quickPick(type))).toBe(true)
  })

  it('skips the words that would favour low numbers', () => {
    const words = [2 ** 32 - 1, 4_294_967_000, 4_294_966_999]
    const real = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) array[0] = words.shift() ?? 0
      return array
    }
    try {
      expect(quickPick('straight').pick).toBe('999')
      expect(words).toEqual([])
    } finally {
      crypto.getRandomValues = real
    }
  })
})

describe('marks on a ticket', () => {
  it('say nothing of a reel that still turns', () => {
    for (const type of ['ticket', 'straight', 'box'] as const) {
      expect(hitPlaces(pickOf(type, '381'), '381', 0)).toEqual([])
      expect(hitPlaces(pickOf(type, '381'), '381', 2)).toEqual(type === 'box' ? [] : [0, 1])
      expect(hitPlaces(pickOf(type, '381'), '381', 3)).toEqual([0, 1, 2])
    }
  })

  it('are placed where the bet names the digit', () => {
    expect(hitPlaces(pickOf('back', '81'), '381', 3)).toEqual([1, 2])
    expect(hitPlaces(pickOf('back', '38'), '381', 3)).toEqual([])
    expect(hitPlaces(pickOf('front', '31'), '381', 3)).toEqual([0])
    expect(hitPlaces(pickOf('box', '813'), '381', 3)).toEqual([0, 1, 2])
    expect(hitPlaces(pickOf('big', ''), '999', 3)).toEqual([])
  })
})

it('requests the odds of a boxed pair by their own name', () => {
  expect(oddsNameOf(pickOf('box', '112'))).toBe('boxPair')
  expect(oddsNameOf(pickOf('box', '123'))).toBe('box')
  expect(oddsNameOf(pickOf('box', '11'))).toBe('box')
  expect(oddsNameOf(pickOf('straight', '112'))).toBe('straight')
})
