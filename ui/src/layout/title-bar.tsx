import type { ReactNode } from 'react'
import { IconButton } from '../controls/button.tsx'
import { useMessages } from '../text/i18n.ts'
import { sharedMessages } from '../text/shared-messages.ts'
import { useTitle } from '../text/title.ts'
import css from './title-bar.module.css'

/** The standard bar: back, the page's title, and room for a control at its end. */
export function TitleBar({ title, onBack, children }: { title: string; onBack: () => void; children?: ReactNode }) {
  const t = useMessages(sharedMessages)
  useTitle(title)
  return (
    <header className={css.bar}>
      <IconButton icon="back" label={t('back')} onClick={onBack} />
      <h1>{title}</h1>
      {children}
    </header>
  )
}
