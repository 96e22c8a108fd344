// Marks of what must not leave the app or come into it: links, addresses, numbers of phones, cards and accounts, and the
// tags of an engine's own format. Also masks those of a player before their message leaves for a provider.

import { plain } from './normalise.ts'
import type { OutputRule } from './output-rules.ts'

/** Top-level domains that engines write most; those that are also words need a path behind them. */
const DOMAINS =
  'com|net|org|io|xyz|bet|casino|ru|cn|info|biz|link|club|vip|top|app|dev|site|online|shop|store|live|win|fun|games?|cc|tv|ly|gg|co|uk|fr|ng|ke|gh|za|ci|sn|be|ca|de|es|eu|us|ai|example|test'
const WORD_DOMAINS = 'me|to|is|it|in|at|am|be|so|my|la|no'
const link: readonly RegExp[] = [
  /\bh(tt|xx)ps?\b ?:|\bhttps?\b|\bwww\b|:\/\/|\]\(|<\/?a\b/,
  new RegExp(String.raw`\b[a-z0-9][a-z0-9-]+\.(?:[a-z0-9-]+\.)*(?:${DOMAINS})(?![a-z0-9])`),
  new RegExp(String.raw`\b[a-z0-9-]+\.(?:${WORD_DOMAINS})/[a-z0-9]`),
  new RegExp(
    String.raw`\b[a-z0-9-]+ ?[([{]? ?\b(?:dot|point)\b ?[)\]}]? ?(?:com|net|org|fr|io|win|bet|casino|xyz|club|vip|info|online)\b`,
  ),
  /(^|[\s("'])\/(?!\/)[a-z][a-z0-9_-]+(\/|\b(?![ .,]))/,
  /(^|[\s("'])\/(pages?|api|console|wallet|account|games?)\b/,
  /\b(scan|scanne[rz]?|flashe[rz]?)\b.{0,25}\b(qr|code)\b/,
]

/** Groups of three digits are an amount of gold. */
const PHONE = /(?<![\d.,#/-])(?!\d{1,3}(?: \d{3})+(?!\d))(?:\+|00)?\(?\d[\d .()-]{7,}\d(?![\d.,]\d)/g
const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu
const CARD = /(?<!\d)(?:\d[ -]?){12,18}\d(?!\d)/g

const contact: readonly RegExp[] = [
  /[a-z0-9._%+-]+ ?@ ?[a-z0-9-]+\.[a-z]{2,}/,
  /(?<=\S )\(?@[a-z][a-z0-9_.]{2,}/,
  /\b[a-z0-9._-]+ ?[([]?(at|arobase|chez)[)\]]? [a-z0-9-]+ [([]?(dot|point)[)\]]? [a-z]{2,}/,
]
const payment: readonly RegExp[] = [
  /\b0x[0-9a-f]{16,}\b|\bbc1[a-z0-9]{20,}\b|\bt[1-9a-z]{33}\b|\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}\b/,
]
const leak: readonly RegExp[] = [
  /<\/?(think|thinking|reasoning|thought|scratchpad|system|assistant|user|instructions?)\b|<\|[a-z_]+\|?>?|\[\/?inst\]|<<\/?sys>>|(^|\n|\s)#{2,} ?(system|instruction|assistant|user)/,
  /^(system|assistant|developer|user) ?:/,
]
export const marks: Readonly<Partial<Record<OutputRule, readonly RegExp[]>>> = { link, contact, payment, leak }

/** A phone number or a card number, which the folded text no longer has. */
export const hasNumber = (text: string): boolean => {
  const read = plain(text)
  return [...read.matchAll(PHONE)].some(([number]) => isPhone(number)) || cardsIn(read).length > 0
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

const NO_PHONE = /\d{4}-\d\d-\d\d|\d\.\d+ +\d+\.\d|^(?:(?:19|20)\d\d\D*)+$/

/** Not a date, a list of decimals or years. */
function isPhone(number: string): boolean {
  const { length } = digitsOf(number)
  return length >= 9 && length <= 15 && !NO_PHONE.test(number)
}

const cardsIn = (text: string): string[] =>
  [...text.matchAll(CARD)].map(([card]) => card).filter((card) => isCard(digitsOf(card)))

/** The check digit of Luhn. */
export function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19 || /^(\d)\1*$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The text without card numbers, phone numbers and email addresses, for a provider. */
export const masked = (text: string): string =>
  text
    .replace(MAIL, '[email]')
    .replace(CARD, (card) => (isCard(digitsOf(card)) ? '[card]' : card))
    .replace(PHONE, (number) => (isPhone(number) ? '[phone]' : number))
