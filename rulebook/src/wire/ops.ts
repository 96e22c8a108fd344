import { z } from 'zod'
import { endpoint, nothing } from './endpoint.ts'
import { coins, time } from './fields.ts'

const operator = z.object({ id: z.int(), name: z.string(), role: z.string(), mustChangePassword: z.boolean() })

export const opsContract = {
  login: endpoint('POST /api/console/login', {
    auth: 'none',
    costly: true,
    summary: 'Log an operator in',
    input: z.strictObject({ name: z.string().min(1).max(64), password: z.string().min(1).max(200) }),
    output: z.object({ token: z.string(), operator }),
  }),
  logout: endpoint('POST /api/console/logout', {
    auth: 'operator',
    summary: 'End this session',
    input: nothing,
    output: z.null(),
  }),
  me: endpoint('GET /api/console/me', {
    auth: 'operator',
    summary: 'Who is logged in',
    input: nothing,
    output: operator,
  }),
  password: endpoint('PUT /api/console/password', {
    auth: 'operator',
    summary: 'Change my password; the one-time password must be changed before anything else',
    input: z.strictObject({ oldPassword: z.string().min(1).max(200), newPassword: z.string().min(1).max(200) }),
    output: z.null(),
  }),
  ledger: endpoint('GET /api/console/ledger', {
    auth: 'operator',
    summary: 'The laws of the ledger, each checked by one query, and the totals by kind of account',
    input: nothing,
    output: z.object({
      checkedAt: time,
      laws: z.array(z.object({ law: z.string(), holds: z.boolean(), broken: z.int() })),
      sum: coins,
      accounts: z.array(z.object({ kind: z.string(), accounts: z.int(), balance: coins })),
      journals: z.int(),
      entries: z.int(),
      bets: z.int(),
    }),
  }),
}
export type OpsContract = typeof opsContract
