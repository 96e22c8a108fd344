import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  how1: [
    'Before you bet, the server fixes a secret seed and shows you its fingerprint (SHA-256). It can not be swapped unseen.',
    'Avant votre mise, le serveur fixe une graine secrète et vous montre son empreinte (SHA-256). Impossible de l’échanger sans que cela se voie.',
  ],
  how2: [
    'Your browser adds a seed of its own, made only after that. The two together decide the result: neither side can choose it.',
    'Votre navigateur y ajoute sa propre graine, créée seulement ensuite. Les deux ensemble décident du résultat : personne ne peut le choisir.',
  ],
  how3: [
    'When you change seeds, the secret one becomes public. Every bet made with it can then be recomputed, here or anywhere.',
    'Quand vous changez de graines, la graine secrète devient publique. Chaque mise peut alors être recalculée, ici ou ailleurs.',
  ],
  yours: ['Your seeds', 'Vos graines'],
  logIn: [
    'Log in to have seeds of your own. In the demo your browser plays both parts, so every bet can be verified at once.',
    'Connectez-vous pour avoir vos propres graines. En démo, votre navigateur joue les deux rôles : chaque mise est vérifiable aussitôt.',
  ],
  logInButton: ['Log in', 'Connexion'],
  serverHash: ['Fingerprint of the server seed in use', 'Empreinte de la graine du serveur en cours'],
  clientSeed: ['Client seed', 'Graine client'],
  nonce: ['Number of the next bet (nonce)', 'Numéro de la prochaine mise (nonce)'],
  proofHash: [
    'Fingerprint of the server seed, shown before the bet',
    'Empreinte de la graine du serveur, montrée avant la mise',
  ],
  betNonce: ['Number of the bet with these seeds (nonce)', 'Numéro de la mise avec ces graines (nonce)'],
  nextHash: ['Fingerprint of the next server seed', 'Empreinte de la prochaine graine du serveur'],
  change: ['Change seeds', 'Changer de graines'],
  changeText: [
    'This reveals the server seed in use and begins the next pair. Your odds stay the same.',
    'Cela révèle la graine du serveur en cours et commence la paire suivante. Vos chances restent les mêmes.',
  ],
  newSeed: ['New client seed', 'Nouvelle graine client'],
  newSeedHint: [
    '1 to 64 letters, digits, - or _. Leave it empty for a random one.',
    '1 à 64 lettres, chiffres, - ou _. Laissez vide pour une graine aléatoire.',
  ],
  newSeedBad: ['Use 1 to 64 letters, digits, - or _.', 'Utilisez 1 à 64 lettres, chiffres, - ou _.'],
  random: ['Fresh random seed', 'Graine aléatoire'],
  revealedTitle: ['Revealed', 'Révélée'],
  revealedText: [
    'Its SHA-256 is the fingerprint that you saw before. Bets made with it: {bets}.',
    'Son SHA-256 est bien l’empreinte que vous aviez vue. Mises faites avec elle : {bets}.',
  ],
  revealedWrong: [
    'Its SHA-256 is NOT the fingerprint shown before. Please tell us, and keep this page.',
    'Son SHA-256 n’est PAS l’empreinte montrée avant. Signalez-le-nous et gardez cette page.',
  ],
  serverSeed: ['Server seed', 'Graine du serveur'],
  export: ['Save all bets of this pair', 'Enregistrer toutes les mises de cette paire'],
  copy: ['Copy', 'Copier'],
  copied: ['Copied', 'Copié'],
  failed: ['That did not work: {message}', 'Cela n’a pas marché : {message}'],
  offline: ['The server can not be reached.', 'Le serveur est injoignable.'],
  retry: ['Try again', 'Réessayer'],
  choice: ['Choice', 'Choix'],
  stake: ['Stake', 'Mise'],
  payout: ['Payout', 'Paiement'],
  time: ['Time', 'Heure'],
  player: ['Player', 'Joueur'],
  number: ['Bet number', 'Numéro de la mise'],
  verify: ['Verify this bet', 'Vérifier cette mise'],
  proof: ['Proof', 'Preuve'],
  secret: ['Still secret', 'Encore secrète'],
  hiddenMine: [
    'The server seed of this bet is still in use, so it must stay secret: it would give away your next results. Change seeds to reveal it.',
    'La graine du serveur de cette mise sert encore, elle doit donc rester secrète : elle trahirait vos prochains résultats. Changez de graines pour la révéler.',
  ],
  hiddenOther: [
    'The server seed stays secret until this player changes seeds. Then anyone can verify this bet.',
    'La graine du serveur reste secrète jusqu’à ce que ce joueur change de graines. Ensuite, chacun peut vérifier cette mise.',
  ],
  reveal: ['Change seeds to reveal and verify', 'Changer de graines, révéler et vérifier'],
  checking: [
    'Recomputed on your own device, from the seeds alone:',
    'Recalculé sur votre appareil, à partir des seules graines :',
  ],
  openVerifier: ['Open in the verifier', 'Ouvrir dans le vérificateur'],
  fails: [
    'This bet does not verify. Please contact us with its number.',
    'Cette mise ne se vérifie pas. Contactez-nous avec son numéro.',
  ],
  step1: ['The server seed is the one promised', 'La graine du serveur est celle qui était promise'],
  step2: ['The result comes from the seeds', 'Le résultat vient des graines'],
  isPromised: ['equals the fingerprint shown before the bet', 'égale l’empreinte montrée avant la mise'],
  notPromised: ['but the fingerprint shown before was', 'mais l’empreinte montrée avant était'],
  demoNote: [
    'In the demo your own browser made the server seed.',
    'En démo, votre navigateur a créé lui-même la graine du serveur.',
  ],
})
