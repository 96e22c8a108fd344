import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    waiting: 'The fuse is laid',
    bang: 'Bang!',
    atOnce: 'Gone with the match',
    dud: 'A dud! All win.',

    story: 'A fuse burns and the prize grows faster and faster: grab it before the bang.',
    how1: 'The fuse is lit and the multiplier rises, slowly at first, then faster and faster. Cash out whenever you like: your stake is multiplied by the value you left at.',
    how2: 'If the bomb goes off while you are still in, your stake is lost.',
    how3: 'No fuse is longer than {s} seconds. If it burns out, the bomb was a dud, and everyone still in is paid {top}. Each knot on the fuse stands for ten seconds.',
    pace: '(1 + seconds ÷ {s})³',
    leaveAt: 'Leave at',
    dudRow: '{at}, dud',
  },
  fr: {
    waiting: 'La mèche est posée',
    bang: 'Boum !',
    atOnce: 'Partie avec l’allumette',
    dud: 'Pétard mouillé ! Tous gagnent.',

    story: 'Une mèche brûle et le gain grandit de plus en plus vite : saisissez-le avant le boum.',
    how1: 'La mèche est allumée et le multiplicateur monte, lentement d’abord, puis de plus en plus vite. Encaissez quand vous voulez : votre mise est multipliée par la valeur atteinte.',
    how2: 'Si la bombe explose alors que vous êtes encore en jeu, votre mise est perdue.',
    how3: 'Aucune mèche ne dépasse {s} secondes. Si elle s’éteint au bout, c’était un pétard mouillé, et tous ceux qui restent reçoivent {top}. Chaque nœud de la mèche vaut dix secondes.',
    pace: '(1 + secondes ÷ {s})³',
    leaveAt: 'Sortie à',
    dudRow: '{at}, au bout',
  },
})
