// The fruits and the bomb, drawn once and used wherever they are shown.

import type { Fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { Symbols } from './art-symbols.tsx'

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
      <Symbols />
    </svg>
  )
}
