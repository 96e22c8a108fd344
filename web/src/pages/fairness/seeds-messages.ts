import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as pageMessages } from './messages.ts'

export const messages = defineMessages(
  {
    orderText: [
      'In games you play alone, two seeds decide. Neither side knows the other’s seed when its own is fixed, so nobody can choose a result.',
      'Dans les jeux individuels, deux graines décident. Aucun côté ne connaît celle de l’autre quand la sienne est fixée : personne ne peut donc choisir un résultat.',
    ],
    first: ['First, the server', 'D’abord le serveur'],
    firstText: [
      'It drew a secret seed and bound itself to it with this hash (SHA-256).',
      'Il a tiré une graine secrète et s’y est lié par cette empreinte (SHA-256).',
    ],
    second: ['Then you', 'Ensuite vous'],
    secondText: [
      'Only when the hash was here did your browser make the client seed, or you typed one.',
      'Une fois l’empreinte reçue, votre navigateur a créé la graine client, ou vous l’avez saisie.',
    ],
    third: ['Then your bets', 'Puis vos mises'],
    thirdText: [
      'Each takes the next nonce, starting at 0. The seeds and the nonce together give the result. {n} {n|bet|bets} so far.',
      'Chacune prend le nonce suivant, à partir de 0. Les graines et le nonce donnent ensemble le résultat. {n} {n|mise|mises} à ce jour.',
    ],
    thirdNone: [
      'Each takes the next nonce, starting at 0. The seeds and the nonce together give the result.',
      'Chacune prend le nonce suivant, à partir de 0. Les graines et le nonce donnent ensemble le résultat.',
    ],
    fourth: ['The next server seed is already fixed', 'La graine suivante est déjà fixée'],
    fourthText: [
      'Its hash is shown before the client seed that will join it exists.',
      'Son empreinte est montrée avant qu’existe la graine client qui lui sera associée.',
    ],
    fifth: ['When you change seeds', 'Quand vous changez de graines'],
    fifthText: [
      'The server seed is revealed. Its SHA-256 must be the first hash, and every bet can be recalculated.',
      'La graine du serveur est révélée. Son SHA-256 doit être la première empreinte, et chaque mise peut être recalculée.',
    ],
    logIn: [
      'Log in to see your own seeds, change them and verify all your bets.',
      'Connectez-vous pour voir vos graines, en changer et vérifier toutes vos mises.',
    ],
    pairs: ['Your revealed seed pairs', 'Vos paires de graines révélées'],
    pairsText: [
      'You can verify every bet of a pair in one go. No nonce may be missing, and each result and payout is recalculated.',
      'Vous pouvez vérifier toutes les mises d’une paire d’un coup. Aucun nonce ne doit manquer, et chaque résultat et chaque paiement sont recalculés.',
    ],
    none: ['No seed pairs revealed yet', 'Aucune paire révélée pour le moment'],
    noneText: [
      'When you change seeds, the pair in use is revealed and appears here with all its bets.',
      'Quand vous changez de graines, la paire en cours est révélée et apparaît ici avec toutes ses mises.',
    ],
    pair: ['Seed pair', 'Paire de graines'],
    pairId: ['Reference', 'Référence'],
    bets: ['{n} {n|bet|bets}', '{n} {n|mise|mises}'],
    committed: ['Server seed fixed', 'Graine du serveur fixée'],
    activated: ['Client seed added', 'Graine client ajoutée'],
    revealed: ['Revealed', 'Révélée'],
    serverSeed: ['Server seed', 'Graine du serveur'],
    serverHash: ['Hashed server seed, shown before', 'Empreinte de la graine du serveur, montrée avant'],
    nextHash: ['Hashed next server seed', 'Empreinte de la graine suivante'],
    clientSeed: ['Client seed', 'Graine client'],
    check: ['Verify all bets', 'Vérifier toutes les mises'],
    save: ['Save as file', 'Enregistrer le fichier'],
    more: ['Show older pairs', 'Paires plus anciennes'],
    fetching: ['Loading… {percent}', 'Chargement… {percent}'],
    checking: ['Recalculating… {percent}', 'Recalcul… {percent}'],
    holds: ['Verified. Everything matches.', 'Vérifié. Tout est conforme.'],
    holdsText: [
      '{bets} {bets|bet|bets} recalculated here, with nonces 0 to {last} and none missing. The seed has the promised hash, and every result and payout follows from the seeds.',
      '{bets} {bets|mise recalculée|mises recalculées} ici, avec les nonces 0 à {last}, sans manque. La graine a l’empreinte promise, et chaque résultat et chaque paiement découlent des graines.',
    ],
    holdsNone: [
      'No bets were made with this pair. Its seed has the promised hash.',
      'Aucune mise n’a été faite avec cette paire. Sa graine a l’empreinte promise.',
    ],
    staked: ['Staked', 'Misé'],
    paid: ['Paid out', 'Payé'],
    fails: ['Does NOT match. Save the file and contact us.', 'NON conforme. Enregistrez le fichier et contactez-nous.'],
    failsSeed: ['The seed doesn’t have the promised hash.', 'La graine n’a pas l’empreinte promise.'],
    missing: ['Nonce {nonce} is missing.', 'Le nonce {nonce} manque.'],
    twice: ['Nonce {nonce} appears twice.', 'Le nonce {nonce} apparaît deux fois.'],
    outcome: [
      'Nonce {nonce} ({game}): the result doesn’t follow from the seeds.',
      'Nonce {nonce} ({game}) : le résultat ne découle pas des graines.',
    ],
    payout: [
      'Nonce {nonce} ({game}): the payout doesn’t follow the rules.',
      'Nonce {nonce} ({game}) : le paiement ne suit pas les règles.',
    ],
    unreadable: [
      'Nonce {nonce} ({game}): this bet can’t be recalculated.',
      'Nonce {nonce} ({game}) : cette mise ne peut pas être recalculée.',
    ],
    moreFaults: ['and {n} more', 'et {n} de plus'],
    failed: ['That didn’t work. {message}', 'Cela n’a pas fonctionné. {message}'],
    file: ['Verify a saved file', 'Vérifier un fichier enregistré'],
    fileText: [
      'A seed pair that you saved here or got from a friend. The file doesn’t leave your device.',
      'Une paire de graines enregistrée ici ou reçue d’un ami. Le fichier ne quitte pas votre appareil.',
    ],
    choose: ['Choose file', 'Choisir un fichier'],
    wrongFile: ['This isn’t a seed pair file.', 'Ce n’est pas un fichier de paire de graines.'],
    fileHash: [
      'Hash of seed pair {id} – compare it with the one you were shown',
      'Empreinte de la paire {id} – comparez-la à celle qui vous a été montrée',
    ],
  },
  pageMessages,
)
