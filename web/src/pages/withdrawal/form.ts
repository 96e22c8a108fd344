// What must be right before anything is sent, and who a refusal speaks of. The server checks all of it again. Pure.

import type { InputOf, OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'

export type Setting = OutputOf<WalletContract, 'GET /api/withdrawal/setting'>
export type Terms = Omit<Setting['fiat'], 'isUp'>
export type Bank = OutputOf<WalletContract, 'GET /api/withdrawal/bank_code'>[number]
export type WithdrawalBalance = OutputOf<WalletContract, 'GET /api/withdrawal/balance'>
export type Quote = OutputOf<WalletContract, 'POST /api/withdrawal/quote'>
export type Entered = Omit<InputOf<WalletContract, 'POST /api/withdrawal'>, 'quoteId' | 'requestId'>

export type Field = 'bank' | 'phone' | 'account' | 'holder' | 'address'
export type Fault = 'bankMissing' | 'phoneMissing' | 'accountMissing' | 'holderMissing' | 'addressMissing'
export type Faults = Partial<Record<Field, Fault>>

export interface FiatForm {
  readonly bankCode: string
  readonly phone: string
  readonly accountNumber: string
  readonly accountName: string
}

const PHONE = /^\+[1-9]\d{6,14}$/
const ACCOUNT = /^[0-9A-Za-z -]{6,34}$/
const HOLDER = /^[\p{L}\p{M}' .-]{2,80}$/u

/** A phone number as people write it, without what they put between its digits. */
const bare = (phone: string): string => phone.replaceAll(/[\s().-]/g, '')

/** A phone service needs a phone; a bank needs an account and its holder, and may have a phone as well. Until one is
 * chosen the phone number on the form is asked for too, so that all faults show at once. */
export function fiatFaults(form: FiatForm, bank: Bank | undefined): Faults {
  const faults: Faults = {}
  if (!bank) faults.bank = 'bankMissing'
  const phone = bare(form.phone)
  if ((bank?.kind !== 'bank' || phone !== '') && !PHONE.test(phone)) faults.phone = 'phoneMissing'
  if (bank?.kind !== 'bank') return faults
  if (!ACCOUNT.test(form.accountNumber.trim())) faults.account = 'accountMissing'
  if (!HOLDER.test(form.accountName.trim())) faults.holder = 'holderMissing'
  return faults
}

export function fiatEntered(form: FiatForm, bank: Bank): Entered {
  const phone = bare(form.phone)
  if (bank.kind === 'phone') return { bankCode: bank.code, phone }
  return {
    bankCode: bank.code,
    accountNumber: form.accountNumber.trim(),
    accountName: form.accountName.trim(),
    ...(phone && { phone }),
  }
}

/** Which field the words of a refusal belong to; none where they are about the whole. */
const FIELDS: Readonly<Record<number, Field>> = {
  1020: 'phone',
  1507: 'address',
  1508: 'address',
  1509: 'bank',
  1510: 'account',
}
export const fieldOf = (errno: number): Field | undefined => FIELDS[errno]

const QUOTE_GONE: readonly number[] = [1504, 1505]
export const isQuoteGone = (errno: number): boolean => QUOTE_GONE.includes(errno)

/** Amounts one tap away, each a whole step that can be withdrawn: the least, half of all, and all. */
export function quickAmounts({ minGold, maxGold, stepGold }: Terms, withdrawable: number): readonly number[] {
  const stepped = (gold: number): number => Math.floor(Math.min(gold, maxGold) / stepGold) * stepGold
  const amounts = [minGold, stepped(withdrawable / 2), stepped(withdrawable)]
  return [...new Set(amounts.filter((gold) => gold >= minGold && gold <= withdrawable))]
}
