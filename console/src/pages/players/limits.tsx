// The limits that a player has set himself, and those that operators have set below them.

import { useAnswer } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'
import { gold } from '../../ui/format.ts'
import { Moment } from '../../ui/moment.tsx'
import { Panel } from '../../ui/panel.tsx'
import css from './players.module.css'

type Guard = Answer<'GET /api/console/protection/player/{playerId}'>

export function Limits({ id }: { id: number }) {
  const guard = useAnswer('GET /api/console/protection/player/{playerId}', { playerId: id })
  if (!guard.data) {
    return guard.isError ? <p role="alert">{guard.error.message}</p> : <p className="wait">Loading…</p>
  }
  const { limits, out, check } = guard.data
  const set = limits.filter(({ amount, pending }) => amount !== null || pending)
  return (
    <Panel title="Limits and breaks">
      <p>{out ? <Out out={out} /> : 'No break and no exclusion.'}</p>
      <p>Reality check every {check.minutes} minutes of play.</p>
      {set.length === 0 ? (
        <p className="hint">No limit is set.</p>
      ) : (
        <table className={css.limits}>
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
        </table>
      )}
    </Panel>
  )
}

const Out = ({ out: { kind, until } }: { out: NonNullable<Guard['out']> }) => (
  <>
    {kind === 'timeout' ? 'Takes a break' : 'Has excluded himself'}{' '}
    {until === null ? (
      'for ever'
    ) : (
      <>
        until <Moment at={until} />
      </>
    )}
    .
  </>
)
