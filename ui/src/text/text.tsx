import type { ComponentPropsWithoutRef, CSSProperties } from 'react'
import css from './text.module.css'

const TONES = {
  plain: 'var(--text)',
  muted: 'var(--text-2)',
  faint: 'var(--text-3)',
  accent: 'var(--accent)',
  win: 'var(--win)',
  lose: 'var(--lose)',
} as const
export type Tone = keyof typeof TONES

type Tag =
  | 'p'
  | 'span'
  | 'b'
  | 'strong'
  | 'small'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'li'
  | 'dt'
  | 'dd'
  | 'div'
  | 'time'
  | 'figcaption'

interface TextProps extends ComponentPropsWithoutRef<'p'> {
  as?: Tag
  /** A step of the type scale: 1 small print, 3 beside, 4 running text, 5 headings, 7 figures. */
  size?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  tone?: Tone
  weight?: 400 | 500 | 600 | 700 | 800
  align?: CSSProperties['textAlign']
  /** A figure: the display face with digits of one width. */
  isNumber?: boolean
  /** On one line, cut off with an ellipsis where there is no room. */
  isCut?: boolean
}

export function Text(props: TextProps) {
  const { as = 'p', size, tone, weight, align, isNumber, isCut, style, className, ...rest } = props
  const Part = as as 'p'
  const look = {
    fontSize: size && `var(--fs-${size})`,
    color: tone && TONES[tone],
    fontWeight: weight,
    textAlign: align,
    ...style,
  }
  const names = [css.text, isNumber && 'num', isCut && css.cut, className].filter(Boolean).join(' ')
  return <Part {...rest} className={names} style={look} />
}

/** A paragraph that explains what stands above it. */
export const Paragraph = (props: TextProps) => <Text size={3} tone="muted" {...props} />

/** Small print below or beside something: what it means, or what follows from it. */
export const Hint = (props: TextProps) => <Text size={2} tone="faint" {...props} />
