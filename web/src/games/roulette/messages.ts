import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    colours: 'Colour to bet on',
    red: 'Red',
    blue: 'Blue',
    purple: 'Purple',
    green: 'Green',
    gold: 'Gold',
    onIt: '{gold} on it',
    outcome: '{colour}, field {field}',
    choose: 'Pick a colour',
    wheel: 'Wheel of one hundred fields',
    letter: 'field {field} of the wheel is {letter}: {colour}',
    paidLost: '{outcome} is not {choice}: 0',

    board: 'Winners of today',
    boardNote: 'The largest net winners since midnight (UTC). Settled bets of real players only.',
    boardEmpty: 'Nobody is ahead yet today. Whoever has won more than he staked by midnight UTC will stand here.',
    boardBets: '{n} bets',
    boardOneBet: '1 bet',
  },
  fr: {
    colours: 'Couleur sur laquelle miser',
    red: 'Rouge',
    blue: 'Bleu',
    purple: 'Violet',
    green: 'Vert',
    gold: 'Or',
    onIt: '{gold} dessus',
    outcome: '{colour}, case {field}',
    choose: 'Choisissez une couleur',
    wheel: 'Roue de cent cases',
    letter: 'la case {field} de la roue est {letter} : {colour}',
    paidLost: '{outcome} n’est pas {choice} : 0',

    board: 'Gagnants du jour',
    boardNote: 'Les plus grands gains nets depuis minuit (UTC). Rien que des mises réglées de vrais joueurs.',
    boardEmpty: 'Personne n’est en gain aujourd’hui. Qui aura gagné plus que misé avant minuit UTC sera ici.',
    boardBets: '{n} mises',
    boardOneBet: '1 mise',
  },
})
