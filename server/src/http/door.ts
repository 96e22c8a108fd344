// The door: parse, authenticate, answer in the envelope. It knows no feature, and nothing internal leaves by it.

import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import {
  Refusal,
  refusalMessage,
  refusals,
  type RefusalCode,
  type RefusalWords,
} from '@glasshouse/rulebook/core/refusals'
import type { Endpoint, OperatorAccess } from '@glasshouse/rulebook/wire/endpoint'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { addHeaders, type HeaderParts } from './headers.ts'
import { isKeepable } from './keepable.ts'
import { checkRate, type RateClass, type RateCounter } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { OperatorStanding, Route, Visitor } from './route.ts'

const BODY_BYTES = 32 * 1024
const TOKEN_LENGTH_MAX = 128
const DEVICE_LENGTH_MAX = 200
const NAMES_LENGTH_MAX = 100

export interface DoorParts {
  readonly routes: readonly Route[]
  readonly headers: HeaderParts
  readonly hashToken: (token: string) => Buffer
  /** Whose token it is; both refuse one of another kind, and one that has ended. */
  readonly playerOf: (tokenHash: Buffer) => Promise<bigint>
  readonly operatorOf: (tokenHash: Buffer) => Promise<OperatorStanding>
  readonly rates: RateCounter
  /** Multiplies all rates; 0 takes them away. */
  readonly rateFactor: number
  readonly metrics: Metrics
  readonly logger: FastifyBaseLogger
  readonly trustedProxies: number
}

export type Door = FastifyInstance

export function buildDoor(parts: DoorParts): Door {
  const door = fastify({
    loggerInstance: parts.logger,
    // Query strings carry tokens by the contract, so no request line is ever logged.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would cost every bet more than the few lines that failures write.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_BYTES,
    // Only sockets are upgraded: what else is offered, such as HTTP/2, is declined and the call answered as it came.
    http: { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket' },
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    trustProxy: (_, hop) => hop < parts.trustedProxies,
    frameworkErrors: (_, request, reply) => void refuse(reply, languageOf(request), 'notFound', {}),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  addHeaders(door, parts.headers)
  for (const route of parts.routes) {
    const [method, path] = route.endpoint.key.split(' ') as [string, string]
    door.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: route.endpoint.bodyBytes ?? BODY_BYTES,
      handler: (request, reply) => handle(parts, route, request, reply),
    })
  }
  door.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const code = codeOf(error, request)
    if (code === 'failed') request.log.error({ err: error }, 'a request failed')
    return refuse(reply, languageOf(request), code, code === 'badInput' ? { field: 'JSON' } : {})
  })
  door.setNotFoundHandler((request, reply) => refuse(reply, languageOf(request), 'notFound', {}))
  return door
}

async function handle(parts: DoorParts, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const began = performance.now()
  const { endpoint } = route
  let errno = 0
  try {
    const visitor = { ...visitorOf(parts, request), readAt: began }
    const caller = await admit(parts, endpoint, visitor)
    const input = readInput(endpoint, request)
    const data = await route.answer(input, caller)
    if (endpoint.file) return await sendFile(reply, endpoint.file, data as AsyncIterable<string>)
    return await reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify({ errno: 0, message: '', data }))
  } catch (error) {
    const [code, words] =
      error instanceof Refusal ? [error.code, error.words] : ([isHeldUp(error) ? 'busy' : 'failed', {}] as const)
    if (code === 'failed') request.log.error({ err: error, call: endpoint.key }, 'a call failed')
    errno = refusals[code].errno
    return refuse(reply, languageOf(request), code, words)
  } finally {
    parts.metrics.answered(endpoint.key, errno, (performance.now() - began) / 1000)
  }
}

/** Checks rate and token as the endpoint wants them, and says who is asking. */
async function admit(parts: DoorParts, endpoint: Endpoint, visitor: Visitor): Promise<Visitor & { playerId?: bigint }> {
  const { auth, costly } = endpoint
  const check = (rate: RateClass, subject: string) => checkRate(parts.rates, rate, subject, parts.rateFactor)
  if (auth === 'none') {
    await check(costly ? 'login' : 'open', visitor.address)
    return visitor
  }
  if (auth === 'optional') {
    // Who brings no token, or one that is not valid any more, is answered as a stranger.
    const playerId = visitor.tokenHash && (await parts.playerOf(visitor.tokenHash).catch(strangerIfRefused))
    if (playerId) await check('player', `player:${playerId}`)
    else await check('open', visitor.address)
    return playerId ? { ...visitor, playerId } : visitor
  }
  if (!visitor.tokenHash) {
    await check('open', visitor.address)
    throw new Refusal('loginNeeded')
  }
  const refuseCounted = async (refusal: unknown): Promise<never> => {
    // Made-up tokens cost a look-up each, so their senders are counted where they come from.
    await check('open', visitor.address)
    throw refusal
  }
  if (auth === 'player') {
    const playerId = await parts.playerOf(visitor.tokenHash).catch(refuseCounted)
    await check('player', `player:${playerId}`)
    return { ...visitor, playerId }
  }
  const standing = await parts.operatorOf(visitor.tokenHash).catch(refuseCounted)
  await check('player', `operator:${standing.operatorId}`)
  checkAccess(endpoint.roles ?? [], standing)
  return { ...visitor, ...standing }
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

const sendFile = (reply: FastifyReply, { type, name }: NonNullable<Endpoint['file']>, pieces: AsyncIterable<string>) =>
  reply
    .header('content-type', `${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(pieces))

function strangerIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

/** Path, query and body as one object, checked by the endpoint's schema; a name may come from one place only. */
function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('badInput', { field: 'JSON' })
  const [params, query] = [request.params as object, request.query as object]
  const names = [...Object.keys(params), ...Object.keys(query), ...Object.keys(body)]
  if (new Set(names).size !== names.length) throw new Refusal('badInput', { field: 'JSON' })
  const key = request.headers['idempotency-key']
  const requestId = key && !('requestId' in body) && wantsRequestId(endpoint) ? { requestId: key } : {}
  const given = { ...params, ...query, ...body, ...requestId }
  if (!isKeepable(given)) throw new Refusal('badInput', { field: 'JSON' })
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

const wantsRequestId = ({ input }: Endpoint): boolean => 'requestId' in ((input as { shape?: object }).shape ?? {})

function visitorOf({ hashToken }: DoorParts, request: FastifyRequest): Omit<Visitor, 'readAt'> {
  const token = request.headers['token']
  const usable = typeof token === 'string' && token !== '' && token.length <= TOKEN_LENGTH_MAX
  return {
    language: languageOf(request),
    address: addressOf(request.ip),
    device: (request.headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH_MAX),
    origin: `${request.protocol}://${request.host}`,
    tokenHash: usable ? hashToken(token) : null,
  }
}

export const languageOf = (request: FastifyRequest): Language =>
  /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en'

/** One subscriber has a whole IPv6 network of 64 bits: all its addresses count as one. */
export function addressOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  // `::` stands for as many zeros as are missing.
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? []
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Where a request comes from that never passes the door's routes, as a socket's upgrade. */
export function clientOf(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const hops = [request.socket.remoteAddress ?? '', ...forwarded.toReversed()]
  return addressOf(hops[Math.min(trustedProxies, hops.length - 1)] ?? '')
}

/** A lock that was not given in time: nothing was booked, and a moment later it may be. */
const isHeldUp = (error: unknown): boolean => (error as { code?: string }).code === '55P03'

function codeOf(error: { statusCode?: number }, { url }: FastifyRequest): RefusalCode {
  if (error.statusCode === 413) return 'tooLarge'
  if (!isClientError(error)) return 'failed'
  return url.startsWith('/api/') ? 'badInput' : 'notFound'
}

const isClientError = (error: { statusCode?: number }): boolean =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500

function refuse(reply: FastifyReply, language: Language, code: RefusalCode, words: RefusalWords): FastifyReply {
  const { errno, status } = refusals[code]
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ errno, message: refusalMessage(code, words, language), data: null }))
}
