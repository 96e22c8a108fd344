import type { ReactNode } from 'react'
import css from './middle.module.css'

/** A page with one thing to do, before one is in. */
export function Middle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={css.middle}>
      <title>{`${title} · Glasshouse console`}</title>
      <p className={css.brand}>
        Glasshouse <span>console</span>
      </p>
      <div className={css.card}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
