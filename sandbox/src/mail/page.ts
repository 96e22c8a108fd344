import { html, type Html } from '../pages/html.ts'
import type { Language } from '../pages/language.ts'
import { page } from '../pages/layout.ts'
import type { ReceivedEmail } from './email.ts'

const en = {
  service: 'sandbox mailbox',
  warning: 'Test letters. None of them has left this machine.',
  title: 'Mailbox',
  to: 'To',
  none: 'No letters yet',
  noneText: 'What the house writes to its players arrives here, within seconds.',
  again: 'Look again',
}

const fr: Record<keyof typeof en, string> = {
  service: 'boîte aux lettres d’essai',
  warning: 'Des lettres d’essai. Aucune n’a quitté cette machine.',
  title: 'Boîte aux lettres',
  to: 'À',
  none: 'Aucune lettre pour le moment',
  noneText: 'Ce que la maison écrit à ses joueurs arrive ici, en quelques secondes.',
  again: 'Regarder à nouveau',
}

const dictionary: Readonly<Record<Language, typeof en>> = { en, fr }

/** Emails are shown as text: nothing in them is ever run or loaded. */
export function mailboxPage(language: Language, emails: readonly ReceivedEmail[]): string {
  const texts = dictionary[language]
  const body = html`<section class="panel">
      <h1>${emails.length > 0 ? texts.title : texts.none}</h1>
      ${emails.length > 0 ? null : html`<p class="text">${texts.noneText}</p>`}
      <a class="plain button" href="/?lang=${language}">${texts.again}</a>
    </section>
    ${emails.map((email) => emailView(email, language))}`
  return page({ language, title: texts.title, service: texts.service, warning: texts.warning, path: '/', body })
}

function emailView({ to, subject, text, time }: ReceivedEmail, language: Language): Html {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(time)
  return html`<article class="panel letter">
    <h2>${subject}</h2>
    <p class="text">${dictionary[language].to} <b>${to.join(', ')}</b> · <time>${when}</time></p>
    <p class="written">${text}</p>
  </article>`
}
