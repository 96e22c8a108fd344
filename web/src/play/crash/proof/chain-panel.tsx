import type { LiveRound } from '@glasshouse/rulebook/wire/realtime'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ChainPanel } from '../../rounds/chain-panel.tsx'
import type { Place } from '../../rounds/round-path.ts'
import { messages } from './proof-messages.ts'

interface CrashChainProps {
  game: string
  round: LiveRound | null | undefined
  last: Place | undefined
}

export function CrashChain({ game, round, last }: CrashChainProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const cap = round?.roundCap ?? null
  return (
    <ChainPanel
      {...{ game, round, last }}
      how={[t('how2'), t('how3')]}
      cap={cap === null ? undefined : { name: t('cap'), value: format.multiplier(cap / 100) }}
    />
  )
}
