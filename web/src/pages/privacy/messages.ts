import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    title: 'Privacy',
    visitor: 'Log in to decide who sees your name, to take all your data along, or to close your account.',

    name: 'Who sees my name',
    hideName: 'Hide my name in public lists',
    nameText: 'Latest bets, wins and leaders are seen by everyone. There you are called:',

    keep: 'What we keep, and why',
    keepPhone: 'Phone number and mail address',
    keepPhoneText: 'To let you in and to write to you. Both lie encrypted and are shown to nobody.',
    keepPlay: 'Bets, seeds and the ledger',
    keepPlayText: 'So that you and everyone can check every result and every coin. The law wants the books kept.',
    keepPay: 'Where withdrawals went',
    keepPayText: 'The law against money laundering asks for it. It lies encrypted.',
    keepDevice: 'Browsers you came from',
    keepDeviceText:
      'To warn you of a new one, and to find people with two accounts. Of where you are we keep the country at most.',
    keepNever: 'Never',
    keepNeverText: 'No advertising profile, no trackers, nothing sold or handed on.',

    take: 'Take all my data along',
    takeText: 'One file with everything that we keep about you, in a form that programs can read (JSON).',
    takeButton: 'Save my data',
    taking: 'Reading: {n} entries so far',
    taken: 'Saved: {n} entries',
    takeFailed: 'It could not be read to its end. Please try again.',
    fileName: 'glasshouse-my-data',

    close: 'Close my account',
    closeText: 'For good: there is no way back.',
    closeButton: 'Close my account …',
    first: 'First',
    firstText:
      'Withdraw or play your gold, finish open games, give back shares, and wait until payments have ended. Rebates that are not paid yet are given up. Send nothing more to your deposit address.',
    erased: 'Erased at once',
    erasedText:
      'Your phone number, mail address, nickname, devices, messages, questions, passkeys and limits. You are logged out everywhere.',
    kept: 'What stays, under a number',
    keptText:
      'Bets, the ledger, and where withdrawals went (encrypted), because the law wants books of money kept. A break or self-exclusion stays in force to its end: an unreadable fingerprint of your phone and address keeps new accounts from being opened with them.',
    password: 'Password',
    passwordMissing: 'Please enter your password.',
    sure: 'I know that this can not be undone',
    sureMissing: 'Please confirm that you know.',
    closeNow: 'Close my account for good',
    closed: 'Your account is closed. Farewell.',
    proof: 'Show that it is you',
    proofText: 'Your account has a second factor. After this your account is closed.',
  },
  fr: {
    title: 'Confidentialité',
    visitor: 'Connectez-vous pour décider qui voit votre nom, emporter toutes vos données ou fermer votre compte.',

    name: 'Qui voit mon nom',
    hideName: 'Masquer mon nom en public',
    nameText: 'Tout le monde voit les dernières mises, les gains et le classement. Vous y apparaissez ainsi :',

    keep: 'Ce que nous conservons, et pourquoi',
    keepPhone: 'Numéro de téléphone et adresse e-mail',
    keepPhoneText: 'Pour vous laisser entrer et vous écrire. Les deux sont chiffrés et ne sont montrés à personne.',
    keepPlay: 'Mises, graines et grand livre',
    keepPlayText:
      'Pour que vous et tous puissiez vérifier chaque résultat et chaque pièce. La loi demande de garder les comptes.',
    keepPay: 'Où vont les retraits',
    keepPayText: 'La loi contre le blanchiment le demande. C’est chiffré.',
    keepDevice: 'Les navigateurs que vous utilisez',
    keepDeviceText:
      'Pour vous signaler un nouveau et repérer les doubles comptes. Du lieu où vous êtes, nous gardons au plus le pays.',
    keepNever: 'Jamais',
    keepNeverText: 'Aucun profil publicitaire, aucun traceur, rien n’est vendu ni transmis.',

    take: 'Emporter toutes mes données',
    takeText: 'Un fichier avec tout ce que nous conservons sur vous, lisible par des programmes (JSON).',
    takeButton: 'Enregistrer mes données',
    taking: 'Lecture : {n} entrées jusqu’ici',
    taken: 'Enregistré : {n} entrées',
    takeFailed: 'La lecture n’est pas allée au bout. Réessayez.',
    fileName: 'glasshouse-mes-donnees',

    close: 'Fermer mon compte',
    closeText: 'Définitivement : il n’y a pas de retour.',
    closeButton: 'Fermer mon compte …',
    first: 'D’abord',
    firstText:
      'Retirez ou jouez votre or, terminez les parties en cours, rendez vos parts et attendez la fin des paiements. Les ristournes non encore versées sont abandonnées. N’envoyez plus rien à votre adresse de dépôt.',
    erased: 'Effacé aussitôt',
    erasedText:
      'Votre numéro, votre adresse e-mail, votre pseudo, vos appareils, messages, questions, clés d’accès et limites. Vous êtes déconnecté partout.',
    kept: 'Ce qui reste, sous un numéro',
    keptText:
      'Les mises, le grand livre et la destination des retraits (chiffrée), car la loi demande de garder les comptes. Une pause ou une auto-exclusion reste en vigueur jusqu’à son terme : une empreinte illisible de votre numéro et de votre adresse empêche d’ouvrir un nouveau compte avec eux.',
    password: 'Mot de passe',
    passwordMissing: 'Saisissez votre mot de passe.',
    sure: 'Je sais que c’est irréversible',
    sureMissing: 'Confirmez que vous le savez.',
    closeNow: 'Fermer mon compte définitivement',
    closed: 'Votre compte est fermé. Au revoir.',
    proof: 'Montrez que c’est bien vous',
    proofText: 'Votre compte a un second facteur. Ensuite, votre compte sera fermé.',
  },
})
