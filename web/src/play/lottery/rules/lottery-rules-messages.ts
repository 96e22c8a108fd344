import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as rulesMessages } from '../../rules-messages.ts'

export const messages = defineMessages(
  {
    several: [
      'You can place up to {n} {n|bet|bets} per round. You can’t cancel a placed bet or move it to another round.',
      'Vous pouvez placer jusqu’à {n} {n|mise|mises} par manche. Vous ne pouvez ni annuler une mise placée ni la reporter sur une autre manche.',
    ],
    cycle: ['Round length', 'Durée d’une manche'],
    limits1: [
      'The minimum stake is 100 gold, and stakes are multiples of 100 gold. Every payout is a whole number, so you lose nothing to rounding.',
      'Les mises sont des multiples de 100 pièces d’or, à partir de 100. Chaque paiement est un nombre entier, donc l’arrondi ne vous coûte rien.',
    ],
    limits2: [
      'Unlikely outcomes have a lower max stake, and each round has a max total win. These limits keep every win within what the bankroll can pay.',
      'Les issues rares ont une mise max. réduite, et chaque manche un gain total max. Ainsi, aucun gain ne dépasse ce que la bankroll peut payer.',
    ],
    trouble1: [
      'If you lose your connection, your bets remain valid and we settle them without you. If a response gets lost, the app resends the bet without ever placing it twice.',
      'Si vous perdez la connexion, vos mises restent valables et nous les réglons sans vous. Si une réponse se perd, l’application renvoie la même mise sans la placer deux fois.',
    ],
    trouble2: [
      'We refuse a bet that reaches us after betting has closed. Your gold is untouched.',
      'Nous refusons une mise qui nous parvient après la clôture. Votre or reste intact.',
    ],
    trouble3: [
      'If our service is interrupted before betting closes, the round continues. Betting closes at the announced time.',
      'Si notre service est interrompu avant la clôture, la manche continue. La clôture a lieu au moment annoncé.',
    ],
    trouble4: [
      'If our service is interrupted later, we settle the round by its own result. We never draw a round again.',
      'Si notre service est interrompu plus tard, nous réglons la manche selon son propre résultat. Nous ne refaisons jamais un tirage.',
    ],
    verify2: [
      'We calculate the result with HMAC-SHA256. The key is the round’s hash, and the text is:',
      'Le résultat se calcule avec HMAC-SHA256. La clé est l’empreinte de la manche et le texte est :',
    ],
    verify3: [
      'Tap a past result or one of your bets. The app recalculates it on your own device.',
      'Touchez un résultat passé ou une de vos mises. L’application refait le calcul sur votre propre appareil.',
    ],
  },
  rulesMessages,
)
