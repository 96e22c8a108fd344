import { useFormat, useMessages } from '../../ui/i18n.ts'
import { messages } from './messages.ts'

type Key = keyof (typeof messages)['en']

/** What each code of the house says, and where it leads. */
const CODES: Readonly<Record<string, { title: Key; text: Key; to: string | null }>> = {
  'rebate.paid': { title: 'rebatePaid', text: 'rebatePaidText', to: '/pages/refer/refer' },
  'agent.approved': { title: 'agentApproved', text: 'agentApprovedText', to: '/pages/refer/refer' },
  'agent.refused': { title: 'agentRefused', text: 'agentRefusedText', to: '/pages/refer/refer' },
  'agent.promoted': { title: 'agentPromoted', text: 'agentPromotedText', to: '/pages/refer/refer' },
  'agent.warned': { title: 'agentWarned', text: 'agentWarnedText', to: '/pages/refer/refer' },
  'agent.demoted': { title: 'agentDemoted', text: 'agentDemotedText', to: '/pages/refer/refer' },
}
const OTHER = { title: 'other', text: 'otherText', to: '/pages/accounts/contactUs' } as const
const LEVELS: ReadonlySet<string> = new Set(['friend', 'bronze', 'silver', 'gold'])

export interface InboxWords {
  readonly title: string
  readonly text: string
  readonly to: string | null
}

interface Told {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

export function useInboxWords(): (message: Told) => InboxWords {
  const t = useMessages(messages)
  const format = useFormat()
  return ({ code, params }) => {
    const { title, text, to } = CODES[code] ?? OTHER
    const level = String(params['level'] ?? '')
    const figures = {
      gold: format.gold(Number(params['gold'] ?? 0)),
      level: LEVELS.has(level) ? t(level as Key) : '',
    }
    return { title: t(title, figures), text: t(text, figures), to }
  }
}
