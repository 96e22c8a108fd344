import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    map: 'World map',
    keys: 'Arrow keys move the map, plus and minus zoom, Home shows the whole world. Enter chooses the country under the cross.',
    keysShown: 'Arrow keys move the map, plus and minus zoom, Home shows the whole world.',
    closer: 'Zoom in',
    further: 'Zoom out',
    whole: 'Whole world',
    under: 'Under the cross: {name}',
    sea: 'Under the cross: the sea',
  },
  fr: {
    map: 'Carte du monde',
    keys: 'Les flèches déplacent la carte, plus et moins l’agrandissent ou la réduisent, Origine montre le monde entier. Entrée choisit le pays sous la croix.',
    keysShown:
      'Les flèches déplacent la carte, plus et moins l’agrandissent ou la réduisent, Origine montre le monde entier.',
    closer: 'Agrandir',
    further: 'Réduire',
    whole: 'Monde entier',
    under: 'Sous la croix : {name}',
    sea: 'Sous la croix : la mer',
  },
})
