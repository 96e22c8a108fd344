import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  cherry: ['Cherry', 'Cerise'],
  lemon: ['Lemon', 'Citron'],
  orange: ['Orange', 'Orange'],
  grape: ['Grape', 'Raisin'],
  melon: ['Melon', 'Melon'],
  star: ['Star', 'Étoile'],
  bomb: ['Bomb', 'Bombe'],
  fruits: ['Fruits', 'Fruits'],
  pick: ['Pick a fruit', 'Choisissez un fruit'],
  picture: ['A ring of twenty-four fruits around a bomb', 'Un anneau de vingt-quatre fruits autour d’une bombe'],
  drawnBomb: ['Bomb: {fruits}', 'Bombe : {fruits}'],
  hits: ['What was hit', 'Ce qui a été touché'],
  paid: ['paid {gold}', '{gold} payés'],
  bombLights: ['lights {n} at once', 'en allume {n} à la fois'],
  cellLine: ['cell {cell}: {fruit}', 'case {cell} : {fruit}'],
  bombLine: [
    '{cell} is the bomb: it lights {n} of {cells} cells',
    '{cell} est la bombe : elle allume {n} des {cells} cases',
  ],
  pickLine: [
    'place {place} of those left: cell {cell}, {fruit}',
    'place {place} de celles qui restent : case {cell}, {fruit}',
  ],
  paidLost: [
    '{outcome}: nothing of this bet was hit, payout 0',
    '{outcome} : rien de cette mise n’a été touché, paiement 0',
  ],
})
