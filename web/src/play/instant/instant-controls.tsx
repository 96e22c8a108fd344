import { useState, type ReactNode } from 'react'
import { useFormat } from '@glasshouse/ui/text/i18n.ts'
import type { AutoPlan } from '../auto-bet.ts'
import { ChipsOrRun } from '../auto/auto-line.tsx'
import { AutoStart } from '../auto/auto-sheet.tsx'
import { useAutoBet, type AutoBet } from '../auto/use-auto-bet.ts'
import { BetBar, BetNote, type Remedy } from '../bet-bar/bet-bar.tsx'
import { MainButton } from '../bet-bar/main-button.tsx'
import { StakeField } from '../bet-bar/stake-field.tsx'
import type { Stake } from '../bet-bar/use-stake.ts'
import { ResultAnnouncer } from '../frame/result-announcer.tsx'
import { useProblemText } from '../table/problem-text.ts'
import type { ControlsProps } from './instant-game.ts'

interface InstantControlsProps<Choice, Outcome> extends Omit<ControlsProps<Choice, Outcome, unknown>, 'shared'> {
  choice: Choice
  /** The choice at the moment of the press, where it can move without a render. */
  choiceNow?: () => Choice
  /** Where the choice is made. */
  choicePanel: ReactNode
  stake: Stake
  /** Of the main button, with the stake. */
  label: (gold: string) => string
  /** Why no bet of this choice is possible, and a way out. */
  closed?: { readonly problem: string; readonly remedy: Remedy } | null
  /** A `MaxWinLine`. */
  maxWin: ReactNode
  /** Whether a scene is played at the quick pace; auto-bet is always quick unless this says otherwise. */
  isQuick?: (isAuto: boolean) => boolean
  /** What this bet would bring. */
  children: ReactNode
}

/** The bet bar of an instant game: choice, amount, one bet or many. */
export function InstantControls<Choice, Outcome>(props: InstantControlsProps<Choice, Outcome>) {
  const { table, play, text, choicePanel, stake, label, closed, maxWin, children } = props
  const format = useFormat()
  const auto = useAutoBet()
  const bets = useBets(props, auto)
  const isBad = stake.problem !== null
  const last = auto.isRunning ? null : play.last
  return (
    <>
      <BetBar
        locked={auto.isRunning}
        choice={choicePanel}
        stake={<StakeField stake={stake} isDemo={table.isDemo} />}
        chips={<ChipsOrRun stake={stake} auto={auto} />}
        note={
          <BetNote problem={closed?.problem ?? stake.problem ?? bets.refusal} remedy={closed?.remedy} maxWin={maxWin}>
            {children}
          </BetNote>
        }
        aside={
          <AutoStart
            isRunning={auto.isRunning}
            disabled={isBad}
            stake={stake.value ?? 0}
            onStart={(plan) => void bets.run(plan)}
          />
        }
        action={
          <MainButton
            label={label(stake.value === null ? '' : format.gold(stake.value))}
            run={auto.run}
            disabled={isBad || table.gold === null}
            isAsking={play.phase === 'asking'}
            onPress={() => void bets.place()}
            onStop={auto.stop}
          />
        }
      />
      <ResultAnnouncer id={last?.id} text={last && text.announcement(last)} />
    </>
  )
}

/** One bet on the choice, or a run of them; and why the server refused. */
function useBets<Choice, Outcome>(props: InstantControlsProps<Choice, Outcome>, auto: AutoBet) {
  const { play, choice, choiceNow = () => choice, stake, isQuick = (isAuto) => isAuto, onLock } = props
  const problemText = useProblemText()
  const [refused, setRefused] = useState<{ text: string; bet: string } | null>(null)
  // A refusal is shown until the bet is another one.
  const bet = `${JSON.stringify(choice)} ${stake.value}`

  async function place(): Promise<void> {
    if (stake.value === null || stake.problem || play.phase === 'asking') return
    setRefused(null)
    auto.dismiss()
    try {
      await play.bet(stake.value, choiceNow(), isQuick(false))
    } catch (error) {
      setRefused({ text: problemText(error), bet })
    }
  }

  async function run(plan: AutoPlan): Promise<void> {
    setRefused(null)
    const chosen = choiceNow()
    onLock(true)
    await auto.start(plan, async (each) => {
      try {
        return await play.bet(each, chosen, isQuick(true))
      } catch (error) {
        throw new Error(problemText(error), { cause: error })
      }
    })
    onLock(false)
  }

  return { place, run, refusal: refused?.bet === bet ? refused.text : null }
}
