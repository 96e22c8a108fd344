// The picture of Fruit Bomb: a light that runs round twenty-four fruits and slows down to one of them, or falls on the
// bomb in the middle, which lights four.

import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { fruitAt, RING, type FruitChoice, type FruitOutcome } from '@glasshouse/rulebook/games/fruit/rules'
import type { LotteryStageProps } from '../../play/lottery/lottery-game.ts'
import { playDraw } from '../../play/lottery/stage/draw-scene.ts'
import { isCalm } from '../../play/scene/motion.ts'
import { play } from '../../play/sound.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { FruitArt, FruitIcon, JUICE } from './art.tsx'
import { messages } from './messages.ts'
import { Middle } from './middle.tsx'
import { placeOf, ringShape, type RingShape } from './ring-shape.ts'
import { calmFrames, fruitScene, glowFrames, restOf, SHOW_MS, type FruitAct } from './scene.ts'
import css from './stage.module.css'

const CELLS = Array.from(RING, (_, cell) => cell)
/** How bright the last result stays while bets are taken. */
const REST_GLOW = '0.45'

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

/** Lets the light run. The compositor moves it; only what is heard or marked comes from here. */
function useLight(
  root: RefObject<HTMLDivElement | null>,
  { clock, round, phase, outcome, lastOutcome }: LotteryStageProps<FruitChoice, FruitOutcome>,
): void {
  const drawAtMs = round?.drawAt ?? Infinity
  const isOpen = phase === 'betting'
  useEffect(() => {
    const cells = [...(root.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
    const glows = cells.map((cell) => cell.firstElementChild as HTMLElement)
    const rest = outcome === null && isOpen ? (lastOutcome?.lit ?? []) : []
    for (const [cell, glow] of glows.entries()) glow.style.opacity = rest.includes(cell) ? REST_GLOW : ''
    if (outcome === null) return undefined
    const from = restOf(lastOutcome)
    const sinceMs = clock.serverNow() - drawAtMs
    const isStill = isCalm()
    const tracks = isStill ? calmFrames(outcome) : glowFrames(from, outcome)
    const runs = glows.map((glow, cell) => {
      const run = glow.animate(tracks[cell] ?? [], { duration: SHOW_MS, fill: 'both' })
      run.currentTime = sinceMs
      return run
    })
    const perform = (act: FruitAct): void => {
      if (act.kind === 'hit') cells[act.cell]?.setAttribute('data-hit', '')
      if (isStill) return
      if (act.kind === 'blast') root.current?.setAttribute('data-blast', '')
      else if (clock.now()?.phase === 'draw') play(act.kind === 'hit' ? 'step' : 'tap')
    }
    // Nobody hears the ticks that are over.
    const left = fruitScene(from, outcome).filter(
      ({ atMs, act }) => act.kind !== 'tick' || (!isStill && atMs > sinceMs),
    )
    const { stop } = playDraw(left, perform, sinceMs, false)
    const stage = root.current
    return () => {
      stop()
      for (const run of runs) run.cancel()
      for (const cell of cells) cell.removeAttribute('data-hit')
      stage?.removeAttribute('data-blast')
    }
  }, [root, clock, drawAtMs, isOpen, outcome, lastOutcome])
}
