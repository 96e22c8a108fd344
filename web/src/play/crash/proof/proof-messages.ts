import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  step2: ['The end comes from the hash', 'Le multiplicateur final vient de l’empreinte'],
  bits: ['its first 52 bits are r = {r}', 'ses 52 premiers bits sont r = {r}'],
  bust: [
    '99 × 2^52 ÷ (2^52 − r) hundredths, rounded down: {at}',
    '99 × 2^52 ÷ (2^52 − r) centièmes, arrondi à l’entier inférieur : {at}',
  ],
  bustTop: ['{at} is above the max multiplier of {top}', '{at} dépasse le multiplicateur max. : {top}'],
  steps: ['{n} {n|step|steps} reached ({at})', '{n} {n|étape atteinte|étapes atteintes} ({at})'],
  paid: ['{gold} × {at} = {payout}', '{gold} × {at} = {payout}'],
  paidNone: [
    'not cashed out before the round ended at {at}, payout 0',
    'pas d’encaissement avant la fin de la manche, à {at}, paiement 0',
  ],
  hash: ['Round hash, published at the end', 'Empreinte de la manche, publiée à la fin'],
  choice: ['Auto cash-out', 'Encaissement auto'],
  off: ['Off', 'Aucun'],
  exit: ['Cashed out at', 'Encaissé à'],
  notLeft: ['Not cashed out', 'Pas encaissé'],
  open: ['Not over yet', 'Pas encore terminée'],
  openText: [
    'We publish the hash when the round ends. Until then, only the previous hash is public.',
    'Nous publierons l’empreinte à la fin de la manche. D’ici là, seule l’empreinte précédente est publique.',
  ],
  how2: [
    'The hash and a public salt decide the final multiplier, and nobody can influence it. With real money, the salt comes from a Bitcoin block mined after the chain’s publication.',
    'Le multiplicateur final vient de l’empreinte et d’un sel public, et personne ne peut l’influencer. En argent réel, le sel vient d’un bloc Bitcoin miné une fois la chaîne publiée.',
  ],
  how3: [
    'When a round ends, we publish its hash, whose SHA-256 must be the previous hash. Tap any result above the game to see its proof.',
    'En fin de manche, nous publions l’empreinte, dont le SHA-256 doit être l’empreinte précédente. Touchez un résultat au-dessus du jeu pour voir sa preuve.',
  ],
  cap: ['Max multiplier for this round', 'Multiplicateur max. de cette manche'],
})
