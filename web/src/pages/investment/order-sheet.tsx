import { useState } from 'react'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { Notice } from '../../wallet/wallet-page.tsx'
import { aboutGold, aboutUnits, type Overview, type Wanted } from './figures.ts'
import { messages } from './messages.ts'
import { useOrder } from './use-order.ts'
import { useUntil, useWriting } from './writing.ts'
import css from './investment.module.css'

const DAY_MS = 86_400_000

interface OrderSheetProps {
  overview: Overview
  /** The order that is to be read once more; null while there is none. */
  wanted: Wanted | null
  nowMs: number
  onClose: () => void
}

export function OrderSheet({ overview, wanted, nowMs, onClose }: OrderSheetProps) {
  const t = useMessages(messages)
  // What was read stays while the sheet goes down.
  const [shown, show] = useState(wanted)
  if (wanted && wanted !== shown) show(wanted)
  const kind = shown?.kind ?? 'buy'
  const order = useOrder(onClose)
  const close = (): void => {
    order.forget()
    onClose()
  }
  return (
    <Sheet open={wanted !== null} onClose={close} title={t(kind === 'buy' ? 'checkBuy' : 'checkRedeem')}>
      {shown && (
        <div className={css.sheet}>
          {kind === 'buy' && <Notice tone="warn">{t('warn')}</Notice>}
          <Facts overview={overview} wanted={shown} nowMs={nowMs} />
          <p className={css.fine}>{t('aboutText')}</p>
          <p className={css.final}>{t('final')}</p>
          {order.problem && (
            <p className={css.problem} role="alert">
              {order.problem}
            </p>
          )}
          <Button size="large" wide busy={order.isBusy} onClick={() => void order.send(shown)}>
            {t('confirm')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}

function Facts({ overview, wanted, nowMs }: { overview: Overview; wanted: Wanted; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  const until = useUntil()
  const { pool, nextEpoch, terms } = overview
  const units = wanted.kind === 'buy' ? aboutUnits(wanted.gold, pool.price) : wanted.units
  const gold = wanted.kind === 'buy' ? wanted.gold : aboutGold(wanted.units, pool.price)
  const goldText = gold === null ? '–' : <GoldAmount gold={gold} dollars />
  const unitsText = units === null ? '–' : t('unitsOf', { units: format.number(units) })
  return (
    <dl className={css.orderFacts}>
      <Fact name={t(wanted.kind === 'buy' ? 'youPay' : 'youGive')}>{wanted.kind === 'buy' ? goldText : unitsText}</Fact>
      <Fact name={t('youGet')}>{wanted.kind === 'buy' ? unitsText : goldText}</Fact>
      <Fact name={t('atNext')}>
        {format.dateTime(nextEpoch)} <span className={css.fine}>({until(nextEpoch - nowMs)})</span>
      </Fact>
      {wanted.kind === 'buy' && <Fact name={t('lockedUntil')}>{write.day(nextEpoch + terms.lockDays * DAY_MS)}</Fact>}
    </dl>
  )
}
