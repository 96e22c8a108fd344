import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'A curve climbs from 1.00×. Cash out before it crashes.',
    'Une courbe grimpe depuis 1,00×. Encaissez avant le crash.',
  ],
  how1: [
    'When betting closes, the multiplier climbs from 1.00×, slowly at first, then faster and faster. Cash out before the crash to get your stake times the multiplier.',
    'À la clôture des mises, le multiplicateur grimpe depuis 1,00×, lentement, puis toujours plus vite. Encaissez avant le crash pour recevoir votre mise multipliée par la valeur atteinte.',
  ],
  how2: [
    'If it crashes while you’re still in, you lose your stake.',
    'Si le crash survient avant que vous ayez encaissé, vous perdez votre mise.',
  ],
  how3: [
    'With auto cash-out, you set the exact multiplier in advance. If the round reaches it, we’ll cash you out there, even with your phone off.',
    'Avec l’encaissement auto, vous fixez à l’avance le multiplicateur exact. Si la manche l’atteint, nous encaisserons votre mise à cette valeur, même téléphone éteint.',
  ],
  pace: ['about 6% more every second', 'environ 6 % de plus par seconde'],
})
