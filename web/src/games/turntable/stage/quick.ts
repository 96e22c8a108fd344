// Quick spin: on or off, remembered. Read at every spin, so that it can be changed in the middle of a run.

import { useSyncExternalStore } from 'react'

const STORED = 'turntable-quick'
const listeners = new Set<() => void>()
let isOn = localStorage.getItem(STORED) === 'on'

export const isQuick = (): boolean => isOn

export function setQuick(on: boolean): void {
  isOn = on
  localStorage.setItem(STORED, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useQuick = (): boolean => useSyncExternalStore(subscribe, isQuick)
