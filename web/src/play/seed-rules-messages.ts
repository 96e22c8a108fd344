import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as rulesMessages } from './rules-messages.ts'

export const messages = defineMessages(
  {
    rounding: ['Rounding', 'Arrondi'],
    verifyCommit: [
      'Before you bet, we show the hashed server seed (SHA-256). Your browser adds its own client seed.',
      'Avant votre mise, nous affichons l’empreinte (SHA-256) de la graine du serveur. Votre navigateur y ajoute sa propre graine client.',
    ],
    verifyReveal: [
      'Change seeds to reveal the server seed, then tap “Verify this bet” on any bet. The app recalculates it on your own device.',
      'Changez de graines pour révéler celle du serveur, puis touchez « Vérifier cette mise ». L’application recalcule alors cette mise sur votre propre appareil.',
    ],
    demoText: [
      'Without an account, you play with demo gold and can’t win or lose anything real. The rules and chances are the same, but your browser also acts as the server.',
      'Sans compte, vous jouez en or fictif, sans pouvoir gagner ni perdre d’or réel. Règles et chances sont les mêmes, mais votre navigateur joue aussi le rôle du serveur.',
    ],
  },
  rulesMessages,
)
