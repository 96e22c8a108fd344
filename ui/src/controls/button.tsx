import type { ComponentProps, ReactElement } from 'react'
import { Icon, type IconName } from './icon.tsx'
import css from './button.module.css'

export type ButtonKind = 'primary' | 'quiet' | 'win' | 'danger' | 'link'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLooks {
  /** `primary` is the one thing to do here; `danger` takes something away; `link` looks like a word. */
  kind?: ButtonKind
  size?: ButtonSize
  /** Fills the row. */
  wide?: boolean
}

/** The look of a button, for a link that leads somewhere. */
export const buttonClass = ({ kind = 'primary', size = 'medium', wide = false }: ButtonLooks = {}): string =>
  [css.button, css[kind], css[size], wide && css.wide].filter(Boolean).join(' ')

type ButtonProps = ComponentProps<'button'> & ButtonLooks & { busy?: boolean }

/** While busy it keeps its words and its room, and can not be pressed again. */
export function Button({ kind, size, wide, busy = false, className = '', disabled, ...rest }: ButtonProps) {
  const looks = { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) }
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`${buttonClass(looks)} ${className}`}
    />
  )
}

/** The look of an icon button, for a link that leads somewhere. */
export const iconButtonClass = css.icon

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName | ReactElement; label: string }

export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={`${css.icon} ${className}`}>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  )
}
