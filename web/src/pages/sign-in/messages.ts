import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Daily sign-in', 'Présence du jour'],
  streakNone: ['A little gold for coming by', 'Un peu d’or pour votre visite'],
  streakOne: ['1 day in a row', '1 jour de suite'],
  streak: ['{n} days in a row', '{n} jours de suite'],
  lead: [
    'Seven days in a row bring {sum} gold, then it begins again. A missed day begins at the first.',
    'Sept jours de suite rapportent {sum} d’or, puis tout recommence. Un jour manqué ramène au premier.',
  ],
  days: ['The seven days', 'Les sept jours'],
  day: ['Day {n}', 'Jour {n}'],
  dayDone: ['done', 'fait'],
  dayToday: ['today', 'aujourd’hui'],
  sign: ['Sign in · +{gold} gold', 'Je suis là · +{gold} d’or'],
  signEmpty: ['Sign in · keep the streak', 'Je suis là · garder la série'],
  logIn: ['Log in to sign in', 'Se connecter pour signer'],
  donePaid: ['Signed in. {gold} gold is in your balance.', 'C’est noté. {gold} d’or sont dans votre solde.'],
  doneEmpty: [
    'Signed in; your streak counts. There was no gold left today: come earlier tomorrow.',
    'C’est noté ; votre série continue. Il ne restait plus d’or aujourd’hui : venez plus tôt demain.',
  ],
  doneDevice: [
    'Signed in; your streak counts. Another account has had its gold on this device today, so there is none for this one.',
    'C’est noté ; votre série continue. Un autre compte a déjà reçu son or sur cet appareil aujourd’hui, il n’y en a donc pas pour celui-ci.',
  ],
  next: ['The next day begins {time}.', 'Le jour suivant commence {time}.'],
  budget: ['Left for today', 'Reste pour aujourd’hui'],
  budgetOf: [
    '{left} of {budget} gold, for all players together',
    '{left} sur {budget} d’or, pour tous les joueurs ensemble',
  ],
  budgetText: [
    'Who comes first gets it first. When it is used up, a sign-in still counts for your streak.',
    'Premier arrivé, premier servi. Quand il n’en reste plus, votre présence compte encore pour la série.',
  ],
  budgetEmpty: [
    'There is no gold left today. Signing in still counts for your streak.',
    'Il ne reste plus d’or aujourd’hui. Votre présence compte encore pour la série.',
  ],
  what: ['What reward gold is', 'Ce qu’est l’or offert'],
  what1: ['It is spent first, before your other gold.', 'Il est misé en premier, avant votre autre or.'],
  what2: [
    'Once staked, it and all it wins are yours to withdraw.',
    'Une fois misé, ce qu’il rapporte est à vous et peut être retiré.',
  ],
  what3: [
    'One sign-in a day (UTC), one gift per phone number and device.',
    'Une présence par jour (UTC), un cadeau par numéro de téléphone et par appareil.',
  ],
  from: ['Where it comes from', 'D’où il vient'],
  fromText: [
    'From what the house has earned: 3% of the edge of the last seven days, a seventh of it each day, and while the house is new something of its own on top. Never from players’ gold.',
    'De ce que la maison a gagné : 3 % de la marge des sept derniers jours, un septième chaque jour, et tant que la maison est nouvelle un peu du sien en plus. Jamais de l’or des joueurs.',
  ],
  failed: ['The house can not be reached. Try again.', 'La maison est injoignable. Réessayez.'],
})
