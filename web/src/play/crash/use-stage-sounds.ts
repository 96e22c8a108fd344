import { useEffect, useRef } from 'react'
import { play } from '../sound.ts'
import type { Moment } from './round/moment.ts'

/** A flight is heard where it begins and where it ends; the first phase that a screen sees is no change. */
export function useStageSounds(phase: Moment['phase'] | null): void {
  const before = useRef<Moment['phase'] | null>(null)
  useEffect(() => {
    const was = before.current
    before.current = phase
    if (was === null || was === phase) return
    if (phase === 'running') play('start')
    if (phase === 'result') play('bust')
  }, [phase])
}
