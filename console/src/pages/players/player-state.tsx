import { playerStateNames } from '@glasshouse/rulebook/backoffice/values'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import type { Answer, Role } from '../../client/call.ts'

export type Profile = Answer<'GET /api/console/player/{id}'>
type State = Profile['state']

/** What the parts of a player's page share. */
export interface ActionProps {
  readonly profile: Profile
  readonly role: Role
  readonly onChanged: () => Promise<unknown>
}

const TONES = { active: 'good', suspended: 'bad', excluded: 'wait', closed: 'plain' } as const

export const PlayerState = ({ state }: { state: State }) => <Badge tone={TONES[state]}>{playerStateNames[state]}</Badge>
