import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsOf, eraseDigit, newDigits, writeDigits } from './code-text.ts'

const length = 6

describe('a code in its boxes', () => {
  it('is typed digit by digit', () => {
    let state = { code: '', at: 0 }
    for (const digit of '120456') state = writeDigits(state, digit, length)
    expect(state).toEqual({ code: '120456', at: 5 })
  })
  it('is pasted whole, whatever surrounds its digits and wherever the cursor is', () => {
    expect(writeDigits({ code: '99', at: 2 }, digitsOf(' 123-456\n'), length)).toEqual({ code: '123456', at: 5 })
    expect(writeDigits({ code: '', at: 0 }, digitsOf('none'), length)).toEqual({ code: '', at: 0 })
  })
  it('is corrected in the middle and erased from the end', () => {
    expect(writeDigits({ code: '123456', at: 2 }, '9', length)).toEqual({ code: '129456', at: 3 })
    expect(eraseDigit({ code: '123', at: 3 })).toEqual({ code: '12', at: 2 })
    expect(eraseDigit({ code: '123', at: 0 })).toEqual({ code: '23', at: 0 })
    expect(eraseDigit({ code: '', at: 0 })).toEqual({ code: '', at: 0 })
  })
  it('takes only what is new from a box that tells its whole text', () => {
    expect(newDigits('34', '3')).toBe('4')
    expect(newDigits('33', '3')).toBe('3')
    expect(newDigits('x', '')).toBe('')
    expect(newDigits('123456', '1')).toBe('123456')
  })
  it('never has a gap, a letter or too many digits', () => {
    const step = fc.oneof(
      fc.record({ at: fc.nat(5), text: fc.string({ maxLength: 9 }) }),
      fc.record({ at: fc.nat(5), text: fc.constant(null) }),
    )
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let code = ''
        for (const { at, text } of steps) {
          const next = text === null ? eraseDigit({ code, at }) : writeDigits({ code, at }, digitsOf(text), length)
          expect(next.code).toMatch(/^\d{0,6}$/)
          expect(next.at).toBeGreaterThanOrEqual(0)
          expect(next.at).toBeLessThan(length)
          code = next.code
        }
      }),
    )
  })
})
