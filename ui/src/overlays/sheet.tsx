import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from '../controls/button.tsx'
import { useMessages } from '../text/i18n.ts'
import { sharedMessages } from '../text/shared-messages.ts'
import { raiseNotices } from './toast.ts'
import css from './sheet.module.css'

const DRAG_TO_CLOSE_PX = 90

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** A choice or a detail over the page. Drag down, Escape, the backdrop or × all close it. */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  const t = useMessages(sharedMessages)
  const ref = useRef<HTMLDialogElement>(null)
  const [held, setHeld] = useState(open)
  // The words stay until the sheet has left the screen.
  if (open && !held) setHeld(true)

  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      raiseNotices()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open])
  useEffect(() => {
    const dialog = ref.current
    // Only the backdrop is the dialog itself; all else lies inside it.
    const closeOutside = (event: MouseEvent): void => void (event.target === dialog && dialog?.close())
    dialog?.addEventListener('click', closeOutside)
    return () => dialog?.removeEventListener('click', closeOutside)
  }, [])

  return (
    <dialog
      ref={ref}
      className={css.sheet}
      aria-label={title}
      onClose={onClose}
      onTransitionEnd={(event) => event.target === ref.current && !open && setHeld(false)}
    >
      {held && (
        <div className={css.body}>
          <header className={css.head} {...dragToClose}>
            <h2>{title}</h2>
            <IconButton icon="close" label={t('close')} onClick={onClose} />
          </header>
          <div className={css.content} ref={scrollable} role="group" aria-label={title}>
            {children}
          </div>
        </div>
      )}
    </dialog>
  )
}

/** Long words can be scrolled from the keyboard too. */
const scrollable = (content: HTMLElement | null): void => content?.setAttribute('tabindex', '0')

type Drag = PointerEvent<HTMLElement>

const travel = (event: Drag): number =>
  Math.max(0, event.clientY - Number(event.currentTarget.dataset.from ?? event.clientY))

function settle(event: Drag): void {
  const dialog = event.currentTarget.closest('dialog')
  const far = travel(event) > DRAG_TO_CLOSE_PX
  delete event.currentTarget.dataset.from
  dialog?.style.removeProperty('translate')
  if (far) dialog?.close()
}

const dragToClose = {
  onPointerDown(event: Drag): void {
    if (event.target instanceof Element && event.target.closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.dataset.from = String(event.clientY)
  },
  onPointerMove(event: Drag): void {
    if (!event.currentTarget.dataset.from) return
    event.currentTarget.closest('dialog')?.style.setProperty('translate', `0 ${travel(event)}px`)
  },
  onPointerUp: settle,
  onPointerCancel: settle,
}
