import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Icon, type IconName } from '../controls/icon.tsx'
import { joinClasses, Row } from './stack.tsx'
import css from './panel.module.css'

interface PanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title?: ReactNode
  /** Beside the title, at the end of its line. */
  aside?: ReactNode
  /** Below the title: what the panel is about. */
  text?: ReactNode
  /** `start` keeps buttons as wide as their labels. */
  align?: 'stretch' | 'start'
  /** Between the parts, in pixels. */
  gap?: number
  /** `inset` lies within another panel; `hero` is the one that a page is about. */
  look?: 'plain' | 'inset' | 'hero'
}

/** A surface with what belongs together, under a title. */
export function Panel(props: PanelProps) {
  const { title, aside, text, align, gap, look = 'plain', className, style, children, ...rest } = props
  return (
    <section
      {...rest}
      className={joinClasses(css.panel, className)}
      data-look={look}
      data-align={align}
      style={{ gap, ...style }}
    >
      {(title || aside) && (
        <div className={css.head}>
          {typeof title === 'string' ? <h2>{title}</h2> : title}
          {aside}
        </div>
      )}
      {text && <p className={css.text}>{text}</p>}
      {children}
    </section>
  )
}

interface NoteProps extends ComponentPropsWithoutRef<'div'> {
  tone?: 'plain' | 'info' | 'win' | 'lose'
  /** Before a text of one paragraph. */
  icon?: IconName
}

/** Something to know before going on. */
export function Note({ tone = 'plain', icon, className, children, ...rest }: NoteProps) {
  return (
    <div {...rest} className={joinClasses(css.note, className)} data-tone={tone}>
      {icon ? (
        <Row gap={10} align="start">
          <Icon name={icon} size={20} />
          <p>{children}</p>
        </Row>
      ) : (
        children
      )}
    </div>
  )
}
