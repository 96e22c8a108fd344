import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Privacy', 'Confidentialité'],
  visitor: [
    'Log in to decide who sees your name, to take all your data along, or to close your account.',
    'Connectez-vous pour décider qui voit votre nom, emporter toutes vos données ou fermer votre compte.',
  ],
  name: ['Who sees my name', 'Qui voit mon nom'],
  hideName: ['Hide my name in public lists', 'Masquer mon nom en public'],
  nameText: [
    'Latest bets, wins and leaders are seen by everyone. There you are called:',
    'Tout le monde voit les dernières mises, les gains et le classement. Vous y apparaissez ainsi :',
  ],
  keep: ['What we keep, and why', 'Ce que nous conservons, et pourquoi'],
  keepPhone: ['Phone number and mail address', 'Numéro de téléphone et adresse e-mail'],
  keepPhoneText: [
    'To let you in and to write to you. Both lie encrypted and are shown to nobody.',
    'Pour vous laisser entrer et vous écrire. Les deux sont chiffrés et ne sont montrés à personne.',
  ],
  keepPlay: ['Bets, seeds and the ledger', 'Mises, graines et grand livre'],
  keepPlayText: [
    'So that you and everyone can check every result and every coin. The law wants the books kept.',
    'Pour que vous et tous puissiez vérifier chaque résultat et chaque pièce. La loi demande de garder les comptes.',
  ],
  keepPay: ['Where withdrawals went', 'Où vont les retraits'],
  keepPayText: [
    'The law against money laundering asks for it. It lies encrypted.',
    'La loi contre le blanchiment le demande. C’est chiffré.',
  ],
  keepDevice: ['Browsers you came from', 'Les navigateurs que vous utilisez'],
  keepDeviceText: [
    'To warn you of a new one, and to find people with two accounts. Of where you are we keep the country at most.',
    'Pour vous signaler un nouveau et repérer les doubles comptes. Du lieu où vous êtes, nous gardons au plus le pays.',
  ],
  keepNever: ['Never', 'Jamais'],
  keepNeverText: [
    'No advertising profile, no trackers, nothing sold or handed on.',
    'Aucun profil publicitaire, aucun traceur, rien n’est vendu ni transmis.',
  ],
  take: ['Take all my data along', 'Emporter toutes mes données'],
  takeText: [
    'One file with everything that we keep about you, in a form that programs can read (JSON).',
    'Un fichier avec tout ce que nous conservons sur vous, lisible par des programmes (JSON).',
  ],
  takeButton: ['Save my data', 'Enregistrer mes données'],
  taking: ['Reading: {n} entries so far', 'Lecture : {n} entrées jusqu’ici'],
  taken: ['Saved: {n} entries', 'Enregistré : {n} entrées'],
  takeFailed: ['It could not be read to its end. Please try again.', 'La lecture n’est pas allée au bout. Réessayez.'],
  fileName: ['glasshouse-my-data', 'glasshouse-mes-donnees'],
  close: ['Close my account', 'Fermer mon compte'],
  closeText: ['For good: there is no way back.', 'Définitivement : il n’y a pas de retour.'],
  closeButton: ['Close my account …', 'Fermer mon compte …'],
  first: ['First', 'D’abord'],
  firstText: [
    'Withdraw or play your gold, finish open games, give back shares, and wait until payments have ended. Rebates that are not paid yet are given up. Send nothing more to your deposit address.',
    'Retirez ou jouez votre or, terminez les parties en cours, rendez vos parts et attendez la fin des paiements. Les ristournes non encore versées sont abandonnées. N’envoyez plus rien à votre adresse de dépôt.',
  ],
  erased: ['Erased at once', 'Effacé aussitôt'],
  erasedText: [
    'Your phone number, mail address, nickname, devices, messages, questions, passkeys and limits. You are logged out everywhere.',
    'Votre numéro, votre adresse e-mail, votre pseudo, vos appareils, messages, questions, clés d’accès et limites. Vous êtes déconnecté partout.',
  ],
  kept: ['What stays, under a number', 'Ce qui reste, sous un numéro'],
  keptText: [
    'Bets, the ledger, and where withdrawals went (encrypted), because the law wants books of money kept. A break or self-exclusion stays in force to its end: an unreadable fingerprint of your phone and address keeps new accounts from being opened with them.',
    'Les mises, le grand livre et la destination des retraits (chiffrée), car la loi demande de garder les comptes. Une pause ou une auto-exclusion reste en vigueur jusqu’à son terme : une empreinte illisible de votre numéro et de votre adresse empêche d’ouvrir un nouveau compte avec eux.',
  ],
  password: ['Password', 'Mot de passe'],
  passwordMissing: ['Please enter your password.', 'Saisissez votre mot de passe.'],
  sure: ['I know that this can not be undone', 'Je sais que c’est irréversible'],
  sureMissing: ['Please confirm that you know.', 'Confirmez que vous le savez.'],
  closeNow: ['Close my account for good', 'Fermer mon compte définitivement'],
  closed: ['Your account is closed. Farewell.', 'Votre compte est fermé. Au revoir.'],
  proof: ['Show that it is you', 'Montrez que c’est bien vous'],
  proofText: [
    'Your account has a second factor. After this your account is closed.',
    'Votre compte a un second facteur. Ensuite, votre compte sera fermé.',
  ],
})
