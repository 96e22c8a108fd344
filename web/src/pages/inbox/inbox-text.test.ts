// @vitest-environment happy-dom
import { makeFormat } from '@glasshouse/rulebook/text/format'
import { fillText } from '@glasshouse/rulebook/text/text'
import { describe, expect, it } from 'vitest'
import { CODES, inboxText } from './inbox-text.ts'
import { messages } from './messages.ts'

const LANGUAGES = ['en', 'fr'] as const
const WITHDRAWAL = { id: 30_001, gold: 5000, destination: 'First Bank •••• 2233' }
/** What the server sends with some codes; the others come with no parameters. */
const PARAMS: Readonly<Record<string, Record<string, string | number>>> = {
  'rebate.paid': { gold: 1 },
  'agent.promoted': { level: 'bronze' },
  'agent.warned': { level: 'silver' },
  'agent.demoted': { level: 'friend' },
  'protection.betBack': { game: 'crash', gold: 500, restriction: 'out' },
  'protection.depositBeyond': { gold: 5000 },
  'protection.depositOut': { gold: 5000 },
  'withdrawal.requested': WITHDRAWAL,
  'withdrawal.sent': WITHDRAWAL,
  'withdrawal.confirmed': WITHDRAWAL,
  'withdrawal.failed': WITHDRAWAL,
  'withdrawal.rejected': WITHDRAWAL,
  'withdrawal.cancelled': WITHDRAWAL,
  'withdrawal.held': { ...WITHDRAWAL, until: 1_794_900_000_000 },
  'deposit.credited': { id: 20_001, gold: 1 },
  'security.newDevice': { browser: '', system: '', time: 1_794_900_000_000 },
  'security.passkeyAdded': { name: 'My phone' },
  'security.passkeyRemoved': { name: 'My phone' },
  'security.recoveryUsed': { left: 1 },
  'identity.refused': { reason: 'unreadable' },
  'funds.refused': { reason: 'unclear' },
  'vip.ending': { until: 1_794_900_000_000 },
  'vip.ended': { until: 1_794_900_000_000 },
  'account.suspended': { words: 'Why' },
  'gold.added': { gold: 10, reason: 'Why' },
  'gold.taken': { gold: 10, reason: 'Why' },
  'vip.google': { days: 7 },
  'vip.unconfirmed': { days: 30 },
  'vip.revoked': { days: 30 },
  'support.answer': { question: 'How?', answer: 'So.' },
}

const write = (language: 'en' | 'fr', code: string, params = PARAMS[code] ?? {}) =>
  inboxText((key, values) => fillText(language, messages[language][key], values), makeFormat(language), {
    code,
    params,
  })

describe.each(LANGUAGES)('messages in %s', (language) => {
  it.each([...Object.keys(CODES), 'unknown.code'])('%s has all its figures', (code) => {
    const { title, text } = write(language, code)
    expect(`${title} ${text}`).not.toMatch(/[{}]|undefined|NaN/)
    expect(`${title} ${text}`).not.toContain('  ')
  })
})

it('says how many days of VIP were removed', () => {
  expect(write('en', 'vip.revoked').text).toContain('30 days of VIP')
  expect(write('fr', 'vip.revoked', { days: 1 }).text).toContain('1\u00A0jour de VIP')
})

it('links to the order that it is about', () => {
  expect(write('en', 'withdrawal.held').to).toBe('/pages/wallets/withdrawal/withdrawal?id=30001')
  expect(write('en', 'deposit.credited').to).toBe('/pages/payUrl/payUrl?id=20001')
})

it('chooses the plural form of gold and codes', () => {
  expect(write('fr', 'rebate.paid').text).toContain('1\u00A0pièce d’or')
  expect(write('en', 'security.recoveryUsed').text).toContain('1 code left')
})
