import { ButtonLink } from '../../client/link-rows.tsx'
import type { RechargeRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { HOME } from '../../client/navigate.tsx'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { Icon, type IconName } from '@glasshouse/ui/controls/icon.tsx'
import { useMoney } from '../../wallet/money.ts'
import { OrderSteps } from '../../wallet/order-steps.tsx'
import { toneOf } from '../../wallet/order-text.ts'
import { REFILL, WALLET } from '../../wallet/paths.ts'
import { messages } from './messages.ts'
import { PayPart } from './pay-part.tsx'
import css from './pay-url.module.css'

export function Order({ order }: { order: RechargeRow }) {
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
          {goldName && (
            <Fact name={t(goldName)}>
              <GoldAmount gold={order.gold} />
            </Fact>
          )}
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
  const { id, kind, createTime, network, txHash } = order
  return (
    <Panel title={t('details')}>
      <Facts isRuled gap={10}>
        <Fact name={t('number')}>{id}</Fact>
        <Fact name={t(kind === 'fiat' ? 'ordered' : 'seenAt')}>{format.dateTime(createTime)}</Fact>
        <Fact name={t('way')}>{network === null ? t('service') : t('network', { network })}</Fact>
      </Facts>
      {txHash && (
        <dl>
          <CopyRow name={t('txHash')} value={txHash} />
        </dl>
      )}
    </Panel>
  )
}
