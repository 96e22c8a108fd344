// Ties a contract to what answers it. A feature exports routes; the door serves them without knowing any feature.

import type { Auth, Contract, Endpoint, Role } from '@glasshouse/rulebook/wire/endpoint'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Stage } from '@glasshouse/rulebook/wire/backoffice/operators'
import type { output } from 'zod'

/** Who asks, as far as the call's token rules say. */
export interface Caller {
  readonly language: Language
  readonly address: string
  readonly device: string
  /** Scheme and host that the request was sent to, as it says itself. */
  readonly origin: string
  /** When the request was read, on the steady clock of this process. */
  readonly readAt: number
  /** SHA-256 of the token that came along, if one did. */
  readonly tokenHash: Buffer | null
}
export interface PlayerCaller extends Caller {
  readonly playerId: bigint
  readonly tokenHash: Buffer
}
/** Who an operator is, and what his session still lacks. */
export interface OperatorStanding {
  readonly operatorId: bigint
  readonly name: string
  readonly role: Role
  readonly stage: Stage
}
export interface OperatorCaller extends Caller, OperatorStanding {
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
  ) => Promise<output<C[N]['output']>>
}

export interface Route {
  readonly endpoint: Endpoint
  readonly answer: (input: unknown, caller: Caller) => Promise<unknown>
}

export const implement = <C extends Contract>(contract: C, handlers: Handlers<C>): Route[] =>
  Object.entries(contract).map(([name, endpoint]) => ({ endpoint, answer: handlers[name] as Route['answer'] }))
