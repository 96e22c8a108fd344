import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { joinClasses } from '../layout/stack.tsx'
import { Icon } from '../controls/icon.tsx'
import css from './list.module.css'

interface ListProps extends ComponentPropsWithoutRef<'ul'> {
  as?: 'ul' | 'ol'
}

/** Rows below each other, with a hairline between them. */
export function List({ as: Part = 'ul', className, ...rest }: ListProps) {
  return <Part {...rest} className={joinClasses(css.list, className)} />
}

interface ListRowProps extends Omit<ComponentPropsWithoutRef<'li'>, 'title' | 'onClick'> {
  /** A picture or an icon before the words. */
  start?: ReactNode
  title: ReactNode
  /** Below the title: when, of what kind, in which state. */
  detail?: ReactNode
  /** The value that the row is about. */
  end?: ReactNode
  endDetail?: ReactNode
  /** Below both, across the whole row: parts at its two ends. */
  below?: ReactNode
  /** Makes the row lead somewhere. */
  href?: string
  onClick?: () => void
  /** Makes the row a link as the app's own navigation draws one. */
  link?: ((className: string, inside: ReactNode) => ReactNode) | undefined
  /** False where only some rows of a list lead somewhere, so that their values stay in line. */
  hasArrow?: boolean
}

/** One row of a list: what it is at its start, and its value at the end. */
export function ListRow(props: ListRowProps) {
  const { start, title, detail, end, endDetail, below, href, onClick, link, hasArrow, className, ...rest } = props
  const leads = href !== undefined || onClick !== undefined || link !== undefined
  const inside = (
    <>
      {start && <span className={css.start}>{start}</span>}
      <span className={css.body}>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          {detail && <span className={css.detail}>{detail}</span>}
        </span>
        {(end || endDetail) && (
          <span className={css.end}>
            {end && <span>{end}</span>}
            {endDetail && <span className={css.detail}>{endDetail}</span>}
          </span>
        )}
        {below && <span className={joinClasses(css.detail, css.below)}>{below}</span>}
      </span>
      {leads && hasArrow !== false && <Icon name="next" size={18} />}
    </>
  )
  return (
    <li {...rest} className={joinClasses(css.item, className)}>
      {link ? (
        link(css.row ?? '', inside)
      ) : href !== undefined ? (
        <a className={css.row} href={href} onClick={onClick}>
          {inside}
        </a>
      ) : onClick ? (
        <button type="button" className={css.row} onClick={onClick}>
          {inside}
        </button>
      ) : (
        <div className={css.row}>{inside}</div>
      )}
    </li>
  )
}
