import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Email', 'E-mail'],
  visitorText: [
    'Log in to add a mail address to your account.',
    'Connectez-vous pour ajouter une adresse e-mail à votre compte.',
  ],
  yours: ['Your address', 'Votre adresse'],
  none: ['No address yet', 'Pas encore d’adresse'],
  why: [
    'We write when something about your account changes. Never advertising, and nobody else sees it.',
    'Nous écrivons quand quelque chose change sur votre compte. Jamais de publicité, et personne d’autre ne la voit.',
  ],
  enter: ['Enter email', 'Saisir l’e-mail'],
  enterNew: ['Enter a new email', 'Saisir un nouvel e-mail'],
  sendCode: ['Send code', 'Envoyer le code'],
  sendAgain: ['Send code again', 'Renvoyer le code'],
  wait: ['Send again in {seconds} s', 'Renvoyer dans {seconds} s'],
  emailMissing: ['please enter email', 'Saisissez votre e-mail'],
  codeSent: ['A code was sent. It is valid for 10 minutes.', 'Un code a été envoyé. Il est valable 10 minutes.'],
  codeOnItsWay: [
    'A code was sent to {email}. Enter that address again, then the code.',
    'Un code a été envoyé à {email}. Saisissez à nouveau cette adresse, puis le code.',
  ],
  code: ['Enter code', 'Saisir le code'],
  codeHint: [
    'Six digits from the letter that we have just sent.',
    'Les six chiffres de la lettre que nous venons d’envoyer.',
  ],
  codeMissing: ['please enter code', 'Saisissez le code'],
  save: ['Save', 'Enregistrer'],
  saved: ['Your address is saved', 'Votre adresse est enregistrée'],
  mailbox: ['Open the mailbox', 'Ouvrir la boîte aux lettres'],
  mailboxText: [
    'This house is being tried out: its letters do not leave the machine, and lie in a mailbox of their own.',
    'Cette maison est à l’essai : ses lettres ne quittent pas la machine et attendent dans une boîte à part.',
  ],
})
