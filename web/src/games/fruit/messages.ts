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
  picture: ['A ring of 24 fruits around a bomb', 'Un anneau de 24 fruits autour d’une bombe'],
  drawnBomb: ['Bomb: {fruits}', 'Bombe : {fruits}'],
  hits: ['Hits', 'Fruits touchés'],
  paid: ['payout {gold}', 'paiement {gold}'],
  bombLights: ['hits {n} {n|square|squares}', 'touche {n} {n|case|cases}'],
  squareLine: ['square {square}: {fruit}', 'case {square} : {fruit}'],
  bombLine: [
    '{position} is the bomb, which hits {n} of {squares} squares',
    '{position} est la bombe, qui touche {n} des {squares} cases',
  ],
  pickLine: [
    'number {place} of the squares left: square {square}, {fruit}',
    'numéro {place} des cases restantes : case {square}, {fruit}',
  ],
  paidLost: [
    '{outcome}: no fruit in this bet was hit, payout 0',
    '{outcome} : aucun fruit de cette mise n’est touché, paiement 0',
  ],
})
