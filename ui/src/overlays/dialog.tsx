import { useEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../controls/button.tsx'
import { useMessages } from '../text/i18n.ts'
import { sharedMessages } from '../text/shared-messages.ts'
import css from './dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A form or a question above the page, open as long as it is rendered; the browser keeps the focus in it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const t = useMessages(sharedMessages)
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
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}
