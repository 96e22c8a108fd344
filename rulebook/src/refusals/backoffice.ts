// Back office refusals about players and money: numbers 1950 to 1969.

import { row, type RefusalRow } from './row.ts'

export const backofficeRefusals = {
  accountSuspended: row(
    1950,
    'Your account is suspended: {words} Your gold is kept. Contact us if you think it should not be.',
    'Votre compte est suspendu : {words} Votre or est conservé. Contactez-nous si vous pensez que c’est une erreur.',
  ),
  playerSuspended: row(1951, 'This player is suspended already.', 'Ce joueur est déjà suspendu.'),
  playerNotSuspended: row(1952, 'This player is not suspended.', 'Ce joueur n’est pas suspendu.'),
  playerClosed: row(1953, 'This account is closed.', 'Ce compte est fermé.'),
  adjustmentDecided: row(1954, 'Somebody has decided this already.', 'Quelqu’un en a déjà décidé.'),
  secondPersonNeeded: row(
    1955,
    'Somebody else has to agree: nobody approves what he proposed himself.',
    'Quelqu’un d’autre doit approuver : on n’approuve pas sa propre proposition.',
  ),
  houseAccountShort: row(
    1956,
    'The house’s {account} account holds {gold} gold: not enough for this.',
    'Le compte {account} de la maison contient {gold} or : ce n’est pas assez.',
  ),
  adjustmentBeyond: row(
    1957,
    'At most {gold} gold can be taken: the rest is a reward that was not staked yet, or is not there.',
    'Au plus {gold} or peut être repris : le reste est une récompense pas encore misée, ou n’existe pas.',
  ),
  notPaidBack: row(
    1958,
    'Only gold of a closed account that came in by a recharge can be paid back.',
    'Seul l’or d’un compte fermé, venu d’une recharge, peut être remboursé.',
  ),
  sourceUnknown: row(
    1959,
    'This house has no such way for money to come in.',
    'Cette maison n’a pas de telle entrée d’argent.',
  ),
} as const satisfies Record<string, RefusalRow>
