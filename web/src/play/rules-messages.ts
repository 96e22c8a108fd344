import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** Texts of all rules pages; the messages of each kind of game contain them. */
export const messages = defineMessages({
  how: ['How it is played', 'Comment jouer'],
  figures: ['In figures', 'En chiffres'],
  window: ['Time to bet', 'Temps pour miser'],
  seconds: ['{s} s', '{s} s'],
  edge: ['House edge', 'Avantage de la maison'],
  return: ['Return to player', 'Retour au joueur'],
  range: ['{min} to {max}', '{min} à {max}'],
  stake: ['Stake', 'Mise'],
  profit: ['Most that one bet can win', 'Gain maximal d’une mise'],
  loss: ['Most that a round may cost the house', 'Coût maximal d’une manche pour la maison'],
  chance: ['Chance', 'Chance'],
  pays: ['Pays', 'Paie'],
  limits: ['Limits', 'Limites'],
  auto: ['Auto-bet', 'Mise automatique'],
  verify: ['How to verify a round', 'Comment vérifier une manche'],
  verify1: [
    'All rounds hang on one chain of hashes made in advance: the SHA-256 of a round’s hash is the hash of the round before it. So every result is fixed before anyone bets.',
    'Toutes les manches tiennent à une chaîne d’empreintes faite d’avance : le SHA-256 de l’empreinte d’une manche est celle de la manche d’avant. Chaque résultat est donc fixé avant toute mise.',
  ],
  demo: ['Demo', 'Démo'],
  demo1: [
    'Without an account you play along with play gold on the real rounds, by the same rules. Nothing is staked and nothing is won.',
    'Sans compte, vous jouez en or fictif sur les vraies manches, selon les mêmes règles. Rien n’est misé et rien n’est gagné.',
  ],
})
