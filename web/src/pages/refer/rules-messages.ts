import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  rates: ['Your rebate on the house edge', 'Votre ristourne sur l’avantage de la maison'],
  level: ['Level', 'Rang'],
  tier: ['Tier {n}', 'Niv. {n}'],
  investment: ['Invest.', 'Invest.'],
  tiersText: [
    'Your tier 1 friends joined with your code. They invited your tier 2 friends, who invited your tier 3 friends.',
    'Vos amis de niveau 1 se sont inscrits avec votre code. Ils ont invité ceux du niveau 2, qui ont invité ceux du niveau 3.',
  ],
  investmentText: [
    '“Invest.” is the investment rebate. Agents also get this percentage of our commission on their direct friends’ bankroll investments.',
    '« Invest. » est la ristourne d’investissement. Les agents reçoivent aussi ce pourcentage de notre commission sur les investissements des amis directs.',
  ],
  counts: ['How we calculate your rebate', 'Comment nous calculons votre ristourne'],
  countsText: [
    'Each day we compare two totals for all of a friend’s bets. These are the expected house edge (1% or 2% of stakes) and our actual win.',
    'Chaque jour, nous comparons deux totaux pour toutes les mises d’un ami. Ce sont l’avantage de la maison (1 % ou 2 % des mises) et notre gain réel.',
  ],
  countsMore: [
    'The smaller total counts, but only what’s above its previous high. Bets with reward gold don’t count.',
    'Le plus petit des deux compte, mais seulement ce qui dépasse son maximum précédent. Les mises en or de récompense ne comptent pas.',
  ],
  example: ['An example', 'Un exemple'],
  example1: [
    'Your friend stakes 100,000 gold daily (1% house edge) and loses 60,000 gold on Monday. The smaller total is the house edge (1,000 gold), so you get 10% (100 gold).',
    'Votre ami mise 100 000 pièces d’or par jour et, lundi, en perd 60 000. Seul compte l’avantage de la maison (1 % = 1 000), dont vous recevez 10 % (100 pièces d’or).',
  ],
  example2: [
    'On Tuesday they win 90,000 gold. Nothing counts, and you owe nothing.',
    'Mardi, il gagne 90 000 pièces d’or. Rien ne compte, et vous ne devez rien.',
  ],
  example3: [
    'By Wednesday, after losing 50,000 more, they’re 20,000 gold down (house edge 3,000 gold). As 1,000 gold has already counted, 2,000 gold is left, and you get 200 gold.',
    'Mercredi, il perd 50 000, et notre gain atteint 20 000, contre 3 000 d’avantage de la maison. Comme 1 000 ont déjà compté, il en reste 2 000, et vous recevez 200 pièces d’or.',
  ],
  paid: ['When we pay your rebate', 'Quand nous créditons votre ristourne'],
  paidText: [
    'Every {day} at {time} (Monday, 00:10 UTC), in whole gold. Anything less than 1 gold carries over to the next week.',
    'Chaque {day} à {time} (lundi à 00:10 UTC), en pièces entières. Le reste, inférieur à une pièce, est reporté à la semaine suivante.',
  ],
  paidMore: [
    'Once we’ve paid your rebate, you can withdraw or bet it like your other gold.',
    'Vous pouvez retirer ou miser une ristourne créditée comme le reste de votre or.',
  ],
  who: ['Which friends count', 'Quels amis comptent'],
  whoText: [
    'A friend counts from their first deposit. During a time-out or self-exclusion, they can’t bet.',
    'Un ami compte dès son premier dépôt. Pendant une pause ou une auto-exclusion, il ne peut pas miser.',
  ],
  whoMore: [
    'A friend might share your device, phone number or payout account. In that case, we review the rebate before paying it.',
    'Un ami partage parfois votre appareil, votre numéro de téléphone ou votre compte de retrait. Dans ce cas, nous vérifions la ristourne avant de la créditer.',
  ],
  cost: ['Why rebates cost your friends nothing', 'Pourquoi les ristournes ne coûtent rien à vos amis'],
  costText: [
    'Our commission (40% of the house edge) pays all rebates and exceeds all rates together. So rebates don’t change anyone’s chances or cost the bankroll anything.',
    'Notre commission (40 % de l’avantage de la maison) couvre toutes les ristournes, tous taux cumulés. Les ristournes ne changent donc pas les probabilités et ne coûtent rien à la bankroll.',
  ],
})
