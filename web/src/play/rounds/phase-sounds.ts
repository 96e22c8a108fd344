import { useEffect, useRef } from 'react'
import { play, type Effect } from '../sound.ts'

/** Plays a sound where a phase begins; the first phase that a screen sees is no change. */
export function usePhaseSounds(phase: string | null, sounds: Readonly<Record<string, Effect>>): void {
  const before = useRef<string | null>(null)
  useEffect(() => {
    const was = before.current
    before.current = phase
    const sound = phase === null ? undefined : sounds[phase]
    if (was !== null && was !== phase && sound) play(sound)
  }, [phase, sounds])
}
