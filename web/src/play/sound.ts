// Short synthesised sounds. Silent until the player turns them on; the choice is remembered.
// The synthesiser is fetched only then, for it opens an audio device as soon as it is loaded.

import { createStore, useStore } from '@glasshouse/ui/states/store.ts'

export type Effect = keyof typeof effects

// zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, …
const effects = {
  tap: [0.25, 0, 620, 0.002, 0.01, 0.03, 0, 1.6],
  roll: [0.18, 0, 190, 0.01, 0.08, 0.12, 4, 0.6, 6],
  land: [0.35, 0, 330, 0.003, 0.02, 0.09, 0, 1.4, -2],
  win: [0.55, 0, 523.25, 0.01, 0.12, 0.28, 0, 1.3, 0, 0, 261, 0.07, 0.07],
  bigWin: [0.7, 0, 523.25, 0.02, 0.3, 0.5, 0, 1.2, 0, 0, 174, 0.08, 0.16, 0, 0, 0, 0.1],
  start: [0.2, 0, 240, 0.02, 0.06, 0.16, 0, 1.2, 8],
  cashOut: [0.5, 0, 587.33, 0.005, 0.08, 0.22, 0, 1.4, 0, 0, 293, 0.06],
  bust: [0.3, 0, 130, 0.005, 0.05, 0.22, 0, 1.1, -3],
  step: [0.25, 0, 480, 0.003, 0.02, 0.06, 0, 1.5, 3],
  stop: [0.25, 0, 150, 0.004, 0.03, 0.1, 0, 1.1, -1],
  scratch: [0.14, 0, 1500, 0.015, 0.03, 0.06, 4, 0.5, 12],
} as const

const STORED = 'sound'
const isOn = createStore(localStorage.getItem(STORED) === 'on')
let synth: Promise<typeof import('zzfx')> | undefined

const load = (): Promise<typeof import('zzfx')> => (synth ??= import('zzfx'))

export function setSound(on: boolean): void {
  isOn.set(on)
  localStorage.setItem(STORED, on ? 'on' : 'off')
  if (on) play('tap')
}

export function play(effect: Effect): void {
  if (!isOn.get() || document.hidden) return
  void load()
    .then(({ zzfx, ZZFX }) => {
      // A remembered choice loads before the first touch; browsers keep the device asleep until then.
      if (ZZFX.audioContext.state === 'suspended') void ZZFX.audioContext.resume()
      zzfx(...effects[effect])
    })
    // Without a working audio device the game just stays silent.
    .catch(() => undefined)
}

export const useSound = (): boolean => useStore(isOn)
