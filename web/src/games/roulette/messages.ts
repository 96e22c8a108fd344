import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  colours: ['Colour to bet on', 'Couleur sur laquelle miser'],
  red: ['Red', 'Rouge'],
  blue: ['Blue', 'Bleu'],
  purple: ['Purple', 'Violet'],
  green: ['Green', 'Vert'],
  gold: ['Gold', 'Or'],
  onIt: ['{gold} on it', '{gold} dessus'],
  outcome: ['{colour}, field {field}', '{colour}, case {field}'],
  choose: ['Pick a colour', 'Choisissez une couleur'],
  wheel: ['Wheel of one hundred fields', 'Roue de cent cases'],
  letter: ['field {field} of the wheel is {letter}: {colour}', 'la case {field} de la roue est {letter} : {colour}'],
  paidLost: ['{outcome} is not {choice}: 0', '{outcome} n’est pas {choice} : 0'],
  board: ['Winners of today', 'Gagnants du jour'],
  boardNote: [
    'The largest net winners since midnight (UTC). Settled bets of real players only.',
    'Les plus grands gains nets depuis minuit (UTC). Rien que des mises réglées de vrais joueurs.',
  ],
  boardEmpty: [
    'Nobody is ahead yet today. Whoever has won more than he staked by midnight UTC will stand here.',
    'Personne n’est en gain aujourd’hui. Qui aura gagné plus que misé avant minuit UTC sera ici.',
  ],
  boardBets: ['{n} bets', '{n} mises'],
  boardOneBet: ['1 bet', '1 mise'],
})
