// Connects contracts to their handlers. Features export routes; the HTTP server serves them without knowing any
// feature.

import type { Auth, Contract, Endpoint, Role } from '@glasshouse/rulebook/wire/endpoint'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Stage } from '@glasshouse/rulebook/wire/backoffice/operators'
import type { output } from 'zod'

/** The caller of an endpoint, with the fields that its authentication guarantees. */
export interface Caller {
  readonly language: Language
  readonly address: string
  readonly device: string
  /** Scheme and host that the client addressed. */
  readonly origin: string
  /** When the request was read, on this process's monotonic clock. */
  readonly readAtMs: number
  /** SHA-256 of the token, if the request had one. */
  readonly tokenHash: Buffer | null
}
export interface PlayerCaller extends Caller {
  readonly playerId: bigint
  readonly tokenHash: Buffer
}
/** An authenticated operator and what the session still lacks. */
export interface OperatorSession {
  readonly operatorId: bigint
  readonly name: string
  readonly role: Role
  readonly stage: Stage
}
export interface OperatorCaller extends Caller, OperatorSession {
  readonly tokenHash: Buffer
}

export type CallerOf<A extends Auth> = A extends 'player'
  ? PlayerCaller
  : A extends 'operator'
    ? OperatorCaller
    : A extends 'optional'
      ? Caller & { readonly playerId?: bigint }
      : Caller

export type Handlers<C extends Contract> = {
  readonly [N in keyof C]: (
    input: output<C[N]['input']>,
    caller: CallerOf<C[N]['auth']>,
  ) => Promise<Answer<output<C[N]['output']>>>
}
/** A handler that answers null need not return it. */
type Answer<T> = [T] extends [null] ? void : T

export interface Route {
  readonly endpoint: Endpoint
  readonly answer: (input: unknown, caller: Caller) => Promise<unknown>
}

export const implement = <C extends Contract>(contract: C, handlers: Handlers<C>): Route[] =>
  Object.entries(contract).map(([name, endpoint]) => ({ endpoint, answer: handlers[name] as Route['answer'] }))
