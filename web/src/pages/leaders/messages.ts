import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Leaders', 'En tête'],
  lead: [
    'Real results of real players, from settled bets alone. Names are hidden unless a player shows his own.',
    'Les vrais résultats de vrais joueurs, d’après les seules mises réglées. Les noms sont masqués, sauf choix contraire du joueur.',
  ],
  spans: ['Time', 'Période'],
  today: ['Today', 'Aujourd’hui'],
  week: ['This week', 'Cette semaine'],
  wins: ['Largest wins', 'Plus grands gains'],
  winsNote: ['What a single bet brought, beyond its stake.', 'Ce qu’une seule mise a rapporté, au-delà de la mise.'],
  net: ['Most ahead', 'Les plus en avance'],
  netNote: [
    'What was won less what was lost, over all bets.',
    'Ce qui a été gagné moins ce qui a été perdu, sur toutes les mises.',
  ],
  bets: ['{n} bets', '{n} mises'],
  oneBet: ['1 bet', '1 mise'],
  stake: ['{game} · stake {gold}', '{game} · mise {gold}'],
  empty: ['Nobody yet', 'Personne encore'],
  emptyText: [
    'Wins appear here as soon as bets are settled. Quiet is shown as quiet.',
    'Les gains paraissent ici dès que les mises sont réglées. Le calme se montre comme calme.',
  ],
  days: [
    'Days begin at midnight UTC, weeks on Monday. Over time the games return less than is staked; a lead is luck, not skill.',
    'Les jours commencent à minuit UTC, les semaines le lundi. À la longue, les jeux rendent moins que les mises ; être en tête est de la chance, pas un talent.',
  ],
})
