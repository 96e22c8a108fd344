import { describe, expect, it } from 'vitest'
import { fillText, typeset } from './text.ts'

describe('a text', () => {
  it('is filled with its parameters, and shows a parameter that is missing', () => {
    expect(fillText('en', 'Hello {name}, {name}', { name: 'Ada' })).toBe('Hello Ada, Ada')
    expect(fillText('en', 'Hello {name}', {})).toBe('Hello {name}')
    expect(fillText('en', 'Hello {name}')).toBe('Hello {name}')
  })
  it('does not fill what a parameter brings', () => {
    expect(fillText('en', '{a} {b}', { a: '{b}', b: '{a}' })).toBe('{b} {a}')
  })
  it.each([
    [0, '0 bets', '0\u00A0mise'],
    [1, '1 bet', '1\u00A0mise'],
    [2, '2 bets', '2\u00A0mises'],
    [1000, '1,000 bets', '1\u202F000\u00A0mises'],
    [1_000_000, '1,000,000 bets', '1\u202F000\u202F000\u00A0mises'],
  ])('has the form that %d takes', (n, english, french) => {
    expect(fillText('en', '{n} {n|bet|bets}', { n })).toBe(english)
    expect(fillText('fr', '{n} {n|mise|mises}', { n })).toBe(french)
  })
  it('may have an empty form', () => {
    expect(fillText('en', 'bet{n||s}', { n: 1 })).toBe('bet')
    expect(fillText('en', 'bet{n||s}', { n: 2 })).toBe('bets')
  })
  it('groups counts and leaves ids alone', () => {
    expect(fillText('en', 'Withdrawal {id}', { id: 1042 })).toBe('Withdrawal 1042')
  })
})

describe('French typesetting', () => {
  it('keeps signs and digits together', () => {
    expect(typeset('fr', 'Prêt ? Oui ; non ! « 5 % » : fin')).toBe(
      'Prêt\u202F? Oui\u202F; non\u202F! «\u00A05\u00A0%\u00A0»\u00A0: fin',
    )
    expect(typeset('fr', 'de 1 000 à 4 294 967 290')).toBe('de 1\u202F000 à 4\u202F294\u202F967\u202F290')
    expect(typeset('fr', '12 34 et 5 6789')).toBe('12 34 et 5 6789')
  })
  it('keeps a number and its unit together', () => {
    expect(typeset('fr', 'sous 24 heures, 8 Mo au plus')).toBe('sous 24\u00A0heures, 8\u00A0Mo au plus')
    expect(fillText('fr', '{gold} {gold|pièce|pièces} d’or en {days} jours', { gold: 1, days: 30 })).toBe(
      '1\u00A0pièce d’or en 30\u00A0jours',
    )
    expect(typeset('fr', 'de 5 à 10 heureux, {n} sont là')).toBe('de 5 à 10 heureux, {n} sont là')
  })

  it('leaves English alone', () => {
    expect(typeset('en', 'Ready ? 1 000 days')).toBe('Ready ? 1 000 days')
  })
})
