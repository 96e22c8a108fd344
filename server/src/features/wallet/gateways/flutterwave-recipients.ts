// Payout recipients in Flutterwave's format. Our bank codes include the country: `phone:CI:WAVE`.

import { GatewayDeclined, type Destination } from '../gateway.ts'

export const bankCode = (country: string, code: string): string => `bank:${country}:${code}`
export const phoneCode = (country: string, network: string): string => `phone:${country}:${network}`

interface Recipient {
  readonly name?: { readonly first: string; readonly last: string }
  readonly bank?: { readonly account_number: string; readonly code: string }
  readonly mobile_money?: { readonly network: string; readonly country: string; readonly msisdn: string }
}

export function toRecipient(destination: Destination): { type: 'bank' | 'mobile_money'; recipient: Recipient } {
  const [, kind, country = '', code = ''] = /^(bank|phone):([A-Z]{2}):(.+)$/.exec(destination.bankCode) ?? []
  const { phone, accountNumber, accountName } = destination
  const name = accountName === null ? {} : { name: splitName(accountName) }
  if (kind === 'phone' && phone !== null) {
    const msisdn = phone.replaceAll(/\D/g, '')
    return { type: 'mobile_money', recipient: { ...name, mobile_money: { network: code, country, msisdn } } }
  }
  if (kind === 'bank' && accountNumber !== null) {
    const account_number = accountNumber.replaceAll(/[ -]/g, '')
    return { type: 'bank', recipient: { ...name, bank: { account_number, code } } }
  }
  throw new GatewayDeclined('unsupported destination')
}

/** The last word becomes the last name. A single name is used for both. */
function splitName(fullName: string): { first: string; last: string } {
  const words = fullName.trim().split(/\s+/)
  const last = words.pop() ?? fullName
  return { first: words.join(' ') || last, last }
}
