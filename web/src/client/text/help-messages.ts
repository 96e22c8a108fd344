import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** Above a list of helplines. */
export const helpMessages = defineMessages({
  talkToSomeone: ['Talk to someone', 'Parler à quelqu’un'],
  talkText: [
    'If gambling has stopped being fun, talk to someone in confidence. Call charges depend on the service.',
    'Si le jeu n’est plus un plaisir, parlez-en à quelqu’un, en toute confidentialité. Le coût de l’appel dépend du service.',
  ],
})
