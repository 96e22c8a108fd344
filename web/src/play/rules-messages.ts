import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** Texts of all rules pages; the messages of each kind of game contain them. */
export const messages = defineMessages({
  how: ['How to play', 'Comment jouer'],
  figures: ['Key figures', 'Chiffres clés'],
  window: ['Betting time', 'Temps pour miser'],
  seconds: ['{s} s', '{s} s'],
  edge: ['House edge', 'Avantage de la maison'],
  rtp: ['Return to player (RTP)', 'Taux de retour (TRJ)'],
  rtpUnrounded: ['Return to player (RTP), before rounding', 'Taux de retour (TRJ), avant arrondi'],
  range: ['{min}\u00A0to\u00A0{max}', '{min}\u00A0à\u00A0{max}'],
  stake: ['Stake', 'Mise'],
  profit: ['Max win per bet', 'Gain max. par mise'],
  loss: ['Max total win per round', 'Gain total max. par manche'],
  topMultiplier: ['Max multiplier', 'Multiplicateur max.'],
  chance: ['Chance', 'Chance'],
  pays: ['Pays', 'Paie'],
  odds: ['Chances and payouts', 'Chances et paiements'],
  limits: ['Limits', 'Limites'],
  limitsRefuse: [
    'We refuse a bet above a limit before it’s placed. Limits never change your chances or reduce a win.',
    'Nous refusons toute mise au-delà d’une limite avant qu’elle soit placée. Les limites ne changent jamais vos chances et ne réduisent jamais un gain.',
  ],
  auto: ['Auto-bet', 'Mise auto'],
  autoText: [
    'Auto-bet repeats the same bet until one of your stop rules is met. You must set at least one, such as a number of bets, profit or loss.',
    'La mise auto répète la même mise jusqu’à ce qu’une de vos règles d’arrêt s’applique. Fixez-en au moins une (nombre de mises, gain ou perte).',
  ],
  autoStops: [
    'Auto-bet also stops before a bet that could take you past your stop on loss. It stops if we refuse a bet or if you leave the page.',
    'La mise auto s’arrête aussi avant toute mise pouvant vous faire dépasser la perte fixée. Elle s’arrête si nous refusons une mise ou si vous quittez la page.',
  ],
  connectionLost: ['If you lose your connection', 'Si vous perdez la connexion'],
  interrupted: ['If something goes wrong', 'En cas de problème'],
  verify: ['How to verify a round', 'Comment vérifier une manche'],
  verify1: [
    'Before anyone bets, a hash chain locks in our part of every round’s result. The SHA-256 of a round’s hash is the hash of the previous round.',
    'Avant toute mise, une chaîne d’empreintes fixe notre contribution au résultat de chaque manche. Le SHA-256 de l’empreinte d’une manche est l’empreinte de la manche précédente.',
  ],
  demo: ['Demo', 'Démo'],
  demo1: [
    'Without an account, you play real rounds with demo gold, under the same rules. You can’t win or lose anything real.',
    'Sans compte, vous jouez sur de vraies manches en or fictif, selon les mêmes règles. Vous ne pouvez ni gagner ni perdre d’or réel.',
  ],
  demoLimits: [
    'The demo always uses the limits of a bankroll of {gold} gold. Limits for real bets follow the actual bankroll.',
    'La démo utilise toujours les limites d’une bankroll de {gold} pièces d’or. Celles des vraies mises suivent la bankroll réelle.',
  ],
})
