import { dictionaryOf } from '../pages/language.ts'

const en = {
  service: 'test ad network',
  warning: 'Test mode. This isn’t a real ad.',
  watch: 'Test ad',
  gold: '{gold} reward gold for watching',
  done: 'I’ve watched it',
  wait: '{seconds} s left',
  tooSoon: 'Not yet. Watch for another {seconds} s.',
  thanks: 'Thank you',
  thanksText: 'Glasshouse will credit {gold} reward gold.',
  back: 'Back to Glasshouse',
  unknown: 'Task not found',
  unknownText: 'The link may be incomplete. Start the task again.',
  about: 'About this service',
  aboutText:
    'In test mode, this service stands in for a real ad network. It offers a few tasks. It notifies ' +
    'Glasshouse with a signed message when a player completes one.',
}

const fr: Record<keyof typeof en, string> = {
  service: 'régie publicitaire de test',
  warning: 'Mode test. Ce n’est pas une vraie publicité.',
  watch: 'Publicité de test',
  gold: '{gold} {gold|pièce|pièces} d’or de récompense après visionnage',
  done: 'Confirmer le visionnage',
  wait: 'Encore {seconds} s',
  tooSoon: 'Pas encore. Il reste {seconds} s.',
  thanks: 'Merci',
  thanksText: 'Glasshouse va créditer {gold} {gold|pièce|pièces} d’or de récompense.',
  back: 'Retour à Glasshouse',
  unknown: 'Tâche introuvable',
  unknownText: 'Le lien est peut-être incomplet. Recommencez la tâche.',
  about: 'À propos de ce service',
  aboutText:
    'En mode test, ce service remplace une vraie régie publicitaire. Il propose quelques tâches. Quand un joueur ' +
    'en termine une, il prévient Glasshouse par un message signé.',
}

export const dictionary = dictionaryOf(en, fr)
