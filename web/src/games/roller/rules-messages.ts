import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'Pick a number from 0 to 99,999, then higher or lower.',
    'Choisissez un nombre de 0 à 99 999, puis « Plus haut » ou « Plus bas ».',
  ],
  how1: [
    'Choose a number and whether the next roll will be lower or higher. A roll is a whole number from 0 to 99,999, all equally likely.',
    'Choisissez un nombre et indiquez si le prochain résultat sera plus bas ou plus haut. Les résultats sont les nombres entiers de 0 à 99 999, tous équiprobables.',
  ],
  how2: [
    'Lower wins if the roll is below your number, Higher if it’s above. The number itself never wins.',
    'Un résultat inférieur à votre nombre fait gagner « Plus bas », un résultat supérieur « Plus haut ». Le nombre lui-même ne gagne jamais.',
  ],
  range: ['Result', 'Résultat'],
  rangeValue: ['0 to {last}', '0 à {last}'],
  multiplier: ['Win multiplier', 'Multiplicateur de gain'],
  profit: ['Max win per roll', 'Gain max. par lancer'],
  odds1: [
    'Payout = stake × 99,000 ÷ winning rolls, stake included. Every choice has a 99% RTP (1% house edge) before rounding.',
    'Paiement = mise × 99 000 ÷ résultats gagnants, mise comprise. Chaque choix a un TRJ de 99 % (avantage de la maison : 1 %) avant arrondi.',
  ],
  winning: ['Winning rolls', 'Résultats gagnants'],
  rounding1: [
    'We round payouts down once, to whole gold. With small stakes, this can lower the RTP to 98.02%, never below.',
    'Nous arrondissons les paiements une seule fois, à l’entier inférieur. Avec de petites mises, le TRJ peut ainsi baisser jusqu’à 98,02 %, jamais en dessous.',
  ],
  rounding2: [
    'We show the multiplier to four decimal places. The payout uses the exact multiplier and is rounded down to whole gold.',
    'Le multiplicateur affiché est tronqué à quatre décimales. Nous calculons le paiement avec la fraction exacte, puis l’arrondissons à la pièce d’or inférieure.',
  ],
  rounding3: [
    'You see the exact RTP of your bet above the button.',
    'Vous voyez le TRJ exact de votre mise au-dessus du bouton.',
  ],
  limits1: [
    'A winning bet must pay at least 100 gold. The max stake is 50,000 gold, and lower for unlikely outcomes.',
    'Le paiement d’une mise gagnante doit être d’au moins 100 pièces d’or. La mise max. est de 50 000 pièces d’or, ou moins pour les résultats peu probables.',
  ],
  limits2: [
    'The max win per roll is a small percentage of the bankroll. This keeps every win within what the bankroll can pay.',
    'Le gain max. par lancer est une faible fraction de la bankroll. Ainsi, aucun gain ne dépasse ce que la bankroll peut payer.',
  ],
  trouble1: [
    'A bet is either placed in full or not at all. If a response gets lost, the app resends the bet without ever placing it twice.',
    'Une mise est placée en entier ou pas du tout. Si une réponse se perd, l’application renvoie la même mise sans la placer deux fois.',
  ],
  trouble2: [
    'If you get no response at all, check My bets. It lists every bet you’ve placed.',
    'Si vous ne recevez aucune réponse, consultez « Mes mises ». Chaque mise placée y figure.',
  ],
  verify: ['How to verify a roll', 'Comment vérifier un lancer'],
  verify2: [
    'The roll is the first four bytes of HMAC-SHA256, read as a number, modulo 100,000. The key is the server seed, and the text is:',
    'Le résultat correspond aux quatre premiers octets de HMAC-SHA256, lus comme un nombre, modulo 100 000. La clé est la graine du serveur et le texte est :',
  ],
  verify3: [
    'We skip numbers of 4,294,900,000 or above and use the next four bytes. This keeps all rolls equally likely.',
    'Nous ignorons les nombres de 4 294 900 000 ou plus et utilisons les quatre octets suivants. Tous les résultats restent ainsi équiprobables.',
  ],
})
