import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AutoState } from '../auto-bet.ts'
import { createAutoRunner, type AutoRunner } from './auto-runner.ts'

export interface AutoBet extends Pick<AutoRunner, 'start' | 'stop' | 'dismiss'> {
  readonly run: AutoState
  readonly isRunning: boolean
}

/** A run that lives as long as the component that asked for it. */
export function useAutoBet(): AutoBet {
  const [runner] = useState(createAutoRunner)
  const run = useSyncExternalStore(runner.subscribe, runner.state)
  useEffect(() => runner.stop, [runner])
  return { run, isRunning: run.status === 'running', start: runner.start, stop: runner.stop, dismiss: runner.dismiss }
}
