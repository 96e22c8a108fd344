// The history of an order: every state that it had, when and why, its current state, and what is still to come.

import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Timeline, TimelineStep } from '@glasshouse/ui/layout/timeline.tsx'
import { ProgressBar } from '@glasshouse/ui/states/progress-bar.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import { aheadOf, sideOf, toneOf, useOrderText, type Order, type OrderState } from './order-text.ts'

export function OrderSteps({ order }: { order: Order }) {
  const t = useMessages(messages)
  const text = useOrderText(sideOf(order))
  return (
    <Timeline aria-label={t('steps')}>
      {order.steps.map((_, at) => (
        <PastStep key={at} order={order} at={at} />
      ))}
      {aheadOf(sideOf(order), order.kind, order.state).map((state) => (
        <TimelineStep
          key={state}
          tone="ahead"
          title={
            <>
              {text.state(state)}
              <span className="sr"> ({t('ahead')})</span>
            </>
          }
        />
      ))}
    </Timeline>
  )
}

function PastStep({ order, at }: { order: Order; at: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const text = useOrderText(sideOf(order))
  const { state: name, reason, time } = order.steps[at]!
  const state = name as OrderState
  const tone = toneOf(state, reason)
  const isLast = at === order.steps.length - 1
  const meaning = isLast ? text.meaning(state) : undefined
  const confirmations = isLast && 'confirmations' in order ? order.confirmations : null
  const hasEndedBadly = tone === 'bad' || tone === 'neutral'
  return (
    <TimelineStep
      tone={tone === 'open' && !isLast ? 'good' : tone}
      mark={
        hasEndedBadly ? (
          <Icon name="close" size={14} />
        ) : (
          (tone === 'good' || !isLast) && <Icon name="check" size={14} />
        )
      }
      isCurrent={isLast}
      title={text.state(state, reason)}
    >
      <time dateTime={new Date(time).toISOString()}>{format.dateTime(time)}</time>
      {/* One reason for several steps is said at the first of them. */}
      {reason && reason !== order.steps[at - 1]?.reason && <p>{text.reason(reason)}</p>}
      {meaning && <p>{meaning}</p>}
      {confirmations && (
        <ProgressBar label={t('confirmationsLabel')} value={confirmations.seen} max={confirmations.needed}>
          {t('confirmations', { seen: confirmations.seen, needed: confirmations.needed })}
        </ProgressBar>
      )}
    </TimelineStep>
  )
}
