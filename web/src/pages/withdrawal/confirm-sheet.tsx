import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { useMoney } from '../../wallet/money.ts'
import { minutesText } from '../../play/lottery/moment.ts'
import { RateLine } from '../../wallet/terms.tsx'
import type { Entered, Field, Setting } from './form.ts'
import { messages } from './messages.ts'
import type { HeldQuote, Quoting } from './use-quote.ts'
import { useWithdraw } from './use-withdraw.ts'

interface ConfirmSheetProps {
  isOpen: boolean
  onClose: () => void
  setting: Setting
  quoting: Quoting
  entered: Entered | undefined
  lines: readonly (readonly [name: string, value: string])[]
  onRefused: (field: Field, text: string) => void
}

/** Everything once more. A quote that ends while it is read is not replaced unseen: the player asks for the new one. */
export function ConfirmSheet({ isOpen, onClose, setting, quoting, entered, lines, onRefused }: ConfirmSheetProps) {
  const t = useMessages(messages)
  const { quote, leftMs, isAsking, renew } = quoting
  const { isBusy, problem, forget, send, sheet } = useWithdraw({ onRefused, onQuoteGone: renew })
  const close = (): void => {
    forget()
    onClose()
  }
  const isEnded = quote !== undefined && leftMs === 0
  return (
    <>
      <Sheet open={isOpen} onClose={close} title={t('check')}>
        {quote && (
          <Stack gap={14}>
            <Summary quote={quote} lines={lines} />
            <FinePrint setting={setting} />
            <Hint as="span" role="timer">
              {isEnded ? '' : t('holds', { left: minutesText(leftMs) })}
            </Hint>
            {(problem || isEnded) && (
              <Note tone="lose" role="alert">
                {problem ?? t('quoteEnded')}
              </Note>
            )}
            {isEnded && !isBusy ? (
              <Button size="large" wide busy={isAsking} onClick={() => (forget(), renew())}>
                {t('fresh')}
              </Button>
            ) : (
              <Button size="large" wide busy={isBusy || isAsking} onClick={() => entered && void send(quote, entered)}>
                {t('confirm')}
              </Button>
            )}
          </Stack>
        )}
      </Sheet>
      {sheet}
    </>
  )
}

function Summary({ quote, lines }: { quote: HeldQuote; lines: ConfirmSheetProps['lines'] }) {
  const t = useMessages(messages)
  const money = useMoney()
  return (
    <>
      <Facts isRuled gap={10}>
        <Fact name={t('withdraw')}>
          <GoldAmount gold={quote.gold} dollars />
        </Fact>
        <Fact name={t('fee')}>{money(quote.fee, quote.currency)}</Fact>
        <Fact name={t('gets')}>
          <b className="num">{money(quote.net, quote.currency)}</b>
        </Fact>
        {lines.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      <RateLine rate={quote.rate} currency={quote.currency} />
    </>
  )
}

function FinePrint({ setting }: { setting: Setting }) {
  const t = useMessages(messages)
  const format = useFormat()
  const limits = { once: format.gold(setting.automaticGold), day: format.gold(setting.automaticPerDay) }
  return (
    <>
      <Hint>{t('speed', limits)}</Hint>
      {setting.isSandbox && <Hint>{t('sandbox')}</Hint>}
    </>
  )
}
