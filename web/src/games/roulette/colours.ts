import type { Colour } from '@glasshouse/rulebook/games/roulette/rules'

interface Paint {
  readonly fill: string
  /** While another colour has won. */
  readonly dim: string
  readonly ink: string
}

/** The five colours of the wheel, and what is written on them: at least 4.5 to 1. */
export const PAINT: Readonly<Record<Colour, Paint>> = {
  red: { fill: '#c2182f', dim: '#5f1420', ink: '#ffffff' },
  blue: { fill: '#1b5fd0', dim: '#173766', ink: '#ffffff' },
  purple: { fill: '#6a35f2', dim: '#3a2376', ink: '#ffffff' },
  green: { fill: '#0f7a46', dim: '#103f2a', ink: '#ffffff' },
  gold: { fill: '#ffd166', dim: '#b3914a', ink: '#1d0b00' },
}
