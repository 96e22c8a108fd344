import { fixedMaxWin } from '@glasshouse/rulebook/play/reach'
import type { Risk, TurntableChoice, TurntableOutcome } from '@glasshouse/rulebook/games/turntable/rules'
import { MaxWinLine } from '../../play/bet-bar/max-win.tsx'
import { useAmount, useStake } from '../../play/bet-bar/use-stake.ts'
import { InstantControls } from '../../play/instant/instant-controls.tsx'
import type { ControlsProps } from '../../play/instant/instant-game.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ChoicePanel } from './choice-panel.tsx'
import { messages } from './messages.ts'
import { isQuick } from './stage/quick.ts'
import { topPayout, useStakes } from './stakes.ts'

interface Chosen {
  readonly risk: Risk
  readonly setRisk: (risk: Risk) => void
}

export function Controls(props: ControlsProps<TurntableChoice, TurntableOutcome, Chosen>) {
  const { shared, table, play } = props
  const { risk, setRisk } = shared
  const t = useMessages(messages)
  const format = useFormat()
  const stakes = useStakes(risk, table.isDemo)
  const stake = useStake(useAmount(), stakes, table.gold)
  const gold = stake.value ?? 0
  const payout = topPayout(gold, risk)
  // Another wheel ends this spin: its result is shown first.
  const choose = (next: Risk): void => {
    play.skip()
    setRisk(next)
  }
  return (
    <InstantControls
      {...props}
      choice={{ risk }}
      choicePanel={
        <ChoicePanel
          risk={risk}
          onChoose={choose}
          isLocked={play.phase === 'asking'}
          last={play.phase === 'rest' ? play.last : null}
        />
      }
      stake={stake}
      label={(amount) => t('spin', { gold: amount })}
      maxWin={<MaxWinLine win={fixedMaxWin(BigInt(gold), BigInt(payout))} />}
      isQuick={isQuick}
    >
      {t('note', { min: format.gold(stakes.min), max: format.gold(stakes.max), payout: format.gold(payout) })}
    </InstantControls>
  )
}
