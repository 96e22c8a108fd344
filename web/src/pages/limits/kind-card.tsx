import { useState } from 'react'
import type { Limit } from '@glasshouse/rulebook/wire/account/protection'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Meter } from '@glasshouse/ui/data/meter.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { LimitSheet } from './limit-sheet.tsx'
import { messages } from './messages.ts'
import { PendingNote } from './pending-note.tsx'
import { useAmount } from './use-change.ts'

interface KindCardProps {
  kind: 'deposit' | 'loss' | 'stake' | 'time'
  limits: readonly Limit[]
  now: number
}

/** One kind of limit by day, week and month, with what is used of each. */
export function KindCard({ kind, limits, now }: KindCardProps) {
  const t = useMessages(messages)
  const [changed, setChanged] = useState<Limit['period'] | null>(null)
  const limit = limits.find(({ period }) => period === changed) ?? limits[0]
  return (
    <Panel title={<h3>{t(kind)}</h3>} aria-label={t(kind)}>
      <Paragraph>{t(`${kind}Text`)}</Paragraph>
      <List>
        {limits.map((each) => (
          <Row key={each.period} limit={each} now={now} onChange={() => setChanged(each.period)} />
        ))}
      </List>
      {limit && (
        <LimitSheet
          key={limit.period}
          limit={limit}
          now={now}
          open={changed !== null}
          onClose={() => setChanged(null)}
        />
      )}
    </Panel>
  )
}

function Row({ limit, now, onChange }: { limit: Limit; now: number; onChange: () => void }) {
  const t = useMessages(messages)
  const amount = useAmount(limit.kind)
  const { kind, period, amount: most, used, ceiling, pending } = limit
  if (kind === 'check' || period === 'play') return null
  const spent = amount(Math.max(0, used))
  const names = { kind: t(kind), period: t(period).toLowerCase() }
  return (
    <Stack as="li" gap={8} pad="10px 0">
      <Grid columns="68px minmax(0, 1fr) auto" align="center">
        <Paragraph as="span">{t(period)}</Paragraph>
        <Stack as="span" gap={0}>
          {most === null ? (
            <Text as="span" tone="muted">
              {t('none')}
            </Text>
          ) : (
            <b className="num">{amount(most)}</b>
          )}
          <Hint>{most === null ? t('usedNone', { used: spent }) : t('used', { used: spent })}</Hint>
        </Stack>
        <Button
          size="small"
          kind="quiet"
          onClick={onChange}
          aria-label={t(most === null ? 'setFor' : 'changeFor', names)}
        >
          {t(most === null ? 'set' : 'change')}
        </Button>
      </Grid>
      {most !== null && <Meter share={used / most} />}
      {ceiling !== null && <Hint>{t('ceiling')}</Hint>}
      {pending && <PendingNote name={{ kind, period }} own={limit.own} pending={pending} now={now} />}
    </Stack>
  )
}
