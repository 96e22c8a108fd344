import { html, type Html } from '../pages/html.ts'
import type { Language } from '../pages/language.ts'
import { page } from '../pages/layout.ts'
import type { KeptLetter } from './mailbox.ts'

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

const words: Readonly<Record<Language, typeof en>> = { en, fr }

/** What a letter holds is shown as text: nothing in it is ever run or loaded. */
export function mailboxPage(language: Language, letters: readonly KeptLetter[]): string {
  const say = words[language]
  const body = html`<section class="panel">
      <h1>${letters.length > 0 ? say.title : say.none}</h1>
      ${letters.length > 0 ? null : html`<p class="text">${say.noneText}</p>`}
      <a class="plain button" href="/?lang=${language}">${say.again}</a>
    </section>
    ${letters.map((letter) => letterOf(letter, language))}`
  return page({ language, title: say.title, service: say.service, warning: say.warning, path: '/', body })
}

function letterOf({ to, subject, text, time }: KeptLetter, language: Language): Html {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(time)
  return html`<article class="panel letter">
    <h2>${subject}</h2>
    <p class="text">${words[language].to} <b>${to.join(', ')}</b> · <time>${when}</time></p>
    <p class="written">${text}</p>
  </article>`
}
