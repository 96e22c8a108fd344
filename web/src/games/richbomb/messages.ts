import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  waiting: ['Nine vaults to open', 'Neuf coffres à ouvrir'],
  first: ['Opening the first door', 'La première porte s’ouvre'],
  rising: ['Vault {n} of {all} is open', 'Coffre {n} sur {all} ouvert'],
  risingLast: ['Opening the last door', 'La dernière porte s’ouvre'],
  step: ['Vault {n}', 'Coffre {n}'],
  full: ['All nine! All open bets win.', 'Les neuf coffres sont ouverts ! Toutes les mises en cours gagnent.'],
  blew: ['Vault {n} blew up', 'Le coffre {n} a sauté'],
  story: [
    'Nine vaults in a row, and any door may hide a bomb. Cash out in time.',
    'Neuf coffres alignés, et chaque porte peut cacher une bombe. Encaissez à temps.',
  ],
  how1: [
    'The vaults open one after another. Each open door raises your multiplier, and the first one brings it to 2.00×.',
    'Les coffres s’ouvrent l’un après l’autre. Chaque porte ouverte augmente votre multiplicateur, et la première le porte à 2,00×.',
  ],
  how2: [
    'Cash out after any door to get your stake times its multiplier. If the next one blows up while you’re still in, you lose your stake.',
    'Si vous encaissez après une porte, votre mise est multipliée par la valeur atteinte. Si la suivante saute avant que vous ayez encaissé, vous perdez votre mise.',
  ],
  how3: [
    'There are {all} vaults. When the last one opens, we cash out all open bets at {top}.',
    'Il y a {all} coffres. Quand le dernier s’ouvre, nous payons chaque mise en cours à {top}.',
  ],
  pace: ['a door every {s}\u00a0s', 'une porte toutes les {s}\u00a0s'],
  vault: ['Vault', 'Coffre'],
})
