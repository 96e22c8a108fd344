import type { CSSProperties, ReactNode } from 'react'
import { TitleBar } from './title-bar.tsx'
import css from './inner-page.module.css'

interface InnerPageProps {
  title: string
  onBack: () => void
  /** Stands at the end of the bar. */
  end?: ReactNode
  /** Where the page stops growing, in pixels. */
  width?: number
  children: ReactNode
}

/** A page behind another: a bar with the way back, then its parts one beneath the other. */
export function InnerPage({ title, onBack, end, width, children }: InnerPageProps) {
  return (
    <main className={css.page} style={width ? ({ '--page': `${width}px` } as CSSProperties) : undefined}>
      <TitleBar title={title} onBack={onBack}>
        {end}
      </TitleBar>
      <div className={css.body}>{children}</div>
    </main>
  )
}
