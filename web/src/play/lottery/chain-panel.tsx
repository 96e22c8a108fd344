import { Link } from '../../client/navigate.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import { Skeleton } from '../../ui/placeholder.tsx'
import { CopyRow } from '../fairness/copy-row.tsx'
import type { LotteryRound } from './lottery-game.ts'
import type { Place } from './moment.ts'
import { messages } from './proof-messages.ts'
import { roundPath } from './use-drawn-rounds.ts'
import css from '../fairness/fairness.module.css'

interface ChainPanelProps {
  game: string
  round: LotteryRound<unknown> | null | undefined
  last: Place | undefined
}

/** How shared draws are bound before they are played, and what binds the one under way. */
export function ChainPanel({ game, round, last }: ChainPanelProps) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <div className={css.panel}>
      <section>
        <h3>{t('how')}</h3>
        <ol className={css.how}>
          <li>{t('how1')}</li>
          <li>{t('how2')}</li>
          <li>{t('how3')}</li>
        </ol>
      </section>
      <section>
        <h3>{t('now')}</h3>
        {round === undefined && <Skeleton height={160} />}
        {round && (
          <dl className={css.list}>
            <div className={css.pair}>
              <dt>{t('round')}</dt>
              <dd>{t('roundLink', { index: format.number(round.index), epoch: round.epoch })}</dd>
            </div>
            <CopyRow name={t('commit')} value={round.commit} />
            <CopyRow name={t('salt')} value={round.salt} />
            {round.bookRoot && <CopyRow name={t('book')} value={round.bookRoot} />}
          </dl>
        )}
        {round?.saltSource === 'dev' && <p>{t('practice')}</p>}
      </section>
      {last && (
        <Link to={roundPath(game, last)} className={buttonClass({ kind: 'quiet', wide: true })}>
          {t('last')}
        </Link>
      )}
    </div>
  )
}
