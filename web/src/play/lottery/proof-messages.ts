import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  step2: ['The result comes from the hash', 'Le résultat vient de l’empreinte'],
  remainder: ['next 4 bytes: {word} mod {n} = {rest}', '4 octets suivants : {word} mod {n} = {rest}'],
  skipped: [
    'next 4 bytes: {word}, skipped because it isn’t below {limit}',
    '4 octets suivants : {word}, ignorés car le nombre n’est pas inférieur à {limit}',
  ],
  result: ['result: {outcome}', 'résultat : {outcome}'],
  hash: ['Round hash, published at the draw', 'Empreinte de la manche, publiée au tirage'],
  choice: ['Bet on', 'Mise sur'],
  outcome: ['Result', 'Résultat'],
  open: ['Not drawn yet', 'Pas encore tirée'],
  openText: [
    'We’ll publish the hash at the draw. Until then, only the previous hash is known.',
    'Nous publierons l’empreinte au tirage. D’ici là, seule l’empreinte précédente est publique.',
  ],
  how2: [
    'The result comes from the round’s hash and a public salt. No bet, player or operator can change it. With real money, the salt comes from a Bitcoin block. That block was mined after we published the end of the chain.',
    'Le résultat vient de l’empreinte de la manche et d’un sel public. Aucune mise, aucun joueur et aucun opérateur ne peut le changer. Avec de l’argent réel, le sel vient d’un bloc Bitcoin. Ce bloc a été miné après la publication du bout de la chaîne.',
  ],
  how3: [
    'We publish the hash at the draw. Its SHA-256 must be the hash of the previous round. Tap any result above the game to see its proof.',
    'Nous publions l’empreinte au tirage. Son SHA-256 doit être l’empreinte de la manche précédente. Touchez un résultat au-dessus du jeu pour voir sa preuve.',
  ],
})
