import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { Dialog } from '@glasshouse/ui/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import { PasswordField } from './field.tsx'
import { Form } from './form.tsx'
import { messages } from './messages.ts'

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
  const t = useMessages(messages)
  const submit = async (fields: Record<Name, string>): Promise<void> => {
    // A password may begin or end with a space.
    const trimmed = Object.entries<string>(fields).map(([name, value]) => [
      name,
      name === 'password' ? value : value.trim(),
    ])
    if ((await onSubmit(Object.fromEntries(trimmed) as Record<Name, string>)) !== false) onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <Form act={act} isDanger={isDanger} onSubmit={submit} onCancel={onClose}>
        {children}
        {wantsReason && <TextArea label={t('reason')} name="reason" required maxLength={200} hint={t('reasonHint')} />}
        {wantsPassword && <PasswordField />}
      </Form>
    </Dialog>
  )
}
