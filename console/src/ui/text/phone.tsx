import type { ReactNode } from 'react'
import css from './text.module.css'

/** What players will see, as wide as their phones, and dark at any hour as the app is. */
export const Phone = ({ lang, children }: { lang?: string; children: ReactNode }) => (
  <div className={css.phone} data-theme="dark" lang={lang} role="region" aria-label="As players see it">
    {children}
  </div>
)
