import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  waiting: ['The fuse is laid', 'La mèche est posée'],
  bang: ['Bang!', 'Boum !'],
  atOnce: ['Gone with the match', 'Partie avec l’allumette'],
  dud: ['A dud! All win.', 'Pétard mouillé ! Tous gagnent.'],
  story: [
    'A fuse burns and the prize grows faster and faster: grab it before the bang.',
    'Une mèche brûle et le gain grandit de plus en plus vite : saisissez-le avant le boum.',
  ],
  how1: [
    'The fuse is lit and the multiplier rises, slowly at first, then faster and faster. Cash out whenever you like: your stake is multiplied by the value you left at.',
    'La mèche est allumée et le multiplicateur monte, lentement d’abord, puis de plus en plus vite. Encaissez quand vous voulez : votre mise est multipliée par la valeur atteinte.',
  ],
  how2: [
    'If the bomb goes off while you are still in, your stake is lost.',
    'Si la bombe explose alors que vous êtes encore en jeu, votre mise est perdue.',
  ],
  how3: [
    'No fuse is longer than {s} seconds. If it burns out, the bomb was a dud, and everyone still in is paid {top}. Each knot on the fuse stands for ten seconds.',
    'Aucune mèche ne dépasse {s} secondes. Si elle s’éteint au bout, c’était un pétard mouillé, et tous ceux qui restent reçoivent {top}. Chaque nœud de la mèche vaut dix secondes.',
  ],
  pace: ['(1 + seconds ÷ {s})³', '(1 + secondes ÷ {s})³'],
  leaveAt: ['Leave at', 'Sortie à'],
  dudRow: ['{at}, dud', '{at}, au bout'],
})
