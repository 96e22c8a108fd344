// The limits that a player has set, and those that operators have set below them.

import { TableHead } from '../../ui/table-head.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useAnswer } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'
import { gold } from '../../ui/format.ts'
import { Until } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'

type Protection = Answer<'GET /api/console/protection/player/{playerId}'>

export function Limits({ id }: { id: number }) {
  const protection = useAnswer('GET /api/console/protection/player/{playerId}', { playerId: id })
  return <Loaded query={protection}>{(data) => <LimitsPanel protection={data} />}</Loaded>
}

function LimitsPanel({ protection: { limits, out, check } }: { protection: Protection }) {
  const set = limits.filter(({ amount, pending }) => amount !== null || pending)
  return (
    <Panel title="Limits and breaks">
      <p>
        {out ? (
          <>
            {out.kind === 'timeout' ? 'Takes a break' : 'Has excluded himself'} <Until at={out.until} />.
          </>
        ) : (
          'No break and no exclusion.'
        )}
      </p>
      <p>Reality check every {check.minutes} minutes of play.</p>
      {set.length === 0 ? (
        <p className="hint">No limit is set.</p>
      ) : (
        <Table label="Limits">
          <TableHead titles={['Limit', 'His own', 'Ours', 'Used']} />
          <tbody>
            {set.map(({ kind, period, own, ceiling, used }) => (
              <tr key={`${kind} ${period}`}>
                <th scope="row">
                  {kind} per {period}
                  {kind === 'time' && ', in minutes'}
                </th>
                <td>{own === null ? '—' : gold(own)}</td>
                <td>{ceiling === null ? '—' : gold(ceiling)}</td>
                <td>{gold(used)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
