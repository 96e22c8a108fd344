import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  bet: ['Bet', 'Mise'],
  title: ['Bet {id}', 'Mise nº {id}'],
  player: ['Player', 'Joueur'],
  stake: ['Stake', 'Mise'],
  payout: ['Payout', 'Paiement'],
  time: ['Time', 'Date'],
  share: ['Share this bet', 'Partager cette mise'],
  check: ['Verify this bet yourself', 'Vérifiez cette mise vous-même'],
  checkText: [
    'Everything you need is on this page. The verifier recalculates the bet in your browser, step by step.',
    'Tout ce qu’il faut est sur cette page. Le vérificateur recalcule la mise dans votre navigateur, étape par étape.',
  ],
  checkLater: [
    'You can verify this bet once the player changes seeds. We’ll then reveal the server seed, which must have the hash shown above. Everything else is already public.',
    'Vous pourrez vérifier cette mise dès que le joueur aura changé de graines. Nous révélerons alors la graine du serveur, qui devra correspondre à l’empreinte ci-dessus. Tout le reste est déjà public.',
  ],
  verifier: ['Open in the verifier', 'Ouvrir dans le vérificateur'],
  link: ['Link to this bet', 'Lien vers cette mise'],
  none: ['Bet not found', 'Mise introuvable'],
  noneText: [
    'Only settled bets have a page. Check the number in the address.',
    'Seules les mises réglées ont une page. Vérifiez le numéro dans l’adresse.',
  ],
})
