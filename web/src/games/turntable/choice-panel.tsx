import type { CSSProperties } from 'react'
import { multiplierAt, RISKS, SEGMENTS, type Risk } from '@glasshouse/rulebook/games/turntable/rules'
import { ChoiceSwitch } from '../../play/bet-bar/choice-switch.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import { PARTS, winChance } from './odds.ts'
import { paintOf } from './stage/paint.ts'
import { multiplierText, wheelName, type TurntableBet } from './text.ts'
import css from './choice-panel.module.css'

interface ChoicePanelProps {
  risk: Risk
  onChoose: (risk: Risk) => void
  /** While the server is asked, the wheel that was bet on stays. */
  isLocked: boolean
  /** The bet whose result is on the stage. */
  last: TurntableBet | null
}

/** Three wheels; beneath, what the chosen one pays and how likely that is. */
export function ChoicePanel({ risk, onChoose, isLocked, last }: ChoicePanelProps) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <>
      <div inert={isLocked}>
        <ChoiceSwitch
          label={t('wheels')}
          name="risk"
          options={RISKS.map((name) => ({
            name,
            text: (
              <span>
                <b>{t(name)}</b> <small>{t('wins', { percent: format.percent(winChance(name)) })}</small>
              </span>
            ),
          }))}
          chosen={risk}
          color="#b52389"
          onChoose={onChoose}
        />
      </div>
      <Pays risk={risk} last={last} />
    </>
  )
}

/** One place for each multiplier of the wheel, in the light of its segments. */
function Pays({ risk, last }: { risk: Risk; last: TurntableBet | null }) {
  const t = useMessages(messages)
  const format = useFormat()
  const hit = last?.choice.risk === risk ? multiplierAt(risk, last.outcome.segment) : null
  return (
    <ul className={css.pays} aria-label={t('chances', { wheel: wheelName(risk, t) })}>
      {PARTS[risk].map(({ multiplier, segments, chance }) => (
        <li
          key={multiplier}
          style={{ '--light': paintOf(multiplier).rim } as CSSProperties}
          data-hit={multiplier === hit || undefined}
        >
          <b className="num">{multiplierText(multiplier, format)}</b> <span>{format.percent(chance)}</span>{' '}
          <small>{t('segmentsOf', { n: segments, total: SEGMENTS })}</small>
        </li>
      ))}
    </ul>
  )
}
