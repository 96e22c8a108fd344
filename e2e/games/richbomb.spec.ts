import { crashJourney } from './crash-journey.ts'

crashJourney({
  game: 'richbomb',
  page: 'richBomb',
  name: { en: 'Rich Bomb', fr: 'Bombe en or' },
  ended: /^(Vault \d blew|All nine!)/,
  figures: {
    en: ['If you lose your connection', '2.00×', '49.5%', '1,000.00×', '0.099%'],
    fr: ['Si vous perdez la connexion', '2,00×', '49,5\u00a0%'],
  },
})
