import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    waiting: 'Nine vaults are waiting',
    first: 'The first door is being opened',
    rising: 'Vault {n} of {all} is open',
    risingLast: 'The last door is being opened',
    step: 'Vault {n}',
    full: 'All nine! Everyone still in wins.',
    blew: 'Vault {n} blew',

    story: 'Nine vaults in a row, and any door may hide a bomb: leave in time with what you have.',
    how1: 'The vaults are opened one after another. Each door that opens raises your multiplier: the first one doubles your stake.',
    how2: 'Cash out after any door and you keep the multiplier it brought. If the next one blows while you are still in, your stake is lost.',
    how3: 'There are {all} vaults. Behind the last one everyone still in is paid {top}.',
    pace: 'a door every {s}\u00a0s',
    vault: 'Vault',
  },
  fr: {
    waiting: 'Neuf coffres attendent',
    first: 'La première porte s’ouvre',
    rising: 'Coffre {n} sur {all} ouvert',
    risingLast: 'La dernière porte s’ouvre',
    step: 'Coffre {n}',
    full: 'Les neuf ! Tous ceux qui restent gagnent.',
    blew: 'Le coffre {n} a sauté',

    story: 'Neuf coffres en rang, et chaque porte peut cacher une bombe : partez à temps avec ce que vous avez.',
    how1: 'Les coffres s’ouvrent l’un après l’autre. Chaque porte ouverte élève votre multiplicateur : la première double votre mise.',
    how2: 'Encaissez après n’importe quelle porte et vous gardez le multiplicateur atteint. Si la suivante saute alors que vous êtes encore en jeu, votre mise est perdue.',
    how3: 'Il y a {all} coffres. Derrière le dernier, tous ceux qui restent reçoivent {top}.',
    pace: 'une porte toutes les {s}\u00a0s',
    vault: 'Coffre',
  },
})
