// Dependencies of operator accounts: passwords, second factors and login throttling.

import type {
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyMade,
  PasskeyRequest,
} from '@glasshouse/rulebook/wire/account/passkeys'
import type { Role } from '@glasshouse/rulebook/wire/endpoint'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { LoginThrottle } from '../../platform/http/login-throttle.ts'
import type { Turn } from '../../platform/http/password-queue.ts'
import type { OperatorSessions } from './operator-sessions.ts'

export interface FactorRequest {
  readonly tokenHash: Buffer
  readonly origin: string
}

export interface FactorAnswer {
  readonly code?: string | undefined
  readonly recoveryCode?: string | undefined
  readonly passkey?: PasskeyAnswer | undefined
}

type FactorMethod = 'code' | 'passkey' | 'recovery'

export interface Factors {
  state(
    tx: Pick<Tx, 'query'>,
    operatorId: bigint,
  ): Promise<{
    authenticatorSince: number | null
    passkeys: { id: number; name: string; isSynced: boolean; createTime: number; lastUsed: number | null }[]
    recoveryCodesLeft: number
  }>
  begin(
    tx: Tx,
    operatorId: bigint,
    request: FactorRequest,
  ): Promise<{ ways: FactorMethod[]; passkey: PasskeyRequest | null }>
  check(tx: Tx, operatorId: bigint, answer: FactorAnswer, request: FactorRequest): Promise<FactorMethod>
  beginApp(tx: Tx, operator: { id: bigint; name: string }): Promise<{ secret: string; uri: string }>
  addApp(tx: Tx, operatorId: bigint, code: string): Promise<void>
  removeApp(tx: Tx, operatorId: bigint): Promise<void>
  beginPasskey(tx: Tx, operator: { id: bigint; name: string }, request: FactorRequest): Promise<PasskeyCreation>
  addPasskey(tx: Tx, operatorId: bigint, name: string, credential: PasskeyMade, request: FactorRequest): Promise<void>
  removePasskey(tx: Tx, operatorId: bigint, id: bigint): Promise<string>
  renewCodes(tx: Tx, operatorId: bigint): Promise<string[]>
  forget(tx: Tx, operatorId: bigint): Promise<void>
}

export interface OperatorDeps {
  readonly db: Database
  readonly sessions: OperatorSessions
  readonly factors: Factors
  readonly hashPassword: (password: string, turn?: Turn) => Promise<string>
  readonly verifyPassword: (stored: string | undefined, password: string, turn: Turn) => Promise<boolean>
  readonly checkPassword: (password: string) => void
  readonly deviceOf: (userAgent: string) => { browser: string | null; system: string | null }
  readonly loginThrottle: LoginThrottle
}

export interface OperatorRow {
  id: bigint
  name: string
  role: Role
  status: 'active' | 'suspended'
  password_hash: string
  must_change_password: boolean
}

/** Locks the operator row, which serializes changes to the account's security. */
export async function lockOperator(tx: Tx, operatorId: bigint): Promise<OperatorRow> {
  const [row] = await tx.query<OperatorRow>('select * from operators where id = $1 for no key update', [operatorId])
  if (!row) throw new Refusal('notFound')
  return row
}
