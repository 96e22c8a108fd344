import { CopyRow } from '../../play/fairness/copy-row.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { messages } from './messages.ts'

/** The checker as a file of its own, so that nobody has to trust this page. */
const script = new URL('../../../../rulebook/verify.mjs', import.meta.url).href

/** What was public before the first bet, and what was added at the end. */
export function BoundSection({ round }: { round: PublicRound }) {
  const t = useMessages(messages)
  return (
    <Panel align="start" title={t('bound')} text={t('boundText')}>
      <dl>
        <CopyRow name={t('commit')} value={round.commit} />
        {round.hash === null ? (
          <div>
            <Hint as="dt">{t('hash')}</Hint>
            <dd>{t('secret')}</dd>
          </div>
        ) : (
          <CopyRow name={t('hash')} value={round.hash} />
        )}
        <CopyRow name={t('salt')} value={round.salt} />
      </dl>
      {round.saltSource === 'dev' && (
        <Note tone="info">
          <p>
            <b>{t('practice')}</b> {t('practiceText')}
          </p>
        </Note>
      )}
    </Panel>
  )
}

/** The same check without this page: one file and one command. */
export function ScriptSection({ round }: { round: PublicRound }) {
  const t = useMessages(messages)
  if (round.hash === null) return null
  const command = `node verify.mjs round ${round.game} ${round.hash} ${round.commit} ${round.index} ${round.salt}`
  return (
    <Panel align="start" title={t('script')} text={t('scriptText')}>
      <dl>
        <CopyRow name={t('command')} value={command} />
      </dl>
      <a href={script} download="verify.mjs" className={buttonClass({ kind: 'quiet', size: 'small' })}>
        <Icon name="arrowDown" size={18} />
        {t('scriptFile')}
      </a>
    </Panel>
  )
}
