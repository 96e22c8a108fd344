import { HOME, Link, navigate } from '../../client/navigate.tsx'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { TitleBar } from '@glasshouse/ui/layout/title-bar.tsx'
import { messages } from './messages.ts'
import css from './soon.module.css'

export default function Unknown() {
  const t = useMessages(messages)
  return (
    <main className={css.page}>
      <TitleBar title="404" onBack={navigate.back} />
      <div className={css.body}>
        <EmptyState icon="search" title={t('unknownTitle')} text={t('unknownText')}>
          <Link to={HOME} how="relaunch" className={buttonClass()}>
            {t('home')}
          </Link>
        </EmptyState>
      </div>
    </main>
  )
}
