import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Daily sign-in', 'Récompense du jour'],
  streakNone: ['Reward gold once a day', 'De l’or de récompense, une fois par jour'],
  streak: ['{n} {n|day|days} in a row', '{n} {n|jour|jours} de suite'],
  lead: [
    'Collecting seven days in a row gives you up to {sum} reward gold. After that, or after a missed day, you start again at day 1.',
    'Sept jours de suite vous donnent jusqu’à {sum} pièces d’or de récompense. Ensuite, ou après un jour manqué, vous repartez du jour 1.',
  ],
  days: ['The seven days', 'Les sept jours'],
  day: ['Day {n}', 'Jour {n}'],
  dayDone: ['done', 'fait'],
  dayToday: ['today', 'aujourd’hui'],
  collect: ['Collect {gold} gold', 'Récupérer {gold} {gold|pièce|pièces} d’or'],
  collectEmpty: ['Record today’s visit', 'Enregistrer ma visite'],
  logIn: ['Log in to collect', 'Se connecter pour récupérer l’or'],
  donePaid: ['{gold} gold added to your balance.', 'Or ajouté à votre solde : {gold}.'],
  doneEmpty: [
    'We’ve recorded your visit, and it counts towards your streak. Today’s reward gold has run out.',
    'Votre visite est enregistrée et compte pour votre série. L’or de récompense du jour est épuisé.',
  ],
  doneDevice: [
    'We’ve recorded your visit, and it counts towards your streak. An account linked to yours has already collected today’s reward gold.',
    'Votre visite est enregistrée et compte pour votre série. Un compte lié au vôtre a déjà récupéré l’or de récompense du jour.',
  ],
  next: ['Next reward gold: {time}', 'Prochaine récompense : {time}'],
  budget: ['Reward gold left today', 'Or de récompense restant aujourd’hui'],
  budgetOf: [
    '{left} of {budget} gold, shared by all players',
    '{left} sur {budget} {budget|pièce|pièces} d’or, pour tous les joueurs',
  ],
  budgetText: [
    'First come, first served. When it runs out, your visit still counts towards your streak.',
    'Premier arrivé, premier servi. Quand le budget est épuisé, votre visite compte quand même pour la série.',
  ],
  budgetEmpty: [
    'Today’s reward gold has run out. Your visit will still count towards your streak.',
    'L’or de récompense du jour est épuisé. Votre visite compte quand même pour la série.',
  ],
  what: ['What is reward gold?', 'Qu’est-ce que l’or de récompense ?'],
  what1: ['Bets use it first, before your other gold.', 'Vous le misez avant le reste de votre or.'],
  what2: [
    'Once you’ve staked it, you can withdraw anything it wins.',
    'Une fois que vous l’avez misé, vous pouvez retirer les paiements de ces mises.',
  ],
  what3: [
    'You can collect it once a day per phone number and device. A new day starts at {time} (midnight UTC).',
    'Vous pouvez le récupérer une fois par jour, par numéro de téléphone et par appareil. Un nouveau jour commence à {time} (minuit UTC).',
  ],
  from: ['Where reward gold comes from', 'D’où vient l’or de récompense'],
  fromText: [
    'It’s 3% of our average daily house edge (7 days), up to 200,000 gold. A launch fund adds to it while it lasts, and players’ gold never does.',
    'Le budget du jour est de 3 % de l’avantage de la maison. Nous prenons la moyenne quotidienne des 7 derniers jours. Le budget ne dépasse pas 200 000 pièces d’or. Un fonds de lancement s’ajoute au budget, tant qu’il n’est pas épuisé. Nous finançons ce budget nous-mêmes, jamais avec l’or des joueurs.',
  ],
})
