import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  bet: ['Bet', 'Mise'],
  title: ['Bet {id}', 'Mise nº {id}'],
  player: ['Player', 'Joueur'],
  stake: ['Stake', 'Mise'],
  payout: ['Payout', 'Paiement'],
  time: ['Settled', 'Réglée le'],
  share: ['Share this bet', 'Partager cette mise'],
  check: ['Check it yourself', 'Vérifiez vous-même'],
  checkText: [
    'Everything that it takes is on this page. The verifier reckons it anew in your browser, step by step.',
    'Tout ce qu’il faut est sur cette page. Le vérificateur le recalcule dans votre navigateur, pas à pas.',
  ],
  checkLater: [
    'It can be verified as soon as its player changes seeds: then the server seed is told, and must have the fingerprint above. Everything else is known already.',
    'Elle pourra être vérifiée dès que son joueur changera de graines : la graine du serveur sera dite et devra avoir l’empreinte ci-dessus. Tout le reste est déjà connu.',
  ],
  verifier: ['Open in the verifier', 'Ouvrir dans le vérificateur'],
  rules: ['How results are fixed before the bet', 'Comment les résultats sont fixés avant la mise'],
  returns: ['What every game returns', 'Ce que rend chaque jeu'],
  link: ['Link to this bet', 'Lien vers cette mise'],
  none: ['There is no such bet', 'Cette mise n’existe pas'],
  noneText: [
    'Only settled bets have a page. The number may be mistyped.',
    'Seules les mises réglées ont une page. Le numéro est peut-être mal écrit.',
  ],
})
