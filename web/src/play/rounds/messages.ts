import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** Texts of all games with shared rounds; the messages of crash games and lotteries contain them. */
export const messages = defineMessages({
  you: ['You', 'Vous'],
  players: ['{n} in this round', '{n} dans cette manche'],
  total: ['{gold} staked', '{gold} misés'],
  won: ['+{gold}', '+{gold}'],
  more: ['and {n} more', 'et {n} de plus'],
  round: ['Round {index}', 'Manche {index}'],
  loading: ['Joining the round…', 'Connexion à la manche…'],
  paused: ['This game is paused', 'Ce jeu est en pause'],
  practice: ['Practice chain', 'Chaîne d’entraînement'],
  practiceText: [
    'The salt of these rounds was made by this server itself. With real stakes it is a Bitcoin block.',
    'Le sel de ces manches vient de ce serveur même. Avec de vrais enjeux, c’est un bloc Bitcoin.',
  ],
  next: ['Next round · {gold}', 'Suivante · {gold}'],
  betting: ['Betting…', 'Mise en cours…'],
  cancelNext: ['Cancel next · {gold}', 'Annuler · {gold}'],
})
