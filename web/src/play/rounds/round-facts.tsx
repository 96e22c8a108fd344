import { Link } from '../../client/navigate.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { CopyRow, ValueRow } from '../fairness/copy-row.tsx'
import { messages } from './messages.ts'
import { roundPath, type Place } from './round-path.ts'
import css from '../fairness/fairness.module.css'

interface RoundFactsProps {
  game: string
  round: Place & {
    readonly hash: string
    readonly commit: string
    readonly salt: string
    readonly saltSource: string
  }
  /** What the hash is called, by when it was published. */
  hashName: string
}

/** What bound a round before, and what it was. */
export function RoundFacts({ game, round, hashName }: RoundFactsProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const { epoch, index, hash, commit, salt, saltSource } = round
  return (
    <>
      <dl className={css.list}>
        <ValueRow name={t('round')}>
          <Link to={roundPath(game, round)} className={css.link}>
            {t('roundLink', { index: format.number(index), epoch })} <Icon name="next" size={18} />
          </Link>
        </ValueRow>
        <CopyRow name={t('commit')} value={commit} />
        <CopyRow name={hashName} value={hash} />
        <CopyRow name={t('salt')} value={salt} />
      </dl>
      {saltSource === 'dev' && <p>{t('practice')}</p>}
    </>
  )
}
