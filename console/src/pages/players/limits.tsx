// The limits that a player has set, and those that operators have set below them.

import { Table } from '@glasshouse/ui/data/table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useAnswer } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'
import { gold } from '../../ui/format.ts'
import { Timestamp } from '../../ui/timestamp.tsx'
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
      <p>{out ? <Out out={out} /> : 'No break and no exclusion.'}</p>
      <p>Reality check every {check.minutes} minutes of play.</p>
      {set.length === 0 ? (
        <p className="hint">No limit is set.</p>
      ) : (
        <Table label="Limits">
          <thead>
            <tr>
              <th scope="col">Limit</th>
              <th scope="col">His own</th>
              <th scope="col">Ours</th>
              <th scope="col">Used</th>
            </tr>
          </thead>
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

const Out = ({ out: { kind, until } }: { out: NonNullable<Protection['out']> }) => (
  <>
    {kind === 'timeout' ? 'Takes a break' : 'Has excluded himself'}{' '}
    {until === null ? (
      'for ever'
    ) : (
      <>
        until <Timestamp at={until} />
      </>
    )}
    .
  </>
)
