import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import css from './characters.module.css'
import type { Picture } from './sheet.ts'
import { messages } from './messages.ts'

const BYTES = 100 * 1024
const TYPES = ['image/svg+xml', 'image/png', 'image/webp'] as const

interface PortraitFieldProps {
  readonly src: string | null
  readonly name: string
  readonly hasOne: boolean
  readonly onChoose: (picture: Picture) => void
}

export function PortraitField({ src, name, hasOne, onChoose }: PortraitFieldProps) {
  const t = useMessages(messages)
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState('')
  const take = async (file: File): Promise<void> => {
    const type = TYPES.find((each) => each === file.type)
    if (!type || file.size > BYTES) return setFault(t('portraitInvalid'))
    setFault('')
    const bytes = new Uint8Array(await file.arrayBuffer())
    onChoose({ type, data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) })
  }
  return (
    <Row wrap gap={16}>
      <Portrait src={src} name={name} isLarge />
      <Stack gap={10} justify="start" style={{ flex: '1 1 16rem' }}>
        <input
          ref={input}
          className="sr"
          type="file"
          accept={TYPES.join(',')}
          aria-label={t('portrait')}
          tabIndex={-1}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void take(file)
          }}
        />
        <Row wrap gap={10}>
          <Button onClick={() => input.current?.click()}>{t('choosePortrait')}</Button>
          {hasOne && <Button onClick={() => onChoose(null)}>{t('drawPortrait')}</Button>}
        </Row>
        <p className="hint">{t('portraitHint')}</p>
        {fault && <p role="alert">{fault}</p>}
      </Stack>
    </Row>
  )
}

/** The picture that an operator has uploaded, or a letter where the app draws one itself. */
export function Portrait({ src, name, isLarge = false }: { src: string | null; name: string; isLarge?: boolean }) {
  const className = isLarge ? css.large : css.portrait
  if (src) return <img className={className} src={src} alt="" />
  return (
    <span className={className} aria-hidden>
      {name.slice(0, 1)}
    </span>
  )
}
