// Each game's story in one sentence, for as long as its own page is being built.

export const stories: Readonly<Record<string, { readonly en: string; readonly fr: string }>> = {
  fruit: {
    en: 'A light runs round twenty-four fruits. The bomb lights four at once.',
    fr: 'Une lumière court sur vingt-quatre fruits. La bombe en allume quatre.',
  },
  lucky3: {
    en: 'Three digits every two minutes, and every ticket has the same chance.',
    fr: 'Trois chiffres toutes les deux minutes, la même chance pour chaque billet.',
  },
  minesweeper: {
    en: 'Twenty-five tiles. Every safe one raises what you take home.',
    fr: 'Vingt-cinq cases. Chaque case sûre augmente votre gain.',
  },
  roller: {
    en: 'Any number from 0 to 99,999: higher or lower?',
    fr: 'Un nombre de 0 à 99 999 : plus haut ou plus bas ?',
  },
  roulette: {
    en: 'One hundred equal fields in five colours, every twenty seconds.',
    fr: 'Cent cases égales, cinq couleurs, toutes les vingt secondes.',
  },
  scratch: {
    en: 'Nine fields, three equal symbols win. Printed from your own seeds.',
    fr: 'Neuf cases, trois symboles égaux gagnent. Imprimée avec vos graines.',
  },
  turntable: {
    en: 'A calm, a lively or a wild wheel of twenty equal segments.',
    fr: 'Une roue calme, vive ou folle, aux vingt parts égales.',
  },
  wingo: {
    en: 'A digit every thirty seconds. Back its colour or the digit itself.',
    fr: 'Un chiffre toutes les trente secondes. Misez sur lui ou sur sa couleur.',
  },
}
