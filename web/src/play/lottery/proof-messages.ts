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
  open: ['Not drawn yet', 'Tirage à venir'],
  openText: [
    'We’ll publish the hash at the draw. Until then, only the previous hash is known.',
    'Nous publierons l’empreinte au tirage. D’ici là, seule l’empreinte précédente est publique.',
  ],
  how2: [
    'The hash and a public salt decide the result, and nobody can influence it. With real money, the salt comes from a Bitcoin block mined after the chain’s publication.',
    'Le résultat vient de l’empreinte et d’un sel public, et personne ne peut l’influencer. En argent réel, le sel vient d’un bloc Bitcoin miné une fois la chaîne publiée.',
  ],
  how3: [
    'At the draw, we publish the hash, whose SHA-256 must be the previous round’s hash. Tap any result above the game to see its proof.',
    'Au tirage, nous publions l’empreinte, dont le SHA-256 doit être l’empreinte de la manche précédente. Touchez un résultat au-dessus du jeu pour voir sa preuve.',
  ],
})
