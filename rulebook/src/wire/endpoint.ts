// One object per endpoint. The server serves it, the browser calls it by its key (types only, so that no schema is part
// of the first bundle), and the API page is generated from it.

import { z } from 'zod'
import type { ROLES } from '../backoffice/values.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import { gameArea, type Area } from './areas.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type EndpointKey = `${Method} /api${string}`
/** The token an endpoint requires: none, a player's if present, a player's, or an operator's. */
export type Auth = 'none' | 'optional' | 'player' | 'operator'

export type Role = (typeof ROLES)[number]
/** Which operators may call an endpoint. `entering` endpoints are part of the login: only these accept a session that
 * has not passed its second factor, or whose one-time password has not been changed. */
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
  /** Fields of a POST or PUT that are sent in the query instead of the body. */
  readonly query?: readonly string[]
  /** True for expensive calls, such as those that hash a password: their rate limit per address is lower. */
  readonly costly?: boolean
  /** True for calls that stake or deposit: the terms must be accepted, and the address must not be in a closed country. */
  readonly isGambling?: boolean
  /** Counted separately from all other calls of an address, so that a flood of it blocks nothing else. */
  readonly rate?: 'report'
  /** Maximum body size, where it is not the default. */
  readonly bodyBytes?: number
  /** Required for operators' endpoints and only for them; the HTTP server enforces it. */
  readonly roles?: OperatorAccess
  /** Set where the response is a streamed file instead of an envelope. */
  readonly file?: { readonly type: 'text/csv' | 'application/x-ndjson'; readonly name: string }
  /** Refusals this call throws beyond those that every call of its kind may throw. The API description lists them. */
  readonly refusals?: readonly RefusalCode[]
  /** A request and its answer, for the API description. */
  readonly example?: { readonly input?: z.input<I>; readonly output?: z.output<O> }
  /** Set by `contract`: the call's name in the API description, and the area that lists it. */
  readonly operationId?: string
  readonly area?: Area
}

export type Contract = Readonly<Record<string, Endpoint>>
/** Names no schemas: the compiler would take them for those of an endpoint that omits its own. */
type Keyed = Readonly<Record<string, Pick<Endpoint, 'key'>>>

const nothing = z.strictObject({})
/** The output of an endpoint that streams a file. */
export const pieces = z.custom<AsyncIterable<string>>()

/** Without `input` an endpoint accepts no fields; without `output` it answers null. */
type Spec<I extends z.ZodType, O extends z.ZodType> = Pick<
  Endpoint<EndpointKey, I, O>,
  'summary' | 'query' | 'costly' | 'isGambling' | 'rate' | 'file' | 'bodyBytes' | 'refusals' | 'example'
> & { readonly input?: I; readonly output?: O }

const endpointFor =
  <A extends Auth>(auth: A, access: { roles?: OperatorAccess } = {}) =>
  <K extends EndpointKey, I extends z.ZodType = typeof nothing, O extends z.ZodType = z.ZodNull>(
    key: K,
    spec: Spec<I, O>,
  ): Endpoint<K, I, O, A> =>
    ({ key, auth, ...access, input: nothing, output: z.null(), ...spec }) as unknown as Endpoint<K, I, O, A>

export const publicEndpoint = endpointFor('none')
export const optionalPlayerEndpoint = endpointFor('optional')
export const playerEndpoint = endpointFor('player')
export const operatorEndpoint = (roles: OperatorAccess) => endpointFor('operator', { roles })

/** Makes each schema a component of the API description under its name, so that calls share it there. */
export function shareSchemas(schemas: Readonly<Record<string, z.ZodType>>): void {
  for (const [id, schema] of Object.entries(schemas)) z.globalRegistry.add(schema, { id })
}

/** Names each endpoint for the API description: `contract('players', …, { login })` gives `players_login`. A generated
 * client calls it by that name, so a rename of either half breaks such clients. */
export function contract<C extends Keyed>(name: string, area: Area, endpoints: C): C {
  const named = Object.entries(endpoints).map(([call, spec]) => [
    call,
    { ...spec, operationId: `${name}_${call}`, area },
  ])
  return Object.fromEntries(named) as C
}

/** The contract of a game, which has an area of its own. */
export const gameContract = <C extends Keyed>(game: string, endpoints: C): C =>
  contract(game, gameArea(game), endpoints)

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
