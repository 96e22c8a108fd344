import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Leaderboard', 'Classement'],
  lead: [
    'Real results from settled bets. We partly hide names unless players choose to show theirs.',
    'Ces résultats réels viennent des mises réglées. Nous masquons en partie les noms, sauf si le joueur choisit d’afficher le sien.',
  ],
  spans: ['Period', 'Période'],
  today: ['Today', 'Aujourd’hui'],
  week: ['This week', 'Cette semaine'],
  wins: ['Biggest wins', 'Plus gros gains'],
  winsNote: ['Profit from a single bet.', 'Gain sur une seule mise.'],
  net: ['Best net results', 'Meilleurs résultats nets'],
  netNote: ['Won minus lost, across all bets.', 'Gains moins pertes, sur toutes les mises.'],
  bets: ['{n} {n|bet|bets}', '{n} {n|mise|mises}'],
  stake: ['{game} · stake {gold}', '{game} · mise {gold}'],
  empty: ['No winners yet', 'Aucun gagnant pour le moment'],
  emptyText: [
    'Results appear here once bets are settled.',
    'Les résultats apparaissent ici une fois les mises réglées.',
  ],
  days: [
    'Days start at {time} (midnight UTC), and weeks on Monday. Over time, the games pay out less than players stake. A place here is luck, not skill.',
    'Les jours commencent à {time} (minuit UTC), les semaines le lundi. À la longue, les jeux paient moins que les joueurs ne misent. Figurer ici relève de la chance, pas du talent.',
  ],
})
