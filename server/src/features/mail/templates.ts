// Email templates in the recipient's language. To make phishing easy to spot, an email contains no name and no link, and asks
// for nothing.

import { makeFormat } from '@glasshouse/rulebook/text/format'
import { fillText, type TextParams } from '@glasshouse/rulebook/text/text'
import { CODE_MINUTES } from '@glasshouse/rulebook/wire/account/email'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { noticeTexts, otherNotice, type NoticeText } from './notice-texts.ts'

export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

const footer: Record<Language, string> = {
  en: 'Glasshouse. We never ask for your password or a code by email or phone.',
  fr: 'Glasshouse. Nous ne demandons jamais votre mot de passe ni un code par e-mail ou téléphone.',
}

const codeText: Record<Language, NoticeText> = {
  en: {
    subject: 'Your Glasshouse code: {code}',
    paragraphs: [
      'Enter this code in Glasshouse within {n} {n|minute|minutes} to save your email address.',
      'If you didn’t ask for it, your address was probably entered by mistake. You don’t need to do anything.',
    ],
  },
  fr: {
    subject: 'Votre code Glasshouse : {code}',
    paragraphs: [
      'Saisissez ce code dans Glasshouse sous {n} {n|minute|minutes} pour enregistrer votre adresse e-mail.',
      'Si vous ne l’avez pas demandé, votre adresse a sans doute été saisie par erreur. Vous n’avez rien à faire.',
    ],
  },
}

const takenText: Record<Language, NoticeText> = {
  en: {
    subject: 'Your email address at Glasshouse',
    paragraphs: [
      'We received a request to add this email address to a Glasshouse account. It already belongs to another account.',
      'If this was you, log in to the account that uses it. If not, you don’t need to do anything. We didn’t reveal that the address is in use.',
    ],
  },
  fr: {
    subject: 'Votre adresse e-mail chez Glasshouse',
    paragraphs: [
      'Nous avons reçu une demande d’ajout de cette adresse e-mail à un compte Glasshouse. Cette adresse est déjà associée à un autre compte.',
      'Si cette demande vient de vous, connectez-vous au compte qui utilise cette adresse. Sinon, vous n’avez rien à faire. Nous n’avons pas révélé que l’adresse est utilisée.',
    ],
  },
}

const replacedText: Record<Language, NoticeText> = {
  en: {
    subject: 'Your Glasshouse email address has changed',
    paragraphs: [
      'Your account now has a different email address. We won’t send any more emails to this address.',
      'If this wasn’t you, change your password now. Then log out all your other devices and contact us.',
    ],
  },
  fr: {
    subject: 'Votre adresse e-mail sur Glasshouse a changé',
    paragraphs: [
      'Votre compte a désormais une autre adresse e-mail. Nous n’enverrons plus d’e-mails à l’ancienne.',
      'Si ce changement ne vient pas de vous, changez immédiatement votre mot de passe. Déconnectez ensuite tous vos autres appareils et contactez-nous.',
    ],
  },
}

const recoveryText: Record<Language, NoticeText> = {
  en: {
    subject: 'Your Glasshouse code for a new password: {code}',
    paragraphs: [
      'Enter this code in Glasshouse within {n} {n|minute|minutes} to choose a new password.',
      'If you didn’t ask for it, you don’t need to do anything. Your password stays the same.',
    ],
  },
  fr: {
    subject: 'Votre code Glasshouse pour un nouveau mot de passe : {code}',
    paragraphs: [
      'Saisissez ce code dans Glasshouse sous {n} {n|minute|minutes} pour choisir un nouveau mot de passe.',
      'Si vous ne l’avez pas demandé, vous n’avez rien à faire. Votre mot de passe ne change pas.',
    ],
  },
}

const resetText: Record<Language, NoticeText> = {
  en: {
    subject: 'Your Glasshouse password has been reset',
    paragraphs: [
      'Your account has a new password. We’ve logged out all your devices and paused withdrawals for 24 hours.',
      'If this wasn’t you, contact us now.',
    ],
  },
  fr: {
    subject: 'Votre mot de passe Glasshouse a été réinitialisé',
    paragraphs: [
      'Votre compte a un nouveau mot de passe. Nous avons déconnecté tous vos appareils et suspendu les retraits pour 24 heures.',
      'Si vous n’en êtes pas à l’origine, contactez-nous immédiatement.',
    ],
  },
}

const identityApprovedText: Record<Language, NoticeText> = {
  en: {
    subject: 'We’ve confirmed your identity at Glasshouse',
    paragraphs: [
      'We’ve reviewed your documents and confirmed your identity. Our limits on your deposits and withdrawals are higher from now on. Limits you’ve set yourself stay the same.',
      'If you didn’t send us any documents, contact us.',
    ],
  },
  fr: {
    subject: 'Nous avons vérifié votre identité',
    paragraphs: [
      'Nous avons examiné vos documents et confirmé votre identité. Nos limites sur vos dépôts et vos retraits sont désormais plus élevées. Celles que vous avez fixées restent les mêmes.',
      'Si vous ne nous avez envoyé aucun document, contactez-nous.',
    ],
  },
}

const identityRefusedText: Record<Language, NoticeText> = {
  en: {
    subject: 'Your documents at Glasshouse',
    paragraphs: [
      'We’ve reviewed your documents and couldn’t confirm your identity. Your limits stay the same.',
      'The reason is in Glasshouse, on the Identity page of your account. You can send new documents there.',
    ],
  },
  fr: {
    subject: 'Vos documents chez Glasshouse',
    paragraphs: [
      'Nous avons examiné vos documents et n’avons pas pu confirmer votre identité. Vos limites restent les mêmes.',
      'La raison figure sur la page Identité de votre compte Glasshouse. Vous pouvez y envoyer de nouveaux documents.',
    ],
  },
}

const fundsApprovedText: Record<Language, NoticeText> = {
  en: {
    subject: 'Your source of funds at Glasshouse',
    paragraphs: [
      'We’ve reviewed what you told us about where your money comes from. You can deposit up to your limits again.',
      'If you didn’t send us this information, contact us.',
    ],
  },
  fr: {
    subject: 'L’origine de vos fonds chez Glasshouse',
    paragraphs: [
      'Nous avons examiné vos explications sur l’origine de vos fonds. Vous pouvez à nouveau déposer, dans le respect de vos limites.',
      'Si vous ne nous avez rien envoyé, contactez-nous.',
    ],
  },
}

const fundsRefusedText: Record<Language, NoticeText> = {
  en: {
    subject: 'Your source of funds at Glasshouse',
    paragraphs: [
      'We’ve reviewed what you told us about where your money comes from. We need to know more.',
      'The reason is in Glasshouse, on the Identity page of your account. You can answer there.',
    ],
  },
  fr: {
    subject: 'L’origine de vos fonds chez Glasshouse',
    paragraphs: [
      'Nous avons examiné vos explications sur l’origine de vos fonds et devons en savoir plus.',
      'La raison figure sur la page Identité de votre compte Glasshouse. Vous pouvez y répondre.',
    ],
  },
}

export const codeEmail = (to: string, language: Language, code: string): Email =>
  renderEmail(to, language, codeText[language], { code, n: CODE_MINUTES })
export const recoveryEmail = (to: string, language: Language, code: string): Email =>
  renderEmail(to, language, recoveryText[language], { code, n: CODE_MINUTES })
export const resetEmail = (to: string, language: Language): Email => renderEmail(to, language, resetText[language])
export const takenEmail = (to: string, language: Language): Email => renderEmail(to, language, takenText[language])
export const replacedEmail = (to: string, language: Language): Email =>
  renderEmail(to, language, replacedText[language])

/** About an event that the inbox shows too. Times are in UTC, because the reader's time zone is unknown. */
export function noticeEmail(to: string, language: Language, code: string, params: TextParams): Email {
  const format = makeFormat(language, 'UTC')
  const number = (name: string): number => Number(params[name] ?? 0)
  const figures = {
    id: number('id'),
    n: number('gold'),
    left: number('left'),
    gold: format.gold(number('gold')),
    until: format.dateTime(number('until')),
    destination: String(params['destination'] ?? ''),
    device: [params['browser'], params['system']].filter(Boolean).join(', '),
  }
  return renderEmail(to, language, noticeTexts[language][code] ?? otherNotice[language], figures)
}

/** About a decision that an operator has made. */
export function identityEmail(
  to: string,
  language: Language,
  { isApproved, isFunds }: { isApproved: boolean; isFunds: boolean },
): Email {
  const [approved, refused] = isFunds
    ? [fundsApprovedText, fundsRefusedText]
    : [identityApprovedText, identityRefusedText]
  return renderEmail(to, language, (isApproved ? approved : refused)[language])
}

/** A code among the parameters is also shown first, in large type. */
function renderEmail(to: string, language: Language, content: NoticeText, params: TextParams = {}): Email {
  const fill = (text: string): string => fillText(language, text, params)
  const code = params['code'] ? [String(params['code'])] : []
  const paragraphs = content.paragraphs.map((paragraph) => fill(paragraph).trim())
  const text = [...code, ...paragraphs, `-- \n${fill(footer[language])}`].join('\n\n')
  const large = code.map((each) => `<p style="font:700 32px/1.2 monospace;letter-spacing:6px">${escapeHtml(each)}</p>`)
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  const html = `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:24px;background:#ffffff;color:#1c1826;font:16px/1.5 system-ui,sans-serif">
<p style="font-weight:800">Glasshouse</p>
${[...large, ...body].join('\n')}
<p style="color:#5c5470;font-size:13px">${escapeHtml(fill(footer[language]))}</p>
</body>
</html>
`
  return { to, subject: fill(content.subject), text, html }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string)
