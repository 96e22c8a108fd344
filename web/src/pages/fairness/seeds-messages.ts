import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as pageMessages } from './messages.ts'

export const messages = defineMessages(
  {
    orderText: [
      'In single-player games, two seeds decide the result. Neither side knows the other’s seed when its own is fixed. So nobody can choose a result.',
      'Dans les jeux solo, deux graines déterminent chaque résultat. Le serveur et vous fixez chacun votre graine sans connaître celle de l’autre. Personne ne peut donc choisir un résultat.',
    ],
    first: ['First, the server', 'D’abord le serveur'],
    firstText: [
      'Our server drew a secret seed and showed you its hash (SHA-256). Another seed would have another hash.',
      'Notre serveur a tiré une graine secrète et vous en a montré l’empreinte (SHA-256). Une autre graine aurait une autre empreinte.',
    ],
    second: ['Then you', 'Ensuite vous'],
    secondText: [
      'After you received the hash, your browser created the client seed, or you entered one.',
      'Une fois l’empreinte reçue, votre navigateur a créé la graine client, ou vous l’avez saisie.',
    ],
    third: ['Then your bets', 'Puis vos mises'],
    thirdText: [
      'Each bet uses the next nonce, starting at 0. The seeds and the nonce together give the result. {n} {n|bet|bets} so far.',
      'Chaque mise utilise le nonce suivant, à partir de 0. Les graines et le nonce donnent ensemble le résultat. {n} {n|mise|mises} à ce jour.',
    ],
    thirdNone: [
      'Each bet uses the next nonce, starting at 0. The seeds and the nonce together give the result.',
      'Chaque mise utilise le nonce suivant, à partir de 0. Les graines et le nonce donnent ensemble le résultat.',
    ],
    fourth: ['The next server seed is already fixed', 'La graine suivante est déjà fixée'],
    fourthText: [
      'You see its hash before its client seed exists.',
      'Vous voyez son empreinte avant que sa graine client existe.',
    ],
    fifth: ['When you change seeds', 'Quand vous changez de graines'],
    fifthText: [
      'We’ll reveal the server seed. Its hash must be the one we showed first. You can then recalculate every bet.',
      'Nous révélons la graine du serveur. Son SHA-256 doit être la première empreinte, et vous pouvez recalculer chaque mise.',
    ],
    logIn: [
      'Log in to see your own seeds, change them and verify all your bets.',
      'Connectez-vous pour voir vos graines, en changer et vérifier toutes vos mises.',
    ],
    pairs: ['Your revealed seed pairs', 'Vos paires de graines révélées'],
    pairsText: [
      'You can verify every bet made with a seed pair in one go. Your browser checks that no nonce is missing and recalculates each result and payout.',
      'Vous pouvez vérifier toutes les mises d’une paire en une fois. Votre navigateur s’assure qu’aucun nonce ne manque et recalcule chaque résultat et chaque paiement.',
    ],
    none: ['No seed pairs revealed yet', 'Aucune paire révélée pour le moment'],
    noneText: [
      'When you change seeds, we’ll reveal your current seed pair. It’ll appear here with all its bets.',
      'Quand vous changez de graines, nous révélons la paire en cours. Elle apparaît ici avec toutes ses mises.',
    ],
    pair: ['Seed pair', 'Paire de graines'],
    pairId: ['Reference', 'Référence'],
    bets: ['{n} {n|bet|bets}', '{n} {n|mise|mises}'],
    committed: ['Server seed fixed', 'Graine du serveur fixée'],
    activated: ['Client seed added', 'Graine client ajoutée'],
    revealed: ['Revealed', 'Révélée'],
    serverSeed: ['Server seed', 'Graine du serveur'],
    serverHash: ['Hashed server seed, shown in advance', 'Empreinte de la graine du serveur, montrée à l’avance'],
    nextHash: ['Hashed next server seed', 'Empreinte de la prochaine graine du serveur'],
    clientSeed: ['Client seed', 'Graine client'],
    check: ['Verify all bets', 'Vérifier toutes les mises'],
    save: ['Save as file', 'Enregistrer le fichier'],
    more: ['Show older pairs', 'Afficher d’autres paires'],
    fetching: ['Loading… {percent}', 'Chargement… {percent}'],
    checking: ['Recalculating… {percent}', 'Recalcul… {percent}'],
    holds: ['Verified. Everything matches.', 'Vérifié. Tout est conforme.'],
    holdsText: [
      '{bets} {bets|bet|bets} recalculated here. The last nonce is {last}, and none is missing. The server seed matches the promised hash. Every result and payout follows from the seeds.',
      '{bets} {bets|mise recalculée|mises recalculées} ici. Aucun nonce ne manque, de 0 à {last}. La graine du serveur correspond à l’empreinte promise. Chaque résultat et chaque paiement découlent des graines.',
    ],
    holdsNone: [
      'No bets were placed with this pair. Its server seed matches the promised hash.',
      'Aucune mise n’a été placée avec cette paire. Sa graine du serveur correspond à l’empreinte promise.',
    ],
    staked: ['Staked', 'Misé'],
    paid: ['Paid out', 'Payé'],
    fails: ['Does not match. Save the file and contact us.', 'Non conforme. Enregistrez le fichier et contactez-nous.'],
    failsSeed: [
      'The server seed doesn’t match its published hash.',
      'La graine du serveur ne correspond pas à son empreinte publiée.',
    ],
    missing: ['Nonce {nonce} is missing.', 'Le nonce {nonce} manque.'],
    twice: ['Nonce {nonce} appears twice.', 'Le nonce {nonce} apparaît deux fois.'],
    outcome: [
      'Nonce {nonce} ({game}): the result doesn’t follow from the seeds.',
      'Nonce {nonce} ({game}) : le résultat ne découle pas des graines.',
    ],
    payout: [
      'Nonce {nonce} ({game}): the payout doesn’t follow the rules.',
      'Nonce {nonce} ({game}) : le paiement n’est pas conforme aux règles.',
    ],
    unreadable: [
      'Nonce {nonce} ({game}): this bet can’t be recalculated.',
      'Nonce {nonce} ({game}) : impossible de recalculer cette mise.',
    ],
    moreFaults: ['and {n} more', 'et {n} {n|autre|autres}'],
    failed: [
      'We couldn’t process the seed pair. {message}',
      'Nous n’avons pas pu traiter la paire de graines. {message}',
    ],
    file: ['Verify a saved file', 'Vérifier un fichier enregistré'],
    fileText: [
      'Choose a seed pair that you saved here or got from a friend. The file doesn’t leave your device.',
      'Choisissez une paire de graines enregistrée ici ou reçue d’un ami. Le fichier ne quitte pas votre appareil.',
    ],
    choose: ['Choose file', 'Choisir un fichier'],
    wrongFile: [
      'This isn’t a seed pair file. Choose another one.',
      'Ce n’est pas un fichier de paire de graines. Choisissez-en un autre.',
    ],
    fileHash: [
      'Hashed server seed of pair {id} – compare it with the one we showed you',
      'Empreinte de la graine du serveur (paire {id}) – comparez-la à celle que nous avons affichée',
    ],
  },
  pageMessages,
)
