import { setTheme, useTheme, type Theme } from '../client/theme.ts'
import css from './shell.module.css'

const words: Record<Theme, string> = { system: 'Auto', dark: 'Dark', light: 'Light' }

export function ThemeSwitch() {
  const theme = useTheme()
  return (
    <select
      className={css.theme}
      aria-label="Colours"
      value={theme}
      onChange={({ target }) => setTheme(target.value as Theme)}
    >
      {Object.entries(words).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
