import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { Session } from './stage/board-view.ts'
import { messages } from './messages.ts'
import { multiplierAfter } from './odds.ts'
import css from './steps.module.css'

const SHOWN = 4

/** The rung one stands on and the next ones, up to the last that this stake may reach. */
export function Steps({ session: { choice, opened, lastStep } }: { session: Session }) {
  const t = useMessages(messages)
  const format = useFormat()
  const at = opened.length
  const from = Math.max(1, Math.min(at, lastStep - SHOWN + 1))
  const rungs = Array.from({ length: Math.min(SHOWN, lastStep) }, (_, i) => from + i)
  return (
    <ol className={css.steps} aria-label={t('steps')}>
      {rungs.map((rung) => (
        <li key={rung} data-at={rung < at ? 'past' : rung === at ? 'now' : rung === at + 1 ? 'next' : undefined}>
          <span>{t('step', { n: rung })}</span>
          <b className="num">{format.multiplier(multiplierAfter(choice.mines, rung))}</b>
        </li>
      ))}
    </ol>
  )
}
