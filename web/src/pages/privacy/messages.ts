import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Privacy', 'Confidentialité'],
  visitor: [
    'Log in to choose who sees your name, download your data or close your account.',
    'Connectez-vous pour choisir qui voit votre nom, télécharger vos données ou fermer votre compte.',
  ],
  name: ['Who sees my name', 'Qui voit mon nom'],
  hideName: ['Hide my name in public lists', 'Masquer mon nom en public'],
  nameText: [
    'Latest bets, wins and the leaderboard are public. You appear there as:',
    'Les dernières mises, les gains et le classement sont publics. Vous y apparaissez ainsi :',
  ],
  keep: ['What we store and why', 'Ce que nous conservons et pourquoi'],
  keepPhone: ['Phone number and email address', 'Numéro de téléphone et adresse e-mail'],
  keepPhoneText: [
    'To log you in and contact you. Stored encrypted. Our staff can view them in full only with a reason, and every view is logged.',
    'Pour vous connecter et vous contacter. Stockés chiffrés. Notre équipe ne peut les consulter en entier qu’avec un motif, et chaque consultation est enregistrée.',
  ],
  keepPlay: ['Bets, seeds and transactions', 'Mises, graines et opérations'],
  keepPlayText: [
    'So that every result can be verified. The law also requires us to keep financial records.',
    'Pour que chaque résultat puisse être vérifié. La loi nous impose aussi de conserver les opérations financières.',
  ],
  keepPay: ['Withdrawal destinations', 'Destinations des retraits'],
  keepPayText: [
    'Required by anti-money-laundering law. Stored encrypted.',
    'La loi contre le blanchiment l’exige. Stockées chiffrées.',
  ],
  keepChat: ['Chats with characters', 'Discussions avec les personnages'],
  keepChatText: [
    'So you can continue them. Stored encrypted. Our team reads only the messages you report, and the five before each.',
    'Pour que vous puissiez les reprendre. Stockées chiffrées. Notre équipe ne lit que les messages que vous signalez, et les cinq qui précèdent chacun.',
  ],
  keepDevice: ['Devices you use', 'Appareils que vous utilisez'],
  keepDeviceText: [
    'To warn you about new log-ins and detect duplicate accounts. We store your country, never your exact location.',
    'Pour vous signaler une nouvelle connexion et repérer les doubles comptes. Nous conservons votre pays, jamais votre position exacte.',
  ],
  keepShare: ['Who else receives data', 'Qui d’autre reçoit des données'],
  keepShareText: [
    'Payment, email, notification and AI providers, and Google for VIP purchases. They receive only what they need to serve you.',
    'Les prestataires de paiement, d’e-mail, de notification et d’IA, et Google pour les achats VIP. Ils ne reçoivent que le nécessaire pour vous servir.',
  ],
  keepNever: ['What we never do', 'Ce que nous ne faisons jamais'],
  keepNeverText: [
    'We don’t build advertising profiles, use trackers or sell your data.',
    'Nous ne créons pas de profils publicitaires, n’utilisons pas de traceurs et ne vendons pas vos données.',
  ],
  take: ['A copy of my data', 'Une copie de mes données'],
  takeText: [
    'One file (JSON) with the personal data we store about you.',
    'Un fichier (JSON) avec les données personnelles que nous conservons sur vous.',
  ],
  takeButton: ['Download my data', 'Télécharger mes données'],
  taking: ['Reading… {n} {n|entry|entries}', 'Lecture… {n} {n|entrée|entrées}'],
  taken: ['Data downloaded: {n} {n|entry|entries}', 'Données téléchargées : {n} {n|entrée|entrées}'],
  takeFailed: ['The download didn’t finish. Try again.', 'Le téléchargement n’a pas abouti. Réessayez.'],
  fileName: ['glasshouse-my-data', 'glasshouse-mes-donnees'],
  close: ['Close my account', 'Fermer mon compte'],
  closeText: ['Permanent. This can’t be reversed.', 'Définitif. Vous ne pourrez pas revenir en arrière.'],
  closeButton: ['Close my account…', 'Fermer mon compte…'],
  first: ['Before you close it', 'Avant de le fermer'],
  firstText: [
    'Withdraw your balance, finish open games, redeem your units and wait for pending payments and rebates. Rebates that aren’t due yet or are under review are forfeited. Don’t send anything else to your deposit address.',
    'Retirez votre solde, terminez les parties en cours, revendez vos parts et attendez les paiements et ristournes en attente. Les ristournes pas encore dues ou en cours d’examen sont perdues. N’envoyez plus rien à votre adresse de dépôt.',
  ],
  erased: ['What we delete immediately', 'Ce que nous supprimons immédiatement'],
  erasedText: [
    'Your phone number, email address, nickname, devices, chats, messages and passkeys. You’ll be logged out everywhere.',
    'Votre numéro, votre adresse e-mail, votre pseudo, vos appareils, discussions, messages et clés d’accès. Vous serez déconnecté partout.',
  ],
  kept: ['What we keep, without your name', 'Ce que nous gardons, sans votre nom'],
  keptText: [
    'Bets, transactions and withdrawal destinations (encrypted), because the law requires financial records. A time-out or self-exclusion stays in force until it ends. Your limits apply for another month, and limits set by us for five years, if you open a new account. To recognise you, we keep a hash of your phone number and email address that nobody can read.',
    'Les mises, les opérations et les destinations des retraits (chiffrées), car la loi impose de garder les opérations financières. Une pause ou une auto-exclusion reste en vigueur jusqu’à son terme. Si vous ouvrez un nouveau compte, vos limites s’y appliquent encore un mois, et celles fixées par nous cinq ans. Pour vous reconnaître, nous gardons une empreinte illisible de votre numéro et de votre adresse e-mail.',
  ],
  password: ['Password', 'Mot de passe'],
  passwordMissing: ['Enter your password.', 'Saisissez votre mot de passe.'],
  sure: ['I understand that this can’t be reversed', 'Je comprends que c’est irréversible'],
  sureMissing: ['Tick the box to continue.', 'Cochez la case pour continuer.'],
  closeNow: ['Close account permanently', 'Fermer définitivement'],
  closed: ['Your account is closed.', 'Votre compte est fermé.'],
  proof: ['Confirm that it’s you', 'Confirmez que c’est bien vous'],
  proofText: [
    'Your account uses two-step verification. After this step, we’ll close your account.',
    'Votre compte utilise la validation en deux étapes. Après cette étape, votre compte sera fermé.',
  ],
})
