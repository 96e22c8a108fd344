import { useEffect, useSyncExternalStore } from 'react'
import css from './toast.module.css'

const LASTING_MS = 4000
let words = ''
const listeners = new Set<() => void>()

function change(next: string): void {
  words = next
  for (const listener of listeners) listener()
}

/** Says in passing what was done. What went wrong is said where it went wrong. */
export const toast = (text: string): void => change(text)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stands once in the app. */
export function Toaster() {
  const text = useSyncExternalStore(subscribe, () => words)
  useEffect(() => {
    if (!text) return undefined
    const timer = setTimeout(() => change(''), LASTING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className={css.toaster} role="status">
      {text && <p className={css.toast}>{text}</p>}
    </div>
  )
}
