import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Daily sign-in', 'Récompense du jour'],
  streakNone: ['Reward gold once a day', 'De l’or une fois par jour'],
  streak: ['{n} {n|day|days} in a row', '{n} {n|jour|jours} de suite'],
  lead: [
    'Seven days in a row pay up to {sum} gold. After that, or after a missed day, you start again at day 1.',
    'Sept jours de suite rapportent jusqu’à {sum} pièces d’or. Ensuite, ou après un jour manqué, vous repartez du jour 1.',
  ],
  days: ['The seven days', 'Les sept jours'],
  day: ['Day {n}', 'Jour {n}'],
  dayDone: ['done', 'fait'],
  dayToday: ['today', 'aujourd’hui'],
  collect: ['Collect {gold} gold', 'Récupérer {gold} pièces d’or'],
  collectEmpty: ['Record today’s visit', 'Enregistrer ma visite'],
  logIn: ['Log in to collect', 'Se connecter pour récupérer l’or'],
  donePaid: ['{gold} gold added to your balance.', '{gold} pièces d’or ajoutées à votre solde.'],
  doneEmpty: [
    'Your visit is recorded and your streak continues. Today’s gold has run out.',
    'C’est noté, votre série continue. L’or du jour est épuisé.',
  ],
  doneDevice: [
    'Your visit is recorded and your streak continues. Another account has already collected today’s gold on this device.',
    'C’est noté, votre série continue. Un autre compte a déjà récupéré l’or du jour sur cet appareil.',
  ],
  next: ['Next reward: {time}', 'Prochaine récompense : {time}'],
  budget: ['Gold left today', 'Or restant aujourd’hui'],
  budgetOf: [
    '{left} of {budget} gold, shared by all players',
    '{left} sur {budget} pièces d’or, pour tous les joueurs',
  ],
  budgetText: [
    'First come, first served. When it runs out, your visit still counts towards your streak.',
    'Premier arrivé, premier servi. Quand il n’en reste plus, votre visite compte quand même pour la série.',
  ],
  budgetEmpty: [
    'Today’s gold has run out. Your visit still counts towards your streak.',
    'L’or du jour est épuisé. Votre visite compte quand même pour la série.',
  ],
  what: ['What is reward gold?', 'Qu’est-ce que l’or de récompense ?'],
  what1: ['Bets use it first, before your other gold.', 'Il est misé en premier, avant le reste de votre or.'],
  what2: [
    'Stake it once, and anything it wins can be withdrawn.',
    'Une fois qu’il a été misé, ce qu’il rapporte peut être retiré.',
  ],
  what3: [
    'One reward a day (UTC) per phone number and device.',
    'Une récompense par jour (UTC), par numéro de téléphone et par appareil.',
  ],
  from: ['Where it comes from', 'D’où il vient'],
  fromText: [
    'We pay it from what we earn: a day’s budget is 3% of the average daily house edge of the last 7 days, plus a launch fund while we have one. It never comes from players’ gold.',
    'Nous le payons sur ce que nous gagnons : le budget du jour est de 3 % de l’avantage de la maison (moyenne des 7 derniers jours), plus un fonds de lancement tant qu’il existe. Il ne vient jamais de l’or des joueurs.',
  ],
})
