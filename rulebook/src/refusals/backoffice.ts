// Back office refusals about players and money: numbers 1950 to 1969.

import { row, type RefusalRow } from './row.ts'

export const backofficeRefusals = {
  accountSuspended: row(
    1950,
    'Your account is suspended. Reason: “{words}” You keep your balance, and we’re holding your withdrawals. If you think this is a mistake, contact us.',
    'Votre compte est suspendu. Motif : « {words} ». Vous gardez votre solde, mais nous suspendons vos retraits. Si vous pensez que c’est une erreur, contactez-nous.',
  ),
  playerSuspended: row(1951, 'This player is already suspended.', 'Ce joueur est déjà suspendu.'),
  playerNotSuspended: row(1952, 'This player isn’t suspended.', 'Ce joueur n’est pas suspendu.'),
  playerClosed: row(1953, 'This account is closed.', 'Ce compte est fermé.'),
  adjustmentDecided: row(
    1954,
    'An operator has already approved or declined this adjustment.',
    'Un opérateur a déjà approuvé ou refusé cet ajustement.',
  ),
  secondPersonNeeded: row(
    1955,
    'You can’t approve your own adjustment. Another operator must approve it.',
    'Vous ne pouvez pas approuver votre propre ajustement. Un autre opérateur doit l’approuver.',
  ),
  houseAccountShort: row(
    1956,
    'The {account} account has only {gold} gold. Enter a smaller amount.',
    'Le compte interne « {account} » ne contient que {gold} {gold|pièce|pièces} d’or. Saisissez un montant plus petit.',
  ),
  adjustmentBeyond: row(
    1957,
    'You can debit at most {gold} gold. You can’t debit reward gold that the player hasn’t staked.',
    'Vous pouvez débiter au plus {gold} {gold|pièce|pièces} d’or. Vous ne pouvez pas débiter l’or de récompense que le joueur n’a pas encore misé.',
  ),
  notPaidBack: row(
    1958,
    'A refund needs a negative amount and a closed account with a credited deposit.',
    'Un remboursement exige un montant négatif et un compte fermé avec un dépôt crédité.',
  ),
  sourceUnknown: row(
    1959,
    'This payment method isn’t available here. Choose another one.',
    'Ce moyen de paiement n’est pas disponible ici. Choisissez-en un autre.',
  ),
} as const satisfies Record<string, RefusalRow>
