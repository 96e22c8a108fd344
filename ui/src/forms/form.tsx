import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../layout/stack.tsx'
import css from '../layout/stack.module.css'

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  onSubmit: (form: HTMLFormElement) => void
  /** Between the fields, in pixels. */
  gap?: number
}

/** Fields below each other. The page checks them itself, so the browser's own checks are off. */
export function Form({ onSubmit, gap = 16, className, style, ...rest }: FormProps) {
  return (
    <form
      noValidate
      {...rest}
      className={joinClasses(css.stack, className)}
      style={{ gap, ...style }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
    />
  )
}
