import type { ComponentProps } from 'react'
import { Link } from '../../client/navigate.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from '../messages.ts'
import { roundPath } from './round-path.ts'
import type { PastRound } from './use-last-rounds.ts'
import css from '../strip.module.css'

export type PillProps = Omit<ComponentProps<typeof Link>, 'to' | 'className'> & {
  'data-heat'?: 'hot' | 'warm' | undefined
  'data-drawn'?: ''
}

interface RoundStripProps<Result> {
  game: string
  /** Undefined while they are on their way. */
  rounds: readonly PastRound<Result>[] | undefined
  /** Stands in place of the rounds while there are none. */
  none: string
  pill: (round: PastRound<Result>) => PillProps
}

/** The results of the last rounds, newest first; each leads to its round's own page. */
export function RoundStrip<Result>({ game, rounds, none, pill }: RoundStripProps<Result>) {
  const t = useMessages(messages)
  if (!rounds) return <Skeleton width="100%" height={28} />
  if (rounds.length === 0) return <p className={css.none}>{none}</p>
  return (
    <ol className={css.strip} aria-label={t('results')}>
      {rounds.map((round) => (
        <li key={`${round.epoch}-${round.index}`}>
          <Link {...pill(round)} to={roundPath(game, round)} className={`num ${css.pill}`} />
        </li>
      ))}
    </ol>
  )
}
