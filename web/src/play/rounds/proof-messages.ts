import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** Texts of the proofs of shared rounds. */
export const messages = defineMessages({
  round: ['Round', 'Manche'],
  roundLink: ['{index} of chain {epoch}', '{index} de la chaîne {epoch}'],
  commit: ['Commitment, published before', 'Engagement, publié avant'],
  salt: ['Salt of the chain', 'Sel de la chaîne'],
  practice: [
    'Practice chain: this salt was made by the server itself.',
    'Chaîne d’entraînement : ce sel vient du serveur même.',
  ],
  demoNote: ['Play gold on a real, public round.', 'Or fictif sur une vraie manche publique.'],
  checking: [
    'Recomputed on your own device, from the hash alone:',
    'Recalculé sur votre appareil, à partir de l’empreinte seule :',
  ],
  fails: [
    'This does not verify. Please contact us with the number of the round.',
    'Cela ne se vérifie pas. Contactez-nous avec le numéro de la manche.',
  ],
  step1: ['The hash is the one promised before', 'L’empreinte est celle qui était promise'],
  isPromised: [
    'equals the commitment that was published before bets were taken',
    'égale l’engagement publié avant les mises',
  ],
  notPromised: ['but the commitment was', 'mais l’engagement était'],
  message: ['HMAC-SHA256 with the hash as key over {message}', 'HMAC-SHA256, l’empreinte pour clé, sur {message}'],
  how1: [
    'All rounds of a chain were fixed before the first one was played: each hash is the SHA-256 of the one that follows it. The end of the chain was published at the start.',
    'Toutes les manches d’une chaîne étaient fixées avant la première : chaque empreinte est le SHA-256 de celle qui la suit. Le bout de la chaîne a été publié au départ.',
  ],
  now: ['The round under way', 'La manche en cours'],
  last: ['Verify the last round', 'Vérifier la dernière manche'],
  book: ['Book of bets (SHA-256, published at the lock)', 'Livre des mises (SHA-256, publié à la clôture)'],
})
