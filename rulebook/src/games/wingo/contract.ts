import { z } from 'zod'
import { lotteryContract } from '../../wire/play/lottery.ts'

const selection = z.enum(['green', 'red', 'violet', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])

export const wingoContract = lotteryContract(
  'wingo',
  { mine: 'GET /api/wingo/mine_recored/{lastCreateTime}', records: 'GET /api/wingo/recored/{lastCreateTime}' },
  { selections: z.array(selection).max(20).readonly() },
  z.object({ digit: z.int() }),
)
export type WingoContract = typeof wingoContract
