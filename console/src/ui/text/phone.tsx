import type { ReactNode } from 'react'
import css from './text.module.css'

/** What players will see, in a frame as wide as their phones. */
export const Phone = ({ lang, children }: { lang?: string; children: ReactNode }) => (
  <div className={css.phone} lang={lang} role="region" aria-label="As players see it">
    {children}
  </div>
)
