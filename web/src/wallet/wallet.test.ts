// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { writeMoney } from './money.ts'
import { aheadOf, toneOf } from './order-text.ts'
import { merged } from './use-order.ts'
import { further } from './use-order.ts'

const order = (id: number, createTime: number, steps: number) => ({ id, createTime, steps: Array(steps).fill('step') })

describe('what is still to come', () => {
  it('lists the remaining steps after the order’s state', () => {
    expect(aheadOf('in', 'fiat', 'created')).toEqual(['pending', 'paid', 'credited'])
    expect(aheadOf('in', 'crypto', 'seen')).toEqual(['credited'])
    expect(aheadOf('out', 'fiat', 'held')).toEqual(['approved', 'sending', 'sent', 'confirmed'])
    expect(aheadOf('out', 'fiat', 'sending')).toEqual(['sent', 'confirmed'])
  })
  it('is nothing after an end, good or bad', () => {
    for (const state of ['credited', 'failed', 'expired', 'tooSmall', 'orphaned'] as const)
      expect(aheadOf('in', 'fiat', state), state).toEqual([])
    expect(toneOf('credited', null)).toBe('good')
    expect(toneOf('expired', null)).toBe('bad')
    expect(aheadOf('out', 'crypto', 'rejected')).toEqual([])
  })
})

describe('a withdrawal that ended without being paid', () => {
  it('is neutral when the player cancelled it, and bad when we rejected it', () => {
    expect(toneOf('rejected', 'cancelled')).toBe('neutral')
    expect(toneOf('rejected', 'operator')).toBe('bad')
    expect(toneOf('failed', 'gateway')).toBe('bad')
  })
})

describe('reports of one order', () => {
  it('never go back: an older one does not undo a newer one, whichever came last', () => {
    const [older, newer] = [order(1, 5, 2), order(1, 5, 4)]
    expect(further(older, newer)).toBe(newer)
    expect(further(newer, older)).toBe(newer)
    expect(further(older, undefined)).toBe(older)
  })
  it('of another order change nothing', () => {
    const mine = order(1, 5, 2)
    expect(further(mine, order(2, 5, 9))).toBe(mine)
  })
})

describe('a list merged with live updates', () => {
  it('has new orders on top, each order once and as far as it has come', () => {
    const list = merged([order(3, 30, 2), order(2, 20, 4)], [order(4, 40, 1), order(3, 30, 3), order(2, 20, 3)])
    expect(list.map(({ id, steps }) => [id, steps.length])).toEqual([
      [4, 1],
      [3, 3],
      [2, 4],
    ])
  })
  it('does not take in what belongs to a page that has not come yet', () => {
    expect(merged([order(9, 90, 1)], [order(9, 90, 1), order(1, 10, 1)]).map(({ id }) => id)).toEqual([9])
  })
  it('contains the updates when the list is empty', () => {
    expect(merged([], [order(1, 10, 1)]).map(({ id }) => id)).toEqual([1])
  })
})

describe('money as the languages write it', () => {
  it('keeps every digit, also where a float would not', () => {
    expect(writeMoney('en', '1234567890123456789.01', 'USD')).toBe('$1,234,567,890,123,456,789.01')
    expect(writeMoney('en', '0.000001', 'USDT')).toBe('0.000001\u00a0USDT')
  })
  it('has the signs and places of a currency, and the code of a coin', () => {
    expect(writeMoney('en', '5', 'USD')).toBe('$5.00')
    expect(writeMoney('fr', '5.5', 'USD')).toBe('5,50\u00a0$')
    expect(writeMoney('en', '7.24', 'USDT')).toBe('7.24\u00a0USDT')
    expect(writeMoney('fr', '1234.5', 'USDT')).toBe('1\u202f234,50\u00a0USDT')
  })
})
