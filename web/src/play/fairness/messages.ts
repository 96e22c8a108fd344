import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    how1: [
      'Before you bet, we fix a secret server seed and show you its hash (SHA-256). We can’t swap it without you noticing.',
      'Avant votre mise, nous fixons une graine du serveur secrète et affichons son empreinte (hash SHA-256). Impossible de la remplacer sans que cela se voie.',
    ],
    how2: [
      'Only then does your browser create its own client seed. The two together decide the result, so neither side can choose it.',
      'Votre navigateur crée ensuite sa propre graine client. Les deux ensemble décident du résultat : personne ne peut le choisir.',
    ],
    how3: [
      'When you change seeds, the server seed is revealed. Every bet made with it can then be verified, here or anywhere else.',
      'Quand vous changez de graines, la graine du serveur est révélée. Chaque mise faite avec elle peut alors être vérifiée, ici ou ailleurs.',
    ],
    yours: ['Your seeds', 'Vos graines'],
    logInText: [
      'Log in to get your own seeds. In the demo, your browser plays both parts, so you can verify every bet immediately.',
      'Connectez-vous pour avoir vos propres graines. En démo, votre navigateur joue les deux rôles : chaque mise est vérifiable immédiatement.',
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
      'This reveals the server seed in use and starts a new seed pair. Your odds stay the same.',
      'Cela révèle la graine du serveur en cours et commence une nouvelle paire de graines. Vos chances restent les mêmes.',
    ],
    newSeed: ['New client seed', 'Nouvelle graine client'],
    newSeedHint: [
      '1 to 64 letters, digits, - or _. Leave empty for a random seed.',
      '1 à 64 lettres, chiffres, - ou _. Laissez vide pour une graine aléatoire.',
    ],
    newSeedBad: ['Use 1 to 64 letters, digits, - or _.', 'Utilisez 1 à 64 lettres, chiffres, - ou _.'],
    random: ['Random seed', 'Graine aléatoire'],
    revealedTitle: ['Server seed revealed', 'Graine du serveur révélée'],
    revealedText: [
      'Its SHA-256 matches the hash you saw before. {bets} {bets|bet was|bets were} made with it.',
      'Son SHA-256 correspond à l’empreinte affichée auparavant. {bets} {bets|mise faite|mises faites} avec elle.',
    ],
    revealedWrong: [
      'Does not match. Its SHA-256 is NOT the hash we showed before. Keep this page and contact us.',
      'Non conforme. Son SHA-256 n’est PAS l’empreinte affichée auparavant. Gardez cette page et contactez-nous.',
    ],
    serverSeed: ['Server seed', 'Graine du serveur'],
    export: ['Download bets of this pair', 'Télécharger ces mises'],
    failed: ['Something went wrong. {message}', 'Échec. {message}'],
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
      'Cette graine du serveur sert encore. Elle reste secrète, car elle dévoilerait vos prochains résultats. Changez de graines pour la révéler.',
    ],
    hiddenOther: [
      'The server seed stays secret until this player changes seeds. Anyone can then verify this bet.',
      'La graine du serveur reste secrète jusqu’à ce que ce joueur change de graines. Tout le monde pourra alors vérifier cette mise.',
    ],
    reveal: ['Change seeds and verify', 'Changer de graines et vérifier'],
    checking: [
      'Recalculated on your own device, from the seeds alone:',
      'Recalculé sur votre appareil, à partir des seules graines :',
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
