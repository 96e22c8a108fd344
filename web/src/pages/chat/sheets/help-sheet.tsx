import type { HelpLine } from '@glasshouse/rulebook/wire/chat/chat'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { ButtonLink } from '../../../client/link-rows.tsx'
import { LIMITS_PAGE } from '../../../play/protection/figures-sheet.tsx'
import { HelpLines } from '../../../play/protection/help-lines.tsx'
import { HelpContacts } from '../bubbles.tsx'
import { messages } from '../messages.ts'
import css from '../bubbles.module.css'

interface HelpSheetProps {
  open: boolean
  onClose: () => void
  /** Those that the house has named in this chat, for the player's own country. */
  lines: readonly HelpLine[]
}

/** People instead of a program, and the way to limits and breaks. */
export function HelpSheet({ open, onClose, lines }: HelpSheetProps) {
  const t = useMessages(messages)
  return (
    <Sheet open={open} onClose={onClose} title={t('helpTitle')}>
      <Stack gap={14}>
        <Text tone="muted">{t('helpText')}</Text>
        <Note tone="lose">
          <Text tone="plain" weight={600}>
            {t('danger')}
          </Text>
        </Note>
        {lines.length > 0 && <HelpContacts lines={lines} />}
        <HelpLines className={css.contacts} />
        <ButtonLink to={LIMITS_PAGE} wide text={t('protection')} />
      </Stack>
    </Sheet>
  )
}
