import type { RechargeRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { Link } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { useMoney } from '../../wallet/money.ts'
import { OrderSteps } from '../../wallet/order-steps.tsx'
import { rechargePath } from '../../wallet/paths.ts'
import { useOrders, useRecharge } from '../../wallet/use-order.ts'
import { Panel } from '../../wallet/wallet-page.tsx'
import { messages } from './messages.ts'
import css from './refill.module.css'

const SHOWN = 3

/** The latest deposits, each as far as it has come. */
export function Deposits() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const orders = useOrders()
  if (!loggedIn || !orders) return null
  const deposits = orders.recharges.filter(({ kind }) => kind === 'crypto').slice(0, SHOWN)
  return (
    <Panel title={t('deposits')}>
      {deposits.length === 0 && <p className={css.fine}>{t('depositsEmpty')}</p>}
      {deposits.map((deposit) => (
        <Deposit key={deposit.id} known={deposit} />
      ))}
    </Panel>
  )
}

function Deposit({ known }: { known: RechargeRow }) {
  const money = useMoney()
  // Confirmations are counted without being told, so the deposit is asked after while it waits for them.
  const { order = known } = useRecharge(known.id)
  return (
    <article className={css.deposit}>
      <Link to={rechargePath(order.id)}>
        <GoldAmount gold={order.gold} />
        <span>{money(order.amount, order.currency)}</span>
        <Icon name="next" size={18} />
      </Link>
      <OrderSteps side="in" order={order} />
    </article>
  )
}
