// A printed card: title, price, nine fields, and at its foot the number it was bound to before it was sold.

import type { ReactNode } from 'react'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import { numberText } from '../symbols.ts'
import css from './card-face.module.css'

interface CardFaceProps {
  price: number | null
  /** The card's number with its seeds; null until they are known. */
  nonce: number | null
  /** The fingerprint that binds the card. */
  hash: string | null
  children: ReactNode
}

export function CardFace({ price, nonce, hash, children }: CardFaceProps) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <div className={css.card}>
      <div className={css.head} aria-hidden="true">
        <p className={css.title}>
          <b>{t('title')}</b>
          <span>{t('motto')}</span>
        </p>
        <p className={`num ${css.price}`}>
          <Coin size={15} />
          {price === null ? '–' : format.gold(price)}
        </p>
      </div>
      {children}
      <div className={css.foot} aria-hidden="true">
        <span className="num">{t('number', { n: nonce === null ? '––––––' : numberText(nonce) })}</span>
        {hash && <Bars hash={hash} />}
        <code>{hash ? `${hash.slice(0, 6)}…${hash.slice(-4)}` : ''}</code>
      </div>
    </div>
  )
}

const BARS = 30

/** The first digits of the fingerprint as bars: another seed, another pattern. */
function Bars({ hash }: { hash: string }) {
  const { path, width } = barsOf(hash)
  return (
    <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
  )
}

function barsOf(hash: string): { path: string; width: number } {
  let path = ''
  let width = 0
  for (const digit of hash.slice(0, BARS)) {
    const value = Number.parseInt(digit, 16)
    const thick = 1 + (value & 3)
    path += `M${width} 0h${thick}v10h-${thick}z`
    width += 1 + thick + (value >> 2)
  }
  return { path, width }
}
