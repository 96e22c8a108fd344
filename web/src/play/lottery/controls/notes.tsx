// The line above the main button of a lottery, and the line of a queued bet.

import { useSyncExternalStore } from 'react'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { barLine } from '../../auto/auto-line.tsx'
import { BetNote } from '../../bet-bar/bet-bar.tsx'
import { messages as limitMessages } from '../../bet-bar/max-win.tsx'
import type { Stake } from '../../bet-bar/use-stake.ts'
import { LATE_MS, type RoundClock } from '../table/clock.ts'
import type { LotteryGame, LotteryPhase, LotteryText } from '../lottery-game.ts'
import { messages } from '../messages.ts'
import { minutesText } from '../moment.ts'
import type { NextBet } from './next-bet.ts'
import { bestOf } from './placed.ts'

/** When betting opens: 0:07. Empty while the server is overdue, and while no round is known. */
export const useOpening = (clock: RoundClock): string =>
  useSyncExternalStore(clock.onTick, () => {
    const moment = clock.now()
    return !moment || moment.lateMs >= LATE_MS ? '' : minutesText(moment.untilNextMs)
  })

interface PreviewProps<Choice, Outcome> {
  game: LotteryGame<Choice, Outcome>
  choice: Choice
  stake: Stake
  total: number
  phase: LotteryPhase | null
  clock: RoundClock
  /** The round waits for the public beacon. */
  isAwaitingBeacon: boolean
}

/** Before the bet: what a win pays and which stakes are taken, or that the server is overdue. */
export function Preview<Choice, Outcome>(props: PreviewProps<Choice, Outcome>) {
  const { game, choice, stake, total, phase, clock, isAwaitingBeacon } = props
  const t = useMessages(messages)
  const say = useMessages(limitMessages)
  const format = useFormat()
  const isLate = useOpening(clock) === '' && phase !== null
  const { rules, parts } = game
  const { min, max } = stake.limits
  const range = { min: format.gold(min), max: format.gold(max) }
  const n = parts(choice).length
  if (isLate) return <>{t(isAwaitingBeacon ? 'beaconLate' : 'serverLate')}</>
  if (!rules.isChoice(choice) || stake.value === null) return <>{say('stakes', range)}</>
  const { most, isOnly } = bestOf(rules, total, choice)
  const pays = t(isOnly ? 'winPays' : 'paysUpTo', { gold: format.gold(most) })
  const stakes = n > 1 ? t('stakesEach', { n, gold: format.gold(stake.value), ...range }) : say('stakes', range)
  return (
    <>
      {pays} · {stakes}
    </>
  )
}

/** When a queued bet is sent: the server does not know it yet. */
export function QueuedNote({ clock }: { clock: RoundClock }) {
  const t = useMessages(messages)
  const time = useOpening(clock)
  return (
    <BetNote problem={null} maxWin={null}>
      {time ? t('sentIn', { time }) : t('serverLate')}
    </BetNote>
  )
}

interface QueuedLineProps<Choice> {
  bet: NextBet<Choice>
  text: Pick<LotteryText<Choice, never>, 'choice'>
}

/** Takes the place of the quick amounts while a bet waits for the next round. */
export function QueuedLine<Choice>({ bet: { gold, choice, round }, text }: QueuedLineProps<Choice>) {
  const t = useMessages(messages)
  const format = useFormat()
  const values = { index: format.number(round.index), gold: format.gold(gold), choice: text.choice(choice) }
  return (
    <div className={barLine} style={{ gap: 10, padding: '4px 14px' }}>
      <span style={{ display: 'flex', color: 'var(--gold)' }}>
        <Icon name="clock" size={18} />
      </span>
      <p role="status">
        <b>{t('queuedFor', values)}</b> {t('queuedBet', values)}.{' '}
        <Text as="small" size={1} tone="muted" style={{ display: 'block' }}>
          {t('stay')}
        </Text>
      </p>
    </div>
  )
}
