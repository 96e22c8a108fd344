// The limits that a player has set, and those that operators have set below them.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { TableHead } from '../../ui/table-head.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useAnswer } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'

import { shortLimitName } from '../protection/limit-name.ts'
import { messages as limitMessages } from '../protection/messages.ts'
import { OutText } from '../protection/out-text.tsx'
import { gold } from '../../ui/format.ts'
import { Panel } from '../../ui/page.tsx'
import { messages } from './messages.ts'

type Protection = Answer<'GET /api/console/protection/player/{playerId}'>

export function Limits({ id }: { id: number }) {
  const protection = useAnswer('GET /api/console/protection/player/{playerId}', { playerId: id })
  return <Loaded query={protection}>{(data) => <LimitsPanel protection={data} />}</Loaded>
}

function LimitsPanel({ protection: { limits, out, check } }: { protection: Protection }) {
  const t = useMessages(messages)
  const limitText = useMessages(limitMessages)
  const set = limits.filter(({ amount, pending }) => amount !== null || pending)
  const amountText = (kind: (typeof limits)[number]['kind'], n: number | null): string =>
    n === null ? '—' : kind === 'time' ? limitText('minutes', { n }) : limitText('gold', { gold: gold(n) })
  return (
    <Panel title={t('limitsAndTimeOuts')}>
      <p>{out ? <OutText {...out} /> : t('noTimeOut')}</p>
      <p>{t('realityCheck', { n: check.minutes })}</p>
      {set.length === 0 ? (
        <p className="hint">{t('noLimits')}</p>
      ) : (
        <Table label={t('limits')}>
          <TableHead titles={[limitText('limit'), limitText('ownLimit'), limitText('ourLimit'), limitText('used')]} />
          <tbody>
            {set.map(({ kind, period, own, ceiling, used }) => (
              <tr key={`${kind} ${period}`}>
                <th scope="row">{shortLimitName(limitText, { kind, period })}</th>
                <td>{amountText(kind, own)}</td>
                <td>{amountText(kind, ceiling)}</td>
                <td>{amountText(kind, used)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
