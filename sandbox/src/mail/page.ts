import { makeFormat } from '@glasshouse/rulebook/text/format'
import { html, type Html } from '../pages/html.ts'
import { dictionaryOf, type Language } from '../pages/language.ts'
import { page } from '../pages/layout.ts'
import type { ReceivedEmail } from './email.ts'

const en = {
  service: 'test email',
  warning: 'Test mode. These emails weren’t delivered.',
  title: 'Test inbox',
  to: 'To',
  none: 'No emails yet',
  noneText: 'Emails to players appear here within seconds.',
  again: 'Refresh',
}

const fr: Record<keyof typeof en, string> = {
  service: 'e-mails de test',
  warning: 'Mode test. Ces e-mails n’ont pas été envoyés.',
  title: 'Boîte de test',
  to: 'À',
  none: 'Aucun e-mail pour le moment',
  noneText: 'Les e-mails destinés aux joueurs apparaissent ici en quelques secondes.',
  again: 'Actualiser',
}

const dictionary = dictionaryOf(en, fr)

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
  return html`<article class="panel letter">
    <h2>${subject}</h2>
    <p class="text">
      ${dictionary[language].to} <b>${to.join(', ')}</b> · <time>${makeFormat(language).dateTime(time)}</time>
    </p>
    <p class="written">${text}</p>
  </article>`
}
