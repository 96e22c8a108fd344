// One object per call. The server serves it, the browser calls it by its key (type only, so that no
// schema reaches the first screen), and the API page is made from it.

import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type EndpointKey = `${Method} /api${string}`
/** Whose token a call wants: nobody's, a player's x-token if there is one, a player's, or an operator's. */
export type Auth = 'none' | 'optional' | 'player' | 'operator'

export const ROLES = ['support', 'finance', 'content', 'risk', 'owner'] as const
export type Role = (typeof ROLES)[number]
/** Which operators a call is open to. `entering` calls are those by which one comes in: they alone are open to a session
 * that has not shown its second factor, or whose one-time password has not been changed. */
export type OperatorAccess = readonly Role[] | 'entering'

export interface Endpoint<
  K extends EndpointKey = EndpointKey,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Auth = Auth,
> {
  readonly key: K
  readonly auth: A
  readonly summary: string
  /** Path parameters, query and body as one object; unknown fields are refused. */
  readonly input: I
  readonly output: O
  /** Fields of a POST or PUT that travel in the query instead of the body. */
  readonly query?: readonly string[]
  /** True for calls that cost the house much (a password to hash): fewer of them are taken from one address. */
  readonly costly?: boolean
  /** Counted apart from all other calls of its address, so that a flood of it does not stop anything else. */
  readonly rate?: 'report'
  /** What a body may weigh, where that is not the usual. */
  readonly bodyBytes?: number
  /** Said of operators' calls and of no others; the door holds everyone to it. */
  readonly roles?: OperatorAccess
  /** Set where the answer is no envelope but a file, sent piece by piece. */
  readonly file?: { readonly type: 'text/csv' | 'application/x-ndjson'; readonly name: string }
}

export type Contract = Readonly<Record<string, Endpoint>>

export const nothing = z.strictObject({})
/** What a call answers that sends a file. */
export const pieces = z.custom<AsyncIterable<string>>()

export function endpoint<K extends EndpointKey, I extends z.ZodType, O extends z.ZodType, A extends Auth>(
  key: K,
  spec: { auth: A; summary: string; input: I; output: O } & Pick<
    Endpoint,
    'query' | 'costly' | 'rate' | 'file' | 'bodyBytes'
  > &
    (A extends 'operator' ? { roles: OperatorAccess } : { roles?: never }),
): Endpoint<K, I, O, A> {
  return { key, ...spec }
}

/** The endpoint of a contract that answers to a key, and what goes in and out: types for the browser. */
export type KeyOf<C> = C[keyof C] extends { key: infer K } ? K : never
type ByKey<C, K> = Extract<C[keyof C], { key: K }>
export type InputOf<C, K> = ByKey<C, K> extends { input: infer I extends z.ZodType } ? z.input<I> : never
export type OutputOf<C, K> = ByKey<C, K> extends { output: infer O extends z.ZodType } ? z.output<O> : never

export interface Envelope<T> {
  readonly errno: number
  readonly message: string
  readonly data: T | null
}
