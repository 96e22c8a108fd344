import { IconButton } from '@glasshouse/ui/controls/button.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useFormat, useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import type { Format } from '@glasshouse/rulebook/text/format'
import type { AutoState, StopReason } from '../auto-bet.ts'
import { StakeChips } from '../bet-bar/stake-field.tsx'
import type { Stake } from '../bet-bar/use-stake.ts'
import { messages } from '../messages.ts'
import { signed } from '../signed.ts'
import css from './auto-line.module.css'

/** Of a line that takes the place of the quick amounts. */
export const barLine = css.line

type PlayText = Translate<keyof (typeof messages)['en']>

interface ChipsOrRunProps {
  stake: Stake
  auto: { readonly run: AutoState; readonly dismiss: () => void }
}

/** The quick amounts, or how the auto-bet is going in their place. */
export const ChipsOrRun = ({ stake, auto: { run, dismiss } }: ChipsOrRunProps) =>
  run.status === 'idle' ? <StakeChips stake={stake} /> : <AutoLine run={run} onDismiss={dismiss} />

/** The state of the run, or why it stopped; takes the place of the quick amounts. */
export function AutoLine({ run, onDismiss }: { run: Exclude<AutoState, { status: 'idle' }>; onDismiss: () => void }) {
  const t = useMessages(messages)
  const format = useFormat()
  const sum = t('autoSum', { made: run.made, net: signed(run.net, format.gold) })
  const isRunning = run.status === 'running'
  return (
    <div className={barLine}>
      {isRunning && <i className={css.dot} aria-hidden="true" />}
      <Stack as="p" gap={2} pad="4px 0" style={{ flex: 1 }} role={isRunning ? undefined : 'status'}>
        {!isRunning && <span>{reasonText(run.reason, t, format)}</span>}
        <Text as="b" tone="muted" isNumber>
          {sum}
        </Text>
      </Stack>
      {!isRunning && <IconButton icon="close" label={t('autoClose')} onClick={onDismiss} />}
    </div>
  )
}

const RULES = {
  bets: 'stoppedBets',
  profit: 'stoppedProfit',
  loss: 'stoppedLoss',
  lossNear: 'stoppedLossNear',
} as const

function reasonText(reason: StopReason, t: PlayText, format: Format): string {
  if (reason.kind === 'player') return t('stoppedPlayer')
  if (reason.kind === 'refused') return t('stoppedRefused', { message: reason.message })
  return t(RULES[reason.kind], { amount: reason.kind === 'bets' ? reason.amount : format.gold(reason.amount) })
}
