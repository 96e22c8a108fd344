import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    title: ['Choose country', 'Choisir un pays'],
    lead: [
      'The law decides where we can offer gambling, so we ask for your country. We don’t receive anything more precise.',
      'La loi détermine où nous pouvons proposer des jeux d’argent. Nous vous demandons donc votre pays. Nous ne recevons rien de plus précis.',
    ],
    position: ['Use my location', 'Utiliser ma position'],
    positionNote: [
      'Your location stays on this device. We receive only the country.',
      'Votre position reste sur cet appareil. Nous ne recevons que le pays.',
    ],
    searching: ['Finding your location…', 'Recherche de votre position…'],
    denied: [
      'Your browser blocks access to your location. Allow it in the settings, or choose your country below.',
      'Votre navigateur bloque l’accès à votre position. Autorisez-le dans les réglages, ou choisissez votre pays ci-dessous.',
    ],
    unavailable: [
      'We can’t find your location right now. Choose your country below.',
      'Position introuvable pour le moment. Choisissez votre pays ci-dessous.',
    ],
    atSea: [
      'Your location isn’t in a country on our list. Choose your country below.',
      'Votre position ne correspond à aucun pays de notre liste. Choisissez votre pays ci-dessous.',
    ],
    found: ['Country found: {name}.', 'Pays trouvé : {name}.'],
    foundNear: [
      'Country found: {name}. You’re close to a border, so check that it’s right.',
      'Pays trouvé : {name}. Vous êtes près d’une frontière, vérifiez donc que c’est le bon pays.',
    ],
    search: ['Search for a country', 'Rechercher un pays'],
    all: ['Show all countries', 'Afficher tous les pays'],
    fewer: ['Hide list', 'Masquer la liste'],
    countries: ['Countries', 'Pays'],
    closed: ['Not available', 'Non disponible'],
    chosen: ['Your choice', 'Votre choix'],
    nothing: ['Tap the map or search', 'Touchez la carte ou cherchez un pays'],
    now: ['Current: {name}, {how}', 'Actuel : {name}, {how}'],
    phone: ['from your phone number', 'd’après votre numéro'],
    byHand: ['chosen by you', 'choisi par vous'],
    byPosition: ['from your location', 'd’après votre position'],
    closedText: [
      'We don’t offer gambling there. You can’t bet or deposit, but you can still withdraw.',
      'Nous n’y proposons pas de jeux d’argent. Vous ne pouvez ni miser ni déposer, mais vous pouvez toujours retirer votre or.',
    ],
    savedAs: ['Country saved: {name}', 'Pays enregistré : {name}'],
    kept: [
      'We save your choice in this browser and use it when you open an account.',
      'Nous gardons votre choix dans ce navigateur pour l’ouverture d’un compte.',
    ],
    failed: ['We couldn’t load the countries.', 'Nous n’avons pas pu charger la liste des pays.'],
  },
  sharedMessages,
)
