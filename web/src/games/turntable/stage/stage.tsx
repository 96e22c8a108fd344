import { useImperativeHandle, useRef } from 'react'
import {
  SEGMENTS,
  type Risk,
  type TurntableChoice,
  type TurntableOutcome,
} from '@glasshouse/rulebook/games/turntable/rules'
import type { StageProps } from '../../../play/instant/instant-game.ts'
import { messages as playMessages } from '../../../play/messages.ts'
import { burst } from '../../../play/scene/sparks.ts'
import { toneOf } from '../../../play/settled-bet.ts'
import { play } from '../../../play/sound.ts'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import { PARTS, winChance } from '../odds.ts'
import { isQuick, setQuick, useQuick } from './quick.ts'
import type { TurntableAct } from '../scene.ts'
import { FULL, QUICK } from './spin.ts'
import type { Spinner } from './spinner.ts'
import { WheelView } from './wheel-view.tsx'
import { paidMultiplier, wheelName, type TurntableBet } from '../text.ts'
import css from './stage.module.css'

const SPARKS = ['#ffe391', '#ff8a3d', '#ff5c93', '#e23fb0', '#f7f2ec']
const BIG = 0.6

type TurntableStageProps = StageProps<TurntableChoice, TurntableOutcome, TurntableAct, { readonly risk: Risk }>

/** The picture: the chosen wheel under its pointer. A tap shows the result at once. */
export function Stage({ ref, shared: { risk }, last, isPlaying, onSkip }: TurntableStageProps) {
  const own = useMessages(playMessages)
  const root = useRef<HTMLDivElement>(null)
  const spinner = useRef<Spinner>(null)
  // A result belongs to the wheel that it was drawn on; another wheel has not been spun yet.
  const shown = !isPlaying && last?.choice.risk === risk ? last : null

  useImperativeHandle(ref, () => ({
    wait() {
      play('start')
      spinner.current?.run(isQuick() ? QUICK : FULL)
    },
    rest: () => spinner.current?.back(),
    perform(act, durationMs) {
      if (act.kind === 'stop') return spinner.current?.stop(act.toDeg, durationMs)
      play(act.tone === 'win' ? (act.strength > BIG ? 'bigWin' : 'win') : 'land')
      if (root.current) burst(root.current, 0.5, middleOf(root.current), act.strength, SPARKS)
    },
  }))

  // The button goes with the spin; a keyboard user continues from the stage.
  const skip = (): void => {
    root.current?.focus({ preventScroll: true })
    onSkip()
  }

  return (
    <div ref={root} className={css.stage} tabIndex={-1}>
      <WheelView
        ref={spinner}
        risk={risk}
        lit={shown?.outcome.segment ?? null}
        tone={isPlaying ? 'spinning' : shown ? toneOf(shown) : undefined}
        label={usePicture(risk)}
      >
        {shown ? <Result bet={shown} /> : <Waiting risk={risk} />}
      </WheelView>
      {isPlaying && <button type="button" className={css.skip} aria-label={own('showResult')} onClick={skip} />}
      <QuickSwitch />
    </div>
  )
}

/** How far down the stage the middle of the wheel is, as a share. */
function middleOf(stage: HTMLElement): number {
  const wheel = stage.firstElementChild?.getBoundingClientRect()
  const { top, height } = stage.getBoundingClientRect()
  return wheel ? (wheel.top + wheel.height / 2 - top) / height : 0.5
}

/** The wheel in words: how many segments pay what. */
function usePicture(risk: Risk): string {
  const t = useMessages(messages)
  const format = useFormat()
  const parts = PARTS[risk].map(({ multiplier, segments }) =>
    multiplier === 0
      ? t('payNothing', { n: segments })
      : t('pay', { n: segments, multiplier: format.multiplier(multiplier / 100) }),
  )
  return t('picture', { wheel: wheelName(risk, t), n: SEGMENTS, parts: parts.join(', ') })
}

/** Which wheel it is, before it was spun and while it turns. */
function Waiting({ risk }: { risk: Risk }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <p className={css.hub}>
      <b className={css.name}>{t(risk)}</b>
      <span>{t('wins', { percent: format.percent(winChance(risk)) })}</span>
    </p>
  )
}

/** What the last spin brought; `ResultAnnouncer` says it aloud. */
function Result({ bet }: { bet: TurntableBet }) {
  const own = useMessages(playMessages)
  const format = useFormat()
  const tone = toneOf(bet)
  return (
    <p key={bet.id} className={css.hub} data-tone={tone} aria-hidden="true">
      <b className="num">{paidMultiplier(bet, format)}</b>
      {tone === 'win' ? (
        <span className="num">
          +{format.gold(bet.payout - bet.gold)}
          <Coin size={14} />
        </span>
      ) : (
        <span>{own('noWin')}</span>
      )}
    </p>
  )
}

function QuickSwitch() {
  const t = useMessages(messages)
  const isOn = useQuick()
  return (
    <button
      type="button"
      className={css.quick}
      aria-pressed={isOn}
      aria-label={t('quickSpin')}
      onClick={() => {
        play('tap')
        setQuick(!isOn)
      }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M13.5 2 5 13.5h5.5L9.5 22 19 9.5h-6z" />
      </svg>
      {t('quick')}
    </button>
  )
}
