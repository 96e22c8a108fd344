import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useAnswer } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'
import { CardTable, type Column } from '../../ui/data-table/card-table.tsx'
import { gold, number } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'

const EVERY_MS = 5000
type Game = Answer<'GET /api/console/game'>['games'][number]

/** The state of every game, in a line each. */
export function Health() {
  const games = useAnswer('GET /api/console/game', {}, { refetchInterval: EVERY_MS })
  return (
    <Stack as="section" gap={14} aria-label="Health of the games">
      <Row gap={12} justify="space-between">
        <h2>Games</h2>
        <a href="#/games">All about them</a>
      </Row>
      <Loaded query={games} label="Loading the games">
        {({ games: rows, now }) => (
          <CardTable isCompact title="Games" columns={columnsAt(now)} rows={rows} keyOf={({ game }) => game} />
        )}
      </Loaded>
    </Stack>
  )
}

const columnsAt = (now: number): Column<Game>[] => [
  {
    id: 'game',
    title: 'Game',
    isHeader: true,
    show: ({ game }) => (
      <a href={`#/games/${game}`} style={{ textTransform: 'capitalize' }}>
        {game}
      </a>
    ),
  },
  { id: 'state', title: 'State', show: (game) => <GameState game={game} /> },
  {
    id: 'leader',
    title: 'Led by',
    show: ({ roundsLeft, leader }) =>
      roundsLeft === null ? '–' : leader ? <code title={leader}>{leader.slice(0, 8)}</code> : 'nobody',
  },
  {
    id: 'last',
    title: 'Last round',
    show: ({ last }) =>
      last ? `#${number(last.index)}, ${Math.max(0, Math.round((now - last.endedAt) / 1000))} s ago` : '–',
  },
  {
    id: 'roundsLeft',
    title: 'Rounds left',
    isNumber: true,
    show: ({ roundsLeft }) => (roundsLeft === null ? '–' : number(roundsLeft)),
  },
  { id: 'openBets', title: 'Open bets', isNumber: true, show: ({ openBets }) => number(openBets) },
  { id: 'result', title: 'Result today', isNumber: true, show: ({ staked, paid }) => gold(staked - paid) },
  { id: 'z', title: 'z', isNumber: true, show: ({ deviation }) => deviation?.replace('-', '−') ?? '–' },
]

function GameState({ game: { pausedAt, round, roundsLeft } }: { game: Game }) {
  const isPaused = pausedAt !== null
  const state = isPaused ? 'paused' : roundsLeft === null ? 'open' : (round?.phase ?? 'closed')
  return (
    <>
      {isPaused || state === 'closed' ? <Badge tone="wait">{state}</Badge> : state}
      {isPaused && round && <span className="hint"> after this round: {round.phase}</span>}
    </>
  )
}
