import type { CrashRules } from '@glasshouse/rulebook/play/game'
import { Link } from '../../client/navigate.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { messages as playMessages } from '../messages.ts'
import { messages } from './messages.ts'
import { endValue } from './round/moment.ts'
import { roundPath } from '../rounds/round-path.ts'
import type { EndedRound } from './round/use-ended-rounds.ts'
import css from '../strip.module.css'

const WARM = 200
const HOT = 1000

/** How the last rounds ended, newest first; each leads to its own page. */
export function RoundStrip({ rules, rounds }: { rules: CrashRules; rounds: readonly EndedRound[] | undefined }) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  if (!rounds) return <Skeleton width="100%" height={28} />
  if (rounds.length === 0) return <p className={css.none}>{t('noRounds')}</p>
  return (
    <ol className={css.strip} aria-label={own('results')}>
      {rounds.map(({ epoch, index, bust }) => {
        const value = endValue(rules, bust)
        const at = format.multiplier(value / 100)
        return (
          <li key={`${epoch}-${index}`}>
            <Link
              to={roundPath(rules.id, { epoch, index })}
              className={`num ${css.pill}`}
              data-heat={value >= HOT ? 'hot' : value >= WARM ? 'warm' : undefined}
              aria-label={t('roundEnd', { index: format.number(index), at })}
            >
              {at}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
