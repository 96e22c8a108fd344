import { describe, expect, it } from 'vitest'
import { fiatEntered, fiatFaults, fieldOf, isQuoteGone, quickAmounts, type Bank, type Terms } from './form.ts'

const wave: Bank = { code: 'CI-WAVE', name: 'Wave', kind: 'phone' }
const gtb: Bank = { code: 'NG-GTB', name: 'Guaranty Trust', kind: 'bank' }
const form = { bankCode: '', phone: '+225 07-01 (02) 03.04', accountNumber: ' 0690112233 ', accountName: 'Awa Ndiaye' }

describe('what was entered', () => {
  it('needs a bank, and shows every error of an empty form together', () => {
    expect(fiatFaults(form, undefined)).toEqual({ bank: 'bankMissing' })
    expect(fiatFaults({ ...form, phone: '' }, undefined)).toEqual({ bank: 'bankMissing', phone: 'phoneMissing' })
  })

  it('needs a phone for a phone service, and nothing else', () => {
    const phone = { ...form, accountNumber: '', accountName: '' }
    expect(fiatFaults(phone, wave)).toEqual({})
    expect(fiatEntered(form, wave)).toEqual({ bankCode: 'CI-WAVE', phone: '+2250701020304' })
    for (const wrong of ['', '0701020304', '+', '+12', '+225 07x', '+0701020304'])
      expect(fiatFaults({ ...phone, phone: wrong }, wave)).toEqual({ phone: 'phoneMissing' })
  })

  it('needs account and holder for a bank; a phone may be left out but not be wrong', () => {
    expect(fiatFaults({ ...form, phone: '' }, gtb)).toEqual({})
    expect(fiatEntered({ ...form, phone: '' }, gtb)).toEqual({
      bankCode: 'NG-GTB',
      accountNumber: '0690112233',
      accountName: 'Awa Ndiaye',
    })
    expect(fiatFaults({ ...form, phone: '12' }, gtb)).toEqual({ phone: 'phoneMissing' })
    expect(fiatFaults({ ...form, accountNumber: '12345', accountName: '1' }, gtb)).toEqual({
      account: 'accountMissing',
      holder: 'holderMissing',
    })
  })
})

describe('a refusal', () => {
  it('speaks of its field, of the quote, or of the whole', () => {
    expect([1020, 1507, 1508, 1509, 1510, 1004].map(fieldOf)).toEqual([
      'phone',
      'address',
      'address',
      'bank',
      'account',
      undefined,
    ])
    expect([1504, 1505, 1004].map(isQuoteGone)).toEqual([true, true, false])
  })
})

describe('quick amounts', () => {
  const terms = { minGold: 2000, maxGold: 50_000, stepGold: 10 } as Terms
  it.each([
    [1999, []],
    [2000, [2000]],
    [2009, [2000]],
    [10_015, [2000, 5000, 10_010]],
    [80_000, [2000, 40_000, 50_000]],
    [200_000, [2000, 50_000]],
  ])('of %i gold are whole steps within the limits', (gold, amounts) =>
    expect(quickAmounts(terms, gold)).toEqual(amounts),
  )
})
