import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** Links to the pages and files that explain how results can be verified. */
export const linkMessages = defineMessages({
  howFixed: ['How results are fixed before you bet', 'Comment les résultats sont fixés avant la mise'],
  returns: ['RTP of every game', 'Taux de retour de chaque jeu'],
  saveVerifier: ['Save verify.mjs', 'Enregistrer verify.mjs'],
})
