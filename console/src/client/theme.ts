// Dark or light: by the operator's choice, which this browser keeps, or by the system's.

import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'dark' | 'light'
const KEY = 'console-theme'
const listeners = new Set<() => void>()
const byDay = matchMedia('(prefers-color-scheme: light)')

const chosen = (): Theme => {
  const kept = localStorage.getItem(KEY)
  return kept === 'dark' || kept === 'light' ? kept : 'system'
}

export function showTheme(): void {
  const theme = chosen()
  const isLight = theme === 'light' || (theme === 'system' && byDay.matches)
  document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark'
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, theme)
  showTheme()
  for (const listener of listeners) listener()
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosen)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

byDay.addEventListener('change', showTheme)
