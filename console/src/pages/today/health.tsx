import { useAnswer } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'
import { gold, number } from '../../ui/format.ts'
import { Panel } from '../../ui/panel.tsx'
import css from './today.module.css'

const EVERY_MS = 5000
type Row = Answer<'GET /api/console/game'>['games'][number]

/** How every game is, in a line each. */
export function Health() {
  const games = useAnswer('GET /api/console/game', {}, { refetchInterval: EVERY_MS })
  return (
    <Panel title="Games" aside={<a href="#/games">All about them</a>}>
      {games.isError && <p role="alert">{games.error.message}</p>}
      {games.isPending && <div className={css.skeleton} role="status" aria-label="Loading the games" />}
      {games.data && (
        <div className={css.scroll} role="region" aria-label="Health of the games">
          <table className={css.health}>
            <thead>
              <tr>
                <th scope="col">Game</th>
                <th scope="col">State</th>
                <th scope="col">Led by</th>
                <th scope="col">Last round</th>
                <th scope="col">Rounds left</th>
                <th scope="col">Open bets</th>
                <th scope="col">Result today</th>
                <th scope="col">z</th>
              </tr>
            </thead>
            <tbody>
              {games.data.games.map((row) => (
                <HealthRow key={row.game} row={row} now={games.data.now} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

function HealthRow({ row, now }: { row: Row; now: number }) {
  const { game, pausedAt, round, leader, last, roundsLeft, openBets, staked, paid, deviation } = row
  const isShared = roundsLeft !== null
  const state = pausedAt !== null ? 'paused' : isShared ? (round?.phase ?? 'closed') : 'open'
  return (
    <tr>
      <th scope="row">
        <a href={`#/games/${game}`}>{game}</a>
      </th>
      <td>
        <span className={css.state} data-state={state}>
          {state}
        </span>
        {pausedAt !== null && round && <span className="hint"> after this round: {round.phase}</span>}
      </td>
      <td>{isShared ? leader ? <code title={leader}>{leader.slice(0, 8)}</code> : 'nobody' : '–'}</td>
      <td>{last ? `#${number(last.index)}, ${Math.max(0, Math.round((now - last.endedAt) / 1000))} s ago` : '–'}</td>
      <td>{roundsLeft === null ? '–' : number(roundsLeft)}</td>
      <td>{number(openBets)}</td>
      <td>{gold(staked - paid)}</td>
      <td>{deviation?.replace('-', '−') ?? '–'}</td>
    </tr>
  )
}
