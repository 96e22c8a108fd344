import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  order: ['What was fixed when', 'Ce qui a été fixé, et quand'],
  orderText: [
    'In the games that you play alone, two seeds decide. Neither side knows the other’s when its own is fixed: that is why nobody can choose a result.',
    'Dans les jeux où vous jouez seul, deux graines décident. Aucun côté ne connaît celle de l’autre quand la sienne est fixée : personne ne peut donc choisir un résultat.',
  ],
  first: ['First the server', 'D’abord le serveur'],
  firstText: [
    'It drew a secret seed and bound itself to it by this fingerprint (SHA-256).',
    'Il a tiré une graine secrète et s’y est lié par cette empreinte (SHA-256).',
  ],
  second: ['Then you', 'Ensuite vous'],
  secondText: [
    'Only when the fingerprint was here did your browser make the client seed, or you typed one.',
    'L’empreinte une fois reçue, votre navigateur a créé la graine client, ou vous l’avez saisie.',
  ],
  third: ['Then your bets', 'Puis vos mises'],
  thirdText: [
    'Each takes the next number, from 0. Seeds and number together give the result. Bets so far: {n}.',
    'Chacune prend le numéro suivant, à partir de 0. Graines et numéro donnent ensemble le résultat. Mises jusqu’ici : {n}.',
  ],
  thirdNone: [
    'Each takes the next number, from 0. Seeds and number together give the result.',
    'Chacune prend le numéro suivant, à partir de 0. Graines et numéro donnent ensemble le résultat.',
  ],
  fourth: ['And the next seed is fixed already', 'Et la graine suivante est déjà fixée'],
  fourthText: [
    'Its fingerprint is shown before the client seed exists that it will be joined with.',
    'Son empreinte est montrée avant qu’existe la graine client à laquelle elle sera jointe.',
  ],
  fifth: ['When you change seeds', 'Quand vous changez de graines'],
  fifthText: [
    'The secret one is told. Its SHA-256 must be the first fingerprint, and every bet can be recomputed.',
    'La graine secrète est dite. Son SHA-256 doit être la première empreinte, et chaque mise peut être recalculée.',
  ],
  logIn: [
    'Log in to see your own seeds, change them, and check all your bets at once.',
    'Connectez-vous pour voir vos graines, en changer et vérifier toutes vos mises d’un coup.',
  ],
  pairs: ['Your revealed pairs', 'Vos paires révélées'],
  pairsText: [
    'Every bet made with them can be checked in one go: no number missing, each result and payout recomputed.',
    'Toutes leurs mises se vérifient d’un coup : aucun numéro manquant, chaque résultat et chaque paiement recalculés.',
  ],
  none: ['No pair revealed yet', 'Aucune paire révélée'],
  noneText: [
    'Change seeds above: the pair in use is revealed, and appears here with all its bets.',
    'Changez de graines ci-dessus : la paire en cours est révélée et paraît ici avec toutes ses mises.',
  ],
  pair: ['Seed pair', 'Paire de graines'],
  pairId: ['Reference', 'Référence'],
  bets: ['Bets: {n}', 'Mises : {n}'],
  noBets: ['No bets', 'Aucune mise'],
  committed: ['Server seed fixed', 'Graine du serveur fixée'],
  activated: ['Client seed added', 'Graine client ajoutée'],
  revealed: ['Revealed', 'Révélée'],
  serverSeed: ['Server seed', 'Graine du serveur'],
  serverHash: ['Its fingerprint, shown before', 'Son empreinte, montrée avant'],
  nextHash: ['Fingerprint of the next seed', 'Empreinte de la graine suivante'],
  clientSeed: ['Client seed', 'Graine client'],
  check: ['Check all bets', 'Vérifier toutes les mises'],
  save: ['Save as a file', 'Enregistrer le fichier'],
  more: ['Show older pairs', 'Paires plus anciennes'],
  fetching: ['Fetching… {percent}', 'Réception… {percent}'],
  checking: ['Recomputing… {percent}', 'Recalcul… {percent}'],
  holds: ['Everything holds.', 'Tout est conforme.'],
  holdsText: [
    'Bets recomputed here: {bets}, numbered from 0 to {last} without a gap. The seed has the promised fingerprint, and every result and payout follows from the seeds.',
    'Mises recalculées ici : {bets}, numérotées de 0 à {last} sans trou. La graine a l’empreinte promise, et chaque résultat et chaque paiement découlent des graines.',
  ],
  holdsNone: [
    'No bet was made with this pair. Its seed has the promised fingerprint.',
    'Aucune mise n’a été faite avec cette paire. Sa graine a l’empreinte promise.',
  ],
  staked: ['Staked', 'Misé'],
  paid: ['Paid', 'Payé'],
  fails: [
    'This does NOT hold. Please keep the file and contact us.',
    'Ce n’est PAS conforme. Gardez le fichier et contactez-nous.',
  ],
  failsSeed: ['The seed does not have the fingerprint that was promised.', 'La graine n’a pas l’empreinte promise.'],
  missing: ['Number {nonce} is missing.', 'Le numéro {nonce} manque.'],
  twice: ['Number {nonce} is there twice.', 'Le numéro {nonce} y est deux fois.'],
  outcome: [
    'Number {nonce} ({game}): the result does not follow from the seeds.',
    'Numéro {nonce} ({game}) : le résultat ne découle pas des graines.',
  ],
  payout: [
    'Number {nonce} ({game}): the payout does not follow the rules.',
    'Numéro {nonce} ({game}) : le paiement ne suit pas les règles.',
  ],
  unreadable: [
    'Number {nonce} ({game}): this is no bet that can be recomputed.',
    'Numéro {nonce} ({game}) : ce n’est pas une mise qu’on puisse recalculer.',
  ],
  moreFaults: ['and {n} more', 'et {n} de plus'],
  failed: ['That did not work: {message}', 'Cela n’a pas marché : {message}'],
  offline: ['The server can not be reached.', 'Le serveur est injoignable.'],
  file: ['Check a saved file', 'Vérifier un fichier enregistré'],
  fileText: [
    'A pair that you saved earlier, from this house or a friend. It does not leave your device.',
    'Une paire enregistrée plus tôt, de cette maison ou d’un ami. Il ne quitte pas votre appareil.',
  ],
  choose: ['Choose a file', 'Choisir un fichier'],
  wrongFile: ['This is no saved pair of seeds.', 'Ce n’est pas une paire de graines enregistrée.'],
  fileHash: [
    'Fingerprint of pair {id}: compare it with the one you were shown',
    'Empreinte de la paire {id} : comparez-la à celle qui vous a été montrée',
  ],
})
