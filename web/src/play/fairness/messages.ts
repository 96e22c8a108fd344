import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    how1: [
      'Before you bet, we fix a secret server seed and show you its hash (SHA-256). We can’t swap it without you noticing.',
      'Avant votre mise, nous fixons une graine du serveur secrète et affichons son empreinte (SHA-256). Nous ne pouvons pas la remplacer sans que cela se voie.',
    ],
    how2: [
      'Only then does your browser create its own client seed. The two together decide the result, so neither side can choose it.',
      'Ensuite seulement, votre navigateur crée sa propre graine client. Les deux graines déterminent ensemble le résultat, donc personne ne peut le choisir.',
    ],
    how3: [
      'When you change seeds, we reveal the server seed. You can then verify every bet made with it, here or anywhere else.',
      'Quand vous changez de graines, nous révélons la graine du serveur. Vous pouvez alors vérifier chaque mise placée avec cette graine, ici ou ailleurs.',
    ],
    yours: ['Your seeds', 'Vos graines'],
    logInText: [
      'Log in to get your own seeds. In the demo, your browser plays both parts, so you can verify every bet immediately.',
      'Connectez-vous pour avoir vos propres graines. En démo, votre navigateur crée les deux graines, donc vous pouvez vérifier chaque mise immédiatement.',
    ],
    serverHash: ['Hashed server seed in use', 'Empreinte de la graine du serveur en cours'],
    clientSeed: ['Client seed', 'Graine client'],
    nonce: ['Nonce (number of your next bet)', 'Nonce (numéro de votre prochaine mise)'],
    proofHash: [
      'Hashed server seed, shown before the bet',
      'Empreinte de la graine du serveur, affichée avant la mise',
    ],
    betNonce: ['Nonce (bet number with these seeds)', 'Nonce (numéro de la mise avec ces graines)'],
    nextHash: ['Next hashed server seed', 'Empreinte de la prochaine graine du serveur'],
    changeSeeds: ['Change seeds', 'Changer de graines'],
    changeText: [
      'This reveals the server seed in use and starts a new seed pair. Your chances stay the same.',
      'Nous révélerons la graine du serveur en cours et créerons une nouvelle paire de graines. Vos chances resteront les mêmes.',
    ],
    newSeed: ['New client seed', 'Nouvelle graine client'],
    newSeedHint: [
      '1 to 64 unaccented letters, digits, - or _. Leave empty for a random seed.',
      '1 à 64 lettres sans accent, chiffres, - ou _. Laissez vide pour une graine aléatoire.',
    ],
    newSeedBad: [
      'Use 1 to 64 unaccented letters, digits, - or _.',
      'Utilisez 1 à 64 lettres sans accent, chiffres, - ou _.',
    ],
    random: ['Random seed', 'Générer une graine'],
    revealedTitle: ['Server seed revealed', 'Graine du serveur révélée'],
    revealedText: [
      'The SHA-256 of this server seed matches the hash you saw before. You placed {bets} {bets|bet|bets} with it.',
      'Le SHA-256 de cette graine du serveur correspond à l’empreinte affichée auparavant. Vous avez placé {bets} {bets|mise|mises} avec cette graine.',
    ],
    revealedWrong: [
      'Does not match. The SHA-256 of this server seed isn’t the hash we showed before. Keep this page open and contact us.',
      'Non conforme. Le SHA-256 de cette graine du serveur diffère de l’empreinte affichée auparavant. Gardez cette page ouverte et contactez-nous.',
    ],
    serverSeed: ['Server seed', 'Graine du serveur'],
    export: ['Download these bets', 'Télécharger ces mises'],
    failed: ['Something went wrong. {message}', 'Une erreur s’est produite. {message}'],
    choice: ['Choice', 'Choix'],
    stake: ['Stake', 'Mise'],
    payout: ['Payout', 'Paiement'],
    time: ['Time', 'Date'],
    player: ['Player', 'Joueur'],
    betId: ['Bet ID', 'ID de la mise'],
    verify: ['Verify this bet', 'Vérifier cette mise'],
    proof: ['Proof', 'Preuve'],
    secret: ['Not revealed yet', 'Pas encore révélée'],
    hiddenMine: [
      'This server seed is still in use. It stays secret because it would give away your next results. Change seeds to reveal it.',
      'Cette graine du serveur est encore utilisée. Elle reste secrète, car elle dévoilerait vos prochains résultats. Changez de graines pour la révéler.',
    ],
    hiddenOther: [
      'The server seed stays secret until this player changes seeds. Anyone can then verify this bet.',
      'La graine du serveur reste secrète jusqu’à ce que ce joueur change de graines. Tout le monde pourra alors vérifier cette mise.',
    ],
    reveal: ['Change seeds and verify', 'Changer de graines et vérifier'],
    checking: [
      'Recalculated on your device from the seeds only:',
      'Recalculé sur votre appareil, uniquement à partir des graines :',
    ],
    openVerifier: ['Open in verifier', 'Ouvrir dans le vérificateur'],
    fails: [
      'Does not match. Contact us and quote the bet ID.',
      'Non conforme. Contactez-nous en indiquant l’ID de la mise.',
    ],
    step1: ['The server seed matches its hash', 'La graine du serveur correspond à son empreinte'],
    step2: ['The result comes from the seeds', 'Le résultat vient des graines'],
    isPromised: ['matches the hash shown before the bet', 'correspond à l’empreinte affichée avant la mise'],
    notPromised: ['but the hash shown before the bet was', 'mais l’empreinte affichée avant la mise était'],
    demoNote: [
      'In the demo, your own browser creates the server seed.',
      'En démo, votre navigateur crée lui-même la graine du serveur.',
    ],
  },
  sharedMessages,
)
