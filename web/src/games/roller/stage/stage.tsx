import { useImperativeHandle, useRef, type CSSProperties } from 'react'
import type { RollerChoice, RollerOutcome } from '@glasshouse/rulebook/games/roller/rules'
import type { StageProps } from '../../../play/instant/instant-game.ts'
import { messages as playMessages } from '../../../play/messages.ts'
import { burst } from '../../../play/scene/sparks.ts'
import { toneOf } from '../../../play/settled-bet.ts'
import { play } from '../../../play/sound.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { RollBar, type Marker } from './bar.tsx'
import type { LiveChoice } from '../live-choice.ts'
import { messages } from '../messages.ts'
import { OdometerView, type Odometer } from './odometer.tsx'
import { placeOf, type RollerAct } from '../scene.ts'
import type { RollerBet } from '../text.ts'
import css from './stage.module.css'
import trail from './trail.module.css'

const SPARKS = ['#b794ff', '#6cb8ff', '#3ddc84', '#f7f2ec']
const BIG = 0.45
/** Where the wheels stand before the first roll. */
const REST_ROLL = 50_000

type RollerStageProps = StageProps<RollerChoice, RollerOutcome, RollerAct, LiveChoice>

/** The picture: five wheels over the line of all rolls. A tap shows the result at once. */
export function Stage({ ref, shared: live, last, bets, isPlaying, isLocked, onSkip }: RollerStageProps) {
  const own = useMessages(playMessages)
  const root = useRef<HTMLDivElement>(null)
  const odometer = useRef<Odometer>(null)
  const marker = useRef<Marker>(null)
  const tone = isPlaying ? 'rolling' : last ? toneOf(last) : undefined

  useImperativeHandle(ref, () => ({
    wait() {
      play('roll')
      marker.current?.clear()
      odometer.current?.spin()
    },
    rest() {
      odometer.current?.rest()
      marker.current?.rest()
    },
    perform(act, durationMs) {
      if (act.kind === 'digit') return odometer.current?.turn(act.column, act.digit, act.turns, durationMs)
      if (act.kind === 'marker') return marker.current?.land(act.past, act.to, durationMs)
      marker.current?.tell(act.tone)
      play(act.tone === 'win' ? (act.strength > BIG ? 'bigWin' : 'win') : 'land')
      if (root.current) burst(root.current, 0.5, 0.34, act.strength, SPARKS)
    },
  }))

  return (
    <div ref={root} className={css.stage} data-tone={tone}>
      <div className={css.center}>
        <OdometerView ref={odometer} roll={REST_ROLL} />
        <Result last={last} />
      </div>
      <Trail bets={bets} />
      <div inert={isLocked}>
        <RollBar marker={marker} live={live} />
      </div>
      {isPlaying && <button type="button" className={css.skip} aria-label={own('showResult')} onClick={onSkip} />}
    </div>
  )
}

/** What the last roll brought; hidden while the next one is on its way. `ResultAnnouncer` says it aloud. */
function Result({ last }: { last: RollerBet | null }) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  if (!last) return <p className={css.result}>{t('ready')}</p>
  const tone = toneOf(last)
  return (
    <p className={css.result} data-tone={tone} aria-hidden="true">
      {tone === 'lost' ? (
        own('noWin')
      ) : tone === 'win' ? (
        <>
          <b className="num">+{format.gold(last.payout - last.gold)}</b>
          <Coin size={20} />
        </>
      ) : (
        t('rolledReturned', { payout: format.gold(last.payout) })
      )}
    </p>
  )
}

const KEPT = 14

/** Where the last rolls fell, each over its own place on the bar, the newest lowest. Only where there is room. */
function Trail({ bets }: { bets: readonly RollerBet[] }) {
  const kept = bets.slice(0, KEPT)
  return (
    <div className={trail.trail} aria-hidden="true">
      <div className={trail.dots}>
        {kept.map((bet, age) => (
          <i
            key={bet.id}
            data-tone={toneOf(bet)}
            style={{ '--x': placeOf(bet.outcome.roll), '--age': age / KEPT } as CSSProperties}
          />
        ))}
      </div>
    </div>
  )
}
