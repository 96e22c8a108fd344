import { useQueryClient } from '@tanstack/react-query'
import type { VipContract } from '@glasshouse/rulebook/wire/chat/vip'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact, Facts, GoldFact } from '@glasshouse/ui/data/facts.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import type { VipFacts } from '../../chat/use-characters.ts'
import { caller, CallError } from '../../client/call.ts'
import { ButtonLink } from '../../client/link-rows.tsx'
import { isTestMode } from '../../client/mode.ts'
import { setBalance, useBalance } from '../../client/session.ts'
import { keepIntent, useIsUnderWay } from '../../play/table/intent.ts'
import { newRequestId, Unanswered, untilAnswered } from '../../play/table/request.ts'
import { REFILL } from '../../wallet/paths.ts'
import { toastRefusal, toastUnanswered } from '../../wallet/terms.tsx'
import { messages } from './messages.ts'

const DAY_MS = 86_400_000
const NOW_MS = 60_000

interface BuySheetProps {
  vip: VipFacts
  price: Price
  open: boolean
  onClose: () => void
}

/** The price, what is left after it and until when it lasts, before anything is paid. */
export function BuySheet({ vip, price, open, onClose }: BuySheetProps) {
  const t = useMessages(messages)
  const { days } = price
  return (
    <Sheet open={open} onClose={onClose} title={t('confirmTitle', { days })}>
      {open && <Confirm vip={vip} price={price} onClose={onClose} />}
    </Sheet>
  )
}

function Confirm({ vip, price: { days, gold }, onClose }: Omit<BuySheetProps, 'open'>) {
  const t = useMessages(messages)
  const format = useFormat()
  const balance = useBalance()
  const nowMs = useNow(NOW_MS)
  const { isBusy, buy } = useBuyVip()
  const begins = vip.isVip && vip.until !== null ? vip.until : nowMs
  const left = balance === null ? null : balance - gold
  const pay = async (): Promise<void> => {
    if (await buy({ days, gold })) onClose()
  }
  return (
    <Stack gap={14}>
      <Facts isRuled gap={10}>
        <GoldFact name={t('price')} gold={gold} dollars={!isTestMode()} />
        {balance !== null && <GoldFact name={t('balance')} gold={balance} />}
        {left !== null && left >= 0 && <GoldFact name={t('after')} gold={left} />}
        <Fact name={t('lasts')}>{format.date(begins + days * DAY_MS)}</Fact>
      </Facts>
      {left !== null && left < 0 ? (
        <>
          <p role="status">{t('missing', { gold: format.gold(-left) })}</p>
          <ButtonLink to={REFILL} size="large" wide text={t('recharge')} />
        </>
      ) : (
        <Button size="large" wide busy={isBusy} onClick={() => void pay()}>
          {t('pay', { gold: format.gold(gold) })}
        </Button>
      )}
      <Button kind="quiet" wide onClick={onClose}>
        {t('cancel')}
      </Button>
    </Stack>
  )
}

const call = caller<VipContract>()
const ATTEMPT_MS = 20_000
const purchase = keepIntent<string>()

export type Price = VipFacts['prices'][number]

/** Buys VIP. An unanswered request is repeated under the same id, so that it is charged once. True when bought. */
function useBuyVip(): { isBusy: boolean; buy: (price: Price) => Promise<boolean> } {
  const t = useMessages(messages)
  const format = useFormat()
  const memory = useQueryClient()
  const isBusy = useIsUnderWay(purchase)

  const buy = async ({ days, gold }: Price): Promise<boolean> => {
    const options = () => ({ quiet: true, signal: AbortSignal.timeout(ATTEMPT_MS) })
    try {
      const { until, balance } = await purchase.send({ days, gold }, newRequestId(), (requestId) =>
        untilAnswered(() => call('POST /api/order/vip', { days, gold, requestId }, options())),
      )
      setBalance(balance)
      toast(t('bought', { date: format.date(until ?? 0) }))
      // Nobody waits for these: the sheet has to close before its button can be pressed again.
      void memory.invalidateQueries({ queryKey: ['vip'] })
      void memory.invalidateQueries({ queryKey: ['characters'] })
      return true
    } catch (error) {
      if (error instanceof Unanswered) toastUnanswered()
      else if (error instanceof CallError) {
        toastRefusal(error)
        // The price may have changed, or another device has bought.
        void memory.invalidateQueries({ queryKey: ['vip'] })
      } else throw error
      return false
    }
  }
  return { isBusy, buy }
}
