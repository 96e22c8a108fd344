import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Dialog } from '@glasshouse/ui/overlays/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { fieldsOf, PasswordField } from './field.tsx'

interface FormDialogProps<Name extends string> {
  readonly title: string
  /** The label of the button, such as 'Suspend'. */
  readonly act: string
  readonly isDanger?: boolean
  /** Asks for a reason, which is kept in the audit log. */
  readonly wantsReason?: boolean
  /** Asks for the operator's own password again. */
  readonly wantsPassword?: boolean
  readonly children?: ReactNode
  /** Gets the fields by name, trimmed; the dialog closes afterwards unless the result is false. */
  readonly onSubmit: (fields: Record<Name, string>) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before something is done, and stays open with the server's message if it is refused. */
export function FormDialog<Name extends string = 'reason' | 'password'>(props: FormDialogProps<Name>) {
  const { title, act, isDanger, wantsReason, wantsPassword, children, onSubmit, onClose } = props
  const sending = useMutation({
    mutationFn: onSubmit,
    onSuccess: (result) => {
      if (result !== false) onClose()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const fields = Object.entries<string>(fieldsOf<Name>(event.currentTarget))
    // A password may begin or end with a space.
    const trimmed = fields.map(([name, value]) => [name, name === 'password' ? value : value.trim()])
    sending.mutate(Object.fromEntries(trimmed) as Record<Name, string>)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        {children}
        {wantsReason && (
          <TextArea label="Reason" name="reason" required maxLength={200} hint="It is kept in the audit log." />
        )}
        {wantsPassword && <PasswordField />}
        {sending.isError && <p role="alert">{sending.error.message}</p>}
        <Row wrap gap={10} justify="flex-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind={isDanger ? 'danger' : 'primary'} busy={sending.isPending}>
            {act}
          </Button>
        </Row>
      </form>
    </Dialog>
  )
}

/** What a dialog shows once only, such as a secret. */
export const DialogBody = ({ children }: { children: ReactNode }) => <Stack gap={14}>{children}</Stack>
