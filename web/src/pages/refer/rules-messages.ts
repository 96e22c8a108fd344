import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  rates: ['Your rebate on the house edge', 'Votre ristourne sur l’avantage de la maison'],
  level: ['Level', 'Rang'],
  tier: ['Tier {n}', 'Niv. {n}'],
  investment: ['Invest.', 'Invest.'],
  tiersText: [
    'Tier 1: friends who joined with your code. Tier 2: friends they invited. Tier 3: friends your tier 2 friends invited.',
    'Niveau 1 : les amis inscrits avec votre code. Niveau 2 : ceux qu’ils ont invités. Niveau 3 : ceux que le niveau 2 a invités.',
  ],
  investmentText: [
    '“Invest.” is the investment rebate. Agents also get this percentage of our commission on their direct friends’ bankroll investments.',
    '« Invest. » est la ristourne d’investissement. Les agents reçoivent aussi ce pourcentage de notre commission sur les investissements de leurs amis directs.',
  ],
  counts: ['How we calculate your rebate', 'Comment nous calculons votre ristourne'],
  countsText: [
    'Each day we compare two totals for all of a friend’s bets. One is the expected house edge (1% or 2% of the stakes). The other is what we actually won.',
    'Chaque jour, nous comparons deux totaux pour toutes les mises d’un ami. L’un est l’avantage de la maison attendu (1 % ou 2 % des mises). L’autre est ce que nous avons réellement gagné.',
  ],
  countsMore: [
    'The smaller total counts, but only what’s above its previous high. Bets with reward gold don’t count.',
    'Le plus petit des deux compte, mais seulement ce qui dépasse son maximum précédent. Les mises en or de récompense ne comptent pas.',
  ],
  example: ['An example', 'Un exemple'],
  example1: [
    'Your friend stakes 100,000 gold a day at a 1% house edge. On Monday they lose 60,000. The house edge is 1,000 and we won more, so 1,000 counts. You get 10%, which is 100 gold.',
    'Votre ami mise 100 000 pièces d’or par jour, avec un avantage de la maison de 1 %. Lundi, il perd 60 000. L’avantage de la maison est de 1 000 et nous avons gagné plus : 1 000 comptent. Vous recevez 10 %, soit 100 pièces d’or.',
  ],
  example2: [
    'On Tuesday they win 90,000. Nothing counts, and you owe nothing.',
    'Mardi, il gagne 90 000. Rien ne compte, et vous ne devez rien.',
  ],
  example3: [
    'On Wednesday they lose 50,000. Over the three days we’ve won 20,000 and the house edge is 3,000. As 1,000 has already counted, 2,000 is left. You get 200 gold.',
    'Mercredi, il perd 50 000. Sur les trois jours, nous avons gagné 20 000. L’avantage de la maison est de 3 000. Comme 1 000 ont déjà compté, il en reste 2 000. Vous recevez 200 pièces d’or.',
  ],
  paid: ['When we pay your rebate', 'Quand nous versons votre ristourne'],
  paidText: [
    'Every {day} at {time} (Monday, 00:10 UTC), in whole gold. Anything less than 1 gold carries over to the next week.',
    'Chaque {day} à {time} (lundi à 00:10 UTC), en pièces entières. Le reste, inférieur à une pièce, est reporté à la semaine suivante.',
  ],
  paidMore: [
    'Once paid, you can bet or withdraw your rebate like the rest of your gold.',
    'Une fois versée, votre ristourne peut être misée ou retirée comme le reste de votre or.',
  ],
  who: ['Which friends count', 'Quels amis comptent'],
  whoText: [
    'A friend counts from their first deposit. Friends in a time-out or self-exclusion don’t count.',
    'Un ami compte dès son premier dépôt. Les amis en pause ou en auto-exclusion ne comptent pas.',
  ],
  whoMore: [
    'A friend might share your device, phone number or payout account. In that case, we review the rebate before paying it.',
    'Il arrive qu’un ami partage votre appareil, votre numéro de téléphone ou votre compte de retrait. Dans ce cas, nous vérifions la ristourne avant de la verser.',
  ],
  cost: ['Why rebates cost your friends nothing', 'Pourquoi les ristournes ne coûtent rien à vos amis'],
  costText: [
    'We pay rebates out of our commission, which is 40% of the house edge. All rates together are below that 40%. So rebates don’t change anyone’s chances or cost the bankroll anything.',
    'Les ristournes sont prises sur notre commission, soit 40 % de l’avantage de la maison. Tous les taux réunis restent sous ces 40 %. Les ristournes ne changent donc pas les probabilités et ne coûtent rien à la bankroll.',
  ],
})
