import { useRef } from 'react'
import { fixedMaxWin } from '@glasshouse/rulebook/play/reach'
import {
  payoutIfWon,
  winningRolls,
  type RollerChoice,
  type RollerOutcome,
} from '@glasshouse/rulebook/games/roller/rules'
import { maxWinClass, messages as limitMessages, useMaxWinText } from '../../play/bet-bar/max-win.tsx'
import { useAmount, useStake, type Stake } from '../../play/bet-bar/use-stake.ts'
import { InstantControls } from '../../play/instant/instant-controls.tsx'
import type { ControlsProps } from '../../play/instant/instant-game.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ChoicePanel } from './choice-panel.tsx'
import { usePaint, useSettled, type LiveChoice } from './live-choice.ts'
import { messages } from './messages.ts'
import { choiceOf } from './odds.ts'
import { ownQuote, useQuote } from './quote.ts'
import { multiplierText } from './text.ts'

export function Controls({ shared: live, ...props }: ControlsProps<RollerChoice, RollerOutcome, LiveChoice>) {
  const { table } = props
  const t = useMessages(messages)
  const choice = useSettled(live)
  const amount = useAmount()
  const quote = useQuote(choice, amount.value, table.isDemo)
  const stake = useStake(amount, quote.limits, table.gold)
  return (
    <InstantControls
      {...props}
      choice={choice}
      choiceNow={live.now}
      choicePanel={<ChoicePanel live={live} />}
      stake={stake}
      label={(gold) => t('roll', { gold })}
      closed={useClosed(live, stake, quote.fewestRolls)}
      maxWin={<LiveMaxWin live={live} stake={stake.value ?? 0} />}
    >
      <Preview live={live} stake={stake.value ?? 0} rtp={quote.rtp} />
    </InstantControls>
  )
}

/** Why no stake is possible at this multiplier, and the highest one at which a stake is. */
function useClosed(live: LiveChoice, stake: Stake, fewestRolls: number | null) {
  const t = useMessages(messages)
  const limit = useMessages(limitMessages)
  const format = useFormat()
  const choice = useSettled(live)
  if (stake.fault !== 'closed' || fewestRolls === null) return null
  const highest = choiceOf(choice.direction, fewestRolls)
  const values = { at: multiplierText(choice, format), max: multiplierText(highest, format) }
  return {
    problem: t('noStake', values),
    remedy: { label: limit('setTo', values), onUse: () => live.settle(highest) },
  }
}

const payoutOf = (stake: number, choice: RollerChoice): bigint => payoutIfWon(BigInt(stake), winningRolls(choice))

/** The most this roll can win. */
function LiveMaxWin({ live, stake }: { live: LiveChoice; stake: number }) {
  const format = useFormat()
  const text = useMaxWinText(false)
  const line = useRef<HTMLParagraphElement>(null)
  usePaint(live, (choice) => {
    const win = fixedMaxWin(BigInt(stake), payoutOf(stake, choice))
    if (line.current) line.current.textContent = win && text(win, multiplierText(choice, format))
  })
  return <p ref={line} id="bet-max" className={maxWinClass} />
}

/** What a win would bring. */
function Preview({ live, stake, rtp }: { live: LiveChoice; stake: number; rtp: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const line = useRef<HTMLSpanElement>(null)
  usePaint(live, (choice) => {
    const payout = format.gold(Number(payoutOf(stake, choice)))
    // While the choice moves the server has not quoted yet; the rules give the same return.
    const exact = choice === live.settled() ? rtp : ownQuote(choice, stake).rtp
    if (line.current) line.current.textContent = t('pays', { payout, rtp: format.percent(exact) })
  })
  return <span ref={line} />
}
