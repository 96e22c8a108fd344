import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    title: 'Email',
    visitorText: 'Log in to add a mail address to your account.',

    yours: 'Your address',
    none: 'No address yet',
    why: 'We write when something about your account changes. Never advertising, and nobody else sees it.',
    enter: 'Enter email',
    enterNew: 'Enter a new email',
    sendCode: 'Send code',
    sendAgain: 'Send code again',
    wait: 'Send again in {seconds} s',
    emailMissing: 'please enter email',
    codeSent: 'A code was sent. It is valid for 10 minutes.',
    codeOnItsWay: 'A code was sent to {email}. Enter that address again, then the code.',
    code: 'Enter code',
    codeHint: 'Six digits from the letter that we have just sent.',
    codeMissing: 'please enter code',
    save: 'Save',
    saved: 'Your address is saved',
    mailbox: 'Open the mailbox',
    mailboxText:
      'This house is being tried out: its letters do not leave the machine, and lie in a mailbox of their own.',
  },
  fr: {
    title: 'E-mail',
    visitorText: 'Connectez-vous pour ajouter une adresse e-mail à votre compte.',

    yours: 'Votre adresse',
    none: 'Pas encore d’adresse',
    why: 'Nous écrivons quand quelque chose change sur votre compte. Jamais de publicité, et personne d’autre ne la voit.',
    enter: 'Saisir l’e-mail',
    enterNew: 'Saisir un nouvel e-mail',
    sendCode: 'Envoyer le code',
    sendAgain: 'Renvoyer le code',
    wait: 'Renvoyer dans {seconds} s',
    emailMissing: 'Saisissez votre e-mail',
    codeSent: 'Un code a été envoyé. Il est valable 10 minutes.',
    codeOnItsWay: 'Un code a été envoyé à {email}. Saisissez à nouveau cette adresse, puis le code.',
    code: 'Saisir le code',
    codeHint: 'Les six chiffres de la lettre que nous venons d’envoyer.',
    codeMissing: 'Saisissez le code',
    save: 'Enregistrer',
    saved: 'Votre adresse est enregistrée',
    mailbox: 'Ouvrir la boîte aux lettres',
    mailboxText:
      'Cette maison est à l’essai : ses lettres ne quittent pas la machine et attendent dans une boîte à part.',
  },
})
