import { defineMessages } from '../text/i18n.ts'
import { sharedMessages } from '../text/shared-messages.ts'

export const messages = defineMessages(
  {
    code: ['Code from your authenticator app', 'Code de votre application d’authentification'],
    codeHint: ['6 digits. Each code works once.', '6 chiffres. Chaque code ne fonctionne qu’une fois.'],
    recovery: ['Recovery code', 'Code de secours'],
    recoveryHint: [
      'One of the ten codes you saved. Each works once.',
      'L’un des dix codes que vous avez conservés. Chacun ne fonctionne qu’une fois.',
    ],
    password: ['Your password', 'Votre mot de passe'],
    passkeyText: [
      'Your device will ask for your fingerprint, face or PIN.',
      'Votre appareil vous demandera votre empreinte digitale, votre visage ou son code.',
    ],
    usePasskey: ['Use your passkey', 'Utiliser votre clé d’accès'],
    useCode: ['Use a code instead', 'Utiliser plutôt un code'],
    useRecovery: ['Use a recovery code', 'Utiliser un code de secours'],
    otherMethods: ['Other methods', 'Autres méthodes'],
    cancelled: [
      'Your passkey wasn’t used. Try again, or use another method.',
      'Votre clé d’accès n’a pas été utilisée. Réessayez, ou utilisez une autre méthode.',
    ],
    noMethod: [
      'None of your two-step methods works here. Try another browser, or open Glasshouse at its usual address.',
      'Aucune de vos méthodes de validation ne fonctionne ici. Changez de navigateur, ou ouvrez Glasshouse à son adresse habituelle.',
    ],
  },
  sharedMessages,
)
