import type { RechargeRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { minutesText } from '../../play/lottery/moment.ts'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useMoney } from '../../wallet/money.ts'
import { Qr } from '../../wallet/qr.tsx'
import { useServerNow } from '../../wallet/use-server-now.ts'
import { Notice } from '../../wallet/wallet-page.tsx'
import { messages } from './messages.ts'
import { usePay } from './use-pay.ts'
import css from './pay-url.module.css'

/** The way to the payment service, for as long as the order can be paid. */
export function PayPart({ order }: { order: RechargeRow }) {
  const t = useMessages(messages)
  const money = useMoney()
  const pay = usePay(order)
  if (order.state === 'created')
    return (
      <>
        <p className={css.fine} role="status">
          {t('preparing')}
        </p>
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
      <p className={css.fine}>{t('payText')}</p>
      {pay.isSandbox && <p className={css.fine}>{t('sandbox')}</p>}
      <details className={css.elsewhere}>
        <summary>
          {t('elsewhere')}
          <Icon name="down" size={18} />
        </summary>
        <div>
          <Qr text={pay.payUrl} label={t('qr')} />
          <dl>
            <CopyRow name={t('link')} value={pay.payUrl} />
          </dl>
        </div>
      </details>
    </>
  )
}

function TimeLeft({ until }: { until: number }) {
  const t = useMessages(messages)
  const leftMs = until - useServerNow()
  if (leftMs <= 0)
    return (
      <p className={css.left} role="status">
        {t('leftOver')}
      </p>
    )
  return (
    <p className={css.left} role="timer">
      <Icon name="clock" size={18} />
      {t('left', { time: minutesText(leftMs) })}
    </p>
  )
}
