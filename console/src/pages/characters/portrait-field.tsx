import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import css from './characters.module.css'
import { Portrait } from './portrait.tsx'
import type { Picture } from './sheet.ts'

const BYTES = 100 * 1024
const TYPES = ['image/svg+xml', 'image/png', 'image/webp'] as const

interface PortraitFieldProps {
  readonly src: string | null
  readonly name: string
  readonly hasOne: boolean
  readonly onChoose: (picture: Picture) => void
}

export function PortraitField({ src, name, hasOne, onChoose }: PortraitFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState('')
  const take = async (file: File): Promise<void> => {
    const type = TYPES.find((each) => each === file.type)
    if (!type || file.size > BYTES) return setFault('A portrait is an SVG, PNG or WebP of at most 100 KB.')
    setFault('')
    const bytes = new Uint8Array(await file.arrayBuffer())
    onChoose({ type, data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) })
  }
  return (
    <div className={css.portraitField}>
      <Portrait src={src} name={name} isLarge />
      <div className={css.acts}>
        <input
          ref={input}
          className="sr"
          type="file"
          accept={TYPES.join(',')}
          aria-label="Portrait"
          tabIndex={-1}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void take(file)
          }}
        />
        <Button onClick={() => input.current?.click()}>Choose a portrait</Button>
        {hasOne && <Button onClick={() => onChoose(null)}>Let the app draw one</Button>}
        <p className="hint">SVG, PNG or WebP, at most 100 KB. It is saved with the sheet.</p>
        {fault && <p role="alert">{fault}</p>}
      </div>
    </div>
  )
}
