import { navigate } from '../../client/navigate.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import logo from '../../logo.svg'
import { TitleBar } from '@glasshouse/ui/layout/title-bar.tsx'
import { messages } from './messages.ts'
import css from './accounts.module.css'

const VERSION = '1.1.9'

export default function About() {
  const t = useMessages(messages)
  return (
    <main className={css.page}>
      <TitleBar title={t('about')} onBack={navigate.back} />
      <div className={css.about}>
        <img src={logo} width="96" height="96" alt="" />
        <h2>Glasshouse</h2>
        <p className="num">{t('version', { version: VERSION })}</p>
        <p>{t('aboutText')}</p>
        <small>{t('font')}</small>
      </div>
    </main>
  )
}
