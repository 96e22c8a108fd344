import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { gold, number } from '../../ui/format.ts'
import { Moment } from '../../ui/moment.tsx'
import type { Decision, Game } from './decision.ts'
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
      <header className={css.head}>
        <h2>
          <a href={`#/games/${game.game}`}>{game.game}</a> <small>{game.kind}</small>
        </h2>
        <span className={css.state} data-state={pausedAt === null ? 'open' : 'paused'}>
          {pausedAt === null ? 'open' : 'paused'}
        </span>
      </header>
      {pausedAt !== null && (
        <p className={css.why}>
          Paused <Moment at={pausedAt} isAgo />: {pauseReason}
          {game.round && ' The round under way is played to its end.'}
        </p>
      )}
      <dl className={css.facts}>
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
      </dl>
      <Limits game={game} />
      {onDecide && (
        <div className={css.acts}>
          {pausedAt === null ? (
            <Button kind="danger" onClick={() => onDecide({ what: 'pause', game })}>
              Pause
            </Button>
          ) : (
            <Button kind="main" onClick={() => onDecide({ what: 'resume', game })}>
              Resume
            </Button>
          )}
          <Button onClick={() => onDecide({ what: 'limits', game })}>Limits</Button>
        </div>
      )}
    </article>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

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
    <div className={css.limits}>
      <h3>Limits</h3>
      <p>
        Stake up to <b>{gold(maxGold)}</b>
        {maxGold < topGold && ` (of ${gold(topGold)})`}, win up to <b>{gold(maxProfit)}</b>
        {maxProfit < topProfit && ` (of ${gold(topProfit)})`}
      </p>
      {next && (
        <p className={css.next}>
          From <Moment at={next.from} />: stake {next.maxGold === null ? 'as the bankroll allows' : gold(next.maxGold)},
          win {next.maxProfit === null ? 'as the bankroll allows' : gold(next.maxProfit)}. Players are told.
        </p>
      )}
    </div>
  )
}
