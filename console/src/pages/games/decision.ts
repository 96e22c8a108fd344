import type { Answer } from '../../client/call.ts'

export type Game = Answer<'GET /api/console/game'>['games'][number]

export interface Decision {
  readonly what: 'pause' | 'resume' | 'limits'
  readonly game: Game
}
