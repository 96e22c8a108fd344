import { Link } from '../../client/navigate.tsx'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { CopyRow, ValueRow } from '../fairness/copy-row.tsx'
import { FairnessPanel } from '../fairness/fairness-panel.tsx'
import { BeaconRows } from './beacon-rows.tsx'
import { messages } from './proof-messages.ts'
import { roundPath, type Place, type RoundClaim } from './round-path.ts'
import css from '../fairness/fairness.module.css'

interface BoundRound extends Omit<RoundClaim, 'hash'> {
  readonly saltSource: string
  readonly bookRoot: string | null
}

export interface ChainPanelProps {
  game: string
  round: BoundRound | null | undefined
  last: Place | undefined
  /** What comes out of a hash, and when it is published. */
  how: readonly [string, string]
  /** At which value all who are still in leave, and its name. */
  cap?: { readonly name: string; readonly value: string } | undefined
}

/** How shared rounds are bound before they are played, and what binds the one under way. */
export function ChainPanel({ game, round, last, how, cap }: ChainPanelProps) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <FairnessPanel how={[t('how1'), ...how, ...((round?.beaconRound ?? null) !== null ? [t('how4')] : [])]}>
      <section>
        <h3>{t('now')}</h3>
        {round === undefined && <Skeleton height={160} />}
        {round && (
          <dl className={css.list}>
            <ValueRow name={t('round')}>
              {t('roundLink', { index: format.number(round.index), epoch: round.epoch })}
            </ValueRow>
            <CopyRow name={t('commit')} value={round.commit} />
            <CopyRow name={t('salt')} value={round.salt} />
            <BeaconRows claim={round} />
            {round.bookRoot && <CopyRow name={t('betList')} value={round.bookRoot} />}
            {cap && (
              <ValueRow name={cap.name}>
                <span className="num">{cap.value}</span>
              </ValueRow>
            )}
          </dl>
        )}
        {round?.saltSource === 'dev' && <p>{t('testChain')}</p>}
      </section>
      {last && (
        <Link to={roundPath(game, last)} className={buttonClass({ kind: 'quiet', wide: true })}>
          {t('last')}
        </Link>
      )}
    </FairnessPanel>
  )
}
