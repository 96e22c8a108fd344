import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Choose location', 'Choisir un lieu'],
  lead: [
    'The law decides where we may offer play, so we ask for your country. Nothing finer is ever asked or kept.',
    'La loi décide où le jeu peut être proposé : nous demandons donc votre pays. Rien de plus précis n’est demandé ni conservé.',
  ],
  position: ['Use my position', 'Utiliser ma position'],
  positionNote: [
    'Your position stays on this device. Only the country is taken from it.',
    'Votre position reste sur cet appareil. Seul le pays en est retenu.',
  ],
  searching: ['Looking for your position…', 'Recherche de votre position…'],
  denied: [
    'Your browser does not give us your position. Allow it in the browser’s settings, or choose by hand.',
    'Votre navigateur ne nous donne pas votre position. Autorisez-la dans ses réglages, ou choisissez à la main.',
  ],
  unavailable: [
    'Your position can not be found right now. Choose by hand.',
    'Votre position est introuvable pour le moment. Choisissez à la main.',
  ],
  atSea: [
    'That is far from any country we know. Choose by hand.',
    'C’est loin de tout pays connu. Choisissez à la main.',
  ],
  found: ['You are in {name}.', 'Vous êtes ici : {name}.'],
  foundNear: [
    'You seem to be in {name}, close to a border. Please check.',
    'Vous semblez être ici : {name}, près d’une frontière. Vérifiez.',
  ],
  search: ['Search a country', 'Chercher un pays'],
  all: ['Show all countries', 'Afficher tous les pays'],
  fewer: ['Hide the list', 'Masquer la liste'],
  none: ['No country is called that.', 'Aucun pays ne porte ce nom.'],
  countries: ['Countries', 'Pays'],
  closed: ['Not offered', 'Non proposé'],
  chosen: ['Your choice', 'Votre choix'],
  nothing: ['Tap the map or search', 'Touchez la carte ou cherchez'],
  now: ['Now: {name}, {how}', 'Actuellement : {name}, {how}'],
  phone: ['by your phone number', 'd’après votre numéro'],
  byHand: ['chosen by hand', 'choisi à la main'],
  byPosition: ['by position', 'd’après votre position'],
  closedText: [
    'Play is not offered there: no bets and no deposits. You can always withdraw.',
    'Le jeu n’y est pas proposé : ni mises ni dépôts. Vous pouvez toujours retirer.',
  ],
  confirm: ['Confirm', 'Confirmer'],
  saved: ['Location: {name}', 'Lieu : {name}'],
  kept: [
    'Kept in this browser; it counts when you open an account.',
    'Conservé dans ce navigateur ; il comptera à l’ouverture d’un compte.',
  ],
  failed: ['The countries could not be fetched.', 'La liste des pays n’a pas pu être chargée.'],
  retry: ['Try again', 'Réessayer'],
  contact: ['Contact us', 'Nous contacter'],
})
