import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    title: ['Phone number', 'Numéro de téléphone'],
    visitorText: ['Log in to verify your phone number.', 'Connectez-vous pour vérifier votre numéro de téléphone.'],
    yours: ['Your phone number', 'Votre numéro de téléphone'],
    none: ['No phone number', 'Aucun numéro'],
    verified: ['Verified', 'Vérifié'],
    notVerified: ['Not verified', 'Non vérifié'],
    why: [
      'To withdraw, collect reward gold or reset your password, verify a phone number or email.',
      'Pour retirer votre or ou récupérer l’or de récompense, vérifiez votre numéro ou votre e-mail. C’est aussi nécessaire pour réinitialiser votre mot de passe.',
    ],
    whyVerified: [
      'If you forget your password, we’ll send a code to this number.',
      'Si vous oubliez votre mot de passe, nous enverrons un code à ce numéro.',
    ],
    claimed: [
      'The holder of your old number has claimed it. Your gold is still yours. Enter a new number.',
      'Le titulaire de votre ancien numéro l’a récupéré. Votre or reste à vous. Saisissez un nouveau numéro.',
    ],
    noSms: [
      'We can’t send text messages right now. Verify your email address instead.',
      'Nous ne pouvons pas envoyer de SMS pour le moment. Vérifiez plutôt votre adresse e-mail.',
    ],
    send: ['Get a code by text message', 'Recevoir un code par SMS'],
    sendText: ['We’ll text a 6-digit code to {phone}.', 'Nous enverrons un code à 6 chiffres au {phone}.'],
    newPhone: ['New phone number', 'Nouveau numéro'],
    newPhoneHint: [
      'With the country code, for example +33\u00A06\u00A012\u00A034\u00A056\u00A078',
      'Avec l’indicatif, par exemple +33\u00A06\u00A012\u00A034\u00A056\u00A078',
    ],
    phoneMissing: ['Enter your phone number.', 'Saisissez votre numéro de téléphone.'],
    useOther: ['Use a different number', 'Changer de numéro'],
    useOwn: ['Use my number', 'Utiliser mon numéro'],
    codeSent: ['We’ve texted you a code.', 'Nous vous avons envoyé un code par SMS.'],
    code: ['Enter code', 'Code'],
    codeHint: ['Enter the 6-digit code we texted to {phone}.', 'Saisissez le code à 6 chiffres envoyé au {phone}.'],
    codeMissing: ['please enter code', 'Saisissez le code.'],
    verify: ['Verify number', 'Vérifier le numéro'],
    done: ['Phone number verified', 'Numéro de téléphone vérifié'],
    noCode: ['No code?', 'Pas de code ?'],
    noCodeText: [
      'Check that the number is right. You can also verify your email address instead.',
      'Vérifiez que le numéro est correct. Vous pouvez aussi vérifier votre adresse e-mail.',
    ],
    byEmail: ['Verify by email', 'Vérifier par e-mail'],
  },
  sharedMessages,
)
