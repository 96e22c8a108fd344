// The account tab: the player's profile, the language, and links to every account page.

import { LogInButton } from '../../client/player-only.tsx'
import { useState } from 'react'
import { useVip } from '../../chat/use-characters.ts'
import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { navigate } from '../../client/navigate.tsx'
import { logOut, speak, useSession, type User } from '../../client/session.ts'
import { useUnread } from '../../client/unread.ts'
import { Avatar } from '@glasshouse/ui/data/avatar.tsx'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { TabPage } from '@glasshouse/ui/layout/tab-page.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { messages } from './messages.ts'
import { ProfileForm } from './profile-form.tsx'
import css from './account.module.css'

export default function Account() {
  const t = useMessages(messages)
  const { user, loggedIn } = useSession()
  return (
    <TabPage title={t('title')}>
      {!loggedIn ? (
        <EmptyState icon="user" title={t('outside')} text={t('outsideText')}>
          <Button onClick={() => navigate.signUp()}>{t('signUp')}</Button>
          <LogInButton kind="quiet" />
        </EmptyState>
      ) : user ? (
        <Profile user={user} />
      ) : (
        <Skeleton height={104} />
      )}
      <Languages />
      {loggedIn && <OwnLinks />}
      <LinkRows label={t('fair')}>
        <LinkRow to="/pages/fairness/fairness" icon="shield" text={t('fairness')} />
        <LinkRow to="/pages/fairness/returns" icon="chart" text={t('returns')} />
        <LinkRow to="/pages/solvency/solvency" icon="book" text={t('solvency')} />
        <LinkRow to="/pages/leaders/leaders" icon="trophy" text={t('leaders')} />
      </LinkRows>
      <LinkRows label={t('help')}>
        <LinkRow to="/pages/accounts/faq" icon="help" text={t('faq')} />
        <LinkRow to="/pages/accounts/contactUs" icon="chat" text={t('contactUs')} />
        <LinkRow to="/pages/accounts/privacy" icon="lock" text={t('privacy')} />
        <LinkRow to="/pages/accounts/aboutUs" icon="home" text={t('aboutUs')} />
        <LinkRow to="/pages/accounts/about" icon="info" text={t('about')} />
      </LinkRows>
      {loggedIn && <LogOut />}
    </TabPage>
  )
}

function Profile({ user }: { user: User }) {
  const t = useMessages(messages)
  const format = useFormat()
  const [editing, setEditing] = useState(false)
  const { vip } = useVip()
  return (
    <section className={css.profile} aria-label={t('profile')}>
      <Avatar number={user.avatar} size={72} />
      <div>
        <h2>
          {user.nickname} {vip?.isVip && <Badge tone="wait">{t('vip')}</Badge>}
        </h2>
        <Text size={2} tone="muted">
          {user.phone}
          <br />
          {t('since', { date: format.date(user.createTime) })}
        </Text>
      </div>
      <IconButton icon="edit" label={t('edit')} onClick={() => setEditing(true)} />
      <Sheet open={editing} onClose={() => setEditing(false)} title={t('edit')}>
        <ProfileForm user={user} onDone={() => setEditing(false)} />
      </Sheet>
    </section>
  )
}

/** Asks first: without the password there is no quick way back. */
function LogOut() {
  const t = useMessages(messages)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button kind="danger" wide aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <Icon name="exit" size={20} />
        {t('logOut')}
      </Button>
      <Sheet open={isAsking} onClose={() => setIsAsking(false)} title={t('logOutTitle')}>
        <Stack>
          <Text tone="muted">{t('logOutText')}</Text>
          <Button kind="danger" wide onClick={() => void logOut()}>
            {t('logOut')}
          </Button>
          <Button kind="quiet" wide onClick={() => setIsAsking(false)}>
            {t('stay')}
          </Button>
        </Stack>
      </Sheet>
    </>
  )
}

function OwnLinks() {
  const t = useMessages(messages)
  const format = useFormat()
  const unread = useUnread()
  const { vip } = useVip()
  const vipState = vip?.until ? t(vip.isVip ? 'vipUntil' : 'vipEnded', { date: format.date(vip.until) }) : undefined
  const news = unread > 0 ? t('unread', { n: format.number(unread) }) : undefined
  return (
    <LinkRows label={t('mine')}>
      <LinkRow to="/pages/accounts/messages" icon="bell" text={t('messages')} badge={news} />
      <LinkRow to="/pages/vip/vip" icon="star" text={t('vip')} badge={vipState} />
      <LinkRow to="/pages/accounts/email" icon="mail" text={t('email')} />
      <LinkRow to="/pages/accounts/security" icon="shield" text={t('security')} />
      <LinkRow to="/pages/accounts/limits" icon="clock" text={t('limits')} />
      <LinkRow to="/choose-location" icon="globe" text={t('place')} />
    </LinkRows>
  )
}

function Languages() {
  const t = useMessages(messages)
  const language = useLanguage()
  return (
    <div className={css.language} role="group" aria-label={t('language')}>
      <Icon name="globe" size={20} />
      <span>{t('language')}</span>
      {(['en', 'fr'] as const).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={language === one}
          onClick={() => void speak(one).catch(() => undefined)}
        >
          {one === 'en' ? 'English' : 'Français'}
        </button>
      ))}
    </div>
  )
}
