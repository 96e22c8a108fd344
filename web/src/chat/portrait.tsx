// The face of a character: its own picture where it came with one, drawn for those we know, and for any other its first
// letter on a colour of its own.

import type { ComponentType } from 'react'
import type { Character } from '@glasshouse/rulebook/wire/chat/chat'
import { Elio } from './portraits/elio.tsx'
import { Ines } from './portraits/ines.tsx'
import { Kofi } from './portraits/kofi.tsx'
import { Mira } from './portraits/mira.tsx'
import { Noah } from './portraits/noah.tsx'
import { Zuri } from './portraits/zuri.tsx'
import css from './portrait.module.css'

const drawn: Readonly<Record<string, ComponentType>> = {
  elio: Elio,
  ines: Ines,
  kofi: Kofi,
  mira: Mira,
  noah: Noah,
  zuri: Zuri,
}

type Shown = Pick<Character, 'id' | 'name' | 'portrait'>

/** Always beside the character's name, so it needs no words of its own. */
export function Portrait({ of: { id, name, portrait }, round = false }: { of: Shown; round?: boolean }) {
  const Drawn = drawn[id]
  return (
    <span className={css.portrait} data-round={round || undefined}>
      {portrait ? <img src={portrait} alt="" /> : Drawn ? <Drawn /> : <Monogram id={id} name={name} />}
    </span>
  )
}

/** The same name has the same colours everywhere. */
const hueOf = (id: string): number => [...id].reduce((hue, sign) => (hue * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7)

function Monogram({ id, name }: { id: string; name: string }) {
  const hue = hueOf(id)
  const [letter = '?'] = name
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0h200v200H0z" fill={`hsl(${hue} 45% 24%)`} />
      <path d="M0 200C40 120 150 140 200 40v160z" fill={`hsl(${hue + 30} 55% 34%)`} />
      <circle cx="100" cy="100" r="62" fill={`hsl(${hue} 40% 14%)`} />
      <text
        x="100"
        y="102"
        textAnchor="middle"
        dominantBaseline="central"
        fontFamily="var(--display)"
        fontWeight="800"
        fontSize="72"
        fill={`hsl(${hue} 90% 84%)`}
      >
        {letter.toUpperCase()}
      </text>
    </svg>
  )
}
