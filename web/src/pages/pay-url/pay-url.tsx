// One recharge, followed to its end. The payment service returns players here, and the history leads here. What the page
// shows comes from the server alone, never from the address that the payment service opened.

import { keepPreviousData, useQuery as useAnswer } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RechargeRow, WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { Icon, type IconName } from '@glasshouse/ui/controls/icon.tsx'
import { Fact, Facts, GoldFact } from '@glasshouse/ui/data/facts.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid, Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { caller, CallError } from '../../client/call.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { live, serverNow } from '../../client/live/live.ts'
import { HOME, useQuery } from '../../client/navigate.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { minutesText } from '../../play/lottery/moment.ts'
import { useMoney } from '../../wallet/money.ts'
import { useNetworkName } from '../../wallet/network-name.ts'
import { OrderSteps } from '../../wallet/order-steps.tsx'
import { toneOf } from '../../wallet/order-text.ts'
import { CHARGING_HISTORY, REFILL, WALLET } from '../../wallet/paths.ts'
import { Qr } from '../../wallet/qr.tsx'
import { Notice } from '../../wallet/terms.tsx'
import { useRecharge } from '../../wallet/use-order.ts'
import { messages } from './messages.ts'
import css from './pay-url.module.css'

export default function PayUrl() {
  const t = useMessages(messages)
  const named = Number(useQuery().get('id'))
  const id = Number.isSafeInteger(named) && named > 0 ? named : null
  return (
    <InnerPage title={t('title')} under={WALLET}>
      <PlayerOnly text={t('logInText')}>{id === null ? <Unknown /> : <Recharge key={id} id={id} />}</PlayerOnly>
    </InnerPage>
  )
}

function Recharge({ id }: { id: number }) {
  const { order, error, refetch } = useRecharge(id)
  if (order) return <Order order={order} />
  if (!error) return <Skeleton height={420} />
  if (error instanceof CallError && !error.network) return <Unknown />
  return <ListFailed onRetry={refetch} />
}

function Unknown() {
  const t = useMessages(messages)
  return (
    <EmptyState icon="search" title={t('none')} text={t('noneText')}>
      <ButtonLink to={CHARGING_HISTORY} kind="quiet" text={t('history')} />
    </EmptyState>
  )
}

function Order({ order }: { order: RechargeRow }) {
  const t = useMessages(messages)
  const money = useMoney()
  const isOrdered = order.state === 'created' || order.state === 'pending'
  const [moneyName, goldName] = factNames(order)
  return (
    <>
      <Panel className={css.card} data-tone={toneOf(order.state)}>
        {!isOrdered && <Status order={order} />}
        <Facts isRuled gap={10}>
          <Fact name={t(moneyName)}>
            <b className="num">{money(order.amount, order.currency)}</b>
          </Fact>
          {goldName && <GoldFact name={t(goldName)} gold={order.gold} />}
        </Facts>
        {isOrdered && <PayPart order={order} />}
        <NextSteps order={order} />
      </Panel>
      <Panel title={t('course')}>
        <OrderSteps order={order} />
      </Panel>
      <Details order={order} />
    </>
  )
}

/** The names of the two amounts in each state; coins that were not credited are no gold. */
function factNames({ state }: RechargeRow) {
  if (state === 'created' || state === 'pending') return ['youPay', 'youGet'] as const
  if (state === 'failed' || state === 'expired') return ['price', 'goldOrdered'] as const
  return ['paid', state === 'orphaned' || state === 'tooSmall' ? null : 'got'] as const
}

const statuses = {
  paid: ['check', 'paidTitle', 'paidText'],
  seen: ['clock', 'seenTitle', 'seenText'],
  credited: ['check', 'doneTitle', 'doneText'],
  failed: ['close', 'failedTitle', 'endedText'],
  expired: ['clock', 'expiredTitle', 'endedText'],
  orphaned: ['refresh', 'orphanedTitle', 'orphanedText'],
  tooSmall: ['info', 'tooSmallTitle', 'tooSmallText'],
} as const satisfies Partial<Record<RechargeRow['state'], readonly [IconName, string, string]>>

/** The order's state, large, announced when it changes. */
function Status({ order }: { order: RechargeRow }) {
  const t = useMessages(messages)
  const format = useFormat()
  const [icon, title, text] = statuses[order.state as keyof typeof statuses]
  return (
    <Stack gap={6} align="center" role="status" style={{ textAlign: 'center' }}>
      <span className={css.lamp}>
        <Icon name={icon} size={30} />
      </span>
      <h2>{t(title, { gold: format.gold(order.gold) })}</h2>
      <Text tone="muted">{t(text)}</Text>
    </Stack>
  )
}

function NextSteps({ order: { state } }: { order: RechargeRow }) {
  const t = useMessages(messages)
  if (state === 'credited')
    return (
      <Grid min="120px" gap={10}>
        <ButtonLink to={HOME} how="relaunch" wide text={t('play')} />
        <ButtonLink to={WALLET} kind="quiet" wide text={t('wallet')} />
      </Grid>
    )
  if (state !== 'failed' && state !== 'expired') return null
  return <ButtonLink to={REFILL} wide text={t('again')} />
}

function Details({ order }: { order: RechargeRow }) {
  const t = useMessages(messages)
  const format = useFormat()
  const names = useNetworkName()
  const { id, kind, createTime, network, txHash } = order
  return (
    <Panel title={t('details')}>
      <Facts isRuled gap={10}>
        <Fact name={t('number')}>{id}</Fact>
        <Fact name={t(kind === 'fiat' ? 'ordered' : 'seenAt')}>{format.dateTime(createTime)}</Fact>
        <Fact name={t('method')}>
          {network === null ? t('service') : t('network', { network: names.label(network) })}
        </Fact>
      </Facts>
      {txHash && (
        <dl>
          <CopyRow name={t('txHash')} value={txHash} />
        </dl>
      )}
    </Panel>
  )
}

const call = caller<WalletContract>()
const SECOND_MS = 1000

/** Where and until when an order can be paid: asked for anew whenever its state has changed. */
function usePay({ id, kind, state }: RechargeRow) {
  const { data } = useAnswer({
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
function PayPart({ order }: { order: RechargeRow }) {
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
