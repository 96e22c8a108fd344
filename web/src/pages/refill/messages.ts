import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Recharge', 'Recharger'],
  choose: ['Choose coins', 'Choisir des pièces'],
  goldFor: ['gold for', 'pièces d’or pour'],
  amount: ['Or enter an amount of gold', 'Ou saisir un montant d’or'],
  limits: ['From {min} to {max}, in steps of {step}', 'De {min} à {max}, par pas de {step}'],
  youPay: ['You pay', 'Vous payez'],
  youGet: ['You get', 'Vous recevez'],
  pay: ['Continue to pay {money}', 'Continuer et payer {money}'],
  payNone: ['Continue', 'Continuer'],
  logIn: ['Log in to recharge', 'Se connecter pour recharger'],
  sandbox: [
    'Sandbox: this is play money. Nothing real is paid.',
    'Bac à sable : c’est de l’argent fictif. Rien de réel n’est payé.',
  ],
  gatewayDown: [
    'The payment service can not be reached at the moment. Please come back later; coins of a network still work.',
    'Le service de paiement est injoignable pour le moment. Revenez plus tard ; les pièces d’un réseau restent possibles.',
  ],
  unanswered: [
    'No answer came. Press again: it will not be ordered twice.',
    'Aucune réponse. Appuyez encore : rien ne sera commandé deux fois.',
  ],
  currency: ['Deposit currency', 'Devise du dépôt'],
  network: ['Network', 'Réseau'],
  logInText: ['Log in to see your own deposit address.', 'Connectez-vous pour voir votre propre adresse de dépôt.'],
  address: ['Your deposit address', 'Votre adresse de dépôt'],
  qr: ['QR code of your deposit address', 'Code QR de votre adresse de dépôt'],
  copy: ['Copy address', 'Copier l’adresse'],
  copied: ['Address copied', 'Adresse copiée'],
  copyFailed: [
    'Copying is not possible here. Hold the address to select it.',
    'La copie est impossible ici. Maintenez l’adresse pour la sélectionner.',
  ],
  minimum: ['Minimum deposit', 'Dépôt minimal'],
  confirmations: ['Confirmations needed', 'Confirmations nécessaires'],
  only: [
    'Send only {currency} on {network} to this address. Anything else is lost.',
    'N’envoyez que du {currency} sur {network} à cette adresse. Tout le reste est perdu.',
  ],
  faucet: ['Get test coins', 'Recevoir des pièces d’essai'],
  faucetText: [
    'Sandbox: test coins, worth nothing, sent to your address.',
    'Bac à sable : des pièces d’essai sans valeur, envoyées à votre adresse.',
  ],
  faucetSent: ['{money} are on their way to your address', '{money} sont en route vers votre adresse'],
  networkDown: ['{network} isn’t available right now', '{network} n’est pas disponible pour le moment'],
  networkDownText: [
    'Don’t send anything now. Your deposit address appears here when the network is back. We’ll credit deposits you’ve already sent.',
    'N’envoyez rien maintenant. Votre adresse de dépôt s’affichera ici au retour du réseau. Nous créditerons les dépôts déjà envoyés.',
  ],
  none: ['No coins are taken here', 'Aucune crypto acceptée ici'],
  noneText: [
    'This house takes no coins of a network at the moment. The fiat tab works.',
    'Cette maison n’accepte aucune pièce de réseau pour le moment. L’onglet Monnaie fonctionne.',
  ],
  deposits: ['Your deposits', 'Vos dépôts'],
  depositsEmpty: [
    'What you send appears here as soon as the network has seen it.',
    'Ce que vous envoyez apparaît ici dès que le réseau l’a vu.',
  ],
})
