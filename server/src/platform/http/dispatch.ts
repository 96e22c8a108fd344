// Runs one API call from either HTTP path: rate limit, authentication, input validation, handler, response envelope.
// Internal error details never reach the client.

import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import {
  Refusal,
  refusalMessage,
  refusals,
  type RefusalCode,
  type RefusalParams,
} from '@glasshouse/rulebook/refusals/refusals'
import type { Endpoint, OperatorAccess } from '@glasshouse/rulebook/wire/endpoint'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { isStorableJson } from './json-guard.ts'
import { checkRate, type RateClass, type RateCounter } from './rate-limits.ts'
import { traced, type TraceSpan } from '../tracing.ts'
import type { Metrics } from './metrics.ts'
import type { OperatorSession, Route, Caller } from './route.ts'
import { readRequestContext, type RequestContext, type RequestContextDeps } from './request-context.ts'

const FIELD_NAMES_LENGTH_MAX = 100

export interface DispatchDeps extends RequestContextDeps {
  /** Resolve a token to its owner. Both throw a Refusal for a token of the other kind or an expired one. */
  readonly authenticatePlayer: (tokenHash: Buffer) => Promise<bigint>
  readonly authenticateOperator: (tokenHash: Buffer) => Promise<OperatorSession>
  /** Refuses a stake or deposit for reasons that the database does not know. It must not query for every call. */
  readonly assertMayGamble: (attempt: GamblingAttempt) => Promise<void>
  readonly rates: RateCounter
  /** Multiplies all rate limits; 0 disables them. */
  readonly rateFactor: number
  readonly metrics: Metrics
  readonly logger: FastifyBaseLogger
}

export interface GamblingAttempt {
  /** The endpoint's key. */
  readonly call: string
  readonly playerId: bigint
  readonly address: string
  readonly requestId: string | undefined
}

/** A request with its path parameters, query and body already parsed. */
export interface ParsedRequest {
  readonly request: IncomingMessage
  readonly params: object
  readonly query: object
  readonly body: unknown
}

/** The JSON envelope as text, or a file streamed in chunks. */
export type DispatchResult =
  | { readonly status: number; readonly text: string }
  | { readonly file: NonNullable<Endpoint['file']>; readonly chunks: AsyncIterable<string> }

/** `admitted` is the caller of a call that was authenticated before its body was read. */
export async function dispatch(
  deps: DispatchDeps,
  route: Route,
  parsed: ParsedRequest,
  admitted: RequestContext | null = null,
): Promise<DispatchResult> {
  const context = admitted ?? readRequestContext(parsed.request, deps)
  const { endpoint } = route
  return await answer(deps, endpoint, parsed.request, context, async () => {
    const caller = admitted ?? (await authenticate(deps, endpoint, context))
    const input = readInput(endpoint, parsed)
    if (endpoint.isGambling) await assertMayGamble(deps, endpoint, context, input)
    const data = await route.answer(input, caller)
    if (endpoint.file) return { file: endpoint.file, chunks: data as AsyncIterable<string> }
    return { status: 200, text: JSON.stringify({ errno: 0, message: '', data: data ?? null }) }
  })
}

/** Authenticates a call before its body is read. Returns its caller, or the refusal to send. */
export async function admit(
  deps: DispatchDeps,
  { endpoint }: Route,
  request: IncomingMessage,
): Promise<{ caller: RequestContext } | { refusal: DispatchResult }> {
  const context = readRequestContext(request, deps)
  try {
    await authenticate(deps, endpoint, context)
    return { caller: context }
  } catch (error) {
    const refusal = await answer(deps, endpoint, request, context, () => Promise.reject(error))
    return { refusal }
  }
}

/** Runs a call, turns what it throws into an error response, and records it. */
const answer = (
  deps: DispatchDeps,
  endpoint: Endpoint,
  { headers }: IncomingMessage,
  context: RequestContext,
  run: () => Promise<DispatchResult>,
): Promise<DispatchResult> =>
  traced({ name: endpoint.key, kind: 'server', headers }, (span) => answerInSpan(deps, endpoint, context, run, span))

async function answerInSpan(
  deps: DispatchDeps,
  endpoint: Endpoint,
  context: RequestContext,
  run: () => Promise<DispatchResult>,
  span: TraceSpan | null,
): Promise<DispatchResult> {
  let errno = 0
  try {
    return await run()
  } catch (error) {
    const [code, params] =
      error instanceof Refusal ? [error.code, error.params] : ([isLockTimeout(error) ? 'busy' : 'failed', {}] as const)
    if (code === 'failed') {
      deps.logger.error({ err: error, call: endpoint.key }, 'call failed')
      span?.fail('failed')
    }
    errno = refusals[code].errno
    return errorResponse(context.language, code, params)
  } finally {
    span?.set('glasshouse.errno', errno)
    deps.metrics.recordCall(endpoint.key, errno, (performance.now() - context.readAtMs) / 1000)
  }
}

async function assertMayGamble(
  { assertMayGamble: assertAllowed }: DispatchDeps,
  { key: call }: Endpoint,
  { playerId, address }: RequestContext,
  input: unknown,
): Promise<void> {
  if (playerId === undefined) throw new Refusal('loginNeeded')
  await assertAllowed({ call, playerId, address, requestId: (input as { requestId?: string }).requestId })
}

export function errorResponse(language: Language, code: RefusalCode, params: RefusalParams) {
  const { errno, status } = refusals[code]
  return { status, text: JSON.stringify({ errno, message: refusalMessage(code, params, language), data: null }) }
}

/** Applies the endpoint's rate limit and authentication, and returns the caller. */
async function authenticate(
  deps: DispatchDeps,
  { auth, costly, rate, roles }: Endpoint,
  context: RequestContext,
): Promise<Caller> {
  const check = (rateClass: RateClass, subject: string) => checkRate(deps.rates, rateClass, subject, deps.rateFactor)
  if (auth === 'none') {
    await check(rate ?? (costly ? 'login' : 'open'), context.address)
    return context
  }
  const { tokenHash } = context
  if (auth === 'optional') {
    // A missing or expired token makes the caller anonymous.
    const playerId = tokenHash && (await deps.authenticatePlayer(tokenHash).catch(anonymousIfRefused))
    if (playerId) await check('player', `player:${playerId}`)
    else await check('open', context.address)
    if (playerId) context.playerId = playerId
    return context
  }
  if (!tokenHash) {
    await check('open', context.address)
    throw new Refusal('loginNeeded')
  }
  const countAndRethrow = async (error: unknown): Promise<never> => {
    // Each forged token costs a database lookup, so it counts against the sender's address.
    await check('open', context.address)
    throw error
  }
  if (auth === 'player') {
    const playerId = await deps.authenticatePlayer(tokenHash).catch(countAndRethrow)
    await check('player', `player:${playerId}`)
    context.playerId = playerId
    return context
  }
  const operator = await deps.authenticateOperator(tokenHash).catch(countAndRethrow)
  await check('player', `operator:${operator.operatorId}`)
  checkAccess(roles ?? [], operator)
  return Object.assign(context, operator)
}

/** The only place that decides which operator may make a call. */
function checkAccess(access: OperatorAccess, { stage, role }: OperatorSession): void {
  if (access === 'entering') return
  if (stage !== 'in') throw new Refusal(REFUSAL_BY_STAGE[stage])
  if (!access.includes(role)) throw new Refusal('operatorNotAllowed')
}

const REFUSAL_BY_STAGE = {
  password: 'operatorPasswordOld',
  enrol: 'operatorEnrolNeeded',
  second: 'operatorSecondNeeded',
} as const satisfies Record<string, RefusalCode>

function anonymousIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

/** Merges path, query and body and validates them with the endpoint's schema. A field may come from one source only. */
function readInput(endpoint: Endpoint, { request, params, query, body: sent }: ParsedRequest): unknown {
  const body = sent ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('badInput', { field: 'JSON' })
  const key = request.headers['idempotency-key']
  const requestId = key && !('requestId' in body) && acceptsRequestId(endpoint) ? { requestId: key } : EMPTY
  const input = mergeSources([params, query, body, requestId])
  if (!input || !isStorableJson(input)) throw new Refusal('badInput', { field: 'JSON' })
  const parsed = endpoint.input.safeParse(input)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field =
    issue?.code === 'unrecognized_keys'
      ? issue.keys.join(', ').slice(0, FIELD_NAMES_LENGTH_MAX)
      : (issue?.path.join('.') ?? '')
  // Operators see the key of the schema. A player sees the label of the field, or no name at all.
  throw new Refusal(endpoint.auth === 'operator' && field ? 'badField' : 'badInput', { field })
}

/** Marks an empty source, so that merging can skip it. */
export const EMPTY: object = Object.freeze({})

/** Null when two sources have the same field. Most calls have only a body, which is returned without copying. */
function mergeSources(sources: readonly object[]): object | null {
  const filled = sources.filter((source) => source !== EMPTY)
  if (filled.length === 1) return filled[0] as object
  const fields = filled.flatMap((source) => Object.keys(source))
  // `fromEntries` defines `__proto__` as an ordinary property.
  return new Set(fields).size === fields.length
    ? Object.fromEntries(filled.flatMap((source) => Object.entries(source)))
    : null
}

const acceptsRequestId = ({ input }: Endpoint): boolean => 'requestId' in ((input as { shape?: object }).shape ?? {})

/** PostgreSQL lock_not_available: nothing was written, so the client may retry. */
const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03'
