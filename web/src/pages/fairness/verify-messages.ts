import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    title: ['Verifier', 'Vérificateur'],
    text: [
      'It calculates results on this page from the rules of the games, without our server. Compare them with what you were shown.',
      'Il calcule les résultats dans cette page à partir des règles des jeux, sans notre serveur. Comparez-les à ce qui vous a été montré.',
    ],
    bet: ['Bet number', 'Numéro de la mise'],
    betHint: ['Fills in everything that’s public about it.', 'Remplit tout ce qui est public à son sujet.'],
    betWrong: ['Bet not found, or not settled yet.', 'Mise introuvable ou pas encore réglée.'],
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
    salt: ['Salt of the chain', 'Sel de la chaîne'],
    hex: ['Enter 64 characters from 0 to 9 and a to f.', 'Saisissez 64 caractères de 0 à 9 et de a à f.'],
    seedWrong: ['Enter 1 to 64 letters, digits, - or _.', 'Saisissez 1 à 64 lettres, chiffres, - ou _.'],
    nonceWrong: ['Enter a whole number from 0.', 'Saisissez un nombre entier à partir de 0.'],
    indexWrong: ['Enter a whole number from 1.', 'Saisissez un nombre entier à partir de 1.'],
    secret: [
      'This seed is still in use, so it’s secret. Once its player changes seeds, it’s revealed and you can verify this bet.',
      'Cette graine sert encore, elle est donc secrète. Elle sera révélée quand son joueur changera de graines, et vous pourrez vérifier cette mise.',
    ],
    choice: ['The bet', 'La mise'],
    choiceOwn: ['The choice decides the payout, not the result.', 'Le choix décide du paiement, pas du résultat.'],
    choiceMines: [
      'The number of mines decides how many are drawn. The opened tiles decide the payout.',
      'Le nombre de mines décide combien sont tirées. Les cases ouvertes décident du paiement.',
    ],
    choiceShared: [
      'Only for the payout. The result is the same for everyone.',
      'Pour le paiement seulement. Le résultat est le même pour tous.',
    ],
    choiceWrong: ['This choice doesn’t exist in this game.', 'Ce choix n’existe pas dans ce jeu.'],
    gold: ['Stake', 'Mise'],
    goldWrong: ['Enter a whole number of gold from 1.', 'Saisissez un nombre entier de pièces d’or à partir de 1.'],
    exit: ['Cashed out at, for example 2.00', 'Encaissé à, par exemple 2,00'],
    exitHint: [
      '0 if the bet didn’t cash out. Leave it empty to verify only the round.',
      '0 si la mise n’a pas été encaissée. Laissez vide pour ne vérifier que la manche.',
    ],
    exitWrong: [
      'Enter a multiplier from 1.00, such as 2.00, or 0.',
      'Saisissez un multiplicateur à partir de 1,00, comme 2,00, ou 0.',
    ],
    opened: ['Tiles opened, in order', 'Cases ouvertes, dans l’ordre'],
    openedHint: [
      'From 0 to {last}, row by row, separated by commas. Leave it empty for none.',
      'De 0 à {last}, ligne par ligne, séparées par des virgules. Laissez vide s’il n’y en a pas.',
    ],
    openedWrong: [
      'Enter tiles from 0 to {last}, each once, separated by commas.',
      'Saisissez des cases de 0 à {last}, chacune une fois, séparées par des virgules.',
    ],
    between: ['{min} to {max}', 'de {min} à {max}'],
    verify: ['Verify', 'Vérifier'],
    result: ['Result', 'Résultat'],
    payout: ['Payout', 'Paiement'],
    pays: ['A stake of {gold} pays {payout}.', 'Une mise de {gold} donne un paiement de {payout}.'],
    paysSame: ['Verified. This is what was paid.', 'Vérifié. C’est bien ce qui a été payé.'],
    paysOther: [
      'Does not match. The payout shown was {claimed}.',
      'Non conforme. Le paiement affiché était de {claimed}.',
    ],
    unknown: [
      'This game has no detailed proof yet. Its result:',
      'Ce jeu n’a pas encore de preuve détaillée. Son résultat :',
    ],
    compared: ['Compared with what was shown for bet {id}.', 'Comparé à ce qui a été montré pour la mise nº {id}.'],
    comparedPlain: ['Compared with what was shown for this bet.', 'Comparé à ce qui a été montré pour cette mise.'],
    uncompared: ['Calculated from these fields alone.', 'Calculé à partir de ces seuls champs.'],
    command: ['The same on your own computer', 'La même chose sur votre ordinateur'],
  },
  sharedMessages,
)
