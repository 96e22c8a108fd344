// The longer texts of the page: what to expect, what happened, and how it works.

import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    expect: ['What to expect', 'À quoi s’attendre'],
    expectDay: [
      'Based on the last {days} {days|day|days}, the expected result is {gain} gold a day ({growth}). The standard deviation is about {spread} gold a day ({spreadShare}), up or down.',
      'D’après {days} {days|jour observé|jours observés}, le résultat attendu est de {gain} {gain|pièce|pièces} d’or par jour ({growth}). L’écart type est d’environ {spread} {spread|pièce|pièces} d’or par jour ({spreadShare}), en plus ou en moins.',
    ],
    expectLoss: [
      'On that basis, we expect a loss on about {losingDays} of days. We expect a loss in about {losingMonths} of months.',
      'À ce rythme, environ {losingDays} des jours devraient finir par une perte. Pour les mois, c’est environ {losingMonths}.',
    ],
    expectSoon: [
      'The bankroll isn’t a full day old yet. From tomorrow, you’ll see what to expect here.',
      'La bankroll existe depuis moins d’un jour. Dès demain, vous verrez ici à quoi vous attendre.',
    ],
    expectNothing: [
      'There haven’t been enough bets to calculate this yet.',
      'Il n’y a pas encore eu assez de mises pour ce calcul.',
    ],
    realised: [
      'Actual result over {days} {days|day|days}: {realised} gold ({growth}), with {losing} losing {losing|day|days}.',
      'Résultat réel sur {days} {days|jour|jours}, en pièces d’or : {realised} ({growth}), avec {losing} {losing|jour|jours} de perte.',
    ],
    imagine: [
      'For example, take a bankroll of 100,000,000 gold and 50,000,000 gold staked daily at 2.00×. The expected result is 300,000 gold a day.',
      'Prenons une bankroll de 100 000 000 pièces d’or, avec 50 000 000 pièces d’or misées quotidiennement à 2,00×. Le résultat attendu est de 300 000 pièces d’or par jour.',
    ],
    imagineLoss: [
      'With stakes of 5,000 gold, about 27% of days are expected to bring a loss. With stakes of 50,000 gold, it’s about 42% of days and 15% of months.',
      'À 5 000 pièces d’or par mise, environ 27 % des jours devraient finir par une perte. À 50 000 pièces d’or par mise, c’est environ 42 % des jours et 15 % des mois.',
    ],
    example: ['An example with a loss', 'Un exemple avec une perte'],
    example1: [
      'We put {seed} gold into a bankroll. Alice buys units for {bought} gold.',
      'Nous mettons {seed} pièces d’or dans une bankroll. Alice achète des parts pour {bought} pièces d’or.',
    ],
    example2: [
      'Players lose {lost} gold and win {won} gold, and we take {fee} gold. Bob buys units for {bought} gold.',
      'Les joueurs perdent {lost} pièces d’or et en gagnent {won}, et nous en prenons {fee}. Bob achète des parts pour {bought} pièces d’or.',
    ],
    example3: [
      'A player wins {win} gold, and we take {fee} gold. Alice and Bob redeem their units.',
      'Un joueur gagne {win} pièces d’or et nous en prenons {fee}. Alice et Bob revendent leurs parts.',
    ],
    example4: [
      'Alice gets {alice} gold ({aliceResult}) and Bob gets {bob} gold ({bobResult}). The price was fair each time, and they still lost.',
      'Alice reçoit {alice} pièces d’or ({aliceResult}) et Bob {bob} ({bobResult}). Le prix était juste à chaque fois, et ils ont pourtant perdu.',
    ],
    how1: [
      'The bankroll pays winning bets and keeps the stakes of lost bets. So investors can make a loss.',
      'La bankroll paie les mises gagnantes et garde les mises perdues. Les investisseurs peuvent donc perdre de l’or.',
    ],
    how2: [
      'Investors’ expected result is 60% of the house edge. We keep the other 40%, which pays for reward gold, rebates and our costs.',
      'Le résultat attendu des investisseurs est de 60 % de l’avantage de la maison. Nous gardons les 40 % restants, qui financent l’or de récompense, les ristournes et nos coûts.',
    ],
    how3: [
      'Every day at {time} (midnight UTC), we first pay all redemptions at one price. Then we sell units to all buyers at one price.',
      'Chaque jour à {time} (minuit UTC), nous payons d’abord toutes les reventes au même prix. Nous vendons ensuite des parts à tous les acheteurs à un même prix.',
    ],
    how4: [
      'Neither redemptions nor purchases make other units worth less.',
      'Ni les reventes ni les achats ne font baisser la valeur des autres parts.',
    ],
    how5: [
      'When we redeem, we must keep at least a tenth of all units. We get the same prices and the same lock-up.',
      'Quand nous revendons, nous devons garder au moins un dixième de toutes les parts. Nous avons les mêmes prix et la même durée de blocage que vous.',
    ],
    never: ['What can’t happen', 'Ce qui ne peut pas arriver'],
    never1: ['A promised or minimum yield', 'Un rendement promis ou minimal'],
    never2: [
      'Redemptions paid with new investors’ gold. The bankroll changes only through bets, commission, and units bought or redeemed at their price.',
      'Une revente payée avec l’or de nouveaux investisseurs. Seules les mises, la commission et les parts échangées à leur prix changent la bankroll.',
    ],
    never3: ['Units worth less than zero', 'Des parts d’une valeur négative'],
    never4: ['Chances changed in favour of the bankroll', 'Des probabilités modifiées en faveur de la bankroll'],
    may: ['What can happen', 'Ce qui peut arriver'],
    may1: ['Long losing streaks', 'De longues séries de pertes'],
    may2: [
      'The loss of most or all invested gold, through variance, fraud or a fault. If the bankroll reaches zero, all units are void.',
      'La perte de tout ou partie de l’or investi, par variance, fraude ou erreur. Si la bankroll tombe à zéro, toutes les parts sont annulées.',
    ],
    may3: [
      'Lower limits and lower income when others redeem',
      'Des limites et des revenus plus bas quand d’autres revendent',
    ],
    settlements: ['Daily settlements', 'Règlements quotidiens'],
    settlementsEmpty: ['No settlements yet', 'Aucun règlement pour le moment'],
    settlementsText: [
      'We add a settlement every day at {time} (midnight UTC).',
      'Nous ajoutons un règlement chaque jour à {time} (minuit UTC).',
    ],
    bets: ['Bets {result}', 'Mises {result}'],
    commission: ['Commission {gold}', 'Commission {gold}'],
    came: ['Bought {gold}', 'Achats {gold}'],
    left: ['Redeemed {gold}', 'Reventes {gold}'],
    poolAfter: ['Bankroll {gold}', 'Bankroll {gold}'],
    history: ['My orders', 'Mes ordres'],
    historyEmpty: ['No orders yet', 'Aucun ordre pour le moment'],
    historyText: ['Your purchases and redemptions appear here.', 'Vos achats et reventes apparaissent ici.'],
    bought: ['Purchase', 'Achat'],
    redeemed: ['Redemption', 'Revente'],
    ordered: ['Ordered on {date}', 'Ordre passé le {date}'],
    pending: ['pending', 'en attente'],
  },
  sharedMessages,
)
