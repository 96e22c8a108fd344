import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { HOME } from '../../client/navigate.tsx'
import { messages } from './messages.ts'

export default function Unknown() {
  const t = useMessages(messages)
  return (
    <InnerPage title="404">
      <EmptyState icon="search" title={t('unknownTitle')} text={t('unknownText')}>
        <ButtonLink to={HOME} how="relaunch" text={t('home')} />
      </EmptyState>
    </InnerPage>
  )
}
