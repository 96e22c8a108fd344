import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { agreement } from './agreement-text.ts'
import { messages } from './messages.ts'
import css from './agreement.module.css'

export function AgreementSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const title = t('agreement')
  return (
    <Sheet open={open} onClose={onClose} title={title.charAt(0).toUpperCase() + title.slice(1)}>
      <ol className={css.text}>
        {agreement[language].map(([heading, text]) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
