// Refusals about texts, templates and packages in the back office: numbers 1970 to 1979.

import { row, type RefusalRow } from './row.ts'

export const textRefusals = {
  answerUnfilled: row(
    1970,
    'Replace {field} first. Otherwise, the player will see it in the answer.',
    'Remplissez d’abord {field}. Le joueur verrait le champ vide.',
  ),
  packageTwice: row(
    1971,
    'There are two packages of {gold} gold. Change one of them.',
    'Il y a deux offres de {gold} {gold|pièce|pièces} d’or. Modifiez-en une.',
  ),
  contentOrder: row(
    1972,
    'Another operator has added or removed a text. Reload the list and try again.',
    'Un texte a été ajouté ou supprimé entre-temps. Rechargez la liste et réessayez.',
    { status: 409 },
  ),
} as const satisfies Record<string, RefusalRow>
