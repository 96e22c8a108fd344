import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Return to player (RTP)', 'Taux de retour (TRJ)'],
  lead: [
    'This page shows each game’s return to player (RTP) under its rules. Next to it is the measured RTP of all settled bets so far.',
    'Cette page affiche le taux de retour (TRJ) de chaque jeu selon ses règles. À côté figure le taux mesuré sur toutes les mises réglées.',
  ],
  measured: ['Measured', 'Mesuré'],
  legendDot: ['RTP so far', 'taux de retour à ce jour'],
  legendBar: [
    '±2 standard deviations: about 95% of results fall inside',
    '±2 écarts types : environ 95 % des résultats s’y trouvent',
  ],
  all: ['All games', 'Tous les jeux'],
  return: ['RTP', 'Taux de retour'],
  edge: ['House edge', 'Avantage de la maison'],
  hit: ['Chance of a payout', 'Chance de paiement'],
  top: ['Max multiplier', 'Multiplicateur max.'],
  bets: ['Bets', 'Mises'],
  staked: ['Staked', 'Misé'],
  paid: ['Paid out', 'Payé'],
  range: ['{low} to {high}', '{low} à {high}'],
  bar: ['Expected, ±2 standard deviations', 'Attendu, ±2 écarts types'],
  plot: [
    '{game}: measured {share}, expected {expected}, usually between {low} and {high}.',
    '{game} : mesuré {share}, attendu {expected}, en général entre {low} et {high}.',
  ],
  outside: ['outside the bar', 'hors échelle'],
  none: ['No bets yet', 'Aucune mise pour le moment'],
  lineBets: ['{n} {n|bet|bets}', '{n} {n|mise|mises}'],
  lineStaked: ['{gold} staked', 'Misé : {gold}'],
  linePaid: ['{gold} paid out', 'Payé : {gold}'],
  table: ['All figures as a table', 'Tous les chiffres en tableau'],
  game: ['Game', 'Jeu'],
  how: ['How we calculate these figures', 'Comment nous calculons ces chiffres'],
  how1: [
    'Your browser calculates each game’s RTP, house edge and chances from the game’s own tables. Where a game offers a choice, we show the lowest and the highest value.',
    'Votre navigateur part des barèmes de chaque jeu. Il en calcule le taux de retour, l’avantage de la maison et les chances. Quand un jeu offre un choix, nous affichons les valeurs minimale et maximale.',
  ],
  how2: [
    'The measured RTP is everything paid out divided by everything staked. Every settled bet counts once.',
    'Le taux mesuré est le total payé divisé par le total misé. Chaque mise réglée compte une fois.',
  ],
  how3: [
    'Refunded bets, cancelled bets and the demo don’t count. Shared rounds count once they’re over.',
    'Les mises remboursées ou annulées et la démo ne comptent pas. Les manches communes comptent dès qu’elles sont terminées.',
  ],
  how4: [
    'The bar shows two standard deviations either side of the RTP expected for these bets. It follows from the exact chances of each bet.',
    'La barre couvre le taux attendu pour ces mises, plus ou moins deux écarts types. Elle découle des probabilités exactes de chaque mise.',
  ],
  how5: [
    'One result decides all bets on a round, so we count them together. The bar usually gets narrower with more results.',
    'Un même résultat décide de toutes les mises d’une manche, donc nous les comptons ensemble. En général, la barre se resserre avec le nombre de résultats.',
  ],
  how6: [
    'With few bets and rare large wins, the bar is only a rough guide.',
    'Avec peu de mises et de rares gros gains, la barre n’est qu’un repère.',
  ],
  how7: [
    'About one dot in twenty falls outside its bar by pure chance. If one keeps moving away, contact us.',
    'Environ un point sur vingt sort de sa barre par pur hasard. Si l’un d’eux s’en éloigne durablement, contactez-nous.',
  ],
})
