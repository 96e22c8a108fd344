import parsePhone from 'libphonenumber-js/max'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'

/** E.164 and the number's country; refuses anything else. */
export function parsePhoneNumber(text: string): { number: string; country: string } {
  const phone = parsePhone(text.trim())
  if (!text.trim().startsWith('+') || !phone?.isValid()) throw new Refusal('phoneInvalid')
  return { number: phone.number, country: phone.country ?? 'ZZ' }
}

/** Hides the middle: +336•••78. Empty for an account that has lost its number. */
export const maskPhone = (phone: string): string => (phone ? `${phone.slice(0, 4)}•••${phone.slice(-2)}` : '')
