import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  map: ['World map', 'Carte du monde'],
  keys: [
    'Arrow keys move the map, plus and minus zoom, Home shows the whole world. Enter chooses the country under the cross.',
    'Les flèches déplacent la carte, plus et moins l’agrandissent ou la réduisent, Origine montre le monde entier. Entrée choisit le pays sous la croix.',
  ],
  keysShown: [
    'Arrow keys move the map, plus and minus zoom, Home shows the whole world.',
    'Les flèches déplacent la carte, plus et moins l’agrandissent ou la réduisent, Origine montre le monde entier.',
  ],
  closer: ['Zoom in', 'Agrandir'],
  further: ['Zoom out', 'Réduire'],
  whole: ['Whole world', 'Monde entier'],
  under: ['Under the cross: {name}', 'Sous la croix : {name}'],
  sea: ['Under the cross: the sea', 'Sous la croix : la mer'],
})
