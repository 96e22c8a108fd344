// The frame of the wallet's pages and what several of them show.

import type { ReactNode } from 'react'
import { HOME, navigate, usePath, useQuery } from '../client/navigate.tsx'
import { Tabs } from '@glasshouse/ui/controls/tabs.tsx'
import { InnerPage } from '@glasshouse/ui/layout/inner-page.tsx'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { messages } from './messages.ts'
import { useMoney } from './money.ts'

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

/** Something that does not work now or must be known, in one box that is noticed. */
export const Notice = ({ tone = 'info', children }: { tone?: 'info' | 'warn'; children: ReactNode }) => (
  <Note tone={tone === 'warn' ? 'info' : 'plain'} icon="info">
    {children}
  </Note>
)

/** What gold is worth. */
export function Statement() {
  const t = useMessages(messages)
  return <Notice>{t('statement')}</Notice>
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
    <Row as="p" wrap justify="space-between" gap="0 12px">
      <Text as="b" size={2} tone="muted" weight={600}>
        {t('rate', { money: money(rate.per1000Gold, currency) })}
      </Text>
      <Text as="span" size={2} tone="faint">
        {rate.source === 'fixed' ? t('rateFixed', { date }) : t('rateFrom', { source: rate.source, date })}
      </Text>
    </Row>
  )
}

/** Money through a gateway or coins of a chain. The address knows which, so that a link leads to either. */
export function PaymentTabs({ fiat, crypto }: { fiat: ReactNode; crypto: ReactNode }) {
  const t = useMessages(messages)
  const path = usePath()
  const chosen = useQuery().get('tab') === 'crypto' ? 'crypto' : 'fiat'
  return (
    <Tabs
      label={t('ways')}
      tabs={(['fiat', 'crypto'] as const).map((name) => ({ name, text: t(name) }))}
      chosen={chosen}
      onChoose={(next) => next !== chosen && navigate.redirect(next === 'fiat' ? path : `${path}?tab=${next}`)}
    >
      {chosen === 'fiat' ? fiat : crypto}
    </Tabs>
  )
}
