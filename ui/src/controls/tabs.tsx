import { useId, type KeyboardEvent, type ReactNode } from 'react'
import css from './tabs.module.css'

interface TabsProps<Name extends string> {
  label: string
  tabs: readonly { readonly name: Name; readonly text: string }[]
  chosen: Name
  onChoose: (name: Name) => void
  /** Of the panel, where it has a layout of its own. A panel that scrolls can be reached by keyboard. */
  panelClass?: string | undefined
  /** Stays below the title bar while the page scrolls. */
  isSticky?: boolean
  /** As wide as its words instead of the whole row. */
  isFitted?: boolean
  /** What belongs to the chosen one. */
  children: ReactNode
}

/** Parts of a page, one at a time; the arrow keys go from one to the next. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, chosen, onChoose, panelClass, isSticky, isFitted, children } = props
  const id = useId()
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const at = tabs.findIndex(({ name }) => name === chosen)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }
  return (
    <>
      <div
        className={css.tabs}
        data-sticky={isSticky || undefined}
        role="tablist"
        aria-label={label}
        data-fitted={isFitted || undefined}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        className={panelClass ?? css.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        tabIndex={panelClass ? 0 : undefined}
      >
        {children}
      </div>
    </>
  )
}
