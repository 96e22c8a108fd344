import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact, Facts, GoldFact } from '@glasshouse/ui/data/facts.tsx'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { caller, CallError } from '../../client/call.ts'
import { leadToVerification } from '../../client/contact/verify-notice.tsx'
import { isTestMode } from '../../client/mode.ts'
import { navigate } from '../../client/navigate.tsx'
import { minutesText } from '../../play/lottery/moment.ts'
import { keepIntent } from '../../play/table/intent.ts'
import { Unanswered, untilAnswered } from '../../play/table/request.ts'
import { useProof, wantsProof } from '../../step-up/use-proof.tsx'
import { useMoney } from '../../wallet/money.ts'
import { withdrawalPath } from '../../wallet/paths.ts'
import { RateLine } from '../../wallet/terms.tsx'
import { fieldOf, isQuoteGone, type Entered, type Field, type Setting } from './form.ts'
import { messages } from './messages.ts'
import type { HeldQuote, Quoting } from './use-quote.ts'

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
              {isEnded ? '' : t('validFor', { left: minutesText(leftMs) })}
            </Hint>
            {(problem || isEnded) && (
              <Note tone="lose" role="alert">
                {problem ?? t('quoteEnded')}
              </Note>
            )}
            {isEnded && !isBusy ? (
              <Button size="large" wide busy={isAsking} onClick={() => (forget(), renew())}>
                {t('newQuote')}
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
        <GoldFact name={t('withdraw')} gold={quote.gold} dollars={!isTestMode()} />
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
      <Hint>{t('speedReview')}</Hint>
      {setting.holdHours > 0 && <Hint>{t('speedNew', { hours: setting.holdHours })}</Hint>}
      {setting.isSandbox && <Hint>{t('sandbox')}</Hint>}
    </>
  )
}

const call = caller<WalletContract>()
const ATTEMPT_MS = 20_000
const withdrawal = keepIntent<HeldQuote>()

interface WithdrawOptions {
  /** The server refused a field; `text` is its reason. */
  readonly onRefused: (field: Field, text: string) => void
  /** The quote is no longer good. */
  readonly onQuoteGone: () => void
}

interface Withdrawing {
  readonly isBusy: boolean
  readonly problem: string | null
  readonly forget: () => void
  readonly send: (quote: HeldQuote, entered: Entered) => Promise<void>
  /** Asks for the second step of an account that has one, above any other sheet. */
  readonly sheet: ReactNode
}

/**
 * Withdraws by a quote and goes to the order's page. A request without an answer is sent again with the quote's own id,
 * also when that quote has ended and the player sees another one.
 */
function useWithdraw({ onRefused, onQuoteGone }: WithdrawOptions): Withdrawing {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const proving = useProof()
  // A proof stays valid when the request was refused for something else, such as a quote that ended meanwhile.
  const unused = useRef<string | null>(null)

  const order = async (quote: HeldQuote, entered: Entered): Promise<number> => {
    const { quoteId, requestId } = quote
    const proof = unused.current
    const whole = { quoteId, requestId, ...entered, ...(proof !== null && { proof }) }
    const ask = () => call('POST /api/withdrawal', whole, { quiet: true, signal: AbortSignal.timeout(ATTEMPT_MS) })
    try {
      return (await untilAnswered(ask)).id
    } catch (error) {
      if (!wantsProof(error)) throw error
      unused.current = await proving.ask({ purpose: 'withdrawal', title: t('proof'), text: t('proofText') })
      if (unused.current === null) throw error
      return await order(quote, entered)
    }
  }
  const orderOnce = async (quote: HeldQuote, entered: Entered): Promise<number> => {
    const what = { network: quote.network, gold: quote.gold, entered }
    const before = withdrawal.open(what)
    const ask = () => withdrawal.send(what, quote, (sent) => order(sent, entered))
    try {
      return await ask()
    } catch (error) {
      const isOther = before !== undefined && before.requestId !== quote.requestId
      if (!isOther || !(error instanceof CallError && isQuoteGone(error.errno))) throw error
      // The one before was never taken and never will be, as its quote is gone: the one that is shown takes its place.
      return await ask()
    }
  }
  const send = async (quote: HeldQuote, entered: Entered): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      navigate.redirect(withdrawalPath(await orderOnce(quote, entered)))
      void queries.invalidateQueries({ queryKey: ['wallet'] })
    } catch (error) {
      if (error instanceof Unanswered) setProblem(t('unanswered'))
      else if (error instanceof CallError) {
        if (leadToVerification(error.errno)) return
        const field = fieldOf(error.errno)
        if (field) onRefused(field, error.message)
        else setProblem(error.message)
        if (isQuoteGone(error.errno)) onQuoteGone()
      } else throw error
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, forget: () => setProblem(null), send, sheet: proving.sheet }
}
