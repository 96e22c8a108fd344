import { useImperativeHandle, useRef, type Ref } from 'react'
import { winningSymbol } from '@glasshouse/rulebook/games/scratch/rules'
import { messages as playMessages } from '../../../play/messages.ts'
import { burst } from '../../../play/scene/sparks.ts'
import { toneOf, winStrength } from '../../../play/settled-bet.ts'
import { play } from '../../../play/sound.ts'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { CardFace } from './card-face.tsx'
import type { Card } from '../hands.ts'
import { messages } from '../messages.ts'
import { PanelView, type Panel } from './panel.tsx'
import { PrizeList } from '../prizes.tsx'
import type { Cards, Phase, ScratchStage } from '../use-cards.ts'
import { numberText, threeText } from '../symbols.ts'
import css from './stage.module.css'

const SPARKS = ['#ffd166', '#f7f2ec', '#c3cad8', '#3ddc84']
const BIG = 0.45

interface StageProps {
  ref: Ref<ScratchStage>
  card: Card | null
  phase: Phase
  /** What the next card would cost, and what binds it. */
  price: number | null
  waiting: Cards['waiting']
  /** A run opens its cards itself. */
  isRun: boolean
  onRubbed: (field: number) => void
  onPress: (field: number) => void
  onSkip: () => void
}

/** The picture: one card, and one line that says what there is to do or what it brought. */
export function Stage({ ref, card, phase, price, waiting, isRun, onRubbed, onPress, onSkip }: StageProps) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<Panel>(null)
  useImperativeHandle(ref, () => ({
    rub(field, durationMs) {
      if (durationMs > 0) play('scratch')
      return panel.current?.rub(field, durationMs)
    },
    clear: (field) => panel.current?.clear(field),
    celebrate(bet) {
      const strength = winStrength(bet)
      play(strength === 0 ? 'land' : strength > BIG ? 'bigWin' : 'win')
      if (root.current) burst(root.current, 0.5, 0.46, strength, SPARKS)
    },
  }))

  // While the next card is asked for, the one before has left the stage.
  const shown = phase === 'asking' || phase === 'missing' ? null : card
  const face = shown
    ? { price: shown.bet.gold, nonce: shown.bet.proof.nonce, hash: shown.bet.proof.serverSeedHash }
    : { price, ...waiting }
  const values = { n: numberText(face.nonce ?? 0), price: format.gold(face.price ?? 0) }
  return (
    <div ref={root} className={css.stage} data-phase={phase} data-run={isRun || undefined}>
      <div key={dealOf(card, phase)} className={css.card}>
        <CardFace {...face}>
          <PanelView
            ref={panel}
            label={t('card', values)}
            grid={shown?.bet.outcome.grid ?? null}
            opened={shown?.opened ?? 0}
            isLive={phase === 'covered' && !isRun}
            winner={shown?.isShown ? winningSymbol(shown.bet.outcome.grid) : undefined}
            onRubbed={onRubbed}
            onPress={onPress}
          />
        </CardFace>
      </div>
      <Status card={shown} phase={phase} isRun={isRun} />
      <div className={css.prizes}>
        <PrizeList price={face.price} />
      </div>
      {phase === 'revealing' && !isRun && (
        <button type="button" className={css.skip} aria-label={own('showResult')} onClick={onSkip} />
      )}
    </div>
  )
}

/** A card is dealt when it is asked for, and stays the same one when it comes: then its fields are printed. */
function dealOf(card: Card | null, phase: Phase): string {
  if (phase === 'asking' || card === null) return `after ${card?.bet.id ?? 0}`
  return card.follows === null ? `found ${card.bet.id}` : `after ${card.follows}`
}

/** What there is to do, or what the card brought. `ResultAnnouncer` says it aloud. */
function Status({ card, phase, isRun }: Pick<StageProps, 'card' | 'phase' | 'isRun'>) {
  const t = useMessages(messages)
  const format = useFormat()
  const isSought = phase === 'asking' || phase === 'missing'
  if (!card?.isShown) {
    return (
      <p className={css.status} aria-hidden="true">
        {!isRun && t(card ? (card.isBack ? 'waited' : 'scratch') : isSought ? phase : 'ready')}
      </p>
    )
  }
  const { gold, payout, outcome } = card.bet
  const tone = toneOf(card.bet)
  const symbols = threeText(outcome.grid, t)
  return (
    <p className={css.status} data-tone={tone} aria-hidden="true">
      {tone === 'win' ? (
        <>
          {symbols}
          <b className="num">+{format.gold(payout - gold)}</b>
          <Coin size={20} />
        </>
      ) : (
        t(tone, { symbols, payout: format.gold(payout) })
      )}
    </p>
  )
}
