import { useEffect, useState, type ReactNode } from 'react'
import { IconButton } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import css from './fairness.module.css'

const COPIED_MS = 2000

/** A name with its value below it. */
export function ValueRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.pair}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A name and its value, with a button that copies the value. */
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
    <ValueRow name={name}>
      <code>{value}</code>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={`${t(isCopied ? 'copied' : 'copy')}: ${name}`}
        onClick={copy}
      />
    </ValueRow>
  )
}
