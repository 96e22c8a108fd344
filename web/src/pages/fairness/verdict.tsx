import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import css from './fairness.module.css'

/** One claim that was recomputed here. */
export function Verdict({ holds, children }: { holds: boolean; children: string }) {
  return (
    <p className={css.verdict} data-bad={!holds || undefined} role="status">
      <Icon name={holds ? 'check' : 'close'} size={20} />
      {children}
    </p>
  )
}
