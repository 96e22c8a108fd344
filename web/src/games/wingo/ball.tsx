import type { CSSProperties, Ref } from 'react'
import { coloursOf } from '@glasshouse/rulebook/games/wingo/rules'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { glassOf } from './glass.ts'
import { messages } from './messages.ts'
import { marksOf } from './text.tsx'
import css from './ball.module.css'

interface BallProps {
  digit: number
  className?: string | undefined
  ref?: Ref<HTMLSpanElement>
}

/** A digit in a ball of glass in its colours, with their letters beneath it. Its size is its font's. */
export function Ball({ digit, className = '', ref }: BallProps) {
  const t = useMessages(messages)
  const { flat, light } = glassOf(coloursOf(digit))
  return (
    <span
      ref={ref}
      className={`${css.ball} ${className}`}
      style={{ '--flat': flat, '--light': light } as CSSProperties}
    >
      <b className="num">{digit}</b>
      <small>{marksOf(digit, t)}</small>
    </span>
  )
}
