import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  code: ['Code from your authenticator app', 'Code de votre application d’authentification'],
  codeHint: ['Six digits; each code works once.', 'Six chiffres ; chaque code sert une seule fois.'],
  recovery: ['Recovery code', 'Code de secours'],
  recoveryHint: [
    'One of the ten that you kept. Each works once.',
    'L’un des dix que vous avez conservés. Chacun sert une seule fois.',
  ],
  password: ['Your password', 'Votre mot de passe'],
  passkeyText: [
    'Your device asks for your fingerprint, your face or its PIN.',
    'Votre appareil demande votre empreinte, votre visage ou son code.',
  ],
  usePasskey: ['Use your passkey', 'Utiliser votre clé d’accès'],
  useCode: ['Use a code instead', 'Utiliser plutôt un code'],
  useRecovery: ['Use a recovery code', 'Utiliser un code de secours'],
  confirm: ['Confirm', 'Confirmer'],
  otherWays: ['Other ways', 'Autres moyens'],
  cancelled: [
    'The passkey was not used. Try again, or choose another way.',
    'La clé d’accès n’a pas servi. Réessayez, ou choisissez un autre moyen.',
  ],
  noWay: [
    'None of your second factors works at this address. Open the house at its usual address.',
    'Aucun de vos seconds facteurs ne fonctionne à cette adresse. Ouvrez la maison à son adresse habituelle.',
  ],
  again: ['Try again', 'Réessayer'],
  asking: ['One moment …', 'Un instant…'],
  hold: [
    'To protect your gold, withdrawals are paused until {time}: your password or second factor was changed.',
    'Pour protéger votre or, les retraits sont suspendus jusqu’au {time} : votre mot de passe ou votre second facteur a changé.',
  ],
})
