// What several pages of the wallet show: notices, rates, and the two ways to pay.

import type { ReactNode } from 'react'
import { Tabs } from '@glasshouse/ui/controls/tabs.tsx'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { say, useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import type { CallError } from '../client/call.ts'
import { navigate, usePath, useQuery } from '../client/navigate.tsx'
import { messages } from './messages.ts'
import { useMoney } from './money.ts'

/** Something that does not work now or must be known, in one box that is noticed. */
export const Notice = ({ tone = 'info', children }: { tone?: 'info' | 'warn'; children: ReactNode }) => (
  <Note tone={tone === 'warn' ? 'info' : 'plain'} icon="info">
    {children}
  </Note>
)

/** Says why something was refused, or that nothing came through. */
export const toastRefusal = ({ network, message }: CallError): void =>
  toast(network ? say(sharedMessages, 'offline') : message)

/** Says that a request without a response can be sent again: it carries the same id, so it counts once. */
export const toastUnanswered = (): void => toast(say(messages, 'unanswered'))

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
      <Hint as="span">
        {rate.source === 'fixed' ? t('rateFixed', { date }) : t('rateFrom', { source: rate.source, date })}
      </Hint>
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
      label={t('methods')}
      tabs={(['fiat', 'crypto'] as const).map((name) => ({ name, text: t(name) }))}
      chosen={chosen}
      onChoose={(next) => next !== chosen && navigate.redirect(next === 'fiat' ? path : `${path}?tab=${next}`)}
    >
      {chosen === 'fiat' ? fiat : crypto}
    </Tabs>
  )
}
