import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    waiting: 'He is warming up',
    kickOff: 'Here comes the first man',
    rising: 'Dribble {n} of {all}',
    risingLast: 'Only the keeper is left',
    step: 'Dribble {n}',
    goal: 'Goal! Everyone still in wins.',
    tackledFirst: 'Tackled at the first man',
    tackledOne: 'Tackled after one dribble',
    tackled: 'Tackled after {n} dribbles',
    saved: 'Stopped by the keeper',

    story: 'He dribbles past man after man: pass the ball before he is tackled.',
    how1: 'A boy runs at one defender after another. Each man he beats raises your multiplier.',
    how2: 'Cash out after any dribble and you keep the multiplier it brought. If he is tackled while you are still in, your stake is lost.',
    how3: 'There are {all} dribbles. The last one beats the keeper: he scores, and everyone still in is paid {top}.',
    pace: 'a dribble every {s}\u00a0s',
    dribble: 'Dribble',
    goalRow: '{n}, goal',
  },
  fr: {
    waiting: 'Il s’échauffe',
    kickOff: 'Voici le premier défenseur',
    rising: 'Dribble {n} sur {all}',
    risingLast: 'Plus que le gardien',
    step: 'Dribble {n}',
    goal: 'But ! Tous ceux qui restent gagnent.',
    tackledFirst: 'Taclé par le premier défenseur',
    tackledOne: 'Taclé après un dribble',
    tackled: 'Taclé après {n} dribbles',
    saved: 'Arrêté par le gardien',

    story: 'Il dribble un défenseur après l’autre : passez le ballon avant le tacle.',
    how1: 'Un garçon affronte un défenseur après l’autre. Chaque joueur battu élève votre multiplicateur.',
    how2: 'Encaissez après n’importe quel dribble et vous gardez le multiplicateur atteint. S’il est taclé alors que vous êtes encore en jeu, votre mise est perdue.',
    how3: 'Il y a {all} dribbles. Le dernier bat le gardien : il marque, et tous ceux qui restent reçoivent {top}.',
    pace: 'un dribble toutes les {s}\u00a0s',
    dribble: 'Dribble',
    goalRow: '{n}, but',
  },
})
