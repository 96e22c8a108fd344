import type { Answer } from '../../client/call.ts'

export type Today = Answer<'GET /api/console/today'>
