import type { CSSProperties } from 'react'
import { Link } from '../../../client/navigate.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { messages as playMessages } from '../../messages.ts'
import { roundPath } from '../../rounds/round-path.ts'
import type { LotteryText } from '../lottery-game.ts'
import { messages } from '../messages.ts'
import type { DrawnRound } from '../table/use-drawn-rounds.ts'
import css from '../../strip.module.css'

interface RoundPillsProps<Outcome> {
  game: string
  text: Pick<LotteryText<never, Outcome>, 'pill' | 'outcome'>
  rounds: readonly DrawnRound<Outcome>[] | undefined
}

/** What was drawn last, newest first; each leads to its round's own page. */
export function RoundPills<Outcome>({ game, text, rounds }: RoundPillsProps<Outcome>) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  if (!rounds) return <Skeleton width="100%" height={28} />
  if (rounds.length === 0) return <p className={css.none}>{t('noRounds')}</p>
  return (
    <ol className={css.strip} aria-label={own('results')}>
      {rounds.map((round) => {
        const { content, background, colour } = text.pill(round.outcome)
        return (
          <li key={`${round.epoch}-${round.index}`}>
            <Link
              to={roundPath(game, round)}
              className={`num ${css.pill} ${css.drawn}`}
              style={{ '--pill': background, '--pill-ink': colour } as CSSProperties}
            >
              {content}
              <span className="sr">
                {' '}
                {t('roundEnd', { index: format.number(round.index), outcome: text.outcome(round.outcome) })}
              </span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
