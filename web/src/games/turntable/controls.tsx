import { useState } from 'react'
import { fixedMaxWin } from '@glasshouse/rulebook/play/reach'
import type { Risk, TurntableChoice, TurntableOutcome } from '@glasshouse/rulebook/games/turntable/rules'
import { AutoLine } from '../../play/auto/auto-line.tsx'
import { AutoSheet } from '../../play/auto/auto-sheet.tsx'
import { useAutoBet, type AutoBet } from '../../play/auto/use-auto-bet.ts'
import type { AutoPlan } from '../../play/auto-bet.ts'
import { BetBar, BetNote } from '../../play/bet-bar/bet-bar.tsx'
import { MaxWinLine } from '../../play/bet-bar/max-win.tsx'
import { AutoButton, MainButton } from '../../play/bet-bar/main-button.tsx'
import { StakeChips, StakeField } from '../../play/bet-bar/stake-field.tsx'
import { useAmount, useStake, type Stake } from '../../play/bet-bar/use-stake.ts'
import { toneOf } from '../../play/settled-bet.ts'
import { useProblemText } from '../../play/table/problem-text.ts'
import type { InstantPlay } from '../../play/table/use-instant-play.ts'
import type { Table } from '../../play/table/use-table.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ChoicePanel } from './choice-panel.tsx'
import { messages } from './messages.ts'
import { isQuick } from './quick.ts'
import { topPayout, useStakes } from './stakes.ts'
import { paidMultiplier, type TurntableBet } from './words.ts'

const FIRST_STAKE = 500
const CHIPS = [100, 500, 1000, 5000]

type Play = InstantPlay<TurntableChoice, TurntableOutcome>

interface ControlsProps {
  risk: Risk
  onChoose: (risk: Risk) => void
  table: Table<TurntableChoice, TurntableOutcome>
  play: Play
}

/** The bet bar of Turntable: wheel, amount, one spin or many. */
export function Controls({ risk, onChoose, table, play }: ControlsProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const stakes = useStakes(risk, table.isDemo)
  const stake = useStake(useAmount(FIRST_STAKE), stakes, table.gold)
  const auto = useAutoBet()
  const [isAutoOpen, setAutoOpen] = useState(false)
  const spins = useSpins(risk, stake, play, auto)
  const isBad = stake.problem !== null
  const isResting = play.phase === 'rest'
  const gold = stake.value ?? 0
  const most = fixedMaxWin(BigInt(gold), BigInt(topPayout(gold, risk)))
  const limits = {
    min: format.gold(stakes.min),
    max: format.gold(stakes.max),
    payout: format.gold(topPayout(gold, risk)),
  }

  return (
    <>
      <BetBar
        locked={auto.isRunning}
        choice={
          <ChoicePanel
            risk={risk}
            onChoose={onChoose}
            isLocked={play.phase === 'asking'}
            last={isResting ? play.last : null}
          />
        }
        stake={<StakeField stake={stake} isDemo={table.isDemo} />}
        chips={
          auto.run.status === 'idle' ? (
            <StakeChips stake={stake} amounts={CHIPS} />
          ) : (
            <AutoLine run={auto.run} onDismiss={auto.dismiss} />
          )
        }
        note={
          <BetNote problem={stake.problem ?? spins.refusal} maxWin={<MaxWinLine win={most} />}>
            {t('note', limits)}
          </BetNote>
        }
        aside={!auto.isRunning && <AutoButton disabled={isBad} onClick={() => setAutoOpen(true)} />}
        action={
          <MainButton
            label={t('spin', { gold: stake.value === null ? '' : format.gold(stake.value) })}
            run={auto.run}
            disabled={isBad || table.gold === null}
            isAsking={play.phase === 'asking'}
            onPress={() => void spins.spin()}
            onStop={auto.stop}
          />
        }
      />
      <AutoSheet
        open={isAutoOpen}
        onClose={() => setAutoOpen(false)}
        stake={stake.value ?? 0}
        onStart={(plan) => void spins.run(plan)}
      />
      <Said last={auto.isRunning ? null : play.last} />
    </>
  )
}

/** One spin of the chosen wheel, or a run of them; and why the house said no. */
function useSpins(risk: Risk, stake: Stake, play: Play, auto: AutoBet) {
  const problemText = useProblemText()
  const [refused, setRefused] = useState<{ text: string; bet: string } | null>(null)
  // What was refused stands until the bet is another one.
  const bet = `${risk} ${stake.value}`

  async function spin(): Promise<void> {
    if (stake.value === null || stake.problem || play.phase === 'asking') return
    setRefused(null)
    auto.dismiss()
    try {
      await play.bet(stake.value, { risk }, isQuick())
    } catch (error) {
      setRefused({ text: problemText(error), bet })
    }
  }

  async function run(plan: AutoPlan): Promise<void> {
    setRefused(null)
    await auto.start(plan, async (each) => {
      try {
        return await play.bet(each, { risk }, isQuick())
      } catch (error) {
        throw new Error(problemText(error), { cause: error })
      }
    })
  }

  return { spin, run, refusal: refused?.bet === bet ? refused.text : null }
}

/** The result in words, for those who listen. A run says how it ended, not every spin. */
function Said({ last }: { last: TurntableBet | null }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <p className="sr" role="status" aria-live="polite">
      {last && (
        // Two spins may come to the same words; each is said.
        <span key={last.id}>
          {t(toneOf(last) === 'win' ? 'saidWin' : 'saidLost', {
            multiplier: paidMultiplier(last, format),
            segment: last.outcome.segment,
            stake: format.gold(last.gold),
            payout: format.gold(last.payout),
            profit: format.gold(last.payout - last.gold),
          })}
        </span>
      )}
    </p>
  )
}
