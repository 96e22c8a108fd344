import type { ReactNode } from 'react'
import css from './stat.module.css'

interface StatProps {
  readonly label: string
  readonly value: ReactNode
  /** What it is held against, or how it has changed. */
  readonly note?: ReactNode
  readonly mood?: 'good' | 'bad'
}

/** One figure that is read at a glance. */
export function Stat({ label, value, note, mood }: StatProps) {
  return (
    <div className={css.stat} data-mood={mood}>
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong>
        {note && <span>{note}</span>}
      </dd>
    </div>
  )
}

export const Stats = ({ children }: { children: ReactNode }) => <dl className={css.stats}>{children}</dl>
