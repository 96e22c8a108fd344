import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    step2: 'The end comes from the hash',
    bits: 'its first 52 bits are r = {r}',
    bust: '99 × 2^52 ÷ (2^52 − r), cut to hundredths: {at}',
    bustTop: '{at}, cut at the top of the game: {top}',
    steps: 'steps reached: {n} ({at})',
    paid: '{gold} × {at} = {payout}',
    paidNone: 'still in when it ended at {at}: 0',
    hash: 'Hash of the round, published at its end',
    choice: 'Auto cash-out',
    off: 'Off',
    exit: 'Left at',
    notLeft: 'Did not leave',
    open: 'Not over yet',
    openText: 'The hash is published when the round ends. Until then only its commitment is known.',

    how2: 'Where a round ends follows from its hash and a public salt that nobody knew when the chain was made. No bet, no player and no operator can change it.',
    how3: 'When a round ends its hash is published. Its SHA-256 must be the hash of the round before. Every pill above opens such a proof.',
    cap: 'All who are still in leave at',
  },
  fr: {
    step2: 'La fin vient de l’empreinte',
    bits: 'ses 52 premiers bits sont r = {r}',
    bust: '99 × 2^52 ÷ (2^52 − r), coupé au centième : {at}',
    bustTop: '{at}, coupé au sommet du jeu : {top}',
    steps: 'étapes atteintes : {n} ({at})',
    paid: '{gold} × {at} = {payout}',
    paidNone: 'encore en jeu à la fin, à {at} : 0',
    hash: 'Empreinte de la manche, publiée à sa fin',
    choice: 'Sortie auto',
    off: 'Sans',
    exit: 'Sortie à',
    notLeft: 'Pas sorti',
    open: 'Pas encore terminée',
    openText: 'L’empreinte est publiée à la fin de la manche. D’ici là, seul son engagement est connu.',

    how2: 'La fin d’une manche découle de son empreinte et d’un sel public que personne ne connaissait quand la chaîne a été faite. Ni mise, ni joueur, ni opérateur n’y change rien.',
    how3: 'À la fin d’une manche, son empreinte est publiée. Son SHA-256 doit être l’empreinte de la manche précédente. Chaque pastille ci-dessus ouvre une telle preuve.',
    cap: 'Tous ceux encore en jeu sortent à',
  },
})
