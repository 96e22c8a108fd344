import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as loginMessages } from './messages.ts'

/** Texts of the pages behind the log-in: a forgotten password, and a number that another account has. */
export const messages = defineMessages(
  {
    recoverTitle: ['Reset password', 'Mot de passe oublié'],
    recoverLead: [
      'Enter your phone number. We’ll send a code to your verified phone or email address.',
      'Saisissez votre numéro de téléphone. Nous enverrons un code à votre numéro ou à votre adresse e-mail vérifiés.',
    ],
    channel: ['Send the code by', 'Envoyer le code par'],
    bySms: ['Text message', 'SMS'],
    byEmail: ['Email', 'E-mail'],
    noSms: [
      'We can’t send text messages right now. We’ll use your verified email address.',
      'Nous ne pouvons pas envoyer de SMS pour le moment. Nous utiliserons votre adresse e-mail vérifiée.',
    ],
    haveCode: ['I already have a code', 'J’ai déjà un code'],
    recoverSent: [
      'If this number has an account, we’ve sent a code. The account needs a verified phone number or email address. The code is valid for 10 minutes.',
      'Si un compte utilise ce numéro, nous avons envoyé un code. Le compte doit avoir un téléphone ou une adresse e-mail vérifiés. Le code est valable 10 minutes.',
    ],
    assistedSent: [
      'Enter the code our team sent you. It’s valid for 10 minutes.',
      'Saisissez le code que notre équipe vous a envoyé. Il est valable 10 minutes.',
    ],
    code: ['Enter code', 'Code'],
    codeMissing: ['please enter code', 'Saisissez le code.'],
    newPassword: ['New password', 'Nouveau mot de passe'],
    recoverEffect: [
      'We’ll log out all your devices and pause withdrawals for 24 hours.',
      'Nous déconnecterons tous vos appareils et suspendrons les retraits pendant 24 heures.',
    ],
    setPassword: ['Set new password', 'Modifier le mot de passe'],
    recovered: ['Password changed', 'Mot de passe modifié'],
    recoveredText: [
      'Log in with your new password. We’ve paused withdrawals for 24 hours.',
      'Connectez-vous avec votre nouveau mot de passe. Nous avons suspendu les retraits pour 24 heures.',
    ],
    noCode: ['No code?', 'Pas de code ?'],
    noCodeText: [
      'Try the other method, or log in with a passkey. If nothing works, contact us.',
      'Essayez l’autre méthode, ou une clé d’accès. Si rien ne fonctionne, contactez-nous.',
    ],
    contactUs: ['Contact us', 'Nous contacter'],
    claimTitle: ['This number is mine', 'Ce numéro est à moi'],
    claimLead: [
      'Another account may be using your number without having verified it. We’ll text you a code so that you can free the number.',
      'Un autre compte utilise peut-être votre numéro sans l’avoir vérifié. Nous vous enverrons un code par SMS pour le libérer.',
    ],
    claimWarning: [
      'If you opened that account yourself, log in instead. The other account keeps its gold but loses the number.',
      'Si vous avez ouvert ce compte vous-même, connectez-vous plutôt. L’autre compte garde son or mais perd le numéro.',
    ],
    claimSent: [
      'If we can free the number, we’ve sent a code. It’s valid for 10 minutes.',
      'Si nous pouvons libérer ce numéro, nous vous avons envoyé un code. Il est valable 10 minutes.',
    ],
    free: ['Free my number', 'Libérer mon numéro'],
    freed: ['Your number is available again', 'Votre numéro est de nouveau disponible'],
    freedText: ['You can now open an account with it.', 'Vous pouvez maintenant ouvrir un compte avec ce numéro.'],
  },
  loginMessages,
)
