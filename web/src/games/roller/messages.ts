import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
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
  pays: ['Pays {payout} · return of this bet {rtp}', 'Paie {payout} · retour de cette mise {rtp}'],
  noStake: [
    'At {at} no stake is possible today. Lower the multiplier to {max}.',
    'À {at}, aucune mise possible aujourd’hui. Baissez le multiplicateur à {max}.',
  ],
  setMultiplier: ['Set {max}', 'Choisir {max}'],
  skip: ['Show the result', 'Montrer le résultat'],
  ready: ['Pick a side and roll', 'Choisissez un côté et lancez'],
  rolledLost: ['No win this time', 'Pas de gain cette fois'],
  rolledReturned: ['{payout} returned', '{payout} rendus'],
  saidWin: [
    'Rolled {roll}. You won: {payout} paid, {profit} more than your stake.',
    'Résultat {roll}. Gagné : {payout} payés, {profit} de plus que votre mise.',
  ],
  saidLost: ['Rolled {roll}. No win, {stake} lost.', 'Résultat {roll}. Pas de gain, {stake} perdus.'],
  saidReturned: ['Rolled {roll}. {payout} returned.', 'Résultat {roll}. {payout} rendus.'],
  word: ['HMAC-SHA256(server seed, "{message}")', 'HMAC-SHA256(graine du serveur, "{message}")'],
  skipped: [
    'word {word}: {limit} or above, skipped so that every roll stays equally likely',
    'mot {word} : {limit} ou plus, écarté pour que chaque résultat reste aussi probable',
  ],
  remainder: ['word {word} mod 100,000 = {roll}', 'mot {word} mod 100 000 = {roll}'],
  paidWin: ['⌊{stake} × 99,000 ÷ {w}⌋ = {payout}', '⌊{stake} × 99 000 ÷ {w}⌋ = {payout}'],
  paidLost: ['{roll} is not {choice}: payout 0', '{roll} n’est pas {choice} : paiement 0'],
})
