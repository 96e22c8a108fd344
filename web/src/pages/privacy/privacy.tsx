// What the house knows of a player, and what is his to decide: who sees his name, a copy of everything, and an end to it.

import { useState } from 'react'
import type { PlayersContract } from '@glasshouse/rulebook/wire/account/players'
import { CallError, caller } from '../../client/call.ts'
import { navigate } from '../../client/navigate.tsx'
import { setUser, useSession, type User } from '../../client/session.ts'
import { Avatar } from '@glasshouse/ui/data/avatar.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { CheckField } from '@glasshouse/ui/forms/field.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { InnerPage } from '@glasshouse/ui/layout/inner-page.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { CloseSheet } from './close-sheet.tsx'
import { messages } from './messages.ts'
import { useTake } from './use-take.ts'
import css from './privacy.module.css'

const call = caller<PlayersContract>()

export default function Privacy() {
  const t = useMessages(messages)
  const { user, loggedIn } = useSession()
  return (
    <InnerPage title={t('title')} onBack={navigate.back}>
      {!loggedIn ? (
        <EmptyState icon="lock" title={t('visitorTitle')} text={t('visitor')}>
          <Button onClick={() => navigate.login()}>{t('logIn')}</Button>
        </EmptyState>
      ) : user ? (
        <Name user={user} />
      ) : (
        <Skeleton height={200} />
      )}
      <Kept />
      {loggedIn && (
        <>
          <Take />
          <Close />
        </>
      )}
    </InnerPage>
  )
}

/** As the house writes it for strangers. */
function masked(name: string): string {
  const letters = [...name]
  return `${letters.slice(0, 2).join('')}•••${letters.length > 3 ? letters.at(-1) : ''}`
}

function Name({ user }: { user: User }) {
  const t = useMessages(messages)
  const [problem, setProblem] = useState('')
  const change = async (hideName: boolean): Promise<void> => {
    setProblem('')
    try {
      setUser(await call('PUT /api/user/{id}', { id: user.id, hideName }, { quiet: true }))
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      setProblem(refusal.network ? t('network') : refusal.message)
    }
  }
  return (
    <section className={css.panel}>
      <h2>{t('name')}</h2>
      <CheckField
        checked={user.hideName}
        onChange={(hide) => void change(hide)}
        label={t('hideName')}
        error={problem}
      />
      <p>{t('nameText')}</p>
      <div className={css.example} aria-live="polite">
        <Avatar number={user.avatar} size={44} />
        <b>{user.hideName ? masked(user.nickname) : user.nickname}</b>
      </div>
    </section>
  )
}

function Kept() {
  const t = useMessages(messages)
  return (
    <section className={css.panel}>
      <h2>{t('keep')}</h2>
      <dl className={css.facts}>
        {(['keepPhone', 'keepPlay', 'keepPay', 'keepDevice', 'keepNever'] as const).map((name) => (
          <Fact key={name} name={t(name)}>
            {t(`${name}Text`)}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function Take() {
  const t = useMessages(messages)
  const format = useFormat()
  const { count, start } = useTake()
  const reading = count === null ? '' : t('taking', { n: format.number(count) })
  return (
    <section className={css.panel}>
      <h2>{t('take')}</h2>
      <p>{t('takeText')}</p>
      <Button kind="quiet" busy={count !== null} onClick={start}>
        <Icon name="arrowDown" size={18} />
        {reading || t('takeButton')}
      </Button>
      <span className="sr" role="status">
        {reading}
      </span>
    </section>
  )
}

function Close() {
  const t = useMessages(messages)
  const [open, setOpen] = useState(false)
  return (
    <section className={css.panel}>
      <h2>{t('close')}</h2>
      <p>{t('closeText')}</p>
      <Button kind="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('closeButton')}
      </Button>
      <CloseSheet open={open} onClose={() => setOpen(false)} />
    </section>
  )
}
