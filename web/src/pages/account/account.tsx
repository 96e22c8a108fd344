// The account tab: the player's profile, the language, and links to every account page.

import { useState } from 'react'
import type { PlayersContract } from '@glasshouse/rulebook/wire/account/players'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Avatar } from '@glasshouse/ui/data/avatar.tsx'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { TabPage } from '@glasshouse/ui/layout/tab-page.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useVip } from '../../chat/use-characters.ts'
import { caller } from '../../client/call.ts'
import { VERIFY_PAGE, VerifyNotice } from '../../client/contact/verify-notice.tsx'
import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { navigate } from '../../client/navigate.tsx'
import { LogInButton } from '../../client/player-only.tsx'
import { logOut, setUser, speak, useSession, type User } from '../../client/session.ts'
import { useUnread } from '../../client/unread.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { messages } from './messages.ts'
import css from './account.module.css'

export default function Account() {
  const t = useMessages(messages)
  const { user, loggedIn } = useSession()
  return (
    <TabPage title={t('title')}>
      {!loggedIn ? (
        <EmptyState icon="user" title={t('visitor')} text={t('visitorText')}>
          <Button onClick={() => navigate.signUp()}>{t('signUp')}</Button>
          <LogInButton kind="quiet" />
        </EmptyState>
      ) : user ? (
        <Profile user={user} />
      ) : (
        <Skeleton height={104} />
      )}
      <VerifyNotice />
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

const PROFILE = {
  borderRadius: 'var(--r-3)',
  background: 'radial-gradient(90% 140% at 0 0, #3a1a08, var(--s1) 70%)',
  boxShadow: 'var(--lift)',
}

function Profile({ user }: { user: User }) {
  const t = useMessages(messages)
  const format = useFormat()
  const [editing, setEditing] = useState(false)
  const { vip } = useVip()
  return (
    <Row as="section" gap={16} pad="16px 12px 16px 18px" style={PROFILE} aria-label={t('profile')}>
      <Avatar number={user.avatar} size={72} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <h2>
          {user.nickname} {vip?.isVip && <Badge tone="wait">{t('vip')}</Badge>}
        </h2>
        <Text size={2} tone="muted">
          {user.phone && (
            <>
              {user.phone}
              <br />
            </>
          )}
          {t('since', { date: format.date(user.createTime) })}
        </Text>
      </div>
      <IconButton icon="edit" label={t('edit')} onClick={() => setEditing(true)} />
      <Sheet open={editing} onClose={() => setEditing(false)} title={t('edit')}>
        <ProfileForm user={user} onDone={() => setEditing(false)} />
      </Sheet>
    </Row>
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
  const news = unread > 0 ? t('unread', { n: unread }) : undefined
  return (
    <LinkRows label={t('mine')}>
      <LinkRow to="/pages/accounts/messages" icon="bell" text={t('messages')} badge={news} />
      <LinkRow to="/pages/vip/vip" icon="star" text={t('vip')} badge={vipState} />
      <LinkRow to={VERIFY_PAGE} icon="phone" text={t('phone')} />
      <LinkRow to="/pages/accounts/email" icon="mail" text={t('email')} />
      <LinkRow to="/pages/accounts/security" icon="shield" text={t('security')} />
      <LinkRow to="/pages/accounts/identity" icon="user" text={t('identity')} />
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

const call = caller<PlayersContract>()
/** As many as the contract knows; its schema stays on the server. */
const AVATARS = 12
const NICKNAME_MAX = 20

function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useMessages(messages)
  const [nickname, setNickname] = useState(user.nickname)
  const [avatar, setAvatar] = useState(user.avatar)
  const [isShort, setIsShort] = useState(false)
  const { isBusy, refusal, clearRefusal, run } = useSubmit()
  const save = async (): Promise<void> => {
    const change = { id: user.id, nickname: nickname.trim(), avatar }
    setUser(await call('PUT /api/user/{id}', change, { quiet: true }))
    toast(t('saved'))
    onDone()
  }
  const submit = (): void => {
    const tooShort = [...nickname.trim()].length < 2
    setIsShort(tooShort)
    if (!tooShort) void run(save)
  }

  return (
    <Form gap={20} onSubmit={submit}>
      <TextField
        label={t('nickname')}
        name="nickname"
        autoComplete="nickname"
        maxLength={NICKNAME_MAX}
        value={nickname}
        onChange={(value) => {
          setNickname(value)
          setIsShort(false)
          clearRefusal()
        }}
        error={isShort ? t('nicknameWrong') : refusal?.message}
      />
      <fieldset className={css.avatars}>
        <legend>{t('avatar')}</legend>
        <div>
          {Array.from({ length: AVATARS }, (_, number) => (
            <button
              key={number}
              type="button"
              aria-pressed={number === avatar}
              aria-label={t('avatarNumber', { n: number + 1 })}
              onClick={() => setAvatar(number)}
            >
              <Avatar number={number} size={52} />
            </button>
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('save')}
      </Button>
    </Form>
  )
}
