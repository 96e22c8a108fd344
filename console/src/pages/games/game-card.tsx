import { gameName } from '@glasshouse/rulebook/text/game-names'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { Button } from '../../ui/button.tsx'
import { gold, number, timeAgo } from '../../ui/format.ts'
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import type { Decision, Game } from './confirm-dialogs.tsx'
import css from './games.module.css'
import { messages } from './messages.ts'

interface GameCardProps {
  readonly game: Game
  readonly now: number
  /** Whether a recovery stops all games. */
  readonly isStopped: boolean
  /** Null for those who may only look. */
  readonly onDecide: ((decision: Decision) => void) | null
}

export function GameCard({ game, now, isStopped, onDecide }: GameCardProps) {
  const t = useMessages(messages)
  const { pausedAt, pauseReason } = game
  return (
    <article className={css.card} aria-label={gameName(game.game)} data-paused={pausedAt !== null}>
      <Row as="header" gap={12} justify="space-between">
        <h2>
          <a className={css.name} href={`#/games/${game.game}`}>
            {gameName(game.game)}
          </a>{' '}
          <small>{game.kind}</small>
        </h2>
        {pausedAt === null && !isStopped ? (
          <Badge tone="good">{t('open')}</Badge>
        ) : (
          <Badge tone="wait">{t(isStopped ? 'stopped' : 'paused')}</Badge>
        )}
      </Row>
      {pausedAt !== null && (
        <Note tone="info">
          <p className="written">
            <Sentence
              text={t('pausedSince')}
              parts={{ time: <Timestamp at={pausedAt} isAgo />, reason: pauseReason }}
            />{' '}
            {game.round && t('roundFinishes')}
          </p>
        </Note>
      )}
      <Facts isAligned>
        <RoundFacts game={game} now={now} />
        <Fact name={t('openBets')}>
          {t('openBetsAndGold', { n: number(game.openBets), gold: gold(game.openGold) })}
        </Fact>
        {game.steps && (
          <Fact name={t('owedToOpen')}>
            {t('owedOfMost', { gold: gold(game.steps.owed), most: gold(game.steps.mostOwed), n: game.steps.idle })}
          </Fact>
        )}
        <Fact name={t('today')}>
          {game.bets === 0
            ? t('noBets')
            : t('betsToday', { n: game.bets, staked: gold(game.staked), paid: gold(game.paid) })}
        </Fact>
        <Fact name={t('zToday')}>{game.deviation?.replace('-', '−') ?? '–'}</Fact>
      </Facts>
      <Limits game={game} />
      {onDecide && (
        <Row gap={10} style={{ marginTop: 'auto' }}>
          {pausedAt === null ? (
            <Button kind="danger" onClick={() => onDecide({ what: 'pause', game })}>
              {t('pause')}
            </Button>
          ) : (
            <Button kind="primary" onClick={() => onDecide({ what: 'resume', game })}>
              {t('resume')}
            </Button>
          )}
          <Button onClick={() => onDecide({ what: 'limits', game })}>{t('changeLimits')}</Button>
          {game.steps && game.steps.idle > 0 && (
            <Button onClick={() => onDecide({ what: 'cashOutIdle', game })}>{t('cashOutIdle')}</Button>
          )}
        </Row>
      )}
    </article>
  )
}

/** Only shared games have rounds. */
function RoundFacts({ game: { round, last, leader, roundsLeft }, now }: { game: Game; now: number }) {
  const t = useMessages(messages)
  if (roundsLeft === null) return null
  return (
    <>
      <Fact name={t('round')}>
        {round
          ? t('currentRound', {
              round: number(round.index),
              epoch: round.epoch,
              phase: round.phase,
              seconds: Math.max(0, Math.round((now - round.since) / 1000)),
            })
          : t('none')}
      </Fact>
      <Fact name={t('lastRound')}>
        {last ? t('roundEnded', { round: number(last.index), ago: timeAgo(last.endedAt, now) }) : t('none')}
      </Fact>
      <Fact name={t('activeNode')}>{leader ? <code>{leader.slice(0, 8)}</code> : t('none')}</Fact>
      <Fact name={t('roundsLeft')}>{number(roundsLeft)}</Fact>
    </>
  )
}

function Limits({ game: { limits } }: { game: Game }) {
  const t = useMessages(messages)
  const { maxGold, maxProfit, topGold, topProfit, next } = limits
  const shown = (limit: number, top: number): string =>
    limit < top ? t('reduced', { gold: gold(limit), top: gold(top) }) : gold(limit)
  const announced = (limit: number | null): string => (limit === null ? t('asBankroll') : gold(limit))
  return (
    <Stack gap={4} className={css.limits}>
      <h3>{t('limits')}</h3>
      <Facts isAligned>
        <Fact name={t('maxStake')}>{shown(maxGold, topGold)}</Fact>
        <Fact name={t('maxWin')}>{shown(maxProfit, topProfit)}</Fact>
      </Facts>
      {next && (
        <Text style={{ color: 'var(--note-text)' }}>
          <Sentence
            text={t('nextLimits', { stake: announced(next.maxGold), win: announced(next.maxProfit) })}
            parts={{ time: <Timestamp at={next.from} /> }}
          />
        </Text>
      )}
    </Stack>
  )
}
