import { HOME, Link } from '../../client/navigate.tsx'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'

export default function Unknown() {
  const t = useMessages(messages)
  return (
    <InnerPage title="404">
      <EmptyState icon="search" title={t('unknownTitle')} text={t('unknownText')}>
        <Link to={HOME} how="relaunch" className={buttonClass()}>
          {t('home')}
        </Link>
      </EmptyState>
    </InnerPage>
  )
}
