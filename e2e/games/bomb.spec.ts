import { crashJourney } from './crash-journey.ts'

crashJourney({
  game: 'bomb',
  page: 'bomb',
  name: { en: 'Bomb', fr: 'La Bombe' },
  ended: /^(Bang!|Blew up instantly|A dud!)/,
  figures: {
    en: ['If you lose your connection', '1.01×', '49.5%', '5.2 s', '64.00×, dud', '60 s'],
    fr: ['Si vous perdez la connexion', '1,01×', '49,5\u00a0%', '64,00×, sans explosion'],
  },
})
