import type { Translate } from '@glasshouse/ui/text/i18n.ts'
import type { Answer } from '../../client/call.ts'
import type { messages } from './messages.ts'

type Key = keyof (typeof messages)['en']
type Limit = Answer<'GET /api/console/protection/player/{playerId}'>['limits'][number]

/** Such as 'daily loss limit'. */
export const limitName = (t: Translate<Key>, { kind, period }: Pick<Limit, 'kind' | 'period'>): string =>
  t(`${kind} ${period}` as Key)

/** Such as 'Daily loss', where it is clear that a limit is meant. */
export const shortLimitName = (t: Translate<Key>, { kind, period }: Pick<Limit, 'kind' | 'period'>): string =>
  t(`short ${kind} ${period}` as Key)
