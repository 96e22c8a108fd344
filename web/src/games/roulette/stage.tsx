import { useEffect, useRef } from 'react'
import { colourAt, type RouletteChoice, type RouletteOutcome } from '@glasshouse/rulebook/games/roulette/rules'
import { playDraw } from '../../play/lottery/stage/draw-scene.ts'
import type { LotteryStageProps } from '../../play/lottery/lottery-game.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import { wheelScene } from './wheel.ts'
import { WheelView, type Wheel } from './wheel-view.tsx'
import { PAINT, shortMultiplier } from './text.ts'
import css from './stage.module.css'

type Props = LotteryStageProps<RouletteChoice, RouletteOutcome>

/** The wheel at the field that stood last, or on its way to the one that was drawn. */
export function Stage({ phase, clock, outcome, lastOutcome }: Props) {
  const wheel = useRef<Wheel>(null)
  const slot = outcome?.slot ?? null
  const lastSlot = lastOutcome?.slot ?? null
  useEffect(() => {
    const view = wheel.current
    if (!view || slot === null) return
    const draw = playDraw(wheelScene(slot, view.slot()), view.perform, clock.now()?.sinceDrawMs ?? 0)
    return draw.stop
  }, [clock, slot])
  useEffect(() => {
    if (slot === null && lastSlot !== null) wheel.current?.stand(lastSlot)
  }, [slot, lastSlot])
  const shown = phase === 'result' ? slot : slot === null ? lastSlot : null
  return (
    <div className={css.stage} data-phase={phase ?? 'unknown'}>
      <WheelView ref={wheel} isLit={phase === 'result'}>
        <Hub slot={shown} isNew={phase === 'result'} />
      </WheelView>
    </div>
  )
}

/** What stands at the top of the wheel, in its middle. */
function Hub({ slot, isNew }: { slot: number | null; isNew: boolean }) {
  const t = useMessages(messages)
  const format = useFormat()
  if (slot === null) return null
  const colour = colourAt(slot)
  return (
    <p key={`${slot} ${isNew}`} className={css.hub} data-new={isNew || undefined}>
      <b className="num" style={{ background: PAINT[colour].fill, color: PAINT[colour].ink }}>
        {shortMultiplier(colour, format)}
      </b>
      <span>{t(colour)}</span>
    </p>
  )
}
