import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Location', 'Lieu'],
  unnamed: ['A place', 'Un lieu'],
  sea: ['On the open sea', 'En pleine mer'],
  given: ['Words that came with the link: {text}', 'Mots venus avec le lien : {text}'],
  position: ['Coordinates', 'Coordonnées'],
  north: ['{n}° N', '{n}° N'],
  south: ['{n}° S', '{n}° S'],
  east: ['{n}° E', '{n}° E'],
  west: ['{n}° W', '{n}° O'],
  maps: ['Open in maps', 'Ouvrir dans une carte'],
  app: ['Open in the maps app', 'Ouvrir dans l’application de cartes'],
  copy: ['Copy coordinates', 'Copier les coordonnées'],
  copied: ['Copied', 'Copié'],
  leaves: [
    'Opens OpenStreetMap in a new tab; that site then sees your visit.',
    'Ouvre OpenStreetMap dans un nouvel onglet ; ce site verra alors votre visite.',
  ],
  wrong: ['This is no place on earth', 'Ce lieu n’existe pas sur terre'],
  wrongText: [
    'A place needs a latitude from −90 to 90 and a longitude from −180 to 180, as plain numbers.',
    'Un lieu demande une latitude de −90 à 90 et une longitude de −180 à 180, en nombres simples.',
  ],
  back: ['Back', 'Retour'],
})
