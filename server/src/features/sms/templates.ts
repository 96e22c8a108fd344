// Texts of the messages in the recipient's language. They avoid typographic apostrophes and no-break spaces: a single one
// halves the length of a text message, and makes it cost twice as much.

import { CODE_MINUTES } from '@glasshouse/rulebook/wire/account/email'
import type { Language } from '@glasshouse/rulebook/wire/fields'

export type SmsKind = 'verify' | 'claim' | 'taken' | 'recover'

const texts: Record<SmsKind, Record<Language, (code: string) => string>> = {
  verify: {
    en: (code) => `${code} is your Glasshouse code. It works for ${CODE_MINUTES} minutes. Never share it.`,
    fr: (code) => `${code} est votre code Glasshouse. Il est valable ${CODE_MINUTES} minutes. Ne le partagez jamais.`,
  },
  claim: {
    en: (code) =>
      `${code} is your Glasshouse code to free this number. It works for ${CODE_MINUTES} minutes. Never share it.`,
    fr: (code) =>
      `${code} est votre code Glasshouse pour libérer ce numéro. Il est valable ${CODE_MINUTES} minutes. Ne le partagez jamais.`,
  },
  taken: {
    en: () =>
      'Glasshouse: this number stays with its account. To get back in, use Forgot password on the login page, or contact us.',
    fr: () =>
      'Glasshouse : ce numéro reste lié au compte existant. Pour y accéder, réinitialisez votre mot de passe sur la page de connexion, ou contactez-nous.',
  },
  recover: {
    en: (code) => `${code} is your Glasshouse code for a new password. Never share it, not even with our team.`,
    fr: (code) =>
      `${code} est votre code Glasshouse pour un nouveau mot de passe. Ne le donnez à personne. Notre équipe ne le demande jamais.`,
  },
}

/** `code` is empty for a notice. */
export const smsText = (kind: SmsKind, language: Language, code: string): string => texts[kind][language](code)
