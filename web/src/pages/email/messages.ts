import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    title: ['Email', 'E-mail'],
    visitorText: [
      'Log in to add an email address to your account.',
      'Connectez-vous pour ajouter une adresse e-mail à votre compte.',
    ],
    yours: ['Your email address', 'Votre adresse e-mail'],
    none: ['No email address yet', 'Aucune adresse pour le moment'],
    why: [
      'We email you codes and updates on your deposits, withdrawals, security and account checks. We don’t send advertising.',
      'Nous vous envoyons vos codes et vous informons de vos dépôts et retraits par e-mail. Nous vous écrivons aussi pour la sécurité et les vérifications de votre compte. Nous n’envoyons pas de publicité.',
    ],
    enter: ['Enter email', 'Adresse e-mail'],
    enterNew: ['Enter new email', 'Nouvelle adresse e-mail'],
    sendCode: ['Send code', 'Envoyer le code'],
    sendAgain: ['Send code again', 'Renvoyer le code'],
    wait: ['Send again in {seconds} s', 'Renvoyer dans {seconds} s'],
    emailMissing: ['please enter email', 'Saisissez votre adresse e-mail.'],
    codeSent: ['Code sent. It’s valid for 10 minutes.', 'Code envoyé. Il est valable 10 minutes.'],
    codePending: [
      'We’ve sent a code to {email}. Enter that address again, then the code.',
      'Nous avons envoyé un code à {email}. Saisissez à nouveau cette adresse, puis le code.',
    ],
    code: ['Enter code', 'Code'],
    codeHint: ['Enter the 6-digit code we emailed you.', 'Saisissez le code à 6 chiffres reçu par e-mail.'],
    codeMissing: ['please enter code', 'Saisissez le code.'],
    addressSaved: ['Email address saved', 'Adresse e-mail enregistrée'],
    testInbox: ['Open test inbox', 'Ouvrir la boîte de test'],
    testInboxText: [
      'Test mode: emails aren’t delivered. Read them in the test inbox.',
      'Mode test : les e-mails ne sont pas envoyés. Lisez-les dans la boîte de test.',
    ],
  },
  sharedMessages,
)
