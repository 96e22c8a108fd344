import type { ComponentProps } from 'react'
import css from './button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  /** `main` is the one thing to do here; `danger` takes something away; `link` looks like a word. */
  kind?: 'main' | 'quiet' | 'danger' | 'link'
  /** True while what it began goes on. */
  busy?: boolean
}

export function Button({ kind = 'quiet', busy = false, type = 'button', disabled, className, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={[css.button, css[kind], className].filter(Boolean).join(' ')}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    />
  )
}
