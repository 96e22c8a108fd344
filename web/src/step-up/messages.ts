import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    asking: ['One moment…', 'Un instant…'],
    hold: [
      'Your password or two-step verification has changed. To protect your gold, we’ve paused withdrawals until {time}.',
      'Votre mot de passe ou votre validation en deux étapes a changé. Pour protéger votre or, nous avons suspendu les retraits jusqu’au {time}.',
    ],
  },
  sharedMessages,
)
