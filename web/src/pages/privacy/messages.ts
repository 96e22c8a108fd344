import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Privacy', 'Confidentialité'],
  visitor: [
    'Log in to choose who sees your name, download your data or close your account.',
    'Connectez-vous pour choisir qui voit votre nom, télécharger vos données ou fermer votre compte.',
  ],
  name: ['Who sees my name', 'Qui voit mon nom'],
  hideName: ['Hide my name in public lists', 'Masquer mon nom dans les listes publiques'],
  nameText: [
    'Latest bets, wins and the leaderboard are public. You appear there as:',
    'Les dernières mises, les gains et le classement sont publics. Vous y apparaissez ainsi :',
  ],
  keep: ['What we store and why', 'Ce que nous conservons et pourquoi'],
  keepPhone: ['Phone number and email address', 'Numéro de téléphone et adresse e-mail'],
  keepPhoneText: [
    'We use them to log you in and contact you, and store them encrypted. Our team must give a reason to view them in full. We log every view.',
    'Ils servent à vous connecter et à vous contacter, et nous les stockons chiffrés. Notre équipe doit indiquer un motif pour les consulter en entier. Nous enregistrons chaque consultation.',
  ],
  keepIdentity: ['Identity documents and source of funds', 'Documents d’identité et origine des fonds'],
  keepIdentityText: [
    'We use what you send us to confirm your identity and source of funds. Anti-money-laundering law requires this. We store it encrypted. Only authorised members of our team can see it, and we log every view.',
    'Les documents que vous envoyez servent à confirmer votre identité et l’origine de vos fonds. La loi contre le blanchiment l’exige. Nous les stockons chiffrés. Seuls les membres habilités de notre équipe peuvent les voir, et nous enregistrons chaque consultation.',
  ],
  keepPlay: ['Bets, seeds and transactions', 'Mises, graines et opérations'],
  keepPlayText: [
    'We keep them so that every result can be verified. The law also requires us to keep financial records.',
    'Nous les gardons pour que chaque résultat reste vérifiable. La loi nous impose aussi de conserver les opérations financières.',
  ],
  keepPay: ['Payout accounts and addresses', 'Comptes et adresses de retrait'],
  keepPayText: [
    'Anti-money-laundering law requires us to keep them. We store them encrypted.',
    'La loi contre le blanchiment nous oblige à les conserver. Nous les stockons chiffrés.',
  ],
  keepChat: ['Chats with characters', 'Discussions avec les personnages'],
  keepChatText: [
    'We keep them, encrypted, so that you can continue them. Our team reads only the messages you report, and the five before each.',
    'Nous les gardons, chiffrées, pour que vous puissiez les reprendre. Notre équipe ne lit que les messages que vous signalez, chacun avec les cinq précédents.',
  ],
  keepDevice: ['Devices you use', 'Appareils que vous utilisez'],
  keepDeviceText: [
    'We use them to warn you about new logins and to detect duplicate accounts. We store your country, and your connection’s country if we check it. We never store your exact location. We store your IP address only as a hash.',
    'Ils servent à vous signaler une nouvelle connexion et à repérer les doubles comptes. Nous conservons votre pays, et celui de votre connexion si nous le vérifions. Nous ne conservons jamais votre position exacte. Nous conservons votre adresse IP uniquement sous forme d’empreinte.',
  ],
  keepMarks: ['Hashes for time-outs and self-exclusions', 'Empreintes pour les pauses et les auto-exclusions'],
  keepMarksText: [
    'We keep hashes so that a time-out or self-exclusion applies to all your accounts. They cover your phone number, email addresses, payout accounts and browsers. Once we’ve checked your identity, they also cover your name with date of birth. We delete them within a day after the time-out or self-exclusion ends.',
    'Nous gardons des empreintes (hash) pour appliquer vos pauses et auto-exclusions à tous vos comptes. Elles couvrent votre numéro de téléphone et vos adresses e-mail. Elles couvrent aussi vos comptes de retrait et vos navigateurs. Une fois votre identité vérifiée, elles couvrent aussi votre nom et votre date de naissance. Nous les supprimons au plus tard un jour après la pause ou l’auto-exclusion.',
  ],
  keepShare: ['Who else receives data', 'Qui d’autre reçoit des données'],
  keepShareText: [
    'Payment, email, text message, notification and AI providers, and Google for VIP purchases. They receive only what they need to serve you.',
    'Les prestataires de paiement, d’e-mail, de SMS, de notification et d’IA. Google en reçoit aussi, pour les achats VIP. Chacun ne reçoit que les données nécessaires à son service.',
  ],
  keepNever: ['What we never do', 'Ce que nous ne faisons jamais'],
  keepNeverText: [
    'We don’t build advertising profiles, use trackers or sell your data.',
    'Nous ne créons pas de profils publicitaires et n’utilisons pas de traceurs. Nous ne vendons pas vos données.',
  ],
  long: ['How long we keep it', 'Durée de conservation'],
  longAccount: [
    'Phone number, email address, devices, chats and messages',
    'Numéro de téléphone, adresse e-mail, appareils, discussions et messages',
  ],
  longAccountText: ['Until you close your account.', 'Jusqu’à la fermeture de votre compte.'],
  longEmail: ['Emails and text messages we send you', 'E-mails et SMS que nous vous envoyons'],
  longEmailText: [
    'We delete the text once it’s sent, and the record after 30 days.',
    'Nous supprimons le texte après l’envoi, et sa trace après 30 jours.',
  ],
  longIdentity: [
    'Identity documents, name, date of birth and source of funds',
    'Documents d’identité, nom, date de naissance et origine des fonds',
  ],
  longIdentityText: [
    'For {years} {years|year|years} after you close your account, because the law requires it. We delete photos after a day if you didn’t send them for review.',
    'Pendant {years} {years|an|ans} après la fermeture de votre compte, car la loi l’exige. Nous supprimons au bout d’un jour les photos que vous n’avez pas envoyées pour examen.',
  ],
  longPlay: ['Bets, transactions and payout details', 'Mises, opérations et coordonnées de retrait'],
  longPlayText: [
    'Permanently, under your account number. Payout details stay encrypted.',
    'Sans limite de durée, sous votre numéro de compte. Les coordonnées de retrait restent chiffrées.',
  ],
  longProtection: ['Limits, time-outs and self-exclusions', 'Limites, pauses et auto-exclusions'],
  longProtectionText: [
    'Until they end. After you close your account, your limits stay for a month. Limits set by us stay for five years.',
    'Jusqu’à leur terme. Après la fermeture de votre compte, nous conservons vos limites un mois. Nous conservons cinq ans celles que nous avons fixées.',
  ],
  take: ['A copy of my data', 'Une copie de mes données'],
  takeText: [
    'You’ll get one JSON file with the personal data we store about you.',
    'Vous recevrez un fichier JSON avec les données personnelles que nous conservons sur vous.',
  ],
  takeButton: ['Download my data', 'Télécharger'],
  taking: ['Preparing… {n} {n|entry|entries}', 'Préparation… {n} {n|entrée|entrées}'],
  taken: ['Data downloaded: {n} {n|entry|entries}', 'Données téléchargées : {n} {n|entrée|entrées}'],
  takeFailed: ['The download didn’t finish. Try again.', 'Le téléchargement n’a pas abouti. Réessayez.'],
  fileName: ['glasshouse-my-data', 'glasshouse-mes-donnees'],
  close: ['Close my account', 'Fermer mon compte'],
  closeText: [
    'Closing your account is permanent and can’t be reversed.',
    'La fermeture de votre compte est définitive et irréversible.',
  ],
  closeButton: ['Close my account…', 'Fermer mon compte…'],
  first: ['Before you close your account', 'Avant de fermer votre compte'],
  firstText: [
    'Withdraw your balance, finish games in progress and redeem your units. Wait for pending payments. You’ll lose VIP days and any rebates that aren’t due yet or are under review. Don’t send anything else to your deposit address.',
    'Retirez votre solde, terminez les parties en cours et revendez vos parts. Attendez que les paiements en attente soient terminés. Vous perdrez vos jours VIP et les ristournes non encore dues ou en cours d’examen. N’envoyez plus rien à votre adresse de dépôt.',
  ],
  erased: ['What we delete immediately', 'Ce que nous supprimons immédiatement'],
  erasedText: [
    'Your phone number, email address, nickname, devices, chats, messages and passkeys. We’ll log you out everywhere.',
    'Nous supprimerons votre numéro de téléphone, votre adresse e-mail et votre pseudo. Nous supprimerons aussi vos appareils, discussions, messages et clés d’accès. Nous vous déconnecterons partout.',
  ],
  kept: ['What we keep', 'Ce que nous gardons'],
  keptText: [
    'Your bets, transactions and payout details (encrypted), because the law requires financial records. Identity documents, name, date of birth and source of funds, for five years. A time-out or self-exclusion stays in force until it ends. Your own limits carry over if you open a new account within a month. Limits set by us carry over for five years. To recognise you, we keep hashes of your phone number and email address. We keep hashes of your browsers for one day. During a time-out or self-exclusion, we keep more hashes. These cover your browsers, payout accounts and checked identity.',
    'Nous gardons vos mises, vos opérations et vos coordonnées de retrait (chiffrées). La loi l’exige. Nous gardons pendant cinq ans votre nom, votre date de naissance et vos documents d’identité. Nous gardons aussi l’origine de vos fonds pendant cinq ans. Une pause ou une auto-exclusion reste en vigueur jusqu’à son terme. Si vous ouvrez un nouveau compte dans le mois, vos propres limites s’y appliqueront. Pour les limites fixées par nous, ce délai est de cinq ans. Nous gardons des empreintes (hash) de votre numéro de téléphone et de votre adresse e-mail. Elles servent à vous reconnaître. Nous gardons celles de vos navigateurs pendant un jour. Pendant une pause ou une auto-exclusion, nous gardons d’autres empreintes. Elles portent sur vos navigateurs, vos comptes de retrait et votre identité vérifiée.',
  ],
  password: ['Password', 'Mot de passe'],
  passwordMissing: ['Enter your password.', 'Saisissez votre mot de passe.'],
  sure: [
    'I understand that closing my account can’t be reversed',
    'Je comprends que la fermeture de mon compte est définitive',
  ],
  sureMissing: ['Tick the box to continue.', 'Cochez la case pour continuer.'],
  closeNow: ['Close account permanently', 'Fermer mon compte'],
  closed: ['Your account is closed.', 'Votre compte est fermé.'],
  proof: ['Confirm that it’s you', 'Confirmez que c’est bien vous'],
  proofText: [
    'Your account uses two-step verification. After this step, we’ll close your account.',
    'Votre compte utilise la validation en deux étapes. Après cette étape, nous fermerons votre compte.',
  ],
})
