import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** Links to the pages and files that explain how results can be verified. */
export const linkMessages = defineMessages({
  howFixed: ['How fairness works', 'Équité vérifiable'],
  log: ['Transparency log', 'Voir le journal'],
  returns: ['RTP of every game', 'Taux de retour'],
  evidence: ['See details', 'Voir les détails'],
  saveVerifier: ['Save verify.mjs', 'Enregistrer verify.mjs'],
  savePython: ['Save verify.py', 'Enregistrer verify.py'],
})
