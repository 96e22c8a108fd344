import type { ReactNode } from 'react'
import css from './panel.module.css'

/** A page: its title, what stands beside it, and what follows. */
export function Page({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.page}>
      <title>{`${title} · Glasshouse console`}</title>
      <div className={css.head}>
        <h1>{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  )
}

export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={css.panel} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
