// The picture of Fruit Bomb: a light that runs round twenty-four fruits and slows down to one of them, or falls on the
// bomb in the middle, which lights four.

import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { fruitAt, RING, type FruitChoice, type FruitOutcome } from '@glasshouse/rulebook/games/fruit/rules'
import type { LotteryStageProps } from '../../play/lottery/lottery-game.ts'
import { isCalm } from '../../play/scene/motion.ts'
import { play } from '../../play/sound.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { FruitArt, FruitIcon, JUICE } from './art.tsx'
import { messages } from './messages.ts'
import { Middle } from './middle.tsx'
import { placeOf, ringShape, type RingShape } from './ring-shape.ts'
import { glowOf, lightAt, restOf, RUN_MS, type Light } from './scene.ts'
import css from './stage.module.css'

const CELLS = Array.from(RING, (_, cell) => cell)
const OUT: Light = { head: null, isAtBomb: false, hit: [] }
/** How bright the last result stays while bets are taken, and how long it takes to show without motion. */
const REST_GLOW = 0.45
const CALM_FADE_MS = 500
/** The light ticks, but never so fast that it buzzes. */
const BETWEEN_TICKS_MS = 90

export function Stage(props: LotteryStageProps<FruitChoice, FruitOutcome>) {
  const { phase, outcome, my } = props
  const t = useMessages(messages)
  const root = useRef<HTMLDivElement>(null)
  const shape = useShape(root)
  useLight(root, props)
  const mine = new Set(my.flatMap(({ choice }) => choice.selections))
  const size = { '--columns': shape.columns, '--rows': shape.rows, '--cell': `${shape.cellPx}px` } as CSSProperties
  return (
    <div ref={root} className={css.stage}>
      <FruitArt />
      <div className={css.ring} style={size}>
        <div role="img" aria-label={t('picture')} className={css.cells}>
          {CELLS.map((cell) => {
            const [column, row] = placeOf(cell, shape)
            const fruit = fruitAt(cell)
            const style = { gridArea: `${row + 1} / ${column + 1}`, '--juice': JUICE[fruit] } as CSSProperties
            return (
              <span
                key={cell}
                className={css.cell}
                data-cell={cell}
                data-mine={mine.has(fruit) || undefined}
                style={style}
              >
                <i className={css.glow} />
                <FruitIcon name={fruit} className={css.fruit} />
                <i className={css.juice} />
              </span>
            )
          })}
        </div>
        <Middle outcome={phase === 'result' ? outcome : null} my={my} />
      </div>
    </div>
  )
}

/** The ring takes the shape that leaves its cells the most room. */
function useShape(root: RefObject<HTMLDivElement | null>): RingShape {
  const [shape, setShape] = useState<RingShape>(() => ringShape(358, 280))
  useLayoutEffect(() => {
    const node = root.current
    if (!node) return undefined
    const measure = (): void => {
      const next = ringShape(node.clientWidth, node.clientHeight)
      setShape((now) => (now.cellPx === next.cellPx && now.columns === next.columns ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [root])
  return shape
}

/** Paints the light. Only what changes from one frame to the next is written. */
function useLight(
  root: RefObject<HTMLDivElement | null>,
  { clock, round, phase, outcome, lastOutcome }: LotteryStageProps<FruitChoice, FruitOutcome>,
): void {
  const drawAtMs = round?.drawAt ?? Infinity
  const isOpen = phase === 'betting'
  useEffect(() => {
    const cells = [...(root.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
    const glows = cells.map((cell) => cell.firstElementChild as HTMLElement)
    const shown: number[] = []
    let before: Light = OUT
    let tickedMs = 0
    const show = (light: Light, brightness: number, isRunning: boolean, isHit: boolean): void => {
      for (const [cell, glow] of glows.entries()) {
        const bright = glowOf(cell, light, isRunning) * brightness
        if (shown[cell] !== bright) glow.style.opacity = String(bright)
        shown[cell] = bright
        // The light already stands on the cell that it is about to hit: this changes on its own.
        const wasHit = cells[cell]?.hasAttribute('data-hit')
        const isNowHit = isHit && light.hit.includes(cell)
        if (wasHit !== isNowHit) cells[cell]?.toggleAttribute('data-hit', isNowHit)
      }
      root.current?.toggleAttribute('data-blast', light.isAtBomb)
    }
    if (outcome === null) {
      const rest = isOpen && lastOutcome ? { ...OUT, hit: lastOutcome.lit } : OUT
      show(rest, REST_GLOW, false, false)
      return undefined
    }
    const from = restOf(lastOutcome)
    const paint = (): void => {
      const sinceMs = clock.serverNow() - drawAtMs
      if (isCalm()) {
        const fade = Math.min(1, Math.max(0, (sinceMs - RUN_MS) / CALM_FADE_MS))
        show({ ...OUT, hit: outcome.lit }, fade, false, fade > 0)
        return
      }
      const light = lightAt(sinceMs, from, outcome)
      const isHop = light.head !== before.head && sinceMs - tickedMs >= BETWEEN_TICKS_MS
      if (isHop) tickedMs = sinceMs
      if (light.hit.length > before.hit.length) play('step')
      else if (isHop) play('tap')
      before = light
      show(light, 1, sinceMs < RUN_MS, true)
    }
    before = lightAt(clock.serverNow() - drawAtMs, from, outcome)
    paint()
    return clock.paint(paint)
  }, [root, clock, drawAtMs, isOpen, outcome, lastOutcome])
}
