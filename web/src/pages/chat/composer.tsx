// Where the player writes. It counts as the server does, in code points, and never cuts in silence.

import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { CHAT_TEXT_MAX, CHAT_TEXT_MAX_VIP } from '@glasshouse/rulebook/wire/chat/chat'
import { VIP } from '../../chat/paths.ts'
import { Link } from '../../client/navigate.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import css from './composer.module.css'

// The types hold the numbers together; importing the values would bring all schemas along.
const TEXT_MAX: typeof CHAT_TEXT_MAX = 140
const VIP_MAX: typeof CHAT_TEXT_MAX_VIP = 500

/** With a keyboard Enter sends; on a screen it is the only way to a new line. */
const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches

interface ComposerProps {
  name: string
  textMax: number | undefined
  onSend: (text: string) => void
  /** Keeps what is being written while another composer is shown. */
  isHidden?: boolean
  /** The text that is edited, and the way back. */
  edited?: { readonly text: string; readonly onCancel: () => void }
}

export function Composer({ name, textMax = TEXT_MAX, onSend, isHidden = false, edited }: ComposerProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(edited?.text ?? '')
  const length = [...text.trim()].length
  const tooMany = length - textMax
  const canSend = length > 0 && tooMany <= 0
  useFocus(field, edited !== undefined, isHidden)

  const send = (): void => {
    if (!canSend) return
    onSend(text.trim())
    setText('')
    if (!edited) field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') edited?.onCancel()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={css.composer}
      hidden={isHidden}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {edited && <Editing id={`${id}-editing`} onCancel={edited.onCancel} />}
      {tooMany > 0 && (
        <p className={css.tooLong} role="status">
          {t('tooLong', { n: tooMany })}{' '}
          {textMax < VIP_MAX && <Link to={VIP}>{t('longer', { max: format.number(VIP_MAX) })}</Link>}
        </p>
      )}
      <div className={css.box} data-invalid={tooMany > 0 || undefined}>
        <textarea
          ref={field}
          rows={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t('write', { name })}
          aria-label={edited ? t('editField') : t('write', { name })}
          aria-describedby={edited ? `${id}-editing ${id}-count` : `${id}-count`}
          aria-invalid={tooMany > 0 || undefined}
          enterKeyHint="enter"
        />
        <Count id={`${id}-count`} length={length} max={textMax} />
      </div>
      <Button
        type="submit"
        className={css.send}
        aria-label={t(edited ? 'saveEdit' : 'send')}
        title={t(edited ? 'saveEdit' : 'send')}
        disabled={!canSend}
      >
        <Icon name="send" size={22} />
      </Button>
    </form>
  )
}

function Editing({ id, onCancel }: { id: string; onCancel: () => void }) {
  const t = useMessages(messages)
  return (
    <p className={css.editing} id={id}>
      <span>{t('editing')}</span>
      <Button kind="quiet" size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </p>
  )
}

function Count({ id, length, max }: { id: string; length: number; max: number }) {
  const t = useMessages(messages)
  return (
    <>
      <span className={css.count} aria-hidden="true">
        {length}/{max}
      </span>
      <span id={id} className="sr">
        {t('count', { n: length, max })}
      </span>
    </>
  )
}

/** An edit starts in its field, and its end leads back to the other one. */
function useFocus(field: RefObject<HTMLTextAreaElement | null>, isEdit: boolean, isHidden: boolean): void {
  const wasHidden = useRef(isHidden)
  useEffect(() => {
    const isBack = wasHidden.current && !isHidden
    wasHidden.current = isHidden
    if (!isEdit && !isBack) return
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [field, isEdit, isHidden])
}
