// The part of a withdrawal that every way shares: how much, what it costs and brings, and the one button.

import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { useAmount, useStake, type Stake } from '../../play/bet-bar/use-stake.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useMoney } from '../../wallet/money.ts'
import { Panel, RateLine } from '../../wallet/wallet-page.tsx'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { quickAmounts, type Entered, type Setting, type Terms, type WithdrawalBalance } from './form.ts'
import { messages } from './messages.ts'
import { QuoteBox } from './quote-box.tsx'
import type { ShownFaults } from './use-faults.ts'
import { useQuote } from './use-quote.ts'
import css from './withdrawal.module.css'

export interface NewOrderProps {
  setting: Setting
  /** Null for a visitor, who may look at the terms. */
  balance: WithdrawalBalance | null
  way: { readonly kind: 'fiat' | 'crypto'; readonly network: string | null; readonly terms: Terms }
  /** Why nothing can be sent this way now; null or missing where it can. */
  closedText?: string | null
  faults: ShownFaults
  /** Where it goes; undefined while that can not be said yet. */
  entered: Entered | undefined
  /** The same for reading, name by name. */
  lines: readonly (readonly [name: string, value: string])[]
  /** The fields that say where it goes. */
  children: ReactNode
}

export function NewOrder(props: NewOrderProps) {
  const { setting, balance, way, closedText = null, faults, entered, lines, children } = props
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const [isRead, read] = useState(false)
  const { terms } = way
  const limits = { min: terms.minGold, max: terms.maxGold, step: terms.stepGold }
  const amount = useStake(useAmount(terms.minGold), limits, balance?.withdrawable ?? null)
  const gold = amount.problem ? null : amount.value
  const quoting = useQuote(way, closedText === null ? gold : null, isRead)
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
      <form ref={form} className={css.form} onSubmit={check} noValidate>
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
          <Button size="large" wide onClick={() => navigate.login()}>
            {t('logIn')}
          </Button>
        )}
      </form>
      <ConfirmSheet
        isOpen={isRead}
        onClose={() => read(false)}
        setting={setting}
        quoting={quoting}
        entered={entered}
        lines={lines}
        onRefused={(field, words) => {
          read(false)
          faults.refuse(field, words)
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
    <div className={css.amount}>
      <TextField
        label={t('amount')}
        value={amount.text}
        error={amount.problem ?? undefined}
        hint={amount.value === null ? undefined : format.dollars(amount.value)}
        onChange={amount.type}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={14}
        before={
          <span className={css.coin}>
            <Coin />
          </span>
        }
        onFocus={(event) => event.target.select()}
        onBlur={() => amount.value !== null && amount.set(amount.value)}
      />
      {quick.length > 0 && (
        <div className={css.quick} role="group" aria-label={t('quick')}>
          {quick.map((gold, at) => (
            <button key={gold} type="button" aria-pressed={gold === amount.value} onClick={() => amount.set(gold)}>
              {at > 0 && at === quick.length - 1 && <span>{t('max')} </span>}
              {format.gold(gold)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function TermFacts({ terms }: { terms: Terms }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <dl className={css.terms}>
      <Fact name={t('min')}>{format.gold(terms.minGold)}</Fact>
      <Fact name={t('most')}>{format.gold(terms.maxGold)}</Fact>
      <Fact name={t('step')}>{format.gold(terms.stepGold)}</Fact>
      <Fact name={t('fee')}>
        <FeeText terms={terms} />
      </Fact>
    </dl>
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
