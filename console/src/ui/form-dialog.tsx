import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { Dialog, dialogBody, dialogFeet } from './dialog.tsx'
import { fieldsOf } from './field.tsx'

interface FormDialogProps<Name extends string> {
  readonly title: string
  /** What the button says, as 'Suspend'. */
  readonly act: string
  readonly isDanger?: boolean
  readonly children: ReactNode
  /** Gets the fields by their names, without space around them; the dialog closes afterwards. */
  readonly onSubmit: (fields: Record<Name, string>) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for several things before something is done, and stays open with the server's words if it is refused. */
export function FormDialog<Name extends string>(props: FormDialogProps<Name>) {
  const { title, act, isDanger = false, children, onSubmit, onClose } = props
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const send = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true)
    setFault('')
    try {
      const trimmed = Object.entries(fieldsOf<Name>(form)).map(([name, value]) => [name, String(value).trim()])
      await onSubmit(Object.fromEntries(trimmed) as Record<Name, string>)
      onClose()
    } catch (error) {
      setFault((error as Error).message)
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={dialogBody} onSubmit={submit}>
        {children}
        {fault && <p role="alert">{fault}</p>}
        <div className={dialogFeet}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind={isDanger ? 'danger' : 'main'} busy={isBusy}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
