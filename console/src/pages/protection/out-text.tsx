import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { Answer } from '../../client/call.ts'
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { messages } from './messages.ts'

type Out = NonNullable<Answer<'GET /api/console/protection/player/{playerId}'>['out']>

/** A player's time-out or self-exclusion, and when it ends. */
export function OutText({ kind, until }: Out) {
  const t = useMessages(messages)
  if (until === null) return t('permanentExclusion')
  return <Sentence text={t(kind === 'timeout' ? 'timeOut' : 'exclusion')} parts={{ time: <Timestamp at={until} /> }} />
}
