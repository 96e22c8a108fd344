// Email templates in the recipient's language. To make phishing easy to spot, an email contains no name and no link, and asks
// for nothing.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { CODE_MINUTES } from '@glasshouse/rulebook/wire/account/email'

export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

interface EmailText {
  readonly subject: string
  /** Shown in large type. */
  readonly code?: string
  readonly paragraphs: readonly string[]
}

const footer: Record<Language, string> = {
  en: 'Glasshouse. We never ask for a password or a code, neither in a letter nor on the phone.',
  fr: 'Glasshouse. Nous ne demandons jamais de mot de passe ni de code, ni par lettre ni au téléphone.',
}

const codeText: Record<Language, (code: string) => EmailText> = {
  en: (code) => ({
    subject: `Your Glasshouse code: ${code}`,
    code,
    paragraphs: [
      `Enter this code in Glasshouse within ${CODE_MINUTES} minutes to save your mail address.`,
      'If you did not ask for it, somebody has mistyped an address. You need not do anything.',
    ],
  }),
  fr: (code) => ({
    subject: `Votre code Glasshouse : ${code}`,
    code,
    paragraphs: [
      `Saisissez ce code dans Glasshouse d’ici ${CODE_MINUTES} minutes pour enregistrer votre adresse e-mail.`,
      'Si vous ne l’avez pas demandé, quelqu’un s’est trompé d’adresse. Vous n’avez rien à faire.',
    ],
  }),
}

const takenText: Record<Language, EmailText> = {
  en: {
    subject: 'Your address at Glasshouse',
    paragraphs: [
      'Somebody wanted to add this address to an account at Glasshouse, but it belongs to another account already.',
      'If it was you, log in to the account that has it. If it was not you, you need not do anything: nobody was told.',
    ],
  },
  fr: {
    subject: 'Votre adresse chez Glasshouse',
    paragraphs: [
      'Quelqu’un a voulu ajouter cette adresse à un compte Glasshouse, mais elle appartient déjà à un autre compte.',
      'Si c’était vous, connectez-vous au compte qui la possède. Sinon, vous n’avez rien à faire : personne n’en a rien su.',
    ],
  },
}

const replacedText: Record<Language, EmailText> = {
  en: {
    subject: 'Your address at Glasshouse was changed',
    paragraphs: [
      'Your account has another mail address from now on. Letters no longer come to this one.',
      'If it was not you, change your password at once, log out all other devices, and contact us.',
    ],
  },
  fr: {
    subject: 'Votre adresse chez Glasshouse a changé',
    paragraphs: [
      'Votre compte a désormais une autre adresse e-mail. Les lettres n’arrivent plus à celle-ci.',
      'Si ce n’était pas vous, changez tout de suite votre mot de passe, déconnectez tous les autres appareils et contactez-nous.',
    ],
  },
}

export const codeEmail = (to: string, language: Language, code: string): Email =>
  renderEmail(to, language, codeText[language](code))
export const takenEmail = (to: string, language: Language): Email => renderEmail(to, language, takenText[language])
export const replacedEmail = (to: string, language: Language): Email =>
  renderEmail(to, language, replacedText[language])

function renderEmail(to: string, language: Language, { subject, code, paragraphs }: EmailText): Email {
  const text = [...(code ? [code] : []), ...paragraphs, `-- \n${footer[language]}`].join('\n\n')
  const big = code ? `<p style="font:700 32px/1.2 monospace;letter-spacing:6px">${escapeHtml(code)}</p>` : ''
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')
  const html = `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:24px;background:#ffffff;color:#1c1826;font:16px/1.5 system-ui,sans-serif">
<p style="font-weight:800">Glasshouse</p>
${big}
${body}
<p style="color:#5c5470;font-size:13px">${escapeHtml(footer[language])}</p>
</body>
</html>
`
  return { to, subject, text, html }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string)
