import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  step2: ['The end comes from the hash', 'La fin vient de l’empreinte'],
  bits: ['its first 52 bits are r = {r}', 'ses 52 premiers bits sont r = {r}'],
  bust: ['99 × 2^52 ÷ (2^52 − r), cut to hundredths: {at}', '99 × 2^52 ÷ (2^52 − r), coupé au centième : {at}'],
  bustTop: ['{at}, cut at the top of the game: {top}', '{at}, coupé au sommet du jeu : {top}'],
  steps: ['steps reached: {n} ({at})', 'étapes atteintes : {n} ({at})'],
  paid: ['{gold} × {at} = {payout}', '{gold} × {at} = {payout}'],
  paidNone: ['still in when it ended at {at}: 0', 'encore en jeu à la fin, à {at} : 0'],
  hash: ['Hash of the round, published at its end', 'Empreinte de la manche, publiée à sa fin'],
  choice: ['Auto cash-out', 'Sortie auto'],
  off: ['Off', 'Sans'],
  exit: ['Left at', 'Sortie à'],
  notLeft: ['Did not leave', 'Pas sorti'],
  open: ['Not over yet', 'Pas encore terminée'],
  openText: [
    'The hash is published when the round ends. Until then only its commitment is known.',
    'L’empreinte est publiée à la fin de la manche. D’ici là, seul son engagement est connu.',
  ],
  how2: [
    'Where a round ends follows from its hash and a public salt that nobody knew when the chain was made. No bet, no player and no operator can change it.',
    'La fin d’une manche découle de son empreinte et d’un sel public que personne ne connaissait quand la chaîne a été faite. Ni mise, ni joueur, ni opérateur n’y change rien.',
  ],
  how3: [
    'When a round ends its hash is published. Its SHA-256 must be the hash of the round before. Every pill above opens such a proof.',
    'À la fin d’une manche, son empreinte est publiée. Son SHA-256 doit être l’empreinte de la manche précédente. Chaque pastille ci-dessus ouvre une telle preuve.',
  ],
  cap: ['All who are still in leave at', 'Tous ceux encore en jeu sortent à'],
})
