import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  rates: ['Your share of the edge earned', 'Votre part de la marge gagnée'],
  level: ['Level', 'Rang'],
  tier: ['Tier {n}', 'Niv. {n}'],
  investment: ['Invest.', 'Invest.'],
  tiersText: [
    'Tier 1 are friends who joined with your code, tier 2 those whom they invite, tier 3 those whom tier 2 invites.',
    'Niveau 1 : les amis inscrits avec votre code. Niveau 2 : ceux qu’ils invitent. Niveau 3 : ceux que le niveau 2 invite.',
  ],
  investmentText: [
    'Invest. is the investment rebate: agents also get this share of the commission that falls on what direct friends have invested in the bankroll.',
    'Invest. : la part sur l’investissement. Les agents reçoivent aussi cette part de la commission qui porte sur ce que leurs amis directs ont investi dans la banque.',
  ],
  counts: ['What counts', 'Ce qui compte'],
  countsText: [
    'Each day two sums over all of a friend’s bets are compared: the edge we expect (1% or 2% of the stakes) and what we really won. The smaller one counts, as far as it is higher than ever before. Bets with reward gold do not count.',
    'Chaque jour, deux sommes sur toutes les mises d’un ami sont comparées : la marge attendue (1 % ou 2 % des mises) et ce que nous avons vraiment gagné. La plus petite compte, pour autant qu’elle dépasse son plus haut niveau. Les mises avec de l’or offert ne comptent pas.',
  ],
  example: ['An example', 'Un exemple'],
  example1: [
    'Your friend stakes 100,000 gold a day at 1%. On Monday they lose 60,000. The edge is 1,000, we won more: 1,000 count. You get 10%, 100 gold.',
    'Votre ami mise 100 000 par jour à 1 %. Lundi, il perd 60 000. La marge est de 1 000, nous avons gagné plus : 1 000 comptent. Vous recevez 10 %, soit 100.',
  ],
  example2: [
    'On Tuesday they win 90,000 back. Nothing counts, and you owe nothing.',
    'Mardi, il regagne 90 000. Rien ne compte, et vous ne devez rien.',
  ],
  example3: [
    'On Wednesday they lose 50,000 again. All in all we won 20,000; the edge of all three days is 3,000: another 2,000 count. You get 200 gold.',
    'Mercredi, il reperd 50 000. En tout, nous avons gagné 20 000 ; la marge des trois jours est de 3 000 : encore 2 000 comptent. Vous recevez 200.',
  ],
  paid: ['When it is paid', 'Quand c’est versé'],
  paidText: [
    'Every Monday at 00:10 UTC, in whole gold. What is less than one gold stays for the next week. It is yours at once, to play or to withdraw.',
    'Chaque lundi à 00 h 10 UTC, en or entier. Moins d’une pièce reste pour la semaine suivante. C’est à vous tout de suite, pour jouer ou retirer.',
  ],
  who: ['Who counts', 'Qui compte'],
  whoText: [
    'A friend counts from the first own deposit. Who is paused or excluded does not. If you and a friend share a device, a phone or a place to be paid to, somebody looks at it before it is paid.',
    'Un ami compte dès son premier dépôt. Qui est en pause ou exclu ne compte pas. Si vous partagez avec un ami un appareil, un téléphone ou un compte de paiement, quelqu’un vérifie avant de verser.',
  ],
  house: ['Why it costs your friends nothing', 'Pourquoi vos amis ne paient rien'],
  houseText: [
    'Rebates come out of the house’s commission, 40% of the edge. All rates together stay below it, so no chain of invitations touches anybody’s odds or the bankroll.',
    'Ces parts sont prises sur la commission de la maison, 40 % de la marge. Tous les taux ensemble restent en dessous : aucune chaîne d’invitations ne touche aux chances de personne ni à la banque.',
  ],
})
