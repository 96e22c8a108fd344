import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    title: ['Verifier', 'Vérificateur'],
    text: [
      'The verifier calculates results on this page from the game rules, without our server. Compare them with what we showed you.',
      'Cette page calcule les résultats d’après les règles des jeux, sans notre serveur. Comparez-les à ce que nous vous avons montré.',
    ],
    bet: ['Bet ID', 'ID de la mise'],
    betHint: [
      'We’ll fill in everything that’s public about this bet.',
      'Nous remplirons les champs avec les données publiques de cette mise.',
    ],
    betWrong: [
      'Bet not found, or not settled yet. Check the bet ID.',
      'Mise introuvable ou pas encore réglée. Vérifiez l’ID de la mise.',
    ],
    fill: ['Fill in', 'Remplir'],
    game: ['Game', 'Jeu'],
    serverSeed: ['Server seed', 'Graine du serveur'],
    serverSeedHash: [
      'Hashed server seed, shown before the bet',
      'Empreinte de la graine du serveur, montrée avant la mise',
    ],
    clientSeed: ['Client seed', 'Graine client'],
    nonce: ['Nonce (bet number)', 'Nonce (numéro de la mise)'],
    hash: ['Hash of the round', 'Empreinte de la manche'],
    commit: [
      'Hash of the previous round, shown before the bet',
      'Empreinte de la manche précédente, montrée avant la mise',
    ],
    index: ['Round number', 'Numéro de la manche'],
    salt: ['Chain salt', 'Sel de la chaîne'],
    hex: ['Enter 64 characters from 0 to 9 and a to f.', 'Saisissez 64 caractères de 0 à 9 et de a à f.'],
    seedWrong: [
      'Enter 1 to 64 unaccented letters, digits, - or _.',
      'Saisissez 1 à 64 lettres sans accent, chiffres, - ou _.',
    ],
    nonceWrong: ['Enter a whole number, 0 or higher.', 'Saisissez un nombre entier, 0 ou plus.'],
    indexWrong: ['Enter a whole number, 1 or higher.', 'Saisissez un nombre entier, 1 ou plus.'],
    secret: [
      'This seed is still in use, so it’s secret. Once the player changes seeds, we’ll reveal it and you can verify this bet.',
      'Cette graine sert encore et reste donc secrète. Quand le joueur changera de graines, nous la révélerons et vous pourrez vérifier cette mise.',
    ],
    choice: ['The bet', 'La mise'],
    choiceOwn: [
      'The choice affects only the payout. It doesn’t change the result.',
      'Le choix détermine seulement le paiement. Il ne change pas le résultat.',
    ],
    choiceMines: [
      'We draw one tile for each mine. The tiles you open decide the payout.',
      'Nous tirons une case par mine. Les cases ouvertes déterminent le paiement.',
    ],
    choiceShared: [
      'The choice affects only the payout. The result is the same for everyone.',
      'Le choix détermine seulement le paiement. Le résultat est le même pour tous.',
    ],
    choiceWrong: [
      'This choice doesn’t exist in this game. Choose another one.',
      'Ce choix n’existe pas dans ce jeu. Choisissez-en un autre.',
    ],
    gold: ['Stake', 'Mise'],
    goldWrong: ['Enter a whole number, 1 or higher.', 'Saisissez un nombre entier de pièces d’or, 1 ou plus.'],
    exit: ['Cashed out at, for example 2.00', 'Encaissé à (par exemple 2,00)'],
    exitHint: [
      'Enter 0 if the bet didn’t cash out. Leave it empty to verify only the round.',
      'Saisissez 0 si la mise n’a pas été encaissée. Laissez vide pour ne vérifier que la manche.',
    ],
    exitWrong: [
      'Enter 0, or a multiplier of at least 1.00, such as 2.00.',
      'Saisissez 0, ou un multiplicateur d’au moins 1,00 (par exemple 2,00).',
    ],
    opened: ['Tiles opened, in order', 'Cases ouvertes, dans l’ordre'],
    openedHint: [
      'From 0 to {last}, row by row, separated by commas. Leave it empty for none.',
      'De 0 à {last}, ligne par ligne, séparées par des virgules. Laissez vide s’il n’y en a pas.',
    ],
    openedWrong: [
      'Enter tiles from 0 to {last}, without repeats, separated by commas.',
      'Saisissez des cases de 0 à {last}, sans doublon, séparées par des virgules.',
    ],
    between: ['{min} to {max}', 'de {min} à {max}'],
    verify: ['Verify', 'Vérifier'],
    result: ['Result', 'Résultat'],
    payout: ['Payout', 'Paiement'],
    pays: [
      'A stake of {gold} gold pays {payout} gold.',
      'Une mise de {gold} {gold|pièce|pièces} d’or donne un paiement de {payout} {payout|pièce|pièces} d’or.',
    ],
    paysSame: ['Verified. This is what we paid.', 'Vérifié. C’est bien ce que nous avons payé.'],
    paysOther: [
      'Does not match. The payout shown was {claimed}.',
      'Non conforme. Le paiement affiché était de {claimed} {claimed|pièce|pièces} d’or.',
    ],
    unknown: [
      'This game has no detailed proof yet. Its result:',
      'Ce jeu n’a pas encore de preuve détaillée. Son résultat :',
    ],
    compared: ['Compared with what we showed for bet {id}.', 'Comparé au résultat affiché pour la mise nº {id}.'],
    comparedPlain: [
      'Compared with what we showed for this bet.',
      'Comparé à ce que nous avons montré pour cette mise.',
    ],
    uncompared: ['Calculated from these fields alone.', 'Calculé à partir de ces seuls champs.'],
    command: ['Command for your own computer', 'Commande pour votre ordinateur'],
  },
  sharedMessages,
)
