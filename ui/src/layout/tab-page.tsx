import type { ReactNode } from 'react'
import { useTitle } from '../text/title.ts'
import css from './tab-page.module.css'

/** The page of a tab: a large title, then its parts one beneath the other, clear of the tab bar. */
export function TabPage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return (
    <main className={css.page}>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
