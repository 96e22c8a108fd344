import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ChainPanel } from '../rounds/chain-panel.tsx'
import type { Place } from '../rounds/round-path.ts'
import type { LotteryRound } from './lottery-game.ts'
import { messages } from './proof-messages.ts'

interface LotteryChainProps {
  game: string
  round: LotteryRound<unknown> | null | undefined
  last: Place | undefined
}

export function LotteryChain({ game, round, last }: LotteryChainProps) {
  const t = useMessages(messages)
  return <ChainPanel {...{ game, round, last }} how={[t('how2'), t('how3')]} />
}
