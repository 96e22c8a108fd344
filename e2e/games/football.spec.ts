import { crashJourney } from './crash-journey.ts'

crashJourney({
  game: 'football',
  page: 'soccerBoy',
  name: { en: 'Soccer Boy', fr: 'Soccer Boy' },
  ended: /^(Tackled|Stopped by the keeper|Goal!)/,
  figures: {
    en: ['If you lose your connection', '82.5%', '66%', '1.20×', '100.00×', '0.99%', '20, goal'],
    fr: ['Si vous perdez la connexion', '82,5\u00a0%', '1,20×', '100,00×', '20, but'],
  },
})
