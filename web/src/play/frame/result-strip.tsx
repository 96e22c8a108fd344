import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from '../messages.ts'
import type { Tone } from '../settled-bet.ts'
import css from '../strip.module.css'

export interface Result {
  readonly key: number
  readonly text: string
  readonly tone: Tone
  readonly onOpen?: () => void
}

/**
 * The last results, newest first. A result is no amount of gold, so that a winning one has a tick: a plus, or all of it in
 * the colour of gains, would read as gold won.
 */
export function ResultStrip({ results }: { results: readonly Result[] }) {
  const t = useMessages(messages)
  if (results.length === 0) return <p className={css.none}>{t('noResults')}</p>
  return (
    <ol className={css.strip} aria-label={t('results')}>
      {results.map(({ key, text, tone, onOpen }) => (
        <li key={key}>
          <button type="button" className={`num ${css.pill}`} data-tone={tone} onClick={onOpen}>
            {tone === 'win' && <Icon name="check" size={14} />}
            {text}
            {tone === 'win' && <span className="sr"> {t('wonMark')}</span>}
          </button>
        </li>
      ))}
    </ol>
  )
}
