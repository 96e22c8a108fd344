// A call, however it came in: rate and token, input, answer in the envelope. Nothing internal leaves by it.

import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import {
  Refusal,
  refusalMessage,
  refusals,
  type RefusalCode,
  type RefusalWords,
} from '@glasshouse/rulebook/refusals/refusals'
import type { Endpoint, OperatorAccess } from '@glasshouse/rulebook/wire/endpoint'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { isStorableJson } from './json-guard.ts'
import { checkRate, type RateClass, type RateCounter } from './rate-limits.ts'
import type { Metrics } from './metrics.ts'
import type { OperatorStanding, Route, Caller } from './route.ts'
import { readRequestContext, type RequestContext, type RequestContextDeps } from './request-context.ts'

const NAMES_LENGTH_MAX = 100

export interface AnswerDeps extends RequestContextDeps {
  /** Whose token it is; both refuse one of another kind, and one that has ended. */
  readonly playerOf: (tokenHash: Buffer) => Promise<bigint>
  readonly operatorOf: (tokenHash: Buffer) => Promise<OperatorStanding>
  readonly rates: RateCounter
  /** Multiplies all rates; 0 takes them away. */
  readonly rateFactor: number
  readonly metrics: Metrics
  readonly logger: FastifyBaseLogger
}

/** What was asked: a request with its path, query and body read. */
export interface Asked {
  readonly request: IncomingMessage
  readonly params: object
  readonly query: object
  readonly body: unknown
}

/** The envelope as text, or a file in pieces. */
export type Answer =
  | { readonly status: number; readonly text: string }
  | { readonly file: NonNullable<Endpoint['file']>; readonly pieces: AsyncIterable<string> }

export async function answer(deps: AnswerDeps, route: Route, asked: Asked): Promise<Answer> {
  const context = readRequestContext(asked.request, deps)
  const { endpoint } = route
  let errno = 0
  try {
    const caller = await admit(deps, endpoint, context)
    const data = await route.answer(readInput(endpoint, asked), caller)
    if (endpoint.file) return { file: endpoint.file, pieces: data as AsyncIterable<string> }
    return { status: 200, text: JSON.stringify({ errno: 0, message: '', data }) }
  } catch (error) {
    const [code, words] =
      error instanceof Refusal ? [error.code, error.words] : ([isHeldUp(error) ? 'busy' : 'failed', {}] as const)
    if (code === 'failed') deps.logger.error({ err: error, call: endpoint.key }, 'a call failed')
    errno = refusals[code].errno
    return refused(context.language, code, words)
  } finally {
    deps.metrics.answered(endpoint.key, errno, (performance.now() - context.readAt) / 1000)
  }
}

export function refused(language: Language, code: RefusalCode, words: RefusalWords) {
  const { errno, status } = refusals[code]
  return { status, text: JSON.stringify({ errno, message: refusalMessage(code, words, language), data: null }) }
}

/** Checks rate and token as the endpoint wants them, and says who is asking. */
async function admit(
  deps: AnswerDeps,
  { auth, costly, rate, roles }: Endpoint,
  context: RequestContext,
): Promise<Caller> {
  const check = (of: RateClass, subject: string) => checkRate(deps.rates, of, subject, deps.rateFactor)
  if (auth === 'none') {
    await check(rate ?? (costly ? 'login' : 'open'), context.address)
    return context
  }
  const { tokenHash } = context
  if (auth === 'optional') {
    // Who brings no token, or one that is not valid any more, is answered as a stranger.
    const playerId = tokenHash && (await deps.playerOf(tokenHash).catch(strangerIfRefused))
    if (playerId) await check('player', `player:${playerId}`)
    else await check('open', context.address)
    if (playerId) context.playerId = playerId
    return context
  }
  if (!tokenHash) {
    await check('open', context.address)
    throw new Refusal('loginNeeded')
  }
  const refuseCounted = async (refusal: unknown): Promise<never> => {
    // Made-up tokens cost a look-up each, so their senders are counted where they come from.
    await check('open', context.address)
    throw refusal
  }
  if (auth === 'player') {
    const playerId = await deps.playerOf(tokenHash).catch(refuseCounted)
    await check('player', `player:${playerId}`)
    context.playerId = playerId
    return context
  }
  const standing = await deps.operatorOf(tokenHash).catch(refuseCounted)
  await check('player', `operator:${standing.operatorId}`)
  checkAccess(roles ?? [], standing)
  return Object.assign(context, standing)
}

/** The one place where it is decided which operator a call answers. */
function checkAccess(access: OperatorAccess, { stage, role }: OperatorStanding): void {
  if (access === 'entering') return
  if (stage !== 'in') throw new Refusal(LACKING[stage])
  if (!access.includes(role)) throw new Refusal('operatorNotAllowed')
}

const LACKING = {
  password: 'operatorPasswordOld',
  enrol: 'operatorEnrolNeeded',
  second: 'operatorSecondNeeded',
} as const satisfies Record<string, RefusalCode>

function strangerIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

/** Path, query and body as one object, checked by the endpoint's schema; a name may come from one place only. */
function readInput(endpoint: Endpoint, { request, params, query, body: sent }: Asked): unknown {
  const body = sent ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('badInput', { field: 'JSON' })
  const key = request.headers['idempotency-key']
  const requestId = key && !('requestId' in body) && wantsRequestId(endpoint) ? { requestId: key } : NOTHING
  const given = joined([params, query, body, requestId])
  if (!given || !isStorableJson(given)) throw new Refusal('badInput', { field: 'JSON' })
  const parsed = endpoint.input.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Refusal('badInput', {
    field:
      issue?.code === 'unrecognized_keys'
        ? issue.keys.join(', ').slice(0, NAMES_LENGTH_MAX)
        : (issue?.path.join('.') ?? ''),
  })
}

/** What hardly any call brings along. */
export const NOTHING: object = Object.freeze({})

/** Null where a name comes twice. Most calls bring a body and nothing else. */
function joined(places: readonly object[]): object | null {
  const filled = places.filter((place) => place !== NOTHING)
  if (filled.length === 1) return filled[0] as object
  const names = filled.flatMap((place) => Object.keys(place))
  // As entries, which make even a name like __proto__ no more than a name.
  return new Set(names).size === names.length
    ? Object.fromEntries(filled.flatMap((place) => Object.entries(place)))
    : null
}

const wantsRequestId = ({ input }: Endpoint): boolean => 'requestId' in ((input as { shape?: object }).shape ?? {})

/** A lock that was not given in time: nothing was booked, and a moment later it may be. */
const isHeldUp = (error: unknown): boolean => (error as { code?: string }).code === '55P03'
