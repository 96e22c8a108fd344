import { Link } from '../../client/navigate.tsx'
import type { Restriction } from '../../client/restriction.ts'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { LIMITS_PAGE } from './figures-sheet.tsx'
import { messages } from './messages.ts'
import { useRestrictionText } from './texts.ts'

const WITHDRAWAL = '/pages/wallets/withdrawal/withdrawal'

/** Stands where a page would offer gold or take it in. What stays open is one tap away. */
export function ClosedForNow({ restriction }: { restriction: Restriction }) {
  const t = useMessages(messages)
  const { title, until } = useRestrictionText(restriction)
  return (
    <EmptyState icon="clock" title={title} text={`${until}. ${t('outText')}`}>
      <Link to={WITHDRAWAL} className={buttonClass({ kind: 'quiet' })}>
        {t('withdraw')}
      </Link>
      <Link to={LIMITS_PAGE} className={buttonClass({ kind: 'quiet' })}>
        {t('limitsAndHelp')}
      </Link>
    </EmptyState>
  )
}
