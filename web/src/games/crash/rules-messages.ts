import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'A curve climbs from 1.00×. Leave before it crashes.',
    'Une courbe grimpe depuis 1,00×. Sortez avant la chute.',
  ],
  how1: [
    'Once betting has closed the multiplier climbs from 1.00×, slowly at first, then faster and faster. Cash out whenever you like: your stake is multiplied by the value you left at.',
    'Les mises closes, le multiplicateur grimpe depuis 1,00×, lentement d’abord, puis de plus en plus vite. Encaissez quand vous voulez : votre mise est multipliée par la valeur atteinte.',
  ],
  how2: [
    'If it crashes while you are still in, your stake is lost.',
    'Si la chute vient alors que vous êtes encore en jeu, votre mise est perdue.',
  ],
  how3: [
    'With auto cash-out you name the multiplier beforehand and leave exactly there, to the hundredth, even if your phone is off.',
    'Avec la sortie auto, vous nommez le multiplicateur d’avance et sortez exactement là, au centième près, même téléphone éteint.',
  ],
  pace: ['6% more every second', '6 % de plus par seconde'],
  leaveAt: ['Leave at', 'Sortie à'],
})
