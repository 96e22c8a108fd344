import { z } from 'zod'
import { lotteryContract } from '../../wire/play/lottery.ts'

const type = z.enum(['ticket', 'straight', 'box', 'front', 'back', 'triple', 'small', 'big', 'odd', 'even'])

export const lucky3Contract = lotteryContract(
  'lucky3',
  { mine: 'GET /api/lucky3/my/game/{lastCreateTime}', records: 'GET /api/lucky3/game/{lastCreateTime}' },
  { type, pick: z.string().max(3).default('') },
  z.object({ digits: z.string() }),
)
export type Lucky3Contract = typeof lucky3Contract
