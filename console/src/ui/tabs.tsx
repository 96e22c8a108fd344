import type { ReactNode } from 'react'
import { setQuery, usePlace } from '../client/place.ts'
import css from './tabs.module.css'

interface TabsProps {
  readonly label: string
  readonly tabs: readonly { readonly id: string; readonly title: string; readonly show: () => ReactNode }[]
}

/** One of several views; which one stands in the address. */
export function Tabs({ label, tabs }: TabsProps) {
  const { query } = usePlace()
  const current = tabs.find(({ id }) => id === query['tab']) ?? tabs[0]
  // Filters and sort belong to the view that is left.
  const choose = (tab: string | undefined): void =>
    setQuery({ ...Object.fromEntries(Object.keys(query).map((name) => [name, undefined])), tab })
  const step = (by: number): void => {
    const at = tabs.findIndex((tab) => tab === current)
    const next = tabs[(at + by + tabs.length) % tabs.length]
    choose(next?.id)
    document.getElementById(`tab-${next?.id}`)?.focus()
  }
  return (
    <>
      <div className={css.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`tab-${tab.id}`}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={tab === current}
            aria-controls="tab-panel"
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={({ key }) => (key === 'ArrowRight' ? step(1) : key === 'ArrowLeft' ? step(-1) : undefined)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${current?.id}`}>
        {current?.show()}
      </div>
    </>
  )
}
