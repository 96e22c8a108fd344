import { describe, expect, it } from 'vitest'
import { cellOf, csvOf, type Movement } from './csv.ts'

const movement = (part: Partial<Movement>): Movement => ({
  number: 1,
  cause: 'play',
  amount: -100,
  balanceAfter: 99_900,
  betId: 7,
  game: 'roller',
  rechargeId: null,
  withdrawalId: null,
  createTime: Date.UTC(2026, 10, 15, 12),
  ...part,
})
const words = (separator: ',' | ';', cause = 'Stake') => ({
  separator,
  column: (name: string) => name,
  cause: () => cause,
  game: () => 'Lucky Roller',
})

describe('a cell', () => {
  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '  =1', '\n@x', '=cmd|/c calc'])(
    'never begins as the formula %j',
    (text) => expect(cellOf(text, ',').replace(/^"/, '')).toMatch(/^'/),
  )
  it('keeps numbers as they are, negative and large', () => {
    expect(cellOf(-100, ',')).toBe('-100')
    expect(cellOf(9_007_199_254_740_991, ',')).toBe('9007199254740991')
    expect(cellOf(null, ',')).toBe('')
  })
  it('quotes what would end it', () => {
    expect(cellOf('a,b', ',')).toBe('"a,b"')
    expect(cellOf('a,b', ';')).toBe('a,b')
    expect(cellOf('say "so"', ',')).toBe('"say ""so"""')
    expect(cellOf('two\nlines', ',')).toBe('"two\nlines"')
  })
})

describe('the table', () => {
  it('has a header and one line for every transaction', () => {
    const csv = csvOf([movement({ number: 2, amount: 198 }), movement({})], words(';', 'Mise ; jeu'))
    expect(csv).toBe(
      '\uFEFFnumber;time;cause;game;amount;balance;bet;recharge;withdrawal\r\n' +
        '2;2026-11-15T12:00:00.000Z;"Mise ; jeu";Lucky Roller;198;99900;7;;\r\n' +
        '1;2026-11-15T12:00:00.000Z;"Mise ; jeu";Lucky Roller;-100;99900;7;;\r\n',
    )
  })
  it('is only its names where nothing has moved', () => {
    expect(csvOf([], words(',')).split('\r\n')).toHaveLength(2)
  })
})
