import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvestmentContract } from '@glasshouse/rulebook/wire/wallet/investment'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { caller, CallError } from '../../client/call.ts'
import { refreshBalance } from '../../client/session.ts'
import { keepIntent, useIsUnderWay } from '../../play/table/intent.ts'
import { newRequestId, Unanswered, untilAnswered } from '../../play/table/request.ts'
import { Notice } from '../../wallet/terms.tsx'
import { aboutGold, aboutUnits, type Overview, type Wanted } from './figures.ts'
import { messages } from './messages.ts'
import { useUntil, useWriting } from './use-writing.ts'

const DAY_MS = 86_400_000

interface OrderSheetProps {
  overview: Overview
  /** The order to confirm; null while there is none. */
  wanted: Wanted | null
  nowMs: number
  onClose: () => void
}

export function OrderSheet({ overview, wanted, nowMs, onClose }: OrderSheetProps) {
  const t = useMessages(messages)
  // The order stays on the sheet while it moves out of sight.
  const [shown, show] = useState(wanted)
  if (wanted && wanted !== shown) show(wanted)
  const order = useOrder(onClose)
  const close = (): void => {
    order.forget()
    onClose()
  }
  return (
    <Sheet open={wanted !== null} onClose={close} title={t('check')}>
      {shown && (
        <Stack gap={14}>
          {shown.kind === 'buy' && <Notice tone="warn">{t('warn')}</Notice>}
          <OrderFacts overview={overview} wanted={shown} nowMs={nowMs} />
          <Hint>{t('aboutText')}</Hint>
          <Text weight={600}>{t('final')}</Text>
          {order.problem && (
            <Note tone="lose" role="alert">
              {order.problem}
            </Note>
          )}
          <Button size="large" wide busy={order.isBusy} onClick={() => void order.send(shown)}>
            {t('confirm')}
          </Button>
        </Stack>
      )}
    </Sheet>
  )
}

function OrderFacts({ overview, wanted, nowMs }: { overview: Overview; wanted: Wanted; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  const until = useUntil()
  const { pool, nextEpoch, terms } = overview
  const isBuy = wanted.kind === 'buy'
  const units = isBuy ? aboutUnits(wanted.gold, pool.price) : wanted.units
  const gold = isBuy ? wanted.gold : aboutGold(wanted.units, pool.price)
  const goldText = gold === null ? '–' : <GoldAmount gold={gold} dollars />
  const unitsText = units === null ? '–' : t('unitsOf', { units: format.number(units) })
  return (
    <Facts isRuled gap={10}>
      <Fact name={t(isBuy ? 'youPay' : 'youGive')}>{isBuy ? goldText : unitsText}</Fact>
      <Fact name={t('youGet')}>{isBuy ? unitsText : goldText}</Fact>
      <Fact name={t('atNext')}>
        {format.dateTime(nextEpoch)}{' '}
        <Hint as="span" weight={400}>
          ({until(nextEpoch - nowMs)})
        </Hint>
      </Fact>
      {isBuy && <Fact name={t('lockedUntil')}>{write.day(nextEpoch + terms.lockDays * DAY_MS)}</Fact>}
    </Facts>
  )
}

const call = caller<InvestmentContract>()
const ATTEMPT_MS = 20_000
const order = keepIntent<string>()

/** Sends an order. An unanswered one is repeated under the same id, so that it is never placed twice. */
function useOrder(onTaken: () => void) {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const isBusy = useIsUnderWay(order)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (wanted: Wanted): Promise<void> => {
    setProblem(null)
    const options = () => ({ quiet: true, signal: AbortSignal.timeout(ATTEMPT_MS) })
    try {
      await order.send(wanted, newRequestId(), (requestId) =>
        untilAnswered(() =>
          wanted.kind === 'buy'
            ? call('POST /api/investment/buy', { gold: wanted.gold, requestId }, options())
            : call('POST /api/investment/redeem', { units: wanted.units, requestId }, options()),
        ),
      )
      toast(t('ordered'))
      onTaken()
      void queries.invalidateQueries({ queryKey: ['investment'] })
      void refreshBalance().catch(() => undefined)
    } catch (error) {
      if (error instanceof Unanswered) setProblem(t('unanswered'))
      else if (error instanceof CallError) setProblem(error.message)
      else throw error
    }
  }
  return { isBusy, problem, send, forget: () => setProblem(null) }
}
