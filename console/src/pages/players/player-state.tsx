import type { Answer } from '../../client/call.ts'
import { Mark } from '../../ui/mark.tsx'

type State = Answer<'GET /api/console/player/{id}'>['state']

export const STATES: State[] = ['active', 'suspended', 'closed']

const MOODS = { active: 'good', suspended: 'bad', excluded: 'wait', closed: undefined } as const

export const PlayerState = ({ state }: { state: State }) => <Mark mood={MOODS[state]}>{state}</Mark>
