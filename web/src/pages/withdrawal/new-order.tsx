// The part of a withdrawal that every payout method shares: how much, what it costs and brings, and the one button.

import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { Chip } from '@glasshouse/ui/controls/chip.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { GoldField } from '@glasshouse/ui/forms/gold-field.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { CallError } from '../../client/call.ts'
import { isTestMode } from '../../client/mode.ts'
import { LogInButton } from '../../client/player-only.tsx'
import { useSession } from '../../client/session.ts'
import { useAmount, useStake, type Stake } from '../../play/bet-bar/use-stake.ts'
import { minutesText } from '../../play/lottery/moment.ts'
import { useMoney } from '../../wallet/money.ts'
import { RateLine } from '../../wallet/terms.tsx'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { quickAmounts, type Entered, type Setting, type Terms, type WithdrawalBalance } from './form.ts'
import { messages } from './messages.ts'
import type { ShownFaults } from './use-faults.ts'
import { useQuote, type Quoting } from './use-quote.ts'

export interface NewOrderProps {
  setting: Setting
  /** Null for a visitor, who may look at the terms. */
  balance: WithdrawalBalance | null
  method: { readonly kind: 'fiat' | 'crypto'; readonly network: string | null; readonly terms: Terms }
  /** Why nothing can be sent by this method now; null or missing where it can. */
  closedText?: string | null
  faults: ShownFaults
  /** Where it goes; undefined while that is not known yet. */
  entered: Entered | undefined
  /** The same for reading, name by name. */
  lines: readonly (readonly [name: string, value: string])[]
  /** The fields that say where it goes. */
  children: ReactNode
}

export function NewOrder(props: NewOrderProps) {
  const { setting, balance, method, closedText = null, faults, entered, lines, children } = props
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const [isRead, read] = useState(false)
  const { terms } = method
  const limits = { min: terms.minGold, max: terms.maxGold, step: terms.stepGold }
  const amount = useStake(useAmount(terms.minGold), limits, balance?.withdrawable ?? null)
  const gold = amount.problem ? null : amount.value
  const quoting = useQuote(method, closedText === null ? gold : null, isRead)
  const form = useRef<HTMLFormElement>(null)
  const isRight = !faults.any && gold !== null
  const check = (event: FormEvent): void => {
    event.preventDefault()
    faults.try()
    if (!isRight) showFirstFault(form.current)
    else if (quoting.quote) read(true)
  }
  return (
    <Panel>
      <form ref={form} style={{ display: 'contents' }} onSubmit={check} noValidate>
        {children}
        <AmountField amount={amount} terms={terms} withdrawable={balance?.withdrawable ?? 0} />
        <TermFacts terms={terms} />
        <RateLine rate={terms.rate} currency={terms.currency} />
        {loggedIn ? (
          <>
            <QuoteBox quoting={quoting} closedText={closedText} />
            <Button type="submit" size="large" wide disabled={closedText !== null || (isRight && !quoting.quote)}>
              {t('confirm')}
            </Button>
          </>
        ) : (
          <LogInButton size="large" wide />
        )}
      </form>
      <ConfirmSheet
        isOpen={isRead}
        onClose={() => read(false)}
        setting={setting}
        quoting={quoting}
        entered={entered}
        lines={lines}
        onRefused={(field, text) => {
          read(false)
          faults.refuse(field, text)
          showFirstFault(form.current)
        }}
      />
    </Panel>
  )
}

function AmountField({ amount, terms, withdrawable }: { amount: Stake; terms: Terms; withdrawable: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const quick = quickAmounts(terms, withdrawable)
  return (
    <Stack gap={10}>
      <GoldField
        amount={amount}
        label={t('amount')}
        hint={amount.value === null || isTestMode() ? undefined : format.dollars(amount.value)}
      />
      {quick.length > 0 && (
        <Row wrap role="group" aria-label={t('quick')}>
          {quick.map((gold, at) => (
            <Chip
              key={gold}
              isChosen={gold === amount.value}
              onClick={() => amount.set(gold)}
              style={{ flex: 1, whiteSpace: 'nowrap' }}
            >
              {at > 0 && at === quick.length - 1 && <span>{t('max')} </span>}
              {format.gold(gold)}
            </Chip>
          ))}
        </Row>
      )}
    </Stack>
  )
}

function TermFacts({ terms }: { terms: Terms }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <Facts isStacked min="120px">
      <Fact name={t('min')}>{format.gold(terms.minGold)}</Fact>
      <Fact name={t('most')}>{format.gold(terms.maxGold)}</Fact>
      <Fact name={t('step')}>{format.gold(terms.stepGold)}</Fact>
      <Fact name={t('fee')}>
        <FeeText terms={terms} />
      </Fact>
    </Facts>
  )
}

function FeeText({ terms: { feeFixed, feeRate, currency } }: { terms: Terms }) {
  const t = useMessages(messages)
  const format = useFormat()
  const money = useMoney()
  const fixed = Number(feeFixed) > 0 ? money(feeFixed, currency) : null
  const share = Number(feeRate) > 0 ? format.percent(Number(feeRate)) : null
  return fixed && share ? t('both', { fixed, share }) : (fixed ?? share ?? t('noFee'))
}

const QUOTE = {
  padding: '14px 16px',
  borderRadius: 'var(--r-2)',
  background: 'radial-gradient(120% 120% at 50% 0, #3a1a08, var(--s2) 75%)',
}
const NET = { font: '800 var(--fs-5) / 1.3 var(--display)', color: 'var(--ember-300)' }

/** What the server is bound to pay, and for how long; `closedText` says why it can't be asked. */
function QuoteBox({ quoting, closedText }: { quoting: Quoting; closedText: string | null }) {
  const t = useMessages(messages)
  const money = useMoney()
  const { quote, leftMs, isAsking, error, renew } = quoting
  const failed = error instanceof CallError && !error.network ? error.message : t('quoteFailed')
  return (
    <Panel gap={6} style={QUOTE}>
      <Text tone="muted" aria-live="polite" style={{ minHeight: 28 }}>
        {quote ? (
          <b style={NET}>{t('receive', { money: money(quote.net, quote.currency) })}</b>
        ) : error ? (
          failed
        ) : isAsking ? (
          <Skeleton width={220} height={22} />
        ) : (
          (closedText ?? t('receiveNone'))
        )}
      </Text>
      {quote && (
        <Facts>
          <Fact name={t('fee')}>{money(quote.fee, quote.currency)}</Fact>
        </Facts>
      )}
      <Row wrap justify="space-between" gap="4px 12px">
        <Hint as="span" role="timer">
          {quote ? t('validFor', { left: minutesText(leftMs) }) : ' '}
        </Hint>
        {(quote || error) && <IconButton icon="refresh" label={t('newQuote')} disabled={isAsking} onClick={renew} />}
      </Row>
    </Panel>
  )
}
