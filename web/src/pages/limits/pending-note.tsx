import type { LimitKind, LimitPeriod } from '@glasshouse/rulebook/core/protection'
import type { Limit } from '@glasshouse/rulebook/wire/account/protection'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { Failure } from './choice.tsx'
import { messages } from './messages.ts'
import { useAmount, useChange } from './use-change.ts'

interface PendingNoteProps {
  name: { kind: LimitKind; period: LimitPeriod }
  own: number | null
  pending: NonNullable<Limit['pending']>
  now: number
}

/** A looser limit that was asked for: when it can be confirmed, and the way to leave things as they are. */
export function PendingNote({ name, own, pending, now }: PendingNoteProps) {
  const t = useMessages(messages)
  const { dateTime } = useFormat()
  const amount = useAmount(name.kind)
  const { isBusy, failure, set, confirm } = useChange()
  const isOpen = pending.openTime <= now
  const [from, until] = [dateTime(pending.openTime), dateTime(pending.lapseTime)]
  return (
    <Note>
      <p>
        <Text as="b" tone="plain">
          {pending.amount === null ? t('askedNone') : t('asked', { amount: amount(pending.amount) })}
        </Text>{' '}
        {isOpen ? t('openNow', { until }) : t('openFrom', { from, until })}
      </p>
      <Row wrap>
        <Button size="small" kind="quiet" busy={isBusy} onClick={() => void set({ ...name, amount: own })}>
          {t('keep')}
        </Button>
        {isOpen && (
          <Button
            size="small"
            kind="quiet"
            busy={isBusy}
            onClick={() => void confirm({ ...name, amount: pending.amount })}
          >
            {t('confirmChange')}
          </Button>
        )}
      </Row>
      <Failure text={failure} />
    </Note>
  )
}
