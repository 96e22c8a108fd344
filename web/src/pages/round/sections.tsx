import { CopyRow } from '../../play/fairness/copy-row.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import css from './round.module.css'

/** The checker as a file of its own, so that nobody has to trust this page. */
const script = new URL('../../../../rulebook/verify.mjs', import.meta.url).href

/** What was public before the first bet, and what was added at the end. */
export function BoundSection({ round }: { round: PublicRound }) {
  const t = useMessages(messages)
  return (
    <section className={css.section}>
      <h2>{t('bound')}</h2>
      <p>{t('boundText')}</p>
      <dl>
        <CopyRow name={t('commit')} value={round.commit} />
        {round.hash === null ? (
          <div className={css.pair}>
            <dt>{t('hash')}</dt>
            <dd>{t('secret')}</dd>
          </div>
        ) : (
          <CopyRow name={t('hash')} value={round.hash} />
        )}
        <CopyRow name={t('salt')} value={round.salt} />
      </dl>
      {round.saltSource === 'dev' && (
        <p className={css.alert}>
          <b>{t('practice')}</b> {t('practiceText')}
        </p>
      )}
    </section>
  )
}

/** The same check without this page: one file and one command. */
export function ScriptSection({ round }: { round: PublicRound }) {
  const t = useMessages(messages)
  if (round.hash === null) return null
  const command = `node verify.mjs round ${round.game} ${round.hash} ${round.commit} ${round.index} ${round.salt}`
  return (
    <section className={css.section}>
      <h2>{t('script')}</h2>
      <p>{t('scriptText')}</p>
      <dl>
        <CopyRow name={t('command')} value={command} />
      </dl>
      <a href={script} download="verify.mjs" className={buttonClass({ kind: 'quiet', size: 'small' })}>
        <Icon name="arrowDown" size={18} />
        {t('scriptFile')}
      </a>
    </section>
  )
}

/** One claim that was recomputed here. */
export function Verdict({ holds, children }: { holds: boolean; children: string }) {
  return (
    <p className={css.verdict} data-bad={!holds || undefined} role="status">
      <Icon name={holds ? 'check' : 'close'} size={20} />
      {children}
    </p>
  )
}
