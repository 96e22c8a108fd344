import { HOME, Link, usePath } from '../client/navigate.tsx'
import { useUnread } from '../client/unread.ts'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon, type IconName } from '@glasshouse/ui/controls/icon.tsx'
import css from './tab-bar.module.css'

const messages = defineMessages({
  bar: ['Main menu', 'Menu principal'],
  home: ['Home', 'Accueil'],
  wallet: ['Wallet', 'Portefeuille'],
  player: ['Player', 'Personnages'],
  refer: ['Refer', 'Parrainer'],
  account: ['Account', 'Compte'],
  unread: ['{n} unread', '{n} {n|non lu|non lus}'],
})

const tabs: readonly { path: string; icon: IconName; label: 'home' | 'wallet' | 'player' | 'refer' | 'account' }[] = [
  { path: HOME, icon: 'home', label: 'home' },
  { path: '/pages/wallet/wallet', icon: 'wallet', label: 'wallet' },
  { path: '/pages/aIChat/aIChat', icon: 'chat', label: 'player' },
  { path: '/pages/refer/refer', icon: 'gift', label: 'refer' },
  { path: '/pages/account/account', icon: 'user', label: 'account' },
]

const MOST = 99

export function TabBar() {
  const t = useMessages(messages)
  const path = usePath()
  const unread = useUnread()
  const selected = tabs.findIndex((tab) => tab.path === path)
  return (
    <nav className={css.bar} aria-label={t('bar')}>
      <div className={css.tabs}>
        <span className={css.light} style={{ transform: `translateX(${selected * 100}%)` }} aria-hidden="true" />
        {tabs.map((tab) => (
          <Link
            key={tab.path}
            to={tab.path}
            how="switchTab"
            className={css.tab}
            aria-current={tab.path === path ? 'page' : undefined}
          >
            <Icon name={tab.icon} />
            {t(tab.label)}
            {tab.label === 'account' && unread > 0 && (
              <b className={css.unread}>
                <span aria-hidden="true">{unread > MOST ? `${MOST}+` : unread}</span>
                <span className="sr">{t('unread', { n: unread })}</span>
              </b>
            )}
          </Link>
        ))}
      </div>
    </nav>
  )
}
