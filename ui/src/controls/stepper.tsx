import type { ReactNode } from 'react'
import { joinClasses } from '../layout/stack.tsx'
import { defineMessages, useMessages } from '../text/i18n.ts'
import { IconButton } from './button.tsx'
import css from './stepper.module.css'

const messages = defineMessages({
  earlier: ['Previous', 'Précédent'],
  later: ['Next', 'Suivant'],
})

interface StepperProps {
  /** Which of `count` is shown, from 0. */
  at: number
  count: number
  onChoose: (at: number) => void
  className?: string
  children: ReactNode
}

/** One of several times, with the way to the one before and after it. */
export function Stepper({ at, count, onChoose, className, children }: StepperProps) {
  const t = useMessages(messages)
  return (
    <div className={joinClasses(css.stepper, className)}>
      <IconButton icon="back" label={t('earlier')} disabled={at === 0} onClick={() => onChoose(at - 1)} />
      {children}
      <IconButton icon="next" label={t('later')} disabled={at === count - 1} onClick={() => onChoose(at + 1)} />
    </div>
  )
}
