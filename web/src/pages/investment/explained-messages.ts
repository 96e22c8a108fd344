// The longer texts of the page: what to expect, what happened, and how it works.

import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    expect: 'What to expect',
    expectDay:
      'At the pace of the last {days} days the pool can expect {gain} of gold a day ({growth}). Luck moves it by about {spread} a day ({spreadShare}), up or down.',
    expectLoss: 'So about {losingDays} of such days end with a loss, and about {losingMonths} of such months.',
    expectSoon: 'The pool isn’t a full day old yet. From tomorrow you’ll see what it can expect.',
    expectNothing: 'Nobody has played since the pool began, so there is nothing to reckon with yet.',
    realised: 'What really came of it in {days} days: {realised} of gold ({growth}); {losing} days lost.',
    imagine:
      'An example: a pool of 100,000,000 and stakes of 50,000,000 a day at even money. 300,000 a day are to be expected. With stakes of 5,000 each, 27% of days lose. With stakes of 50,000 each, 42% of days and 15% of months lose.',

    example: 'An example with a loss',
    example1: 'The house puts {seed} into a pool. Alice buys for {bought}.',
    example2: 'Players lose {lost} and win {won}. The operator takes {fee}. Bob buys for {bought}.',
    example3: 'A player wins {win}. The operator takes {fee}. Alice and Bob leave.',
    example4:
      'Alice gets {alice} ({aliceResult}), Bob {bob} ({bobResult}). The price was fair every time; luck was not on their side.',

    how: 'How it works',
    how1: 'The pool pays what players win and keeps what they lose. It holds 60% of the games’ edge and all of the luck; 40% of the edge goes to the operator, who pays all rewards and costs out of it.',
    how2: 'Every day at midnight UTC comes the settlement. First everyone who leaves is paid at one price, then everyone who comes pays one price. Neither makes the units of others worth less.',
    how3: 'The operator holds at least a tenth of all units when he sells, at the same prices and with the same lock-up.',
    never: 'Can not happen',
    never1: 'A promised or minimum yield',
    never2:
      'A payout from the gold of new investors: the pool only moves by bets, by the commission, and by units at their price',
    never3: 'A holding below zero',
    never4: 'Odds that change in favour of the pool',
    may: 'Can happen',
    may1: 'Long stretches of losses',
    may2: 'The loss of most of your gold, by a run of luck, a fraud or a fault. If the pool reaches zero, all units are void.',
    may3: 'Smaller limits and smaller income when others leave',

    settlements: 'Settlements',
    settlementsEmpty: 'No settlement yet',
    settlementsText: 'Every day at midnight UTC one is added.',
    bets: 'Bets {result}',
    commission: 'Commission {gold}',
    came: 'In {gold}',
    left: 'Out {gold}',
    poolAfter: 'Pool {gold}',
    history: 'My orders',
    historyEmpty: 'No orders yet',
    historyText: 'Everything you buy and redeem is listed here.',
    bought: 'Bought',
    redeemed: 'Redeemed',
    ordered: 'Ordered',
    waits: 'waiting',
  },
  fr: {
    expect: 'À quoi s’attendre',
    expectDay:
      'Au rythme des {days} derniers jours, la banque peut attendre {gain} d’or par jour ({growth}). La chance la déplace d’environ {spread} par jour ({spreadShare}), vers le haut ou le bas.',
    expectLoss:
      'Environ {losingDays} de ces jours finissent donc par une perte, et environ {losingMonths} de ces mois.',
    expectSoon: 'La bankroll n’a pas encore un jour complet. Dès demain, vous verrez ce qu’elle peut espérer.',
    expectNothing: 'Personne n’a joué depuis le début de la banque : il n’y a encore rien à calculer.',
    realised: 'Ce qui en est vraiment sorti en {days} jours : {realised} d’or ({growth}) ; {losing} jours de perte.',
    imagine:
      'Un exemple : une banque de 100 000 000 et 50 000 000 de mises par jour à quitte ou double. On peut attendre 300 000 par jour. Avec des mises de 5 000, 27 % des jours perdent. Avec des mises de 50 000, 42 % des jours et 15 % des mois perdent.',

    example: 'Un exemple avec une perte',
    example1: 'La maison met {seed} dans une banque. Alice achète pour {bought}.',
    example2: 'Les joueurs perdent {lost} et gagnent {won}. L’opérateur prend {fee}. Bob achète pour {bought}.',
    example3: 'Un joueur gagne {win}. L’opérateur prend {fee}. Alice et Bob sortent.',
    example4:
      'Alice reçoit {alice} ({aliceResult}), Bob {bob} ({bobResult}). Le prix était juste chaque fois ; la chance n’était pas avec eux.',

    how: 'Comment ça marche',
    how1: 'La banque paie ce que les joueurs gagnent et garde ce qu’ils perdent. Elle reçoit 60 % de l’avantage des jeux et toute la chance ; 40 % de l’avantage vont à l’opérateur, qui en paie toutes les récompenses et les coûts.',
    how2: 'Chaque jour à minuit UTC vient le règlement. D’abord, tous ceux qui sortent sont payés à un seul prix, puis tous ceux qui entrent paient un seul prix. Ni les uns ni les autres ne diminuent les parts des autres.',
    how3: 'L’opérateur garde au moins un dixième de toutes les parts quand il vend, aux mêmes prix et avec le même blocage.',
    never: 'Ne peut pas arriver',
    never1: 'Un rendement promis ou minimal',
    never2:
      'Un paiement avec l’or de nouveaux investisseurs : la banque ne bouge que par les mises, la commission, et les parts à leur prix',
    never3: 'Une part au-dessous de zéro',
    never4: 'Des chances modifiées en faveur de la banque',
    may: 'Peut arriver',
    may1: 'De longues périodes de pertes',
    may2: 'La perte de l’essentiel de votre or, par une série de chance, une fraude ou une erreur. Si la banque tombe à zéro, toutes les parts sont nulles.',
    may3: 'Des limites et des revenus plus petits quand d’autres sortent',

    settlements: 'Règlements',
    settlementsEmpty: 'Pas encore de règlement',
    settlementsText: 'Chaque jour à minuit UTC, un règlement s’ajoute.',
    bets: 'Mises {result}',
    commission: 'Commission {gold}',
    came: 'Entrées {gold}',
    left: 'Sorties {gold}',
    poolAfter: 'Banque {gold}',
    history: 'Mes ordres',
    historyEmpty: 'Pas encore d’ordre',
    historyText: 'Tout ce que vous achetez et vendez figure ici.',
    bought: 'Acheté',
    redeemed: 'Vendu',
    ordered: 'Commandé',
    waits: 'en attente',
  },
})
