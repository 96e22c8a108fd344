import { useEffect, useRef } from 'react'
import { wingo } from '@glasshouse/rulebook/games/wingo/rules'
import type { LotteryClock } from '../../play/lottery/lottery-game.ts'
import { ticksLeft } from './scene.ts'
import css from './stage.module.css'

const TICKS = 50
const SOON_MS = 5000
const { bettingMs } = wingo.phases

interface TicksProps {
  clock: LotteryClock
  /** Only while bets are taken. */
  isOn: boolean
}

/** The countdown as a ring: a tick goes out every half second, and nothing is painted in between. */
export function Ticks({ clock, isOn }: TicksProps) {
  const ring = useRef<SVGSVGElement>(null)
  useEffect(() => {
    let shown = -1
    const paint = (untilLockMs: number): void => {
      const node = ring.current
      const left = isOn ? ticksLeft(untilLockMs, bettingMs, TICKS) : 0
      if (!node || left === shown) return
      shown = left
      node.toggleAttribute('data-soon', isOn && untilLockMs <= SOON_MS)
      for (const [index, tick] of [...node.children].entries()) tick.toggleAttribute('data-out', index >= left)
    }
    paint(clock.now()?.untilLockMs ?? 0)
    return isOn ? clock.paint((moment) => paint(moment.untilLockMs)) : undefined
  }, [clock, isOn])
  return (
    <svg ref={ring} className={css.ticks} viewBox="-50 -50 100 100" aria-hidden="true">
      {Array.from({ length: TICKS }, (_, index) => (
        <path key={index} d="M0-27.4V-24.4" transform={`rotate(${(360 / TICKS) * index})`} />
      ))}
    </svg>
  )
}
