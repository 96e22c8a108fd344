import type { RechargeRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { HOME, Link } from '../../client/navigate.tsx'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon, type IconName } from '@glasshouse/ui/controls/icon.tsx'
import { useMoney } from '../../wallet/money.ts'
import { OrderSteps } from '../../wallet/order-steps.tsx'
import { toneOf } from '../../wallet/order-words.ts'
import { REFILL, WALLET } from '../../wallet/paths.ts'
import { Panel } from '../../wallet/wallet-page.tsx'
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
      <section className={css.card} data-tone={toneOf(order.state)}>
        {!isOrdered && <Standing order={order} />}
        <dl className={css.facts}>
          <Fact name={t(moneyName)}>
            <b className="num">{money(order.amount, order.currency)}</b>
          </Fact>
          {goldName && (
            <Fact name={t(goldName)}>
              <GoldAmount gold={order.gold} />
            </Fact>
          )}
        </dl>
        {isOrdered && <PayPart order={order} />}
        <Onward order={order} />
      </section>
      <Panel title={t('course')}>
        <OrderSteps side="in" order={order} />
      </Panel>
      <Details order={order} />
    </>
  )
}

/** What the two amounts are, by where the order stands; coins that were not credited are no gold. */
function factNames({ state }: RechargeRow) {
  if (state === 'created' || state === 'pending') return ['youPay', 'youGet'] as const
  if (state === 'failed' || state === 'expired') return ['price', 'goldOrdered'] as const
  return ['paid', state === 'orphaned' || state === 'tooSmall' ? null : 'got'] as const
}

const standings = {
  paid: ['check', 'paidTitle', 'paidText'],
  seen: ['clock', 'seenTitle', 'seenText'],
  credited: ['check', 'doneTitle', 'doneText'],
  failed: ['close', 'failedTitle', 'endedText'],
  expired: ['clock', 'expiredTitle', 'endedText'],
  orphaned: ['refresh', 'orphanedTitle', 'orphanedText'],
  tooSmall: ['info', 'tooSmallTitle', 'tooSmallText'],
} as const satisfies Partial<Record<RechargeRow['state'], readonly [IconName, string, string]>>

/** Where it stands, large, and said aloud when it changes. */
function Standing({ order }: { order: RechargeRow }) {
  const t = useMessages(messages)
  const format = useFormat()
  const [icon, title, text] = standings[order.state as keyof typeof standings]
  return (
    <div className={css.standing} role="status">
      <span className={css.lamp}>
        <Icon name={icon} size={30} />
      </span>
      <h2>{t(title, { gold: format.gold(order.gold) })}</h2>
      <p>{t(text)}</p>
    </div>
  )
}

function Onward({ order: { state } }: { order: RechargeRow }) {
  const t = useMessages(messages)
  if (state === 'credited')
    return (
      <div className={css.onward}>
        <Link to={HOME} how="relaunch" className={buttonClass({ wide: true })}>
          {t('play')}
        </Link>
        <Link to={WALLET} className={buttonClass({ kind: 'quiet', wide: true })}>
          {t('wallet')}
        </Link>
      </div>
    )
  if (state !== 'failed' && state !== 'expired') return null
  return (
    <Link to={REFILL} className={buttonClass({ wide: true })}>
      {t('again')}
    </Link>
  )
}

function Details({ order }: { order: RechargeRow }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { id, kind, createTime, network, txHash } = order
  return (
    <Panel title={t('details')}>
      <dl className={css.facts}>
        <Fact name={t('number')}>{id}</Fact>
        <Fact name={t(kind === 'fiat' ? 'ordered' : 'seenAt')}>{format.dateTime(createTime)}</Fact>
        <Fact name={t('way')}>{network === null ? t('service') : t('network', { network })}</Fact>
      </dl>
      {txHash && (
        <dl>
          <CopyRow name={t('txHash')} value={txHash} />
        </dl>
      )}
    </Panel>
  )
}
