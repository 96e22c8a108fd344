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
  trend: ['Trend of the last {n} digits', 'Suite des {n} derniers chiffres'],
  trendText: ['The last {n} digits, newest first: {digits}', 'Les {n} derniers chiffres, du plus récent : {digits}'],
  trendNone: ['Past digits will line up here.', 'Les chiffres passés s’aligneront ici.'],
  neverGains: [
    'This mix can never gain: at best you get your stake back.',
    'Ce mélange ne gagne jamais : au mieux, il rend la mise.',
  ],
  paidLost: ['{outcome}: nothing of this bet wins, payout 0', '{outcome} : rien de cette mise ne gagne, paiement 0'],
  digitLine: ['digit {digit}: {colours}', 'chiffre {digit} : {colours}'],
})
