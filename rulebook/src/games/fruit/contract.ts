import { z } from 'zod'
import { lotteryContract } from '../../wire/play/lottery.ts'

const fruit = z.enum(['cherry', 'lemon', 'orange', 'grape', 'melon', 'star'])

export const fruitContract = lotteryContract(
  'fruit',
  { mine: 'GET /api/fruit/mine_recored/{lastCreateTime}', records: 'GET /api/fruit/recored/{lastCreateTime}' },
  { selections: z.array(fruit).max(12).readonly() },
  z.object({ cell: z.int(), lit: z.array(z.int()).readonly() }),
)
export type FruitContract = typeof fruitContract
