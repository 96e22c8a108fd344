// Dark or light: the operator's choice, which this browser stores, or the system's.

import { createStore, useStore } from '@glasshouse/ui/states/store.ts'

export type Theme = 'system' | 'dark' | 'light'
const KEY = 'console-theme'
const byDay = matchMedia('(prefers-color-scheme: light)')
const stored = localStorage.getItem(KEY)
const chosen = createStore<Theme>(stored === 'dark' || stored === 'light' ? stored : 'system')

export function showTheme(): void {
  const isLight = chosen.get() === 'light' || (chosen.get() === 'system' && byDay.matches)
  document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark'
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, theme)
  chosen.set(theme)
  showTheme()
}

export const useTheme = (): Theme => useStore(chosen)

byDay.addEventListener('change', showTheme)
