import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  rates: ['Your rebate on the house edge', 'Votre ristourne sur l’avantage de la maison'],
  level: ['Level', 'Rang'],
  tier: ['Tier {n}', 'Niv. {n}'],
  investment: ['Invest.', 'Invest.'],
  tiersText: [
    'Tier 1 is friends who joined with your code. Tier 2 is the friends they invite, and tier 3 is the friends whom tier 2 invites.',
    'Niveau 1 : les amis inscrits avec votre code. Niveau 2 : ceux qu’ils invitent. Niveau 3 : ceux que le niveau 2 invite.',
  ],
  investmentText: [
    '“Invest.” is the investment rebate. Agents also get this share of our commission on what their direct friends have invested in the bankroll.',
    '« Invest. » est la ristourne d’investissement. Les agents reçoivent aussi ce pourcentage de notre commission sur ce que leurs amis directs ont investi dans la bankroll.',
  ],
  counts: ['How we calculate it', 'Comment nous la calculons'],
  countsText: [
    'Each day we compare two totals over all of a friend’s bets: the expected house edge (1% or 2% of the stakes) and what we actually won. The smaller one counts, as far as it exceeds its previous high. Bets with reward gold don’t count.',
    'Chaque jour, nous comparons deux totaux sur toutes les mises d’un ami : l’avantage attendu (1 % ou 2 % des mises) et ce que nous avons réellement gagné. Le plus petit compte, pour la part qui dépasse son plus haut précédent. Les mises en or de récompense ne comptent pas.',
  ],
  example: ['An example', 'Un exemple'],
  example1: [
    'Your friend stakes 100,000 gold a day at a 1% house edge. On Monday they lose 60,000. The edge is 1,000 and we won more, so 1,000 counts. You get 10%, which is 100 gold.',
    'Votre ami mise 100 000 pièces d’or par jour, avec un avantage de la maison de 1 %. Lundi, il perd 60 000. L’avantage est de 1 000 et nous avons gagné plus : 1 000 comptent. Vous recevez 10 %, soit 100 pièces d’or.',
  ],
  example2: [
    'On Tuesday they win 90,000. Nothing counts, and you owe nothing.',
    'Mardi, il gagne 90 000. Rien ne compte, et vous ne devez rien.',
  ],
  example3: [
    'On Wednesday they lose 50,000. In total we’ve won 20,000, and the edge of all three days is 3,000, so another 2,000 counts. You get 200 gold.',
    'Mercredi, il perd 50 000. Au total, nous avons gagné 20 000 et l’avantage des trois jours est de 3 000 : 2 000 de plus comptent. Vous recevez 200 pièces d’or.',
  ],
  paid: ['When we pay it', 'Quand nous la versons'],
  paidText: [
    'Every Monday at 00:10 UTC, in whole gold. Anything less than 1 gold carries over to the next week. You can use or withdraw it immediately.',
    'Chaque lundi à 00:10 UTC, en pièces entières. Le reste, inférieur à une pièce, est reporté à la semaine suivante. Vous pouvez l’utiliser ou le retirer immédiatement.',
  ],
  who: ['Which friends count', 'Quels amis comptent'],
  whoText: [
    'A friend counts from their first deposit. Friends in a time-out or self-exclusion don’t count. If you and a friend share a device, phone or payout account, we review the rebate before paying it.',
    'Un ami compte dès son premier dépôt. Les amis en pause ou en auto-exclusion ne comptent pas. Si vous partagez avec un ami un appareil, un téléphone ou un compte de paiement, nous vérifions la ristourne avant de la verser.',
  ],
  cost: ['Why it costs your friends nothing', 'Pourquoi vos amis ne paient rien'],
  costText: [
    'We pay rebates out of our commission, which is 40% of the house edge. All rates together stay below it, so invitations never affect anyone’s chances or the bankroll.',
    'Les ristournes sont prises sur notre commission, soit 40 % de l’avantage de la maison. Tous les taux réunis restent en dessous : les invitations n’ont aucun effet sur les probabilités ni sur la bankroll.',
  ],
})
