import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** Texts of the proofs of shared rounds. */
export const messages = defineMessages({
  en: {
    round: 'Round',
    roundLink: '{index} of chain {epoch}',
    commit: 'Commitment, published before',
    salt: 'Salt of the chain',
    practice: 'Practice chain: this salt was made by the server itself.',
    demoNote: 'Play gold on a real, public round.',

    checking: 'Recomputed on your own device, from the hash alone:',
    fails: 'This does not verify. Please contact us with the number of the round.',
    step1: 'The hash is the one promised before',
    isPromised: 'equals the commitment that was published before bets were taken',
    notPromised: 'but the commitment was',
    message: 'HMAC-SHA256 with the hash as key over {message}',

    how1: 'All rounds of a chain were fixed before the first one was played: each hash is the SHA-256 of the one that follows it. The end of the chain was published at the start.',
    now: 'The round under way',
    last: 'Verify the last round',
    book: 'Book of bets (SHA-256, published at the lock)',
  },
  fr: {
    round: 'Manche',
    roundLink: '{index} de la chaîne {epoch}',
    commit: 'Engagement, publié avant',
    salt: 'Sel de la chaîne',
    practice: 'Chaîne d’entraînement : ce sel vient du serveur même.',
    demoNote: 'Or fictif sur une vraie manche publique.',

    checking: 'Recalculé sur votre appareil, à partir de l’empreinte seule :',
    fails: 'Cela ne se vérifie pas. Contactez-nous avec le numéro de la manche.',
    step1: 'L’empreinte est celle qui était promise',
    isPromised: 'égale l’engagement publié avant les mises',
    notPromised: 'mais l’engagement était',
    message: 'HMAC-SHA256, l’empreinte pour clé, sur {message}',

    how1: 'Toutes les manches d’une chaîne étaient fixées avant la première : chaque empreinte est le SHA-256 de celle qui la suit. Le bout de la chaîne a été publié au départ.',
    now: 'La manche en cours',
    last: 'Vérifier la dernière manche',
    book: 'Livre des mises (SHA-256, publié à la clôture)',
  },
})
