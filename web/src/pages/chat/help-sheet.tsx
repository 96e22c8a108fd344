import type { HelpLine } from '@glasshouse/rulebook/wire/chat/chat'
import { Link } from '../../client/navigate.tsx'
import { LIMITS_PAGE } from '../../play/protection/figures-sheet.tsx'
import { HelpLines } from '../../play/protection/help-lines.tsx'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { Listeners } from './bubbles.tsx'
import { messages } from './messages.ts'
import css from './sheets.module.css'

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
      <div className={css.body}>
        <p>{t('helpText')}</p>
        <p className={css.danger}>{t('danger')}</p>
        {lines.length > 0 && <Listeners lines={lines} />}
        <HelpLines className={css.lines} />
        <Link to={LIMITS_PAGE} className={buttonClass({ wide: true })}>
          {t('protection')}
        </Link>
      </div>
    </Sheet>
  )
}
