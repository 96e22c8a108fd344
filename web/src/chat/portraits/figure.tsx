// What all portraits share: the frame, the light from the upper right, the bust and the face. Each character brings its own
// colours, hair, clothes and whatever it is known by.

import { useId, type ReactNode } from 'react'

export interface Colours {
  /** The ground, from its light to its edge. */
  readonly ground: readonly [light: string, middle: string, edge: string]
  readonly skin: string
  readonly shade: string
  readonly glow: string
  readonly lip: string
  readonly brow: string
  readonly iris: string
}

interface FigureProps {
  colours: Colours
  /** In their order of depth: behind everything, hair at the back, clothes, then what lies over the face. */
  scene: ReactNode
  behind?: ReactNode
  clothes: ReactNode
  over: ReactNode
  brows?: string
  mouth?: string
  lashes?: boolean
}

const FACE = 'M68 86C67 60 81 48 100 48s33 12 32 38c-1 27-14 51-32 51S69 113 68 86z'

export function Figure({
  colours,
  scene,
  behind,
  clothes,
  over,
  brows = 'M77 79q8-6 16-2M107 77q8-4 16 2',
  mouth = 'M88 118q12 9 24 0q-12 3-24 0z',
  lashes = false,
}: FigureProps) {
  const id = useId()
  const { ground, skin, shade, glow, lip, brow, iris } = colours
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={`${id}-ground`} cx=".7" cy=".22" r="1">
          <stop stopColor={ground[0]} />
          <stop offset=".5" stopColor={ground[1]} />
          <stop offset="1" stopColor={ground[2]} />
        </radialGradient>
        <clipPath id={`${id}-face`}>
          <path d={FACE} />
        </clipPath>
      </defs>
      <path d="M0 0h200v200H0z" fill={`url(#${id}-ground)`} />
      {scene}
      {behind}
      <path d="M85 120h30v34q-15 16-30 0z" fill={skin} />
      <path d="M85 128q15 16 30 4v10q-16 14-30-2z" fill={shade} />
      {clothes}
      <path d="M69 86q-8-3-8 6t9 13zM131 86q8-3 8 6t-9 13z" fill={skin} />
      <path d="M69 90q-4 0-4 4t5 7z" fill={shade} />
      <path d={FACE} fill={skin} />
      <g clipPath={`url(#${id}-face)`}>
        <path d="M60 40h34q-16 20-14 50 2 30 24 50H60z" fill={shade} opacity=".45" />
        <path d="M140 60q-10 40-34 80h34z" fill={glow} opacity=".3" />
        <ellipse cx="80" cy="106" rx="9" ry="6" fill={lip} opacity=".14" />
        <ellipse cx="121" cy="106" rx="9" ry="6" fill={lip} opacity=".2" />
      </g>
      <Eyes iris={iris} lashes={lashes} />
      <path d={brows} fill="none" stroke={brow} strokeWidth="3.6" strokeLinecap="round" />
      <path d="M101 92q-1 9-5 13 4 4 9 1" fill="none" stroke={shade} strokeWidth="2.6" strokeLinecap="round" />
      <path d={mouth} fill={lip} stroke={lip} strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
      {over}
    </svg>
  )
}

function Eyes({ iris, lashes }: { iris: string; lashes: boolean }) {
  return (
    <g>
      <path d="M77 92q8-8 16 0-8 7-16 0zM107 92q8-8 16 0-8 7-16 0z" fill="#fff8f0" />
      <circle cx="85.5" cy="91.5" r="4.4" fill={iris} />
      <circle cx="114.5" cy="91.5" r="4.4" fill={iris} />
      <circle cx="87" cy="90" r="1.4" fill="#fff" />
      <circle cx="116" cy="90" r="1.4" fill="#fff" />
      <path
        d={lashes ? 'M75 90q10-10 19 1M106 91q9-11 19-1M75 90l-3-3M125 90l3-3' : 'M76 91q9-8 17 0M107 91q8-8 17 0'}
        fill="none"
        stroke="#20121a"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </g>
  )
}
