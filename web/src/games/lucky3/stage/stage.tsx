import { useEffect, useRef, useState } from 'react'
import type { Lucky3Choice, Lucky3Outcome } from '@glasshouse/rulebook/games/lucky3/rules'
import { playDraw } from '../../../play/lottery/stage/draw-scene.ts'
import type { LotteryStageProps } from '../../../play/lottery/lottery-game.ts'
import { play } from '../../../play/sound.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { DrumsView, type Drums } from './drums.tsx'
import { messages } from '../messages.ts'
import { digitsOf, lucky3Scene, REELS } from './scene.ts'
import { Tickets } from '../ticket/tickets.tsx'
import { sumText } from '../text.ts'
import css from './stage.module.css'

/** What the reels stand on, unseen behind the frost, before the first draw there ever was. */
const NEVER_DRAWN = '000'

type StageProps = LotteryStageProps<Lucky3Choice, Lucky3Outcome>

/** The picture: three reels that stop on the drawn digits, their sum, and my tickets. */
export function Stage({ round, phase, clock, outcome, lastOutcome, past, my }: StageProps) {
  const drums = useRef<Drums>(null)
  const drawn = outcome?.digits ?? null
  const before = lastOutcome?.digits ?? null
  const place = round ? `${round.epoch}-${round.index}` : null
  // How many reels have stopped, and in which round: in another round none has.
  const [stopped, setStopped] = useState({ place, reels: 0 })
  const standing = drawn !== null && stopped.place === place ? stopped.reels : 0

  useEffect(() => {
    if (drawn === null) return drums.current?.rest(digitsOf(before ?? NEVER_DRAWN))
    const scene = lucky3Scene(drawn, before ?? NEVER_DRAWN)
    const { stop } = playDraw(
      scene,
      (act, durationMs, elapsedMs) => {
        if (act.kind === 'spin') return drums.current?.spin(act.reel, act.from, act.to, durationMs, elapsedMs)
        setStopped({ place, reels: act.reels })
        if (clock.now()?.phase !== 'draw') return
        drums.current?.stand(act.reels - 1)
        play('step')
      },
      clock.now()?.sinceDrawMs ?? 0,
      // Less motion is the drums' own affair: the digits still come one after the other.
      false,
    )
    return stop
  }, [drawn, before, place, clock])

  const isBefore = drawn === null
  const veil = isBefore && (phase === 'locked' || before === null) ? 'sealed' : isBefore ? 'thin' : undefined
  return (
    <div className={css.stage} data-veil={veil} data-locked={phase === 'locked' || undefined}>
      <DrumsView ref={drums} standing={standing} />
      <DigitSum
        drawn={drawn}
        before={before}
        standing={standing}
        isLocked={phase === 'locked'}
        isFirst={past?.length === 0}
      />
      <Tickets my={my} drawn={drawn} standing={standing} isShown={phase === 'result'} />
    </div>
  )
}

interface DigitSumProps {
  drawn: string | null
  before: string | null
  standing: number
  isLocked: boolean
  /** It is known that nothing was drawn before. */
  isFirst: boolean
}

/** The digits as a sum, as far as the reels have stopped. The frame announces the result. */
function DigitSum({ drawn, before, standing, isLocked, isFirst }: DigitSumProps) {
  const t = useMessages(messages)
  if (drawn !== null) {
    const isWhole = standing === REELS
    const soFar = [...drawn].map((digit, reel) => (reel < standing ? digit : '·')).join(' + ')
    return (
      <p className={css.sum} data-lit="" aria-hidden={!isWhole}>
        {isWhole ? sumText(drawn, t) : soFar}
      </p>
    )
  }
  if (isLocked) return <p className={css.sum}>{t('sealed')}</p>
  // Past draws that are still on their way are no reason to say that there were none: the line stays empty.
  if (before === null) return <p className={css.sum}>{isFirst ? t('first') : '\u00a0'}</p>
  return (
    <p className={css.sum}>
      <span>{t('last')}</span> {sumText(before, t)}
    </p>
  )
}
