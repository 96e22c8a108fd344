// Destinations of test payouts. The names are familiar ones; nothing is ever sent to any of them.

export interface Bank {
  readonly code: string
  readonly name: string
  readonly kind: 'bank' | 'phone'
}

const phone = (code: string, name: string): Bank => ({ code, name: `${name} (test)`, kind: 'phone' })
const bank = (code: string, name: string): Bank => ({ code, name: `${name} (test)`, kind: 'bank' })

export const BANKS: readonly Bank[] = [
  phone('CI-ORANGE', "Orange Money Côte d'Ivoire"),
  phone('CI-MTN', "MTN MoMo Côte d'Ivoire"),
  phone('CI-WAVE', "Wave Côte d'Ivoire"),
  phone('SN-ORANGE', 'Orange Money Sénégal'),
  phone('SN-WAVE', 'Wave Sénégal'),
  phone('CM-MTN', 'MTN MoMo Cameroun'),
  phone('CM-ORANGE', 'Orange Money Cameroun'),
  phone('BJ-MTN', 'MTN MoMo Bénin'),
  phone('GH-MTN', 'MTN MoMo Ghana'),
  phone('GH-TELECEL', 'Telecel Cash Ghana'),
  phone('KE-MPESA', 'M-PESA Kenya'),
  phone('UG-AIRTEL', 'Airtel Money Uganda'),
  phone('RW-MTN', 'MTN MoMo Rwanda'),
  bank('CI-ECOBANK', "Ecobank Côte d'Ivoire"),
  bank('CI-SGCI', "Société Générale Côte d'Ivoire"),
  bank('SN-CBAO', 'CBAO Sénégal'),
  bank('CM-AFRILAND', 'Afriland First Bank Cameroun'),
  bank('FR-BNP', 'BNP Paribas'),
  bank('FR-CA', 'Crédit Agricole'),
  bank('NG-GTB', 'Guaranty Trust Bank'),
  bank('NG-ZENITH', 'Zenith Bank'),
  bank('GH-GCB', 'GCB Bank Ghana'),
  bank('KE-EQUITY', 'Equity Bank Kenya'),
  bank('ZA-STANDARD', 'Standard Bank South Africa'),
]

export interface Destination {
  readonly bankCode: string
  readonly phone: string | null
  readonly accountNumber: string | null
  readonly accountName: string | null
}

/** The last six digits of the phone or account number decide the payout's outcome. */
export const OUTCOMES_BY_DIGITS = {
  '000001': 'fail',
  '000002': 'decline',
  '000003': 'never',
  '000004': 'reverse',
} as const
export type PayoutOutcome = (typeof OUTCOMES_BY_DIGITS)[keyof typeof OUTCOMES_BY_DIGITS]

export function outcomeOf({ phone: number, accountNumber }: Destination): PayoutOutcome | null {
  const digits = (accountNumber ?? number ?? '').replaceAll(/\D/g, '')
  return OUTCOMES_BY_DIGITS[digits.slice(-6) as keyof typeof OUTCOMES_BY_DIGITS] ?? null
}

/** Null where a payout can go there, otherwise the error. */
export function destinationError(destination: Destination): string | null {
  const found = BANKS.find(({ code }) => code === destination.bankCode)
  if (!found) return 'unknown bank'
  if (found.kind === 'phone') return destination.phone ? null : 'a phone number is required'
  return destination.accountNumber && destination.accountName ? null : 'account number and name are required'
}
