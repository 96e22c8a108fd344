import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Recharge', 'Recharger'],
  choose: ['Choose an amount', 'Choisissez un montant'],
  goldFor: ['gold for', 'pièces d’or pour'],
  amount: ['Or enter an amount of gold', 'Ou saisissez un nombre de pièces d’or'],
  limits: ['From {min} to {max} gold, in steps of {step} gold', 'De {min} à {max} pièces d’or, par pas de {step}'],
  youPay: ['You pay', 'Vous payez'],
  youGet: ['You get', 'Vous recevez'],
  pay: ['Pay {money}', 'Payer {money}'],
  payNone: ['Enter an amount', 'Saisir un montant'],
  logIn: ['Log in to deposit', 'Se connecter pour déposer'],
  sandbox: [
    'Test mode: you pay with play money. You won’t be charged.',
    'Mode test : vous payez en argent fictif. Rien ne sera débité.',
  ],
  gatewayDown: [
    'Fiat deposits are temporarily unavailable. Try again later, or use the Crypto tab.',
    'Les dépôts fiat sont momentanément indisponibles. Réessayez plus tard ou utilisez l’onglet Crypto.',
  ],
  currency: ['Deposit currency', 'Devise du dépôt'],
  network: ['Network', 'Réseau'],
  logInText: ['Log in to see your deposit address.', 'Connectez-vous pour voir votre adresse de dépôt.'],
  address: ['Deposit address', 'Adresse de dépôt'],
  qr: ['QR code for your deposit address', 'Code QR de votre adresse de dépôt'],
  copy: ['Copy address', 'Copier l’adresse'],
  copied: ['Address copied', 'Adresse copiée'],
  copyFailed: [
    'We couldn’t copy the address. Press and hold it to select it.',
    'Copie impossible. Appuyez longuement sur l’adresse pour la sélectionner.',
  ],
  minimum: ['Minimum deposit', 'Dépôt minimal'],
  confirmations: ['Confirmations needed', 'Confirmations requises'],
  only: [
    'Send only {currency} on {network} to this address. Anything else will be lost.',
    'Envoyez uniquement des {currency} sur {network} à cette adresse. Tout autre envoi sera perdu.',
  ],
  faucet: ['Get test coins', 'Recevoir des jetons'],
  faucetText: [
    'Test mode: we’ll send test coins to your address. They have no value.',
    'Mode test : nous enverrons des jetons de test, sans valeur, à votre adresse.',
  ],
  faucetSent: ['{money} sent to your address', 'Jetons de test envoyés à votre adresse : {money}'],
  networkDown: ['Deposits on {network} are unavailable right now', 'Dépôts indisponibles sur {network} pour le moment'],
  networkDownText: [
    'Don’t send anything now. Your deposit address will appear here when the network is available again. We’ll credit deposits you’ve already sent.',
    'N’envoyez rien maintenant. Votre adresse de dépôt s’affichera ici quand le réseau sera de nouveau disponible. Nous créditerons les dépôts déjà envoyés.',
  ],
  none: ['Crypto deposits unavailable', 'Dépôts crypto indisponibles'],
  noneText: ['Try again later, or use the Fiat tab.', 'Réessayez plus tard ou utilisez l’onglet Fiat.'],
  deposits: ['Your deposits', 'Vos dépôts'],
  depositsEmpty: [
    'Your deposits appear here as soon as the network detects them.',
    'Vos dépôts apparaissent ici dès que le réseau les détecte.',
  ],
})
