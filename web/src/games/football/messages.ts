import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  waiting: ['Warming up', 'Échauffement'],
  kickOff: ['Here comes the first defender', 'Voici le premier défenseur'],
  rising: ['Dribble {n} of {all}', 'Dribble {n} sur {all}'],
  risingLast: ['Only the keeper left', 'Il ne reste que le gardien'],
  step: ['Dribble {n}', 'Dribble {n}'],
  goal: ['Goal! All open bets win.', 'But ! Toutes les mises en cours gagnent.'],
  tackledFirst: ['Tackled by the first defender', 'Taclé par le premier défenseur'],
  tackled: ['Tackled after {n} {n|dribble|dribbles}', 'Taclé après {n} {n|dribble|dribbles}'],
  saved: ['Stopped by the keeper', 'Arrêté par le gardien'],
  story: [
    'Soccer Boy dribbles past one defender after another. Cash out before the tackle.',
    'Soccer Boy dribble un défenseur après l’autre. Encaissez avant le tacle.',
  ],
  how1: [
    'Soccer Boy takes on one defender after another. Each defender beaten raises your multiplier.',
    'Soccer Boy affronte un défenseur après l’autre. Chaque défenseur battu augmente votre multiplicateur.',
  ],
  how2: [
    'Cash out after any dribble to get your stake times its multiplier. If the tackle comes while you’re still in, you lose your stake.',
    'Si vous encaissez après un dribble, votre mise est multipliée par la valeur atteinte. Si le tacle survient avant que vous ayez encaissé, vous perdez votre mise.',
  ],
  how3: [
    'The last of the {all} dribbles beats the keeper and scores. We then cash out all open bets at {top}.',
    'Le dernier des {all} dribbles bat le gardien, et c’est le but. Nous encaissons alors toutes les mises en cours à {top}.',
  ],
  pace: ['a dribble every {s}\u00a0s', 'un dribble toutes les {s}\u00a0s'],
  dribble: ['Dribble', 'Dribble'],
  goalRow: ['{n}, goal', '{n}, but'],
})
