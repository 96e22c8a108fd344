import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from './button.tsx'
import css from './dialog.module.css'
import { fieldsOf, PasswordField, TextArea } from './field.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Lies above everything else until it is closed; the browser keeps the focus in it. Shown as long as it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={css.dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={css.head}>
        <h2>{title}</h2>
        <Button className={css.close} aria-label="Close" onClick={onClose}>
          ✕
        </Button>
      </div>
      {children}
    </dialog>
  )
}

interface ConfirmProps {
  readonly title: string
  readonly children?: ReactNode
  /** What the button says, as 'Suspend'. */
  readonly act: string
  readonly isDanger?: boolean
  /** Where a reason is asked for, which is kept in the audit log. */
  readonly wantsReason?: boolean
  /** Where one's own password is asked for again. */
  readonly wantsPassword?: boolean
  /** Gets what was entered, by the fields' names; the dialog closes afterwards unless it answers false. */
  readonly onConfirm: (fields: { readonly reason: string; readonly password: string }) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before something is done, and stays open with the server's words if it is refused. */
export function ConfirmDialog(props: ConfirmProps) {
  const {
    title,
    children,
    act,
    isDanger = false,
    wantsReason = false,
    wantsPassword = false,
    onConfirm,
    onClose,
  } = props
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const confirm = async (fields: Record<string, string>): Promise<void> => {
    setBusy(true)
    setFault('')
    try {
      const { reason = '', password = '' } = fields
      if ((await onConfirm({ reason: reason.trim(), password })) !== false) onClose()
    } catch (error) {
      setFault((error as Error).message)
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void confirm(fieldsOf(event.currentTarget))
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={css.body} onSubmit={submit}>
        {children}
        {wantsReason && (
          <TextArea label="Reason" name="reason" required maxLength={200} hint="It is kept in the audit log." />
        )}
        {wantsPassword && <PasswordField />}
        {fault && <p role="alert">{fault}</p>}
        <div className={css.feet}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind={isDanger ? 'danger' : 'main'} busy={isBusy}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export const dialogBody = css.body
export const dialogFeet = css.feet
