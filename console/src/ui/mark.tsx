import type { ReactNode } from 'react'
import css from './mark.module.css'

/** How something stands, as a word in its colour. */
export const Mark = ({ mood, children }: { mood?: 'good' | 'bad' | 'wait' | undefined; children: ReactNode }) => (
  <span className={css.mark} data-mood={mood}>
    {children}
  </span>
)
