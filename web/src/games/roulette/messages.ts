import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  colours: ['Colour to bet on', 'Couleur sur laquelle miser'],
  red: ['Red', 'Rouge'],
  blue: ['Blue', 'Bleu'],
  purple: ['Purple', 'Violet'],
  green: ['Green', 'Vert'],
  gold: ['Gold', 'Or'],
  onIt: ['{gold} placed', 'mise : {gold}'],
  outcome: ['{colour}, pocket {pocket}', '{colour}, case {pocket}'],
  choose: ['Pick a colour', 'Choisissez une couleur'],
  letter: ['pocket {pocket} of the wheel is {letter}: {colour}', 'la case {pocket} de la roue est {letter} : {colour}'],
  paidLost: ['{outcome} isn’t {choice}, payout 0', '{outcome} n’est pas {choice}, paiement 0'],
  board: ['Today’s leaderboard', 'Classement du jour'],
  boardNote: [
    'Biggest net winners since {time} (midnight UTC). Only real players’ settled bets count.',
    'Les plus grands gains nets depuis {time} (minuit UTC). Seules les mises réglées de vrais joueurs comptent.',
  ],
  boardEmpty: [
    'No net winners yet today. The leaderboard resets at {time} (midnight UTC).',
    'Aucun gain net pour le moment. Le classement repart à zéro à {time} (minuit UTC).',
  ],
  boardBets: ['{n} {n|bet|bets}', '{n} {n|mise|mises}'],
})
