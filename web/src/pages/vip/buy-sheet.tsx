import { ButtonLink } from '../../client/link-rows.tsx'
import type { VipFacts } from '../../chat/use-characters.ts'
import { useBalance } from '../../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { REFILL } from '../../wallet/paths.ts'
import { messages } from './messages.ts'
import { useBuyVip, type Price } from './use-buy-vip.ts'

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
  const format = useFormat()
  const { days } = price
  return (
    <Sheet open={open} onClose={onClose} title={t('confirm', { days: format.number(days) })}>
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
        <Fact name={t('price')}>
          <GoldAmount gold={gold} dollars />
        </Fact>
        {balance !== null && (
          <Fact name={t('balance')}>
            <GoldAmount gold={balance} />
          </Fact>
        )}
        {left !== null && left >= 0 && (
          <Fact name={t('after')}>
            <GoldAmount gold={left} />
          </Fact>
        )}
        <Fact name={t('lasts')}>{format.date(begins + days * DAY_MS)}</Fact>
      </Facts>
      {left !== null && left < 0 ? (
        <>
          <p role="status">{t('missing', { gold: format.gold(-left) })}</p>
          <ButtonLink to={REFILL} size="large" wide text={t('recharge')} />
        </>
      ) : (
        <Button size="large" wide busy={isBusy} onClick={() => void pay()}>
          {t('confirmYes', { gold: format.gold(gold) })}
        </Button>
      )}
      <Button kind="quiet" wide onClick={onClose}>
        {t('cancel')}
      </Button>
    </Stack>
  )
}
