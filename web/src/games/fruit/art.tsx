// The fruits and the bomb, drawn once and used wherever they are shown.

import type { Fruit } from '@glasshouse/rulebook/games/fruit/rules'

type Art = Fruit | 'bomb'

/** What splashes when a fruit is squashed. */
export const JUICE: Readonly<Record<Fruit, string>> = {
  cherry: '#ff5a6b',
  lemon: '#ffe45c',
  orange: '#ffa136',
  grape: '#b07cff',
  melon: '#ff6a78',
  star: '#ffd166',
}

interface FruitIconProps {
  name: Art
  size?: number | string
  className?: string | undefined
}

export function FruitIcon({ name, size = '100%', className }: FruitIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false">
      <use href={`#art-${name}`} />
    </svg>
  )
}

/** A gradient that makes a ball of a disc: lit from the upper left. */
function Sphere({ id, stops }: { id: string; stops: readonly [string, string, string] }) {
  return (
    <radialGradient id={`art-${id}-fill`} cx=".34" cy=".27" r=".82">
      {stops.map((colour, index) => (
        <stop key={colour} offset={[0, 0.48, 1][index]} stopColor={colour} />
      ))}
    </radialGradient>
  )
}

/** Stands once on the screen; everything else refers to it. */
export function FruitArt() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        <Sphere id="cherry" stops={['#ff9aa0', '#e5263a', '#6a0818']} />
        <Sphere id="lemon" stops={['#fff9b8', '#ffd91f', '#b87d00']} />
        <Sphere id="orange" stops={['#ffd08a', '#ff8c1a', '#a84300']} />
        <Sphere id="grape" stops={['#dcc2ff', '#7d45e0', '#2d0f70']} />
        <Sphere id="star" stops={['#fff6c9', '#ffcb3d', '#c47a00']} />
        <Sphere id="bomb" stops={['#8d86a3', '#322c42', '#0b0910']} />
        <linearGradient id="art-leaf" x2="0" y2="1">
          <stop stopColor="#b9ec4e" />
          <stop offset="1" stopColor="#3f8f22" />
        </linearGradient>
        <linearGradient id="art-flesh" x2="0" y2="1">
          <stop stopColor="#ff7d86" />
          <stop offset="1" stopColor="#e02440" />
        </linearGradient>
      </defs>
      <Cherry />
      <Lemon />
      <Orange />
      <Grape />
      <Melon />
      <Star />
      <Bomb />
    </svg>
  )
}

// The drawings themselves, each on a square of 48.

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const SHINE = { ...LINE, stroke: '#fff', strokeOpacity: 0.8, strokeWidth: 2.2 } as const
const BOX = '0 0 48 48'

const Cherry = () => (
  <symbol id="art-cherry" viewBox={BOX}>
    <path {...LINE} d="M15 31C16 19 22 11 32 7M33 32c-2-9-2-17-1-25" stroke="#5da428" strokeWidth="2.2" />
    <path d="M32 7C28 1 18 1 15 5c4 5 12 5 17 2z" fill="url(#art-leaf)" />
    <circle cx="14.5" cy="34.5" r="10.5" fill="url(#art-cherry-fill)" />
    <circle cx="34" cy="36" r="10" fill="url(#art-cherry-fill)" />
    <path {...SHINE} d="M8 32a7 7 0 0 1 5-4.5M28 33.5a7 7 0 0 1 4.5-4.5" />
  </symbol>
)

const LEMON = 'M3 26c2-1 3-3 5-6 4-6 10-8 16-8s12 2 16 8c2 3 3 5 5 6-2 1-3 3-5 6-4 6-10 8-16 8s-12-2-16-8c-2-3-3-5-5-6z'
const Lemon = () => (
  <symbol id="art-lemon" viewBox={BOX}>
    <g transform="rotate(-28 24 26)">
      <path d={LEMON} fill="url(#art-lemon-fill)" />
      <path {...SHINE} d="M13 21c3-4 7-5.5 11-5.5" />
      <path
        {...LINE}
        d="M20 31h.1M27 27h.1M31 33h.1M25 35h.1M34 24h.1"
        stroke="#c98f00"
        strokeWidth="1.8"
        opacity=".6"
      />
    </g>
    <path d="M39 12c-2-6 1-9 6-10 2 5 0 9-6 10z" fill="url(#art-leaf)" />
  </symbol>
)

const Orange = () => (
  <symbol id="art-orange" viewBox={BOX}>
    <circle cx="23.5" cy="27" r="18" fill="url(#art-orange-fill)" />
    <path d="M24 10c1-5 6-8 14-7-1 6-7 9-14 7z" fill="url(#art-leaf)" />
    <path {...LINE} d="M23.5 13.5c0-3 .2-5 1-7" stroke="#5c3a12" strokeWidth="2.2" />
    <path {...SHINE} d="M11 23a13 13 0 0 1 7-7.5" />
    <path
      {...LINE}
      d="M26 24h.1M32 29h.1M22 33h.1M29 37h.1M15 30h.1M33 21h.1"
      stroke="#8a3600"
      strokeWidth="1.8"
      opacity=".5"
    />
  </symbol>
)

const GRAPES = [
  [17, 20],
  [27, 19],
  [36, 22],
  [13, 28],
  [22.5, 28],
  [32, 30],
  [18, 36],
  [27.5, 38],
  [23, 42],
] as const
const Grape = () => (
  <symbol id="art-grape" viewBox={BOX}>
    <path {...LINE} d="M25 17c0-6 1-10 4-14" stroke="#6b4a1c" strokeWidth="2.4" />
    <path d="M26 11C16 14 9 10 8 4c6-3 11-2 13 1 2-2 5 0 5 6z" fill="url(#art-leaf)" />
    {GRAPES.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="5.8" fill="url(#art-grape-fill)" />
    ))}
  </symbol>
)

const Melon = () => (
  <symbol id="art-melon" viewBox={BOX}>
    <g transform="rotate(-18 24 24)">
      <path d="M2 17a22 22 0 0 0 44 0z" fill="#1d7a34" />
      <path d="M4.6 17a19.4 19.4 0 0 0 38.8 0z" fill="#d9f7b0" />
      <path d="M6.8 17a17.2 17.2 0 0 0 34.4 0z" fill="url(#art-flesh)" />
      <path
        {...LINE}
        d="M14 21l.4 2.6M21 25l.2 2.6M28 21l-.2 2.6M34 22l-.8 2.5M17.5 28.5l.6 2M26.5 30l-.3 2"
        stroke="#3a0510"
        strokeWidth="2.2"
      />
      <path {...SHINE} d="M9 18.5h16" strokeOpacity=".55" strokeWidth="1.6" />
    </g>
  </symbol>
)

const STAR = 'M24 4l6 13 14 1.8-10.3 9.8L36.3 43 24 36 11.7 43l2.6-14.4L4 18.8 18 17z'
/** Every other facet, in the shade. */
const FACETS = 'M24 4v22L18 17zM44 18.8L24 26l9.7 2.6zM24 36V26L11.7 43zM4 18.8L24 26l-9.7 2.6zM36.3 43L24 26l9.7 2.6z'
const Star = () => (
  <symbol id="art-star" viewBox={BOX}>
    <path d={STAR} fill="url(#art-star-fill)" stroke="#ffe9a3" strokeWidth="2" strokeLinejoin="round" />
    <path d={FACETS} fill="#a85f00" opacity=".22" />
    <path {...SHINE} d="M12 20.5l7-.9 2.5-5.4" strokeWidth="1.8" />
  </symbol>
)

const SPARK = 'M41 1l1.2 3.7 3.8-1.2-2.2 3.2 3.3 2.2-3.9.5.4 3.9-2.6-2.9-2.7 2.9.4-3.9-3.9-.5 3.3-2.2-2.2-3.2 3.8 1.2z'
const Bomb = () => (
  <symbol id="art-bomb" viewBox={BOX}>
    <path {...LINE} d="M29 14c3-6 6-7 11-7" stroke="#ffe0bd" strokeWidth="2.4" />
    <path d="M24 11.5l8.5 4.8-2.8 5-8.5-4.8z" fill="#4c455e" stroke="#8d86a3" strokeWidth=".8" />
    <circle cx="21" cy="29" r="15.5" fill="url(#art-bomb-fill)" />
    <path {...SHINE} d="M10 26a11.5 11.5 0 0 1 6.5-7.5" />
    <path {...LINE} d="M24 43.2a15 15 0 0 0 11-9" stroke="#ff9a45" strokeWidth="1.6" opacity=".7" />
    <path d={SPARK} fill="#ffd166" />
  </symbol>
)
