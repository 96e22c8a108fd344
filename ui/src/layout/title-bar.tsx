import type { ReactNode } from 'react'
import { IconButton } from '../controls/button.tsx'
import { defineMessages, useMessages } from '../text/i18n.ts'
import { useTitle } from '../text/title.ts'
import css from './title-bar.module.css'

const messages = defineMessages({
  back: ['Back', 'Retour'],
})

/** The standard bar: back, the page's title, and room for a control at its end. */
export function TitleBar({ title, onBack, children }: { title: string; onBack: () => void; children?: ReactNode }) {
  const t = useMessages(messages)
  useTitle(title)
  return (
    <header className={css.bar}>
      <IconButton icon="back" label={t('back')} onClick={onBack} />
      <h1>{title}</h1>
      {children}
    </header>
  )
}
