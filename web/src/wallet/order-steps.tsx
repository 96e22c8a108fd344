// The line of an order: every state that it had, when and why, where it stands, and what is still to come.

import type { OrderReason } from '@glasshouse/rulebook/wire/wallet/wallet'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import { aheadOf, toneOf, useOrderWords, type OrderSide, type OrderState } from './order-words.ts'
import css from './order-steps.module.css'

interface Step {
  readonly state: string
  readonly reason: OrderReason | null
  readonly time: number
}

export interface Timed {
  readonly kind: 'fiat' | 'crypto'
  readonly state: OrderState
  readonly steps: readonly Step[]
  readonly confirmations?: { readonly seen: number; readonly needed: number } | null
}

export function OrderSteps({ side, order }: { side: OrderSide; order: Timed }) {
  const t = useMessages(messages)
  const words = useOrderWords(side)
  const { steps } = order
  const last = steps.length - 1
  return (
    <ol className={css.steps} aria-label={t('steps')}>
      {steps.map((step, at) => (
        <PastStep
          key={at}
          side={side}
          step={step}
          isLast={at === last}
          // One reason for several steps is said at the first of them.
          reason={step.reason === steps[at - 1]?.reason ? null : step.reason}
          confirmations={at === last ? order.confirmations : null}
        />
      ))}
      {aheadOf(side, order.kind, order.state).map((state) => (
        <li key={state} data-tone="ahead">
          <span className={css.mark} />
          <p className={css.name}>
            {words.state(state)}
            <span className="sr"> ({t('ahead')})</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

interface PastStepProps {
  side: OrderSide
  step: Step
  isLast: boolean
  reason: OrderReason | null
  confirmations: Timed['confirmations']
}

function PastStep({ side, step, isLast, reason, confirmations }: PastStepProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const words = useOrderWords(side)
  const state = step.state as OrderState
  const tone = toneOf(state, step.reason)
  const meaning = isLast ? words.meaning(state) : undefined
  return (
    <li data-tone={tone === 'open' && !isLast ? 'good' : tone} data-now={isLast || undefined}>
      <span className={css.mark}>
        {tone === 'bad' || tone === 'neutral' ? (
          <Icon name="close" size={14} />
        ) : (
          (tone === 'good' || !isLast) && <Icon name="check" size={14} />
        )}
      </span>
      <p className={css.name}>{words.state(state, step.reason)}</p>
      <time dateTime={new Date(step.time).toISOString()}>{format.dateTime(step.time)}</time>
      {reason && <p className={css.why}>{words.reason(reason)}</p>}
      {meaning && <p className={css.why}>{meaning}</p>}
      {confirmations && (
        <p className={css.confirmations}>
          <progress value={confirmations.seen} max={confirmations.needed} aria-label={t('confirmationsLabel')} />
          {t('confirmations', { seen: confirmations.seen, needed: confirmations.needed })}
        </p>
      )}
    </li>
  )
}
