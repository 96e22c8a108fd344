import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  step2: ['The result comes from the hash', 'Le résultat vient de l’empreinte'],
  remainder: [
    'the next four bytes are {word}; modulo {n}: {rest}',
    'les quatre octets suivants sont {word} ; modulo {n} : {rest}',
  ],
  skipped: [
    'the next four bytes are {word}, not below {limit}: skipped',
    'les quatre octets suivants sont {word}, pas sous {limit} : écartés',
  ],
  result: ['result: {outcome}', 'résultat : {outcome}'],
  hash: ['Hash of the round, published at the draw', 'Empreinte de la manche, publiée au tirage'],
  choice: ['Bet on', 'Mise sur'],
  outcome: ['Result', 'Résultat'],
  open: ['Not drawn yet', 'Pas encore tirée'],
  openText: [
    'The hash is published at the draw. Until then only its commitment is known.',
    'L’empreinte est publiée au tirage. D’ici là, seul son engagement est connu.',
  ],
  how2: [
    'What is drawn follows from the hash of the round and a public salt that nobody knew when the chain was made. No bet, no player and no operator can change it.',
    'Ce qui est tiré découle de l’empreinte de la manche et d’un sel public que personne ne connaissait quand la chaîne a été faite. Ni mise, ni joueur, ni opérateur n’y change rien.',
  ],
  how3: [
    'At the draw the hash is published. Its SHA-256 must be the hash of the round before. Every result above opens such a proof.',
    'Au tirage, l’empreinte est publiée. Son SHA-256 doit être l’empreinte de la manche précédente. Chaque résultat ci-dessus ouvre une telle preuve.',
  ],
})
