import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Returns', 'Retours'],
  lead: [
    'What each game returns by its rules, and what it has returned so far, over every settled bet of every player.',
    'Ce que chaque jeu rend selon ses règles, et ce qu’il a rendu jusqu’ici, sur toutes les mises réglées de tous les joueurs.',
  ],
  measured: ['Measured', 'Mesuré'],
  legendDot: ['what was returned so far', 'ce qui a été rendu jusqu’ici'],
  legendBar: ['two spreads: about nineteen of twenty lie within', 'deux écarts : environ dix-neuf sur vingt y tombent'],
  all: ['All games', 'Tous les jeux'],
  return: ['Return', 'Retour'],
  edge: ['House edge', 'Marge de la maison'],
  hit: ['Pays something', 'Paie quelque chose'],
  top: ['Largest win', 'Plus grand gain'],
  bets: ['Bets', 'Mises'],
  staked: ['Staked', 'Misé'],
  paid: ['Paid', 'Payé'],
  range: ['{low} to {high}', '{low} à {high}'],
  bar: ['Expected, ±2 spreads', 'Attendu, ±2 écarts'],
  plot: [
    '{game}: measured {share}; expected {expected}, usually between {low} and {high}.',
    '{game} : mesuré {share} ; attendu {expected}, d’ordinaire entre {low} et {high}.',
  ],
  outside: ['outside the bar', 'hors de la barre'],
  none: ['No bets yet', 'Aucune mise'],
  lineBets: ['Bets: {n}', 'Mises : {n}'],
  lineStaked: ['{gold} staked', '{gold} misés'],
  linePaid: ['{gold} paid', '{gold} payés'],
  table: ['All figures as a table', 'Tous les chiffres en tableau'],
  game: ['Game', 'Jeu'],
  how: ['How this is reckoned', 'Comment c’est calculé'],
  how1: [
    'The rules’ figures are worked out in your browser from the games’ own tables. Where a game leaves a choice, both ends are shown; a larger win is always a rarer one.',
    'Les chiffres des règles sont calculés dans votre navigateur d’après les barèmes des jeux. Là où un jeu laisse un choix, les deux bouts sont montrés ; un plus grand gain est toujours plus rare.',
  ],
  how2: [
    'Measured is everything paid, divided by everything staked. Every settled bet counts once. What was refunded or cancelled does not count, nor does the demo. Shared rounds count when they are over.',
    'Mesuré : tout ce qui a été payé, divisé par tout ce qui a été misé. Chaque mise réglée compte une fois. Ce qui a été remboursé ou annulé ne compte pas, la démo non plus. Les manches communes comptent une fois terminées.',
  ],
  how3: [
    'The bar shows two standard deviations to each side of what these very bets were to be expected to return. It follows from the exact odds of each bet; bets on the same round count together, for they win and lose together. The more is staked, the narrower it gets; with few bets and rare large wins it is only a rough guide.',
    'La barre montre deux écarts types de part et d’autre de ce que ces mises mêmes devaient rendre. Elle découle des chances exactes de chaque mise ; les mises sur une même manche comptent ensemble, car elles gagnent et perdent ensemble. Plus on mise, plus elle se resserre ; avec peu de mises et de rares gros gains, elle n’est qu’un repère.',
  ],
  how4: [
    'One dot in twenty lies outside its bar by pure chance, now and then. One that keeps going away from it would be a reason to ask us.',
    'De temps à autre, un point sur vingt sort de sa barre par pur hasard. S’il s’en éloignait toujours, ce serait une raison de nous interroger.',
  ],
  fairness: ['How results are fixed before the bet', 'Comment les résultats sont fixés avant la mise'],
})
