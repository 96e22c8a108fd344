import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  waiting: ['He is warming up', 'Il s’échauffe'],
  kickOff: ['Here comes the first man', 'Voici le premier défenseur'],
  rising: ['Dribble {n} of {all}', 'Dribble {n} sur {all}'],
  risingLast: ['Only the keeper is left', 'Plus que le gardien'],
  step: ['Dribble {n}', 'Dribble {n}'],
  goal: ['Goal! Everyone still in wins.', 'But ! Tous ceux qui restent gagnent.'],
  tackledFirst: ['Tackled at the first man', 'Taclé par le premier défenseur'],
  tackledOne: ['Tackled after one dribble', 'Taclé après un dribble'],
  tackled: ['Tackled after {n} dribbles', 'Taclé après {n} dribbles'],
  saved: ['Stopped by the keeper', 'Arrêté par le gardien'],
  story: [
    'He dribbles past man after man: pass the ball before he is tackled.',
    'Il dribble un défenseur après l’autre : passez le ballon avant le tacle.',
  ],
  how1: [
    'A boy runs at one defender after another. Each man he beats raises your multiplier.',
    'Un garçon affronte un défenseur après l’autre. Chaque joueur battu élève votre multiplicateur.',
  ],
  how2: [
    'Cash out after any dribble and you keep the multiplier it brought. If he is tackled while you are still in, your stake is lost.',
    'Encaissez après n’importe quel dribble et vous gardez le multiplicateur atteint. S’il est taclé alors que vous êtes encore en jeu, votre mise est perdue.',
  ],
  how3: [
    'There are {all} dribbles. The last one beats the keeper: he scores, and everyone still in is paid {top}.',
    'Il y a {all} dribbles. Le dernier bat le gardien : il marque, et tous ceux qui restent reçoivent {top}.',
  ],
  pace: ['a dribble every {s}\u00a0s', 'un dribble toutes les {s}\u00a0s'],
  dribble: ['Dribble', 'Dribble'],
  goalRow: ['{n}, goal', '{n}, but'],
})
