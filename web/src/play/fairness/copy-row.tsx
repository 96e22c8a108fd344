import { useEffect, useState } from 'react'
import { IconButton } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import css from './fairness.module.css'

const COPIED_MS = 2000

/** A name and its value, with a way to take the value along. */
export function CopyRow({ name, value }: { name: string; value: string }) {
  const t = useMessages(messages)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (): void => {
    // The clipboard is missing outside a secure context; the value can still be selected by hand.
    void navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div className={css.pair}>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
        <IconButton
          icon={isCopied ? 'check' : 'copy'}
          label={`${t(isCopied ? 'copied' : 'copy')}: ${name}`}
          onClick={copy}
        />
      </dd>
    </div>
  )
}
