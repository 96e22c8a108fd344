// Refusals while the database recovers from a lost moment, and when operators end hash chains: numbers 1930 to 1934.

import { row, type RefusalRow } from './row.ts'

export const recoveryRefusals = {
  recovering: row(
    1930,
    'No bet was placed. We’ve stopped all games after a technical fault. Try again later.',
    'Aucune mise n’a été placée. Nous avons arrêté tous les jeux après un incident technique. Réessayez plus tard.',
  ),
  roundVoid: row(
    1931,
    'We’ve cancelled this round and are refunding your stake.',
    'Nous avons annulé cette manche. Nous remboursons votre mise.',
  ),
  notRecovering: row(
    1932,
    'There’s no recovery to finish. It may already be complete.',
    'Il n’y a pas de reprise à terminer. Elle est peut-être déjà achevée.',
  ),
  epochsNotEnded: row(
    1933,
    'End these hash chains first: {epochs}.',
    'Terminez d’abord ces chaînes d’empreintes : {epochs}.',
  ),
  seedsNotReplaced: row(
    1934,
    '{n} {n|seed pair|seed pairs} from before the fault {n|is|are} still in use. Run “npm run reseed” first.',
    '{n} {n|paire|paires} de graines d’avant l’incident {n|est|sont} encore en service. Lancez d’abord « npm run reseed ».',
  ),
} as const satisfies Record<string, RefusalRow>
