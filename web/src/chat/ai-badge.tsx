// Says what a character is, wherever one is shown: an AI, and whether it only has its written lines.

import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import css from './ai-badge.module.css'

const messages = defineMessages({
  online: ['AI · not a person', 'IA · pas une personne'],
  offline: ['AI · scripted replies', 'IA · réponses préparées'],
})

export function AiBadge({ isOnline }: { isOnline: boolean }) {
  const t = useMessages(messages)
  return (
    <span className={css.badge} data-online={isOnline || undefined}>
      {t(isOnline ? 'online' : 'offline')}
    </span>
  )
}
