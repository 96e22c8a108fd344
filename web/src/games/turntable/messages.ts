import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as drawMessages } from '../../play/fairness/draw-messages.ts'

export const messages = defineMessages(
  {
    spin: ['Spin {gold}', 'Lancer {gold}'],
    wheels: ['Choose a wheel', 'Choisissez une roue'],
    low: ['Calm', 'Calme'],
    medium: ['Lively', 'Vive'],
    high: ['Wild', 'Folle'],
    lowWheel: ['Calm wheel', 'Roue calme'],
    mediumWheel: ['Lively wheel', 'Roue vive'],
    highWheel: ['Wild wheel', 'Roue folle'],
    wins: ['{percent} chance', 'chance {percent}'],
    chances: ['{wheel}: payouts and chances', '{wheel} : paiements et chances'],
    segmentsOf: ['{n} of {total}', '{n} sur {total}'],
    note: ['Stake {min} to {max} · this stake pays up to {payout}', 'Mise de {min} à {max} · paie jusqu’à {payout}'],
    quick: ['Quick', 'Rapide'],
    quickSpin: ['Quick spin', 'Rotation rapide'],
    picture: ['{wheel} with {n} equal segments: {parts}', '{wheel} de {n} segments égaux : {parts}'],
    payNothing: ['{n} {n|pays|pay} nothing', '{n} ne {n|paie|paient} rien'],
    pay: ['{n} {n|pays|pay} {multiplier}', '{n} {n|paie|paient} {multiplier}'],
    saidWin: [
      'The wheel stopped at {multiplier}, segment {segment}. You won {profit} gold, payout {payout} gold.',
      'La roue s’arrête sur {multiplier}, segment {segment}. Gain de {profit} {profit|pièce|pièces} d’or, paiement de {payout} {payout|pièce|pièces} d’or.',
    ],
    saidLost: [
      'The wheel stopped at {multiplier}, segment {segment}. You lost {stake} gold.',
      'La roue s’arrête sur {multiplier}, segment {segment}. Perte de {stake} {stake|pièce|pièces} d’or.',
    ],
    segment: ['Segment {segment}', 'Segment {segment}'],
    onWheel: ['{wheel}: segment {segment} pays {multiplier}', '{wheel} : le segment {segment} paie {multiplier}'],
    paidLost: ['Segment {segment} pays nothing. Payout 0.', 'Le segment {segment} ne paie rien, paiement 0'],
  },
  drawMessages,
)
