import { useEffect, useRef } from 'react'
import { useMessages } from '../text/i18n.ts'
import { sharedMessages } from '../text/shared-messages.ts'
import { useIsLoading } from '../states/loading.ts'
import { useNotices } from './toast.ts'
import css from './toaster.module.css'

/** Stands once in the app; says toasts and notices aloud to those who listen. */
export function Toaster() {
  const notices = useNotices()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const toaster = ref.current
    if (notices.length === 0) return
    // Shown anew where a sheet was opened meanwhile: only so do the words lie above it.
    if (document.querySelector('dialog[open]') && toaster?.matches(':popover-open')) toaster.hidePopover()
    if (!toaster?.matches(':popover-open')) toaster?.showPopover()
  }, [notices])
  return (
    <div ref={ref} popover="manual" className={css.toaster} role="status" aria-live="polite">
      {notices.map(({ id, title, text }) => (
        <div key={id} className={css.notice}>
          {title && <strong>{title}</strong>}
          <span>{text}</span>
        </div>
      ))}
    </div>
  )
}

/** Stands once in the app; shown while a call runs that asked for it. */
export function Loading() {
  const t = useMessages(sharedMessages)
  const running = useIsLoading()
  return (
    <div className={css.loading} role="status">
      {running && (
        <span>
          <i className={css.spinner} aria-hidden="true" />
          {t('loading')}
        </span>
      )}
    </div>
  )
}
