// Twelve faces of cut glass, drawn from their number: a hue, a cut and a mood.

import { useId } from 'react'

const hues = [24, 352, 268, 212, 176, 140, 48, 316, 8, 236, 92, 196]
const cuts = [
  'M32 4 58 20v26L32 60 6 46V20z',
  'M32 4 56 16 60 40 44 60H20L4 40 8 16z',
  'M32 2 62 32 32 62 2 32z',
  'M20 5h24l15 19-10 33H15L5 24z',
]
const moods = ['M24 41q8 7 16 0', 'M25 42h14', 'M26 40q6 9 12 0z']

/** Always beside the player's name, so it needs no words of its own. */
export function Avatar({ number, size = 48 }: { number: number; size?: number }) {
  const id = useId()
  const hue = hues[number % hues.length] ?? 24
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={`${id}-light`} cx=".5" cy=".62" r=".7">
          <stop stopColor={`hsl(${hue} 100% 84%)`} />
          <stop offset=".45" stopColor={`hsl(${hue} 92% 60%)`} />
          <stop offset="1" stopColor={`hsl(${hue + 24} 70% 30%)`} />
        </radialGradient>
        <clipPath id={`${id}-cut`}>
          <path d={cuts[number % cuts.length]} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-cut)`}>
        <path d="M0 0h64v64H0z" fill={`url(#${id}-light)`} />
        <path d="M32 0 0 18v8l32 8z" fill="#fff" opacity=".28" />
        <path d="M64 18v34L32 34z" fill="#000" opacity=".16" />
      </g>
      <g fill="none" stroke="#1d0b1e" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d={moods[number % moods.length]} />
        <path d="M24 28v4M40 28v4" />
      </g>
    </svg>
  )
}
