// Whom a payout goes to, in the words of Flutterwave. A code of ours holds the country too: `phone:CI:WAVE`.

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
  throw new GatewayDeclined('nothing can be sent to such a destination')
}

/** The last word is the family's; who has one name has it twice. */
function splitName(fullName: string): { first: string; last: string } {
  const words = fullName.trim().split(/\s+/)
  const last = words.pop() ?? fullName
  return { first: words.join(' ') || last, last }
}
