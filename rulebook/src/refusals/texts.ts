// Refusals about texts, templates and packages in the back office: numbers 1970 to 1979.

import { row, type RefusalRow } from './row.ts'

export const textRefusals = {
  answerUnfilled: row(
    1970,
    'Replace {field} first. Otherwise, the player will see it in the answer.',
    'Remplacez d’abord {field}. Sinon, le joueur verra ce repère dans la réponse.',
  ),
  packageTwice: row(
    1971,
    'There are two packages of {gold} gold. Change one of them.',
    'Le montant de {gold} {gold|pièce|pièces} d’or est proposé deux fois. Modifiez l’un des deux.',
  ),
  contentOrder: row(
    1972,
    'Another operator has added or removed a text. Reload the list and try again.',
    'Un autre opérateur a ajouté ou supprimé un texte. Rechargez la liste et réessayez.',
    { status: 409 },
  ),
} as const satisfies Record<string, RefusalRow>
