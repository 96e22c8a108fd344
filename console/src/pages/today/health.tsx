import { useAnswer } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'
import { gold, number } from '../../ui/format.ts'
import { Panel } from '../../ui/panel.tsx'
import css from './today.module.css'

const EVERY_MS = 5000
type Row = Answer<'GET /api/console/game'>['games'][number]

/** How every game is, in a line each; in a card each on a phone, where their roles are said once more. */
export function Health() {
  const games = useAnswer('GET /api/console/game', {}, { refetchInterval: EVERY_MS })
  return (
    <Panel title="Games" aside={<a href="#/games">All about them</a>}>
      {games.isError && <p role="alert">{games.error.message}</p>}
      {games.isPending && <div className={css.skeleton} role="status" aria-label="Loading the games" />}
      {games.data && (
        <div className={css.scroll} role="region" aria-label="Health of the games">
          <table className={css.health} role="table">
            <thead role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">
                  Game
                </th>
                <th scope="col" role="columnheader">
                  State
                </th>
                <th scope="col" role="columnheader">
                  Led by
                </th>
                <th scope="col" role="columnheader">
                  Last round
                </th>
                <th scope="col" role="columnheader">
                  Rounds left
                </th>
                <th scope="col" role="columnheader">
                  Open bets
                </th>
                <th scope="col" role="columnheader">
                  Result today
                </th>
                <th scope="col" role="columnheader">
                  z
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup">
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
    <tr role="row">
      <th scope="row" role="rowheader">
        <a href={`#/games/${game}`}>{game}</a>
      </th>
      <td role="cell" data-label="State">
        <span className={css.state} data-state={state}>
          {state}
        </span>
        {pausedAt !== null && round && <span className="hint"> after this round: {round.phase}</span>}
      </td>
      <td role="cell" data-label="Led by">
        {isShared ? leader ? <code title={leader}>{leader.slice(0, 8)}</code> : 'nobody' : '–'}
      </td>
      <td role="cell" data-label="Last round">
        {last ? `#${number(last.index)}, ${Math.max(0, Math.round((now - last.endedAt) / 1000))} s ago` : '–'}
      </td>
      <td role="cell" data-label="Rounds left">
        {roundsLeft === null ? '–' : number(roundsLeft)}
      </td>
      <td role="cell" data-label="Open bets">
        {number(openBets)}
      </td>
      <td role="cell" data-label="Result today">
        {gold(staked - paid)}
      </td>
      <td role="cell" data-label="z">
        {deviation?.replace('-', '−') ?? '–'}
      </td>
    </tr>
  )
}
