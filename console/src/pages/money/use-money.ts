import { useAnswer } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'

const EVERY_MS = 10_000
export const MONEY = 'GET /api/console/money'
export type Money = Answer<typeof MONEY>

export const useMoney = () => useAnswer(MONEY, {}, { refetchInterval: EVERY_MS })
