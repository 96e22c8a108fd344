import { gameName } from '@glasshouse/rulebook/text/game-names'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useAnswer } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'
import { CardTable, type Column } from '../../ui/data-table/card-table.tsx'
import { gold, number, timeAgo } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { messages } from './messages.ts'

const EVERY_MS = 5000
type Game = Answer<'GET /api/console/game'>['games'][number]
type Text = Translate<keyof (typeof messages)['en']>

/** The state of every game, in a line each. */
export function Health() {
  const t = useMessages(messages)
  const games = useAnswer('GET /api/console/game', {}, { refetchInterval: EVERY_MS })
  return (
    <Stack as="section" gap={14} aria-label={t('health')}>
      <Row gap={12} justify="space-between">
        <h2>{t('games')}</h2>
        <a href="#/games">{t('allGames')}</a>
      </Row>
      <Loaded query={games} label={t('loadingGames')}>
        {({ games: rows, now }) => (
          <CardTable isCompact title={t('games')} columns={columnsAt(t, now)} rows={rows} keyOf={({ game }) => game} />
        )}
      </Loaded>
    </Stack>
  )
}

const columnsAt = (t: Text, now: number): Column<Game>[] => [
  {
    id: 'game',
    title: t('game'),
    isHeader: true,
    show: ({ game }) => <a href={`#/games/${game}`}>{gameName(game)}</a>,
  },
  { id: 'state', title: t('state'), show: (game) => <GameState game={game} /> },
  {
    id: 'leader',
    title: t('activeNode'),
    show: ({ roundsLeft, leader }) =>
      roundsLeft === null ? '–' : leader ? <code title={leader}>{leader.slice(0, 8)}</code> : t('none'),
  },
  {
    id: 'last',
    title: t('lastRound'),
    show: ({ last }) =>
      last ? t('lastRoundEnded', { round: number(last.index), ago: timeAgo(last.endedAt, now) }) : '–',
  },
  {
    id: 'roundsLeft',
    title: t('roundsLeft'),
    isNumber: true,
    show: ({ roundsLeft }) => (roundsLeft === null ? '–' : number(roundsLeft)),
  },
  { id: 'openBets', title: t('openBets'), isNumber: true, show: ({ openBets }) => number(openBets) },
  { id: 'result', title: t('resultToday'), isNumber: true, show: ({ staked, paid }) => gold(staked - paid) },
  { id: 'z', title: t('z'), isNumber: true, show: ({ deviation }) => deviation?.replace('-', '−') ?? '–' },
]

function GameState({ game: { pausedAt, round, roundsLeft } }: { game: Game }) {
  const t = useMessages(messages)
  const isPaused = pausedAt !== null
  const isClosed = roundsLeft !== null && !round
  const state = isPaused ? t('paused') : roundsLeft === null ? t('open') : (round?.phase ?? t('closed'))
  return (
    <>
      {isPaused || isClosed ? <Badge tone="wait">{state}</Badge> : state}
      {isPaused && round && <span className="hint"> {t('afterRound', { phase: round.phase })}</span>}
    </>
  )
}
