import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  map: ['World map', 'Carte du monde'],
  keys: [
    'Move the map with the arrow keys and zoom with plus and minus. Press the Home key to see the whole world. Press Enter to select the country under the crosshair.',
    'Déplacez la carte avec les flèches et zoomez avec les touches plus et moins. Appuyez sur la touche Origine pour voir le monde entier. Appuyez sur Entrée pour sélectionner le pays sous le viseur.',
  ],
  keysShown: [
    'Move the map with the arrow keys and zoom with plus and minus. Press the Home key to see the whole world.',
    'Déplacez la carte avec les flèches et zoomez avec les touches plus et moins. Appuyez sur la touche Origine pour voir le monde entier.',
  ],
  closer: ['Zoom in', 'Zoom avant'],
  further: ['Zoom out', 'Zoom arrière'],
  whole: ['Whole world', 'Monde entier'],
  under: ['Under the crosshair: {name}', 'Sous le viseur : {name}'],
  sea: ['Under the crosshair: the sea', 'Sous le viseur : la mer'],
})
