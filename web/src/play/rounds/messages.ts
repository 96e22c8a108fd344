import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** Texts of all games with shared rounds. */
export const messages = defineMessages({
  en: {
    you: 'You',
    players: '{n} in this round',
    total: '{gold} staked',
    won: '+{gold}',
    more: 'and {n} more',

    round: 'Round',
    roundLink: '{index} of chain {epoch}',
    commit: 'Commitment, published before',
    salt: 'Salt of the chain',
    practice: 'Practice chain: this salt was made by the server itself.',
    demoNote: 'Play gold on a real, public round.',

    how: 'How you can be sure',
    how1: 'All rounds of a chain were fixed before the first one was played: each hash is the SHA-256 of the one that follows it. The end of the chain was published at the start.',
    now: 'The round under way',
    last: 'Verify the last round',
    book: 'Book of bets (SHA-256, published at the lock)',
  },
  fr: {
    you: 'Vous',
    players: '{n} dans cette manche',
    total: '{gold} misés',
    won: '+{gold}',
    more: 'et {n} de plus',

    round: 'Manche',
    roundLink: '{index} de la chaîne {epoch}',
    commit: 'Engagement, publié avant',
    salt: 'Sel de la chaîne',
    practice: 'Chaîne d’entraînement : ce sel vient du serveur même.',
    demoNote: 'Or fictif sur une vraie manche publique.',

    how: 'Comment en être sûr',
    how1: 'Toutes les manches d’une chaîne étaient fixées avant la première : chaque empreinte est le SHA-256 de celle qui la suit. Le bout de la chaîne a été publié au départ.',
    now: 'La manche en cours',
    last: 'Vérifier la dernière manche',
    book: 'Livre des mises (SHA-256, publié à la clôture)',
  },
})
