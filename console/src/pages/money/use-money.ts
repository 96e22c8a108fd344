import { useQuery } from '@tanstack/react-query'
import { call, type Answer } from '../../client/call.ts'

const EVERY_MS = 10_000
export const MONEY = ['money']
export type Money = Answer<'GET /api/console/money'>

export const useMoney = () =>
  useQuery({ queryKey: MONEY, queryFn: () => call('GET /api/console/money', {}), refetchInterval: EVERY_MS })
