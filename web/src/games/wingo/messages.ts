import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  green: ['Green', 'Vert'],
  red: ['Red', 'Rouge'],
  violet: ['Violet', 'Violet'],
  greenMark: ['G', 'Ve'],
  redMark: ['R', 'R'],
  violetMark: ['V', 'Vi'],
  colours: ['Colours', 'Couleurs'],
  digits: ['Digits', 'Chiffres'],
  eachDigit: ['A digit', 'Un chiffre'],
  lessOn: ['{colour} pays {pays} on {digit}', '{colour} : {pays} sur {digit}'],
  pick: ['Pick a colour or a digit', 'Choisissez une couleur ou un chiffre'],
  picture: ['Ten glass balls, 0 to 9', 'Dix billes de verre, de 0 à 9'],
  trendText: [
    'The last {n} {n|digit|digits}, newest first: {digits}',
    '{n} {n|dernier chiffre|derniers chiffres}, du plus récent au plus ancien : {digits}',
  ],
  trendNone: ['Past results appear here.', 'Les derniers résultats apparaissent ici.'],
  neverGains: [
    'This mix can’t make a profit. It never pays more than your stake.',
    'Cette combinaison ne peut rapporter aucun gain. Elle ne paie jamais plus que votre mise.',
  ],
  paidLost: ['{outcome}: no winning choice, payout 0', '{outcome} : aucun choix gagnant, paiement 0'],
  digitLine: ['digit {digit}: {colours}', 'chiffre {digit} : {colours}'],
})
