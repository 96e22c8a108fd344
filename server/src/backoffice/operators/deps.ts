// What this room needs of those who know passwords, second factors and counted tries.

import type {
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyMade,
  PasskeyRequest,
} from '@glasshouse/rulebook/wire/account/passkeys'
import type { Role } from '@glasshouse/rulebook/wire/endpoint'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { OperatorSessions } from './operator-sessions.ts'

export interface Asking {
  readonly tokenHash: Buffer
  readonly origin: string
}

export interface FactorAnswer {
  readonly code?: string | undefined
  readonly recoveryCode?: string | undefined
  readonly passkey?: PasskeyAnswer | undefined
}

type Way = 'code' | 'passkey' | 'recovery'

export interface Factors {
  state(
    tx: Pick<Tx, 'query'>,
    operatorId: bigint,
  ): Promise<{
    authenticatorSince: number | null
    passkeys: { id: number; name: string; isSynced: boolean; createTime: number; lastUsed: number | null }[]
    recoveryCodesLeft: number
  }>
  begin(tx: Tx, operatorId: bigint, asking: Asking): Promise<{ ways: Way[]; passkey: PasskeyRequest | null }>
  check(tx: Tx, operatorId: bigint, answer: FactorAnswer, asking: Asking): Promise<Way>
  beginApp(tx: Tx, operator: { id: bigint; name: string }): Promise<{ secret: string; uri: string }>
  addApp(tx: Tx, operatorId: bigint, code: string): Promise<void>
  removeApp(tx: Tx, operatorId: bigint): Promise<void>
  beginPasskey(tx: Tx, operator: { id: bigint; name: string }, asking: Asking): Promise<PasskeyCreation>
  addPasskey(tx: Tx, operatorId: bigint, name: string, made: PasskeyMade, asking: Asking): Promise<void>
  removePasskey(tx: Tx, operatorId: bigint, id: bigint): Promise<string>
  renewCodes(tx: Tx, operatorId: bigint): Promise<string[]>
  forget(tx: Tx, operatorId: bigint): Promise<void>
}

export interface OperatorDeps {
  readonly db: Database
  readonly sessions: OperatorSessions
  readonly factors: Factors
  readonly hashPassword: (password: string) => Promise<string>
  readonly verifyPassword: (stored: string | undefined, password: string) => Promise<boolean>
  readonly checkPassword: (password: string) => void
  readonly deviceOf: (userAgent: string) => { browser: string | null; system: string | null }
  /** Counts a try before it is looked at, and refuses while a lock stands. */
  readonly countTry: (address: string, name: string) => Promise<void>
  readonly forgive: (address: string, name: string) => Promise<void>
  /** A try that nobody looked at. */
  readonly takeBack: (address: string, name: string) => Promise<void>
}

export interface OperatorRow {
  id: bigint
  name: string
  role: Role
  status: 'active' | 'suspended'
  password_hash: string
  must_change_password: boolean
}

/** Takes an operator's turn: what secures his account changes one thing after the other. */
export async function lockOperator(tx: Tx, operatorId: bigint): Promise<OperatorRow> {
  const [row] = await tx.query<OperatorRow>('select * from operators where id = $1 for no key update', [operatorId])
  if (!row) throw new Refusal('notFound')
  return row
}
