import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** Texts of the proofs of shared rounds. */
export const messages = defineMessages({
  round: ['Round', 'Manche'],
  roundLink: ['{index} of chain {epoch}', '{index} de la chaîne {epoch}'],
  commit: ['Previous hash, published before betting', 'Empreinte précédente, publiée avant les mises'],
  salt: ['Chain salt', 'Sel de la chaîne'],
  testChain: ['Test chain. Our server created this salt.', 'Chaîne de test. Notre serveur a créé ce sel.'],
  demoNote: ['Demo gold on a real, public round.', 'Or fictif sur une vraie manche publique.'],
  checking: [
    'Recalculated on your device from public values only:',
    'Recalculé sur votre appareil, uniquement à partir de valeurs publiques :',
  ],
  fails: [
    'Does not match. Contact us and quote the round number.',
    'Non conforme. Contactez-nous en indiquant le numéro de la manche.',
  ],
  step1: ['The hash belongs to the chain', 'L’empreinte appartient à la chaîne'],
  isPromised: ['matches the hash published before betting', 'correspond à l’empreinte publiée avant les mises'],
  notPromised: ['but the hash published before betting was', 'mais l’empreinte publiée avant les mises était'],
  message: ['HMAC-SHA256 of {message}, with the hash as key', 'HMAC-SHA256 de {message}, avec l’empreinte pour clé'],
  how1: [
    'We fix all hashes and publish the end of their chain before the first round. Each hash is the SHA-256 of the next round’s hash.',
    'Nous fixons toute la chaîne d’empreintes et en publions le bout avant la première manche. Chaque empreinte est le SHA-256 de celle de la manche suivante.',
  ],
  beaconRound: ['Deciding beacon round', 'Tour de balise décisif'],
  beacon: ['Public beacon, known after betting closed', 'Balise publique, connue après la clôture'],
  beaconSignature: ['Beacon’s signature', 'Signature de la balise'],
  beaconStep: [
    'The beacon is the first one after betting closed',
    'La balise est la première après la clôture des mises',
  ],
  beaconQuicknet: [
    'Round {round} of drand quicknet. Its signature is valid.',
    'Tour {round} de drand quicknet. Sa signature est valide.',
  ],
  beaconTest: [
    'Round {round} of the test beacon. Anyone can know it in advance, so it’s for play money only.',
    'Tour {round} de la balise de test. Chacun peut connaître sa valeur à l’avance, donc elle ne sert qu’en argent fictif.',
  ],
  beaconFails: [
    'Not signed for round {round}, or not the first beacon round after betting closed.',
    'Le tour {round} est sans signature valable ou n’est pas le premier après la clôture.',
  ],
  how4: [
    'A public beacon (drand), signed after betting closes, goes into every result too. So nobody can know a result in advance, not even us.',
    'Une balise publique (drand), signée après la clôture des mises, entre aussi dans chaque résultat. Personne ne peut donc connaître un résultat à l’avance, pas même nous.',
  ],
  now: ['Current round', 'Manche en cours'],
  last: ['Verify the last round', 'Vérifier la dernière manche'],
  betList: [
    'Hash (SHA-256) of the bet list, published when betting closes',
    'Empreinte (SHA-256) de la liste des mises, publiée à la clôture',
  ],
})
