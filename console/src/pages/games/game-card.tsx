import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { Button } from '../../ui/button.tsx'
import { gold, number } from '../../ui/format.ts'
import { Timestamp } from '../../ui/timestamp.tsx'
import type { Decision, Game } from './confirm-dialogs.tsx'
import css from './games.module.css'

interface GameCardProps {
  readonly game: Game
  readonly now: number
  /** Null for those who may only look. */
  readonly onDecide: ((decision: Decision) => void) | null
}

export function GameCard({ game, now, onDecide }: GameCardProps) {
  const { pausedAt, pauseReason } = game
  return (
    <article className={css.card} aria-label={game.game} data-paused={pausedAt !== null}>
      <Row as="header" gap={12} justify="space-between">
        <h2>
          <a className={css.name} href={`#/games/${game.game}`}>
            {game.game}
          </a>{' '}
          <small>{game.kind}</small>
        </h2>
        {pausedAt === null ? <Badge tone="good">open</Badge> : <Badge tone="wait">paused</Badge>}
      </Row>
      {pausedAt !== null && (
        <Note tone="info">
          <p className="written">
            Paused <Timestamp at={pausedAt} isAgo />: {pauseReason}
            {game.round && ' The round under way is played to its end.'}
          </p>
        </Note>
      )}
      <Facts isAligned>
        <RoundFacts game={game} now={now} />
        <Fact name="Open bets">
          {number(game.openBets)} ({gold(game.openGold)} gold)
        </Fact>
        <Fact name="Today">
          {game.bets === 0
            ? 'no bets yet'
            : `${number(game.bets)} bets, ${gold(game.staked)} staked, ${gold(game.paid)} paid`}
        </Fact>
        <Fact name="z today">{game.deviation?.replace('-', '−') ?? '–'}</Fact>
      </Facts>
      <Limits game={game} />
      {onDecide && (
        <Row gap={10} style={{ marginTop: 'auto' }}>
          {pausedAt === null ? (
            <Button kind="danger" onClick={() => onDecide({ what: 'pause', game })}>
              Pause
            </Button>
          ) : (
            <Button kind="primary" onClick={() => onDecide({ what: 'resume', game })}>
              Resume
            </Button>
          )}
          <Button onClick={() => onDecide({ what: 'limits', game })}>Limits</Button>
        </Row>
      )}
    </article>
  )
}

/** Only shared games have rounds. */
function RoundFacts({ game: { round, last, leader, roundsLeft }, now }: { game: Game; now: number }) {
  if (roundsLeft === null) return null
  const ago = (since: number): string => `${Math.max(0, Math.round((now - since) / 1000))} s`
  return (
    <>
      <Fact name="Round">
        {round ? `#${number(round.index)} of epoch ${round.epoch}: ${round.phase} for ${ago(round.since)}` : 'none'}
      </Fact>
      <Fact name="Last round">{last ? `#${number(last.index)}, ended ${ago(last.endedAt)} ago` : 'none yet'}</Fact>
      <Fact name="Led by">{leader ? <code>{leader.slice(0, 8)}</code> : 'nobody'}</Fact>
      <Fact name="Rounds left">{number(roundsLeft)}</Fact>
    </>
  )
}

function Limits({ game: { limits } }: { game: Game }) {
  const { maxGold, maxProfit, topGold, topProfit, next } = limits
  return (
    <Stack gap={4} className={css.limits}>
      <h3>Limits</h3>
      <p>
        Stake up to <b>{gold(maxGold)}</b>
        {maxGold < topGold && ` (of ${gold(topGold)})`}, win up to <b>{gold(maxProfit)}</b>
        {maxProfit < topProfit && ` (of ${gold(topProfit)})`}
      </p>
      {next && (
        <Text style={{ color: 'var(--note-text)' }}>
          From <Timestamp at={next.from} />: stake{' '}
          {next.maxGold === null ? 'as the bankroll allows' : gold(next.maxGold)}, win{' '}
          {next.maxProfit === null ? 'as the bankroll allows' : gold(next.maxProfit)}. Players are told.
        </Text>
      )}
    </Stack>
  )
}
