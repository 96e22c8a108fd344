import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { fieldsOf } from './field.tsx'
import { messages } from './messages.ts'

interface FormProps<Name extends string> {
  /** The label of the button, such as 'Suspend'. */
  readonly act: string
  /** Its label while the form is sent. */
  readonly busyAct?: string
  readonly isDanger?: boolean | undefined
  readonly children?: ReactNode
  /** Gets the fields by name. What it throws is shown below them. */
  readonly onSubmit: (fields: Record<Name, string>, form: HTMLFormElement) => Promise<unknown>
  /** Adds a button beside the other. */
  readonly onCancel?: () => void
}

/** Fields below each other and the button that sends them. */
export function Form<Name extends string>(props: FormProps<Name>) {
  const { act, busyAct = act, isDanger, children, onSubmit, onCancel } = props
  const t = useMessages(messages)
  const sending = useMutation({ mutationFn: (form: HTMLFormElement) => onSubmit(fieldsOf<Name>(form), form) })
  const button = (
    <Button type="submit" kind={isDanger ? 'danger' : 'primary'} busy={sending.isPending}>
      {sending.isPending ? busyAct : act}
    </Button>
  )
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        sending.mutate(event.currentTarget)
      }}
    >
      {children}
      {sending.isError && <p role="alert">{sending.error.message}</p>}
      {onCancel ? (
        <Row wrap gap={10} justify="flex-end">
          <Button onClick={onCancel}>{t('cancel')}</Button>
          {button}
        </Row>
      ) : (
        button
      )}
    </form>
  )
}
