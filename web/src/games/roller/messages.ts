import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as drawMessages } from '../../play/fairness/draw-messages.ts'

export const messages = defineMessages(
  {
    roll: ['Roll {gold}', 'Lancer {gold}'],
    lower: ['Lower', 'Plus bas'],
    higher: ['Higher', 'Plus haut'],
    direction: ['Higher or lower', 'Plus haut ou plus bas'],
    lowerThan: ['Lower than {number}', 'Plus bas que {number}'],
    higherThan: ['Higher than {number}', 'Plus haut que {number}'],
    number: ['Number', 'Nombre'],
    chance: ['Chance', 'Chance'],
    multiplier: ['Multiplier', 'Multiplicateur'],
    slider: ['Your number', 'Votre nombre'],
    sliderText: ['{choice}, chance {chance}, pays {multiplier}', '{choice}, chance de {chance}, paie {multiplier}'],
    pays: ['Pays {payout} · RTP for this bet: {rtp}', 'Paie {payout} · TRJ de cette mise : {rtp}'],
    noStake: [
      'We can’t take a bet at {at} right now. The highest multiplier available is {max}.',
      'Aucune mise possible à {at} pour le moment. Multiplicateur maximal : {max}.',
    ],
    ready: ['Choose lower or higher, then roll', 'Plus haut ou plus bas ?'],
    rolledReturned: ['Payout {payout}', 'Paiement {payout}'],
    saidWin: [
      'Rolled {roll}. You won {profit} gold, payout {payout} gold.',
      'Résultat {roll}. Gain de {profit} {profit|pièce|pièces} d’or, paiement de {payout} {payout|pièce|pièces} d’or.',
    ],
    saidLost: ['Rolled {roll}. You lost {stake} gold.', 'Résultat {roll}. Perte de {stake} {stake|pièce|pièces} d’or.'],
    saidReturned: [
      'Rolled {roll}. Stake {stake} gold, payout {payout} gold.',
      'Résultat {roll}. Mise de {stake} {stake|pièce|pièces} d’or, paiement de {payout} {payout|pièce|pièces} d’or.',
    ],
    skipped: [
      '{word} is {limit} or above, skipped so that all rolls are equally likely',
      '{word} atteint {limit} ou plus : ignoré pour que les résultats restent équiprobables',
    ],
    remainder: ['{word} mod 100,000 = {roll}', '{word} mod 100 000 = {roll}'],
    paidWin: ['⌊{stake} × 99,000 ÷ {w}⌋ = {payout}', '⌊{stake} × 99 000 ÷ {w}⌋ = {payout}'],
    paidLost: ['{roll} isn’t {choice}, payout 0', '{roll} n’est pas {choice}, paiement 0'],
  },
  drawMessages,
)
