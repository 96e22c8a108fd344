import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** Texts of all rules pages; the messages of each kind of game contain them. */
export const messages = defineMessages({
  en: {
    how: 'How it is played',
    figures: 'In figures',
    window: 'Time to bet',
    seconds: '{s} s',
    edge: 'House edge',
    return: 'Return to player',
    range: '{min} to {max}',
    stake: 'Stake',
    profit: 'Most that one bet can win',
    loss: 'Most that a round may cost the house',
    chance: 'Chance',
    pays: 'Pays',
    limits: 'Limits',
    auto: 'Auto-bet',
    verify: 'How to verify a round',
    verify1:
      'All rounds hang on one chain of hashes made in advance: the SHA-256 of a round’s hash is the hash of the round before it. So every result is fixed before anyone bets.',
    demo: 'Demo',
    demo1:
      'Without an account you play along with play gold on the real rounds, by the same rules. Nothing is staked and nothing is won.',
  },
  fr: {
    how: 'Comment jouer',
    figures: 'En chiffres',
    window: 'Temps pour miser',
    seconds: '{s} s',
    edge: 'Avantage de la maison',
    return: 'Retour au joueur',
    range: '{min} à {max}',
    stake: 'Mise',
    profit: 'Gain maximal d’une mise',
    loss: 'Coût maximal d’une manche pour la maison',
    chance: 'Chance',
    pays: 'Paie',
    limits: 'Limites',
    auto: 'Mise automatique',
    verify: 'Comment vérifier une manche',
    verify1:
      'Toutes les manches tiennent à une chaîne d’empreintes faite d’avance : le SHA-256 de l’empreinte d’une manche est celle de la manche d’avant. Chaque résultat est donc fixé avant toute mise.',
    demo: 'Démo',
    demo1:
      'Sans compte, vous jouez en or fictif sur les vraies manches, selon les mêmes règles. Rien n’est misé et rien n’est gagné.',
  },
})
