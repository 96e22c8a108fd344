import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: ['Pick a number from 0 to 99,999, then higher or lower.', 'Un nombre de 0 à 99 999 : plus haut ou plus bas ?'],
  how1: [
    'Choose a number, then say whether the next roll will be lower or higher. The roll is a whole number from 0 to 99,999, each exactly as likely.',
    'Choisissez un nombre, puis dites si le prochain résultat sera plus bas ou plus haut. Le résultat est un nombre entier de 0 à 99 999, tous exactement aussi probables.',
  ],
  how2: [
    'Lower wins when the roll is below your number, Higher when it is above. The number itself never wins.',
    'Plus bas gagne quand le résultat est inférieur à votre nombre, Plus haut quand il est supérieur. Le nombre lui-même ne gagne jamais.',
  ],
  range: ['Result', 'Résultat'],
  rangeValue: ['0 to {last}', '0 à {last}'],
  multiplier: ['Win multiplier', 'Multiplicateur de gain'],
  profit: ['Most that one roll can win', 'Gain maximal d’un lancer'],
  odds1: [
    'Payout = stake × 99,000 ÷ winning rolls, stake included. Every choice returns 99% on average: the house keeps 1%, no more and no less.',
    'Paiement = mise × 99 000 ÷ résultats gagnants, mise comprise. Chaque choix rend 99 % en moyenne : la maison garde 1 %, ni plus ni moins.',
  ],
  winning: ['Winning rolls', 'Résultats gagnants'],
  rounding1: [
    'Payouts are whole gold, rounded down once. The multiplier shown is cut off after four decimals; the payout uses the exact fraction, so you never get less than what is shown.',
    'Les paiements sont en or entier, arrondis une seule fois vers le bas. Le multiplicateur affiché est coupé après quatre décimales ; le paiement utilise la fraction exacte : vous ne recevez jamais moins que ce qui est affiché.',
  ],
  rounding2: [
    'With small stakes rounding costs a little: the exact return of your very bet stands above the button. It is never below 98.01%.',
    'Avec de petites mises, l’arrondi coûte un peu : le retour exact de votre mise est affiché au-dessus du bouton. Il n’est jamais inférieur à 98,01 %.',
  ],
  limits1: [
    'A bet is taken when its payout is at least 100 gold. The largest stake is 50,000 gold, less for long shots, so that the house can always pay: the profit of one roll is limited to a small share of the bankroll.',
    'Une mise est acceptée si son paiement atteint au moins 100 d’or. La mise maximale est de 50 000, moins pour les paris risqués, afin que la maison puisse toujours payer : le gain d’un lancer est limité à une petite part de la banque.',
  ],
  trouble1: [
    'A roll is booked as a whole or not at all. If its answer gets lost, the app asks again for the same roll, never for a second one. If no answer comes, look at My bets: what stands there is what happened.',
    'Un lancer est compté en entier ou pas du tout. Si sa réponse se perd, l’application redemande le même lancer, jamais un second. Si aucune réponse ne vient, regardez « Mes mises » : ce qui y figure est ce qui s’est passé.',
  ],
  verify: ['How to verify a roll', 'Comment vérifier un lancer'],
  verify2: [
    'The first four bytes of HMAC-SHA256 with the server seed as key over this text, read as a number, modulo 100,000, are the roll:',
    'Les quatre premiers octets de HMAC-SHA256, avec la graine du serveur pour clé, sur ce texte, lus comme un nombre, modulo 100 000, donnent le résultat :',
  ],
  verify3: [
    'Words of 4,294,900,000 or above are skipped and the next four bytes are taken, so that every roll is exactly as likely.',
    'Les mots de 4 294 900 000 ou plus sont écartés et les quatre octets suivants sont pris, pour que chaque résultat soit exactement aussi probable.',
  ],
})
