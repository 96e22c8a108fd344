import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    title: ['Location', 'Lieu'],
    unnamed: ['Unnamed place', 'Lieu sans nom'],
    sea: ['At sea', 'En mer'],
    given: ['Text from the link: {text}', 'Texte du lien : {text}'],
    position: ['Coordinates', 'Coordonnées'],
    north: ['{n}° N', '{n}° N'],
    south: ['{n}° S', '{n}° S'],
    east: ['{n}° E', '{n}° E'],
    west: ['{n}° W', '{n}° O'],
    maps: ['Open map', 'Ouvrir la carte'],
    app: ['Open maps app', 'Ouvrir l’application de cartes'],
    copyCoordinates: ['Copy coordinates', 'Copier les coordonnées'],
    leaves: [
      'Opens OpenStreetMap in a new tab. That site will see your IP address and this location.',
      'Ce lien ouvre OpenStreetMap dans un nouvel onglet. Le site verra votre adresse IP et ce lieu.',
    ],
    wrong: ['Location not found', 'Lieu introuvable'],
    wrongText: [
      'The link needs a latitude (−90 to 90) and a longitude (−180 to 180).',
      'Le lien doit contenir une latitude (−90 à 90) et une longitude (−180 à 180).',
    ],
  },
  sharedMessages,
)
