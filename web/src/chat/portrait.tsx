// The face of a character: its own picture where it came with one, drawn for those we know, and for any other its first
// letter on a colour of its own.

import type { Character } from '@glasshouse/rulebook/wire/chat/chat'
import css from './portrait.module.css'

const drawn = import.meta.glob<string>('./portraits/*.svg', { eager: true, import: 'default' })

type Shown = Pick<Character, 'id' | 'name' | 'portrait'>

interface PortraitProps {
  of: Shown
  /** In pixels; as wide as its place where it is missing. */
  size?: number
  isRound?: boolean
}

/** Always beside the character's name, so it needs no alternative text. */
export function Portrait({ of: { id, name, portrait }, size, isRound }: PortraitProps) {
  const picture = portrait || drawn[`./portraits/${id}.svg`]
  return (
    <span className={css.portrait} data-round={isRound} style={{ width: size }}>
      {picture ? <img src={picture} alt="" data-drawn={!portrait || undefined} /> : <Monogram id={id} name={name} />}
    </span>
  )
}

/** The same name has the same colours everywhere. */
const hueOf = (id: string): number => [...id].reduce((hue, sign) => (hue * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7)

function Monogram({ id, name }: { id: string; name: string }) {
  const hue = hueOf(id)
  const [letter = '?'] = name
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" data-drawn>
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
