import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  waiting: ['The fuse is set', 'La mèche est prête'],
  bang: ['Bang!', 'Boum !'],
  instant: ['Blew up instantly', 'Explosion immédiate'],
  dud: ['A dud! All open bets win.', 'Pétard mouillé ! Toutes les mises en cours gagnent.'],
  story: [
    'The fuse burns and the multiplier rises faster and faster. Cash out before the bomb explodes.',
    'La mèche brûle et le multiplicateur monte de plus en plus vite. Encaissez avant l’explosion.',
  ],
  how1: [
    'The fuse is lit and the multiplier rises, slowly at first, then faster and faster. Cash out before the bomb explodes to get your stake times the multiplier.',
    'La mèche s’allume et le multiplicateur monte, lentement d’abord, puis de plus en plus vite. Si vous encaissez avant l’explosion, votre mise est multipliée par la valeur atteinte.',
  ],
  how2: [
    'If the bomb explodes while you’re still in, you lose your stake.',
    'Si la bombe explose avant que vous ayez encaissé, vous perdez votre mise.',
  ],
  how3: [
    'If the fuse burns for its full {s} seconds, the bomb is a dud. We then cash out all open bets at {top}.',
    'Si la mèche tient {s} secondes, sa durée maximale, c’est un pétard mouillé. Nous encaissons alors toutes les mises en cours à {top}.',
  ],
  how4: ['Each knot on the fuse marks ten seconds.', 'Chaque nœud de la mèche marque dix secondes.'],
  pace: ['(1 + seconds ÷ {s})³', '(1 + secondes ÷ {s})³'],
  dudRow: ['{at}, dud', '{at}, sans explosion'],
})
