import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { defineMessages, useMessages } from '../text/i18n.ts'
import { sharedMessages } from '../text/shared-messages.ts'
import css from './still-trying.module.css'

/** How long a skeleton may stand without a word. */
const SLOW_MS = 6_000

const messages = defineMessages({ text: ['Still trying…', 'Chargement toujours en cours…'] }, sharedMessages)

/** True once the same thing has been waited for too long; an empty name waits for nothing. */
export function useIsSlow(waitingFor: string): boolean {
  const [slow, setSlow] = useState('')
  useEffect(() => {
    if (waitingFor === '') return
    const timer = setTimeout(() => setSlow(waitingFor), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow('')
    }
  }, [waitingFor])
  return slow !== '' && slow === waitingFor
}

interface NoticeBarProps {
  text: string
  /** Over the page's lower end, where the page's own layout is not known. */
  floats?: boolean
  /** Makes it a region of its own, beside what the page is about. */
  label?: string
  children: ReactNode
}

/** A sentence with its actions at the end of the line. */
export function NoticeBar({ text, floats, label, children }: NoticeBarProps) {
  const Part = label ? 'aside' : 'div'
  return (
    <Part className={css.still} data-floats={floats || undefined} aria-label={label}>
      <p role="status">{text}</p>
      {children}
    </Part>
  )
}

/** Beside or above skeletons when an answer takes long. */
export function StillTrying({ onRetry, floats = false }: { onRetry: () => void; floats?: boolean }) {
  const t = useMessages(messages)
  return (
    <NoticeBar text={t('text')} floats={floats}>
      <Button kind="quiet" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </NoticeBar>
  )
}
