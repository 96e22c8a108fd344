import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** The shield in words. */
export const shieldMessages = defineMessages({
  grey: ['No results checked on this device yet', 'Aucun résultat vérifié sur cet appareil'],
  green: [
    '{n} {n|result|results} checked on this device. All match.',
    '{n} {n|résultat vérifié|résultats vérifiés} sur cet appareil. Tout est conforme.',
  ],
  log: [
    'The transparency log stayed consistent in {n} {n|check|checks}.',
    'Le journal de transparence est resté cohérent lors de {n} {n|vérification|vérifications}.',
  ],
  red: [
    '{n} {n|promise|promises} not kept. See the evidence.',
    '{n} {n|promesse non tenue|promesses non tenues}. Consultez les preuves.',
  ],
})
