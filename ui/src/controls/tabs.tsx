import { useId, type KeyboardEvent, type ReactNode } from 'react'
import css from './tabs.module.css'

interface TabsProps<Name extends string> {
  label: string
  tabs: readonly { readonly name: Name; readonly text: string }[]
  chosen: Name
  onChoose: (name: Name) => void
  /** As wide as its words instead of the whole row. */
  isFitted?: boolean
  /** What belongs to the chosen one. */
  children: ReactNode
}

/** Parts of a page, one at a time; the arrow keys go from one to the next. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, isFitted, children }: TabsProps<Name>) {
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
      <div className={css.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  )
}
