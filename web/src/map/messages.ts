import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  map: ['World map', 'Carte du monde'],
  keys: [
    'Use the arrow keys to move the map, plus and minus to zoom, and Home to see the whole world. Enter selects the country under the crosshair.',
    'Utilisez les flèches pour déplacer la carte, plus et moins pour zoomer, et Origine pour voir le monde entier. Entrée sélectionne le pays sous le viseur.',
  ],
  keysShown: [
    'Use the arrow keys to move the map, plus and minus to zoom, and Home to see the whole world.',
    'Utilisez les flèches pour déplacer la carte, plus et moins pour zoomer, et Origine pour voir le monde entier.',
  ],
  closer: ['Zoom in', 'Zoom avant'],
  further: ['Zoom out', 'Zoom arrière'],
  whole: ['Whole world', 'Monde entier'],
  under: ['Under the crosshair: {name}', 'Sous le viseur : {name}'],
  sea: ['Under the crosshair: the sea', 'Sous le viseur : la mer'],
})
