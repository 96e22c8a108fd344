import type { ReactNode } from 'react'
import { isOpen } from '../../../play/steps/step-game.ts'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { hitOf, type Session } from './board-view.ts'
import { messages } from '../messages.ts'
import { multiplierAfter, nextChance } from '../odds.ts'
import { timesText } from '../text.tsx'
import css from './hud.module.css'

interface HudProps {
  session: Session | null
  /** What a new game would be. */
  mines: number
  lastStep: number
}

/** What stands to be had now, and what the next tile would make of it; when it is over, what it brought. */
export function Hud({ session, mines, lastStep }: HudProps) {
  if (!session) return <Ready mines={mines} lastStep={lastStep} />
  return isOpen(session) ? <Under session={session} /> : <Over session={session} />
}

function Ready({ mines, lastStep }: Omit<HudProps, 'session'>) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <div className={css.hud}>
      <Cell
        name={t('firstTile')}
        detail={t('safe', { chance: format.percent(nextChance(mines, 0)) })}
        value={format.multiplier(multiplierAfter(mines, 1))}
      />
      {lastStep > 0 && (
        <Cell
          name={t('upTo')}
          detail={t('tileN', { n: lastStep })}
          value={format.multiplier(multiplierAfter(mines, lastStep))}
        />
      )}
    </div>
  )
}

function Under({ session: { gold, choice, opened, worth, lastStep } }: { session: Session }) {
  const t = useMessages(messages)
  const format = useFormat()
  const steps = opened.length
  const { mines } = choice
  return (
    <div className={css.hud} data-open="">
      {worth === null ? (
        <Cell name={t('stake')} value={<Amount gold={gold} size={20} />} />
      ) : (
        <Cell
          key={steps}
          name={t('now')}
          detail={<Amount gold={worth} size={13} />}
          value={timesText(mines, steps, format)}
          isNew
        />
      )}
      <Cell
        name={t(steps + 1 === lastStep ? 'lastTile' : 'nextTile')}
        detail={t('safe', { chance: format.percent(nextChance(mines, steps)) })}
        value={format.multiplier(multiplierAfter(mines, steps + 1))}
      />
    </div>
  )
}

function Over({ session }: { session: Session }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { gold, payout, opened, choice, lastStep, state } = session
  const at = timesText(choice.mines, opened.length, format)
  if (state === 'refunded') return <p className={css.over}>{t('refunded')}</p>
  if (hitOf(session) !== undefined) return <p className={css.over}>{t('lostAt', { gold: format.gold(gold) })}</p>
  return (
    <p className={css.over} data-tone="win">
      <span>{t(opened.length === lastStep ? 'wonTop' : 'wonAt', { at })}</span>
      <b className="num">
        +{format.gold((payout ?? 0) - gold)} <Coin size={20} />
      </b>
    </p>
  )
}

function Amount({ gold, size }: { gold: number; size: number }) {
  const format = useFormat()
  return (
    <span className={css.amount}>
      <Coin size={size} />
      <span className="num">{format.gold(gold)}</span>
    </span>
  )
}

interface CellProps {
  name: string
  detail?: ReactNode
  value: ReactNode
  isNew?: boolean
}

function Cell({ name, detail, value, isNew = false }: CellProps) {
  return (
    <p className={css.cell} data-new={isNew || undefined}>
      <span className={css.line}>
        <span className={css.name}>{name}</span>
        {detail && <span>{detail}</span>}
      </span>
      <b className="num">{value}</b>
    </p>
  )
}
