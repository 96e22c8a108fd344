// The light of a segment by what it pays: plum for nothing, then from violet over magenta to gold.

export interface Paint {
  readonly rim: string
  readonly core: string
  readonly ink: string
}

const NOTHING: Paint = { rim: '#4a2354', core: '#1a0a20', ink: '#d6bedb' }
/** Up to which multiplier, in hundredths, a light goes; in rising order. */
const LIGHTS: readonly (readonly [upTo: number, paint: Paint])[] = [
  [0, NOTHING],
  [125, { rim: '#7a35d6', core: '#361073', ink: '#ffffff' }],
  [175, { rim: '#c4289f', core: '#650f58', ink: '#ffffff' }],
  [250, { rim: '#ff5c93', core: '#97154f', ink: '#2b0316' }],
  [400, { rim: '#ff8a3d', core: '#9c3b08', ink: '#260c00' }],
  [800, { rim: '#ffb13b', core: '#a05206', ink: '#241000' }],
  [Infinity, { rim: '#ffe391', core: '#c9860f', ink: '#241300' }],
]

export const paintOf = (multiplier: number): Paint => LIGHTS.find(([upTo]) => multiplier <= upTo)?.[1] ?? NOTHING
