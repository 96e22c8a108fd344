// What the wallet's pages look like around their own parts.

import type { ReactNode } from 'react'
import { HOME, navigate } from '../client/navigate.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { InnerPage } from '@glasshouse/ui/layout/inner-page.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from './messages.ts'
import { useMoney } from './money.ts'
import css from './wallet-page.module.css'

interface WalletPageProps {
  title: string
  /** Stands at the end of the bar. */
  end?: ReactNode
  /** Where Back leads when the app was opened on this page. */
  under?: string
  children: ReactNode
}

/** A title bar with the way back, and the page's parts beneath it. */
export function WalletPage({ title, end, under = HOME, children }: WalletPageProps) {
  return (
    <InnerPage title={title} onBack={() => navigate.backOr(under)} end={end}>
      {children}
    </InnerPage>
  )
}

/** A part of a page on its own ground. */
export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={css.panel}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}

/** For a visitor: what is behind the log-in, and the way there and back. */
export function LogInFirst({ text }: { text: string }) {
  const t = useMessages(messages)
  return (
    <EmptyState icon="lock" title={t('logInTitle')} text={text}>
      <Button onClick={() => navigate.login()}>{t('logIn')}</Button>
    </EmptyState>
  )
}

/** What gold is worth, in the words of the house. */
export function Statement() {
  const t = useMessages(messages)
  return (
    <p className={css.statement}>
      <Icon name="info" size={18} />
      {t('statement')}
    </p>
  )
}

interface Rate {
  readonly per1000Gold: string
  readonly source: string
  readonly time: number
}

/** The rate with where it comes from and since when. */
export function RateLine({ rate, currency }: { rate: Rate; currency: string }) {
  const t = useMessages(messages)
  const format = useFormat()
  const money = useMoney()
  const date = format.date(rate.time)
  return (
    <p className={css.rate}>
      <b>{t('rate', { money: money(rate.per1000Gold, currency) })}</b>
      <span>{rate.source === 'fixed' ? t('rateFixed', { date }) : t('rateFrom', { source: rate.source, date })}</span>
    </p>
  )
}

/** Something that does not work now or must be known, in one box that is noticed. */
export function Notice({ tone = 'info', children }: { tone?: 'info' | 'warn'; children: ReactNode }) {
  return (
    <div className={css.notice} data-tone={tone}>
      <Icon name="info" size={20} />
      <p>{children}</p>
    </div>
  )
}
