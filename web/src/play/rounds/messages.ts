import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** Texts of all games with shared rounds; the messages of crash games and lotteries contain them. */
export const messages = defineMessages({
  en: {
    you: 'You',
    players: '{n} in this round',
    total: '{gold} staked',
    won: '+{gold}',
    more: 'and {n} more',
    round: 'Round {index}',
    loading: 'Joining the round…',
    paused: 'This game is paused',
    practice: 'Practice chain',
    practiceText: 'The salt of these rounds was made by this server itself. With real stakes it is a Bitcoin block.',
    next: 'Next round · {gold}',
    betting: 'Betting…',
    cancelNext: 'Cancel next · {gold}',
  },
  fr: {
    you: 'Vous',
    players: '{n} dans cette manche',
    total: '{gold} misés',
    won: '+{gold}',
    more: 'et {n} de plus',
    round: 'Manche {index}',
    loading: 'Connexion à la manche…',
    paused: 'Ce jeu est en pause',
    practice: 'Chaîne d’entraînement',
    practiceText: 'Le sel de ces manches vient de ce serveur même. Avec de vrais enjeux, c’est un bloc Bitcoin.',
    next: 'Suivante · {gold}',
    betting: 'Mise en cours…',
    cancelNext: 'Annuler · {gold}',
  },
})
