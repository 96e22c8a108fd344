import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RechargeRow, WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { live, serverNow } from '../../client/live/live.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { minutesText } from '../../play/lottery/moment.ts'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { useMoney } from '../../wallet/money.ts'
import { Qr } from '../../wallet/qr.tsx'
import { Notice } from '../../wallet/terms.tsx'
import { messages } from './messages.ts'

const call = caller<WalletContract>()
const SECOND_MS = 1000

/** Where and until when an order can be paid: asked for anew whenever its state has changed. */
function usePay({ id, kind, state }: RechargeRow) {
  const { data } = useQuery({
    queryKey: ['wallet', 'pay', id, state],
    queryFn: async ({ signal }) => {
      const sentMs = performance.now()
      const pay = await call('GET /api/recharge/pay/{id}', { id }, { quiet: true, signal })
      live.clock.sample(sentMs, pay.serverNow, performance.now())
      return pay
    },
    enabled: kind === 'fiat',
    placeholderData: keepPreviousData,
    meta: { own: true },
  })
  return data
}

/** The way to the payment service, for as long as the order can be paid. */
export function PayPart({ order }: { order: RechargeRow }) {
  const t = useMessages(messages)
  const money = useMoney()
  const pay = usePay(order)
  if (order.state === 'created')
    return (
      <>
        <Text role="status" size={2} tone="muted" align="center">
          {t('preparing')}
        </Text>
        <Notice>{t('preparingText')}</Notice>
      </>
    )
  if (!pay?.payUrl) return <Skeleton height={60} />
  return (
    <>
      <a href={pay.payUrl} rel="noreferrer" className={buttonClass({ size: 'large', wide: true })}>
        {t('pay', { money: money(order.amount, order.currency) })}
        <Icon name="next" size={20} />
      </a>
      {pay.expiresAt !== null && <TimeLeft until={pay.expiresAt} />}
      <Text size={2} tone="muted" align="center">
        {t('payText')}
      </Text>
      {pay.isSandbox && (
        <Text size={2} tone="muted" align="center">
          {t('sandbox')}
        </Text>
      )}
      <Disclosure title={t('elsewhere')}>
        <Stack align="center">
          <Qr text={pay.payUrl} label={t('qr')} />
          <dl style={{ width: '100%' }}>
            <CopyRow name={t('link')} value={pay.payUrl} />
          </dl>
        </Stack>
      </Disclosure>
    </>
  )
}

function TimeLeft({ until }: { until: number }) {
  const t = useMessages(messages)
  const [nowMs, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const leftMs = until - nowMs
  const isOver = leftMs <= 0
  return (
    <Row justify="center" role={isOver ? 'status' : 'timer'}>
      {!isOver && <Icon name="clock" size={18} />}
      <Paragraph as="span" align="center">
        {isOver ? t('leftOver') : t('left', { time: minutesText(leftMs) })}
      </Paragraph>
    </Row>
  )
}
