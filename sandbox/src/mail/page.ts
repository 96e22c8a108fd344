import { makeFormat } from '@glasshouse/rulebook/text/format'
import { html, type Html } from '../pages/html.ts'
import { dictionaryOf, type Language } from '../pages/language.ts'
import { page } from '../pages/layout.ts'
import type { ReceivedEmail } from './email.ts'
import type { ReceivedSms } from './sms.ts'

const en = {
  service: 'test messages',
  warning: 'Test mode. These messages weren’t delivered.',
  title: 'Test inbox',
  to: 'To',
  none: 'No messages yet',
  noneText: 'Emails and text messages to players appear here within seconds.',
  sms: 'Text message',
  again: 'Refresh',
}

const fr: Record<keyof typeof en, string> = {
  service: 'messages de test',
  warning: 'Mode test. Ces messages n’ont pas été envoyés.',
  title: 'Boîte de test',
  to: 'À',
  none: 'Aucun message pour le moment',
  noneText: 'Les e-mails et les SMS destinés aux joueurs apparaissent ici en quelques secondes.',
  sms: 'SMS',
  again: 'Actualiser',
}

const dictionary = dictionaryOf(en, fr)

/** Newest first. Messages are shown as text: nothing in them is ever run or loaded. */
export function mailboxPage(
  language: Language,
  emails: readonly ReceivedEmail[],
  received: readonly ReceivedSms[],
): string {
  const texts = dictionary[language]
  const views = [
    ...emails.map((email) => ({ time: email.time, view: emailView(email, language) })),
    ...received.map((sms) => ({ time: sms.time, view: smsView(sms, language) })),
  ].toSorted((a, b) => b.time - a.time)
  const body = html`<section class="panel">
      <h1>${views.length > 0 ? texts.title : texts.none}</h1>
      ${views.length > 0 ? null : html`<p class="text">${texts.noneText}</p>`}
      <a class="plain button" href="/?lang=${language}">${texts.again}</a>
    </section>
    ${views.map(({ view }) => view)}`
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

function smsView({ to, text, time }: ReceivedSms, language: Language): Html {
  const texts = dictionary[language]
  return html`<article class="panel letter">
    <h2>${texts.sms}</h2>
    <p class="text">${texts.to} <b>${to}</b> · <time>${makeFormat(language).dateTime(time)}</time></p>
    <p class="written">${text}</p>
  </article>`
}
