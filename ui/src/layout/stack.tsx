// How parts lie beside and below each other. Pages say it with these instead of a class of their own.

import type { ComponentPropsWithoutRef, CSSProperties } from 'react'
import css from './stack.module.css'

type Tag =
  | 'div'
  | 'section'
  | 'article'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'p'
  | 'span'
  | 'header'
  | 'footer'
  | 'nav'
  | 'fieldset'

interface Flow extends ComponentPropsWithoutRef<'div'> {
  as?: Tag
  /** Between the parts, in pixels, or as CSS writes it for rows and columns. */
  gap?: number | string
  align?: CSSProperties['alignItems']
  justify?: CSSProperties['justifyContent']
  /** Around the parts. */
  pad?: number | string
}

export const joinClasses = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

/** Parts below each other. Long words break inside, and nothing grows wider than its place. */
export function Stack(props: Flow) {
  const { as = 'div', gap = 12, align, justify, pad, className, style, ...rest } = props
  const Part = as as 'div'
  const look = { gap, justifyItems: align, alignContent: justify, padding: pad, ...style }
  return <Part {...rest} className={joinClasses(css.stack, className)} style={look} />
}

interface RowProps extends Flow {
  /** Continues on the next line where there is no room. */
  wrap?: boolean
}

/** Parts beside each other, centred on one line. */
export function Row(props: RowProps) {
  const { as = 'div', gap = 8, align, justify, pad, wrap = false, className, style, ...rest } = props
  const Part = as as 'div'
  const look = { gap, alignItems: align, justifyContent: justify, padding: pad, ...style }
  return <Part {...rest} className={joinClasses(css.row, wrap && css.wrap, className)} style={look} />
}

interface GridProps extends Flow {
  /** So many columns of one width, or as CSS writes them. */
  columns?: number | string
  /** As many columns as fit, each at least so wide, such as `8rem`. */
  min?: string
}

export function Grid(props: GridProps) {
  const { as = 'div', gap = 12, align, justify, pad, columns = 2, min, className, style, ...rest } = props
  const Part = as as 'div'
  const equal = typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns
  const gridTemplateColumns = min ? `repeat(auto-fit, minmax(min(${min}, 100%), 1fr))` : equal
  const look = { gap, alignItems: align, justifyItems: justify, padding: pad, gridTemplateColumns, ...style }
  return <Part {...rest} className={joinClasses(css.grid, className)} style={look} />
}

export const Divider = () => <hr className={css.divider} />
