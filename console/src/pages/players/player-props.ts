import type { Answer, Role } from '../../client/call.ts'

export type Profile = Answer<'GET /api/console/player/{id}'>

export interface ActsProps {
  readonly profile: Profile
  readonly role: Role
  readonly onChanged: () => Promise<unknown>
}
