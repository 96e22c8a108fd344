import type { Language } from '../pages/language.ts'

const en = {
  service: 'sandbox ad network',
  warning: 'A test ad. Nobody pays for it.',
  watch: 'Test ad',
  gold: '{gold} gold when you have watched it',
  done: 'I have watched it',
  wait: 'Another {seconds} s',
  tooSoon: 'Not yet: it takes another {seconds} s.',
  thanks: 'Thank you',
  thanksText: 'The house hears of it and credits {gold} gold.',
  back: 'Back to Glasshouse',
  unknown: 'There is no such task',
  unknownText: 'The address may have been cut off. Please begin the task again.',
  about: 'What this is',
  aboutText:
    'This network stands in for a real one while a house is tried out. It lists a few tasks, shows them, and tells the ' +
    'house by a signed message who has done one.',
}

const fr: Record<keyof typeof en, string> = {
  service: 'régie d’essai',
  warning: 'Une publicité d’essai. Personne ne la paie.',
  watch: 'Publicité d’essai',
  gold: '{gold} pièces d’or quand vous l’aurez vue',
  done: 'Je l’ai vue',
  wait: 'Encore {seconds} s',
  tooSoon: 'Pas encore : il reste {seconds} s.',
  thanks: 'Merci',
  thanksText: 'La maison en est informée et crédite {gold} pièces d’or.',
  back: 'Retour à Glasshouse',
  unknown: 'Cette tâche n’existe pas',
  unknownText: 'L’adresse a peut-être été coupée. Recommencez la tâche.',
  about: 'De quoi il s’agit',
  aboutText:
    'Cette régie remplace une vraie régie tant qu’on essaie une maison. Elle propose quelques tâches, les montre, et ' +
    'prévient la maison par un message signé quand l’une d’elles est faite.',
}

export const dictionary: Readonly<Record<Language, typeof en>> = { en, fr }
