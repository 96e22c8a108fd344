import type { ReactNode } from 'react'
import css from './badge.module.css'

export type BadgeTone = 'plain' | 'good' | 'bad' | 'wait' | 'accent'

/** A state in one or two words. */
export const Badge = ({ tone = 'plain', children }: { tone?: BadgeTone | undefined; children: ReactNode }) => (
  <span className={css.badge} data-tone={tone}>
    {children}
  </span>
)
