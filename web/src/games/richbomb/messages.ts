import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  waiting: ['Nine vaults are waiting', 'Neuf coffres attendent'],
  first: ['The first door is being opened', 'La première porte s’ouvre'],
  rising: ['Vault {n} of {all} is open', 'Coffre {n} sur {all} ouvert'],
  risingLast: ['The last door is being opened', 'La dernière porte s’ouvre'],
  step: ['Vault {n}', 'Coffre {n}'],
  full: ['All nine! Everyone still in wins.', 'Les neuf ! Tous ceux qui restent gagnent.'],
  blew: ['Vault {n} blew', 'Le coffre {n} a sauté'],
  story: [
    'Nine vaults in a row, and any door may hide a bomb: leave in time with what you have.',
    'Neuf coffres en rang, et chaque porte peut cacher une bombe : partez à temps avec ce que vous avez.',
  ],
  how1: [
    'The vaults are opened one after another. Each door that opens raises your multiplier: the first one doubles your stake.',
    'Les coffres s’ouvrent l’un après l’autre. Chaque porte ouverte élève votre multiplicateur : la première double votre mise.',
  ],
  how2: [
    'Cash out after any door and you keep the multiplier it brought. If the next one blows while you are still in, your stake is lost.',
    'Encaissez après n’importe quelle porte et vous gardez le multiplicateur atteint. Si la suivante saute alors que vous êtes encore en jeu, votre mise est perdue.',
  ],
  how3: [
    'There are {all} vaults. Behind the last one everyone still in is paid {top}.',
    'Il y a {all} coffres. Derrière le dernier, tous ceux qui restent reçoivent {top}.',
  ],
  pace: ['a door every {s}\u00a0s', 'une porte toutes les {s}\u00a0s'],
  vault: ['Vault', 'Coffre'],
})
