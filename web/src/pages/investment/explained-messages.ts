// The longer texts of the page: what to expect, what happened, and how it works.

import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  expect: ['What to expect', 'À quoi s’attendre'],
  expectDay: [
    'At the pace of the last {days} days the pool can expect {gain} of gold a day ({growth}). Luck moves it by about {spread} a day ({spreadShare}), up or down.',
    'Au rythme des {days} derniers jours, la banque peut attendre {gain} d’or par jour ({growth}). La chance la déplace d’environ {spread} par jour ({spreadShare}), vers le haut ou le bas.',
  ],
  expectLoss: [
    'So about {losingDays} of such days end with a loss, and about {losingMonths} of such months.',
    'Environ {losingDays} de ces jours finissent donc par une perte, et environ {losingMonths} de ces mois.',
  ],
  expectSoon: [
    'The pool isn’t a full day old yet. From tomorrow you’ll see what it can expect.',
    'La bankroll n’a pas encore un jour complet. Dès demain, vous verrez ce qu’elle peut espérer.',
  ],
  expectNothing: [
    'Nobody has played since the pool began, so there is nothing to reckon with yet.',
    'Personne n’a joué depuis le début de la banque : il n’y a encore rien à calculer.',
  ],
  realised: [
    'What really came of it in {days} days: {realised} of gold ({growth}); {losing} days lost.',
    'Ce qui en est vraiment sorti en {days} jours : {realised} d’or ({growth}) ; {losing} jours de perte.',
  ],
  imagine: [
    'An example: a pool of 100,000,000 and stakes of 50,000,000 a day at even money. 300,000 a day are to be expected. With stakes of 5,000 each, 27% of days lose. With stakes of 50,000 each, 42% of days and 15% of months lose.',
    'Un exemple : une banque de 100 000 000 et 50 000 000 de mises par jour à quitte ou double. On peut attendre 300 000 par jour. Avec des mises de 5 000, 27 % des jours perdent. Avec des mises de 50 000, 42 % des jours et 15 % des mois perdent.',
  ],
  example: ['An example with a loss', 'Un exemple avec une perte'],
  example1: [
    'The house puts {seed} into a pool. Alice buys for {bought}.',
    'La maison met {seed} dans une banque. Alice achète pour {bought}.',
  ],
  example2: [
    'Players lose {lost} and win {won}. The operator takes {fee}. Bob buys for {bought}.',
    'Les joueurs perdent {lost} et gagnent {won}. L’opérateur prend {fee}. Bob achète pour {bought}.',
  ],
  example3: [
    'A player wins {win}. The operator takes {fee}. Alice and Bob leave.',
    'Un joueur gagne {win}. L’opérateur prend {fee}. Alice et Bob sortent.',
  ],
  example4: [
    'Alice gets {alice} ({aliceResult}), Bob {bob} ({bobResult}). The price was fair every time; luck was not on their side.',
    'Alice reçoit {alice} ({aliceResult}), Bob {bob} ({bobResult}). Le prix était juste chaque fois ; la chance n’était pas avec eux.',
  ],
  how: ['How it works', 'Comment ça marche'],
  how1: [
    'The pool pays what players win and keeps what they lose. It holds 60% of the games’ edge and all of the luck; 40% of the edge goes to the operator, who pays all rewards and costs out of it.',
    'La banque paie ce que les joueurs gagnent et garde ce qu’ils perdent. Elle reçoit 60 % de l’avantage des jeux et toute la chance ; 40 % de l’avantage vont à l’opérateur, qui en paie toutes les récompenses et les coûts.',
  ],
  how2: [
    'Every day at midnight UTC comes the settlement. First everyone who leaves is paid at one price, then everyone who comes pays one price. Neither makes the units of others worth less.',
    'Chaque jour à minuit UTC vient le règlement. D’abord, tous ceux qui sortent sont payés à un seul prix, puis tous ceux qui entrent paient un seul prix. Ni les uns ni les autres ne diminuent les parts des autres.',
  ],
  how3: [
    'The operator holds at least a tenth of all units when he sells, at the same prices and with the same lock-up.',
    'L’opérateur garde au moins un dixième de toutes les parts quand il vend, aux mêmes prix et avec le même blocage.',
  ],
  never: ['Can not happen', 'Ne peut pas arriver'],
  never1: ['A promised or minimum yield', 'Un rendement promis ou minimal'],
  never2: [
    'A payout from the gold of new investors: the pool only moves by bets, by the commission, and by units at their price',
    'Un paiement avec l’or de nouveaux investisseurs : la banque ne bouge que par les mises, la commission, et les parts à leur prix',
  ],
  never3: ['A holding below zero', 'Une part au-dessous de zéro'],
  never4: ['Odds that change in favour of the pool', 'Des chances modifiées en faveur de la banque'],
  may: ['Can happen', 'Peut arriver'],
  may1: ['Long stretches of losses', 'De longues périodes de pertes'],
  may2: [
    'The loss of most of your gold, by a run of luck, a fraud or a fault. If the pool reaches zero, all units are void.',
    'La perte de l’essentiel de votre or, par une série de chance, une fraude ou une erreur. Si la banque tombe à zéro, toutes les parts sont nulles.',
  ],
  may3: [
    'Smaller limits and smaller income when others leave',
    'Des limites et des revenus plus petits quand d’autres sortent',
  ],
  settlements: ['Settlements', 'Règlements'],
  settlementsEmpty: ['No settlement yet', 'Pas encore de règlement'],
  settlementsText: ['Every day at midnight UTC one is added.', 'Chaque jour à minuit UTC, un règlement s’ajoute.'],
  bets: ['Bets {result}', 'Mises {result}'],
  commission: ['Commission {gold}', 'Commission {gold}'],
  came: ['In {gold}', 'Entrées {gold}'],
  left: ['Out {gold}', 'Sorties {gold}'],
  poolAfter: ['Pool {gold}', 'Banque {gold}'],
  history: ['My orders', 'Mes ordres'],
  historyEmpty: ['No orders yet', 'Pas encore d’ordre'],
  historyText: ['Everything you buy and redeem is listed here.', 'Tout ce que vous achetez et vendez figure ici.'],
  bought: ['Bought', 'Acheté'],
  redeemed: ['Redeemed', 'Vendu'],
  ordered: ['Ordered', 'Commandé'],
  waits: ['waiting', 'en attente'],
})
