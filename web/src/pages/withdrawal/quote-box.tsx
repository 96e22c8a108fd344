import { CallError } from '../../client/call.ts'
import { IconButton } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useMoney } from '../../wallet/money.ts'
import { minutesText } from '../../play/lottery/moment.ts'
import { messages } from './messages.ts'
import type { Quoting } from './use-quote.ts'
import css from './withdrawal.module.css'

/** What the server is bound to pay, and for how long; `closedText` says why it can't be asked. */
export function QuoteBox({ quoting, closedText }: { quoting: Quoting; closedText: string | null }) {
  const t = useMessages(messages)
  const money = useMoney()
  const { quote, leftMs, isAsking, error, renew } = quoting
  return (
    <div className={css.quote}>
      <p className={css.receive} aria-live="polite">
        {quote ? (
          <b>{t('receive', { money: money(quote.net, quote.currency) })}</b>
        ) : error ? (
          error instanceof CallError && !error.network ? (
            error.message
          ) : (
            t('quoteFailed')
          )
        ) : isAsking ? (
          <Skeleton width={220} height={22} />
        ) : (
          (closedText ?? t('receiveNone'))
        )}
      </p>
      {quote && (
        <dl className={css.fee}>
          <Fact name={t('fee')}>{money(quote.fee, quote.currency)}</Fact>
        </dl>
      )}
      <div className={css.life}>
        <span role="timer">{quote ? t('holds', { left: minutesText(leftMs) }) : ' '}</span>
        {(quote || error) && <IconButton icon="refresh" label={t('fresh')} disabled={isAsking} onClick={renew} />}
      </div>
    </div>
  )
}
