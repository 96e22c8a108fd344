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
    'Recalculated on your own device, from the hash alone:',
    'Recalculé sur votre appareil, à partir de l’empreinte seule :',
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
    'All rounds of a chain are fixed before the first one starts. Each hash is the SHA-256 of the next round’s hash, and we published the end of the chain in advance.',
    'Toutes les manches d’une chaîne sont fixées avant la première. Chaque empreinte est le SHA-256 de celle de la manche suivante, et nous avons publié le bout de la chaîne à l’avance.',
  ],
  now: ['Current round', 'Manche en cours'],
  last: ['Verify the last round', 'Vérifier la dernière manche'],
  betList: [
    'Hash of the bet list (SHA-256), published when betting closes',
    'Empreinte (SHA-256) de la liste des mises, publiée à la clôture',
  ],
})
