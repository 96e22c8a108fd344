// Every movement of the player's gold, and what it comes to. It shows what the ledger holds and never calculates a balance.

import { useState } from 'react'
import { PlayerOnly } from '../../client/player-only.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { DateField } from '@glasshouse/ui/forms/date-field.tsx'
import { isInRange, yearsAround } from '@glasshouse/ui/forms/date-range.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { messages } from './messages.ts'
import { MovementList } from './movement-list.tsx'
import { NetSection } from './net-section.tsx'
import { useExport } from './use-export.ts'

export default function Ledger() {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('title')}>
      <PlayerOnly text={t('logIn')}>
        <NetSection />
        <Export />
        <Panel title={t('list')}>
          <MovementList />
        </Panel>
      </PlayerOnly>
    </InnerPage>
  )
}

/** Any period of the ten years either side of today; one without transactions says so and saves no file. */
function Export() {
  const t = useMessages(messages)
  const format = useFormat()
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const { count, isEmpty, start } = useExport({ from, to })
  const [years] = useState(() => yearsAround(new Date()))
  const earliest = from !== null && isInRange(from, years) ? from : years.min
  const isValid =
    (from === null || isInRange(from, years)) && (to === null || isInRange(to, { ...years, min: earliest }))
  const reading = count === null ? '' : t('exporting', { n: format.number(count) })
  return (
    <Panel title={t('exportTitle')}>
      <Grid min="148px" gap={10} align="start">
        <DateField label={t('from')} value={from} onChange={setFrom} />
        <DateField label={t('to')} value={to} onChange={setTo} min={earliest} />
      </Grid>
      <Button kind="quiet" busy={count !== null} disabled={!isValid} onClick={start}>
        <Icon name="arrowDown" size={16} />
        {reading || t('export')}
      </Button>
      <span className="sr" role="status">
        {reading}
      </span>
      <div role="status">{isEmpty && <EmptyState icon="calendar" title={t('noneTitle')} text={t('none')} />}</div>
    </Panel>
  )
}
