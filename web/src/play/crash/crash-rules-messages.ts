import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as rulesMessages } from '../rules-messages.ts'

export const messages = defineMessages(
  {
    offline: ['If you lose your connection', 'Si vous perdez la connexion'],
    offline1: [
      'Nothing changes on the server: the round goes on without you. An auto cash-out works there by itself and pays its exact target. A bet without one runs on, and is lost if you do not cash out in time.',
      'Rien ne change sur le serveur : la manche continue sans vous. Une sortie auto y agit seule et paie exactement son objectif. Une mise sans elle continue, et est perdue si vous n’encaissez pas à temps.',
    ],
    offline2: [
      'A cash-out counts at the moment the server reads it, and is always answered: at which value you left, or that it was too late. On a slow line, choose auto cash-out: it knows no delay.',
      'Un encaissement compte au moment où le serveur le lit, et reçoit toujours une réponse : à quelle valeur vous êtes sorti, ou que c’était trop tard. Sur une ligne lente, choisissez la sortie auto : elle ne connaît aucun délai.',
    ],
    offline3Curve: [
      'The value on your screen runs at most 0.35 s past our last message, or 1.1 s when thousands are watching. Then it stops and says that it is reconnecting.',
      'La valeur à l’écran dépasse notre dernier message de 0,35 s au plus, ou de 1,1 s quand des milliers de joueurs regardent. Ensuite elle s’arrête et annonce la reconnexion.',
    ],
    offline3Steps: [
      'A step appears only once we have said that it was reached.',
      'Une étape n’apparaît que lorsque nous avons confirmé qu’elle est atteinte.',
    ],
    next: [
      'A bet placed while a round is running is for the next round. You may take a bet back until betting closes.',
      'Une mise faite pendant une manche vaut pour la suivante. Vous pouvez reprendre une mise jusqu’à la clôture.',
    ],
    pace: ['Pace', 'Rythme'],
    multiplier: ['Multipliers', 'Multiplicateurs'],
    odds: ['Chances and payouts', 'Chances et paiements'],
    odds1: [
      'Payout = stake × the multiplier you leave at, stake included. A multiplier n is reached with chance 0.99 ÷ n, so every plan returns 99% on average, whenever you leave.',
      'Paiement = mise × le multiplicateur auquel vous sortez, mise comprise. Un multiplicateur n est atteint avec une chance de 0,99 ÷ n : chaque plan rend donc 99 % en moyenne, quel que soit le moment de la sortie.',
    ],
    odds2: [
      'A round ends before {first} with chance {percent}; then every bet in it is lost.',
      'Une manche finit avant {first} avec une chance de {percent} ; toutes ses mises sont alors perdues.',
    ],
    time: ['After', 'Après'],
    passing: ['From the one before', 'Depuis la précédente'],
    caps1: [
      'At {top} the game ends by itself and everyone still in is paid {top}.',
      'À {top}, la partie finit d’elle-même et tous ceux qui restent reçoivent {top}.',
    ],
    caps2: [
      'So that the house can always pay, a bet leaves by itself where its win reaches the most that one bet can win. You see that multiplier before you bet.',
      'Pour que la maison puisse toujours payer, une mise sort d’elle-même là où son gain atteint le gain maximal d’une mise. Vous voyez ce multiplicateur avant de miser.',
    ],
    capsExample: [
      'As the bankroll stands now: {lowCap} with a stake of {low}, {highCap} with {high}.',
      'Avec la banque actuelle : {lowCap} pour une mise de {low}, {highCap} pour {high}.',
    ],
    caps3: [
      'A whole round has such a limit too: once betting closes, the multiplier at which everyone would be cashed out is shown. It follows from the bets alone and says nothing about the end. A bet that would push it below {floor} is not taken.',
      'Une manche entière a aussi sa limite : à la clôture des mises, le multiplicateur auquel tous seraient encaissés est affiché. Il ne dépend que des mises et ne dit rien de la fin. Une mise qui l’abaisserait sous {floor} n’est pas prise.',
    ],
    caps4: [
      'Limits only end a bet early, at its full value at that moment. The return stays 99%.',
      'Les limites ne font que finir une mise plus tôt, à sa pleine valeur du moment. Le retour reste de 99 %.',
    ],
    trouble: ['If the house is interrupted', 'Si la maison est interrompue'],
    trouble1: [
      'While bets are taken: accepted bets stand, and betting closes at the moment it was announced for.',
      'Pendant les mises : les mises acceptées tiennent, et la clôture a lieu au moment annoncé.',
    ],
    trouble2: [
      'After betting has closed: back within a minute, the round starts after a countdown of three seconds. Later than that, bets with an auto cash-out are settled by the committed result, all others are refunded.',
      'Après la clôture : de retour dans la minute, la manche part après un compte à rebours de trois secondes. Plus tard, les mises avec sortie auto sont réglées par le résultat engagé, toutes les autres sont rendues.',
    ],
    trouble3: [
      'While a round runs: who has cashed out keeps it. An auto cash-out is settled by the committed result, exactly as if nothing had happened.',
      'Pendant une manche : qui a encaissé le garde. Une sortie auto est réglée par le résultat engagé, exactement comme si de rien n’était.',
    ],
    trouble4Steps: [
      'Bets without auto cash-out are cashed out at the last step that was shown, at least at 1.00×: never less than your screen said.',
      'Les mises sans sortie auto sont encaissées à la dernière étape montrée, au moins à 1,00× : jamais moins que ce que disait votre écran.',
    ],
    trouble4Curve: [
      'Bets without auto cash-out are cashed out at the last value the server noted, at least at 1.00×. Your screen may have run a moment past it.',
      'Les mises sans encaissement auto sont encaissées à la dernière valeur notée par le serveur, au moins à 1,00×. Votre écran a pu la dépasser un instant.',
    ],
    trouble5: [
      'The hash of such a round is published like any other, and the round is marked as interrupted.',
      'L’empreinte d’une telle manche est publiée comme les autres, et la manche est marquée interrompue.',
    ],
    verify2: [
      'The end of a round follows from its hash as key of HMAC-SHA256 over this text:',
      'La fin d’une manche découle de son empreinte, clé de HMAC-SHA256 sur ce texte :',
    ],
    verify3: [
      'The first 52 bits are read as a number r; the round ends at ⌊99 × 2⁵² ÷ (2⁵² − r)⌋ hundredths, at least at 1.00×.',
      'Les 52 premiers bits se lisent comme un nombre r ; la manche finit à ⌊99 × 2⁵² ÷ (2⁵² − r)⌋ centièmes, au moins à 1,00×.',
    ],
    verify4: [
      'Tap a past round, or one of your bets: the app recomputes it on your own device.',
      'Touchez une manche passée ou une de vos mises : l’application la recalcule sur votre propre appareil.',
    ],
  },
  rulesMessages,
)
