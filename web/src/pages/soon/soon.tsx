// A page whose time has not come. It says what will be here and never pretends to work.

import { HOME, Link, navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useLanguage, useMessages } from '../../ui/i18n.ts'
import { Icon } from '../../ui/icon.tsx'
import { EmptyState } from '../../ui/placeholder.tsx'
import { TitleBar } from '../../ui/title-bar.tsx'
import { useTitle } from '../../ui/title.ts'
import { messages, soonWords, type SoonName } from './messages.ts'
import css from './soon.module.css'

const tabs: ReadonlySet<SoonName> = new Set(['aIChat'])

export function Soon({ name }: { name: SoonName }) {
  const t = useMessages(messages)
  const at = useLanguage() === 'en' ? 0 : 1
  const { loggedIn } = useSession()
  const { icon, title, text, points } = soonWords[name]
  const isTab = tabs.has(name)
  return (
    <main className={css.page}>
      {isTab ? <TabTitle title={title[at]} /> : <TitleBar title={title[at]} onBack={navigate.back} />}
      <div className={css.body}>
        <EmptyState icon={icon} title={points.length > 0 ? t('building') : title[at]} text={text[at]} />
        {points.length > 0 && (
          <section className={css.card} aria-labelledby="will-be">
            <h2 id="will-be">{t('willBe')}</h2>
            <ul>
              {points.map((point) => (
                <li key={point[0]}>
                  <Icon name="check" size={18} />
                  {point[at]}
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={css.actions}>
          {isTab && !loggedIn && <Button onClick={() => navigate.login()}>{t('logIn')}</Button>}
          <Link to={HOME} how="switchTab" className={buttonClass({ kind: 'quiet' })}>
            {t('home')}
          </Link>
        </div>
      </div>
    </main>
  )
}

function TabTitle({ title }: { title: string }) {
  useTitle(title)
  return <h1 className={css.title}>{title}</h1>
}
