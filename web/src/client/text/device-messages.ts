import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** How a browser that is or was logged in is named. */
export const deviceMessages = defineMessages({
  deviceOn: ['{browser} on {system}', '{browser} sur {system}'],
  unknownDevice: ['Unknown browser', 'Navigateur inconnu'],
})
