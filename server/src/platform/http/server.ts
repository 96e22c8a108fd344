// The HTTP server: serves every endpoint of the contracts, through Fastify or the fast path. It knows no feature.

import { createServer, STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify'
import type { RefusalCode, RefusalParams } from '@glasshouse/rulebook/refusals/refusals'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { admit, dispatch, errorResponse, type DispatchResult, type DispatchDeps } from './dispatch.ts'
import { addHeaders, headersFor, type HeaderDeps } from './headers.ts'
import { createFastPath } from './fast-path.ts'
import type { Route } from './route.ts'
import { addressOf, languageOf, type RequestContext } from './request-context.ts'

const BODY_LIMIT = 32 * 1024
const CONNECTIONS_PER_ADDRESS = 1000

export interface HttpServerDeps extends DispatchDeps {
  readonly routes: readonly Route[]
  readonly headers: HeaderDeps
}

export type HttpServer = FastifyInstance

export function buildHttpServer(deps: HttpServerDeps): HttpServer {
  const bodyLimit = ({ endpoint }: Route): number => endpoint.bodyBytes ?? BODY_LIMIT
  const headersOf = headersFor(deps.headers, deps.trustedProxies)
  // Nobody makes the server hold a large body without having logged in, with the role that the call needs.
  const isAdmittedFirst = (route: Route): boolean =>
    bodyLimit(route) > BODY_LIMIT && ['player', 'operator'].includes(route.endpoint.auth)
  const routes = deps.routes.filter((route) => !isAdmittedFirst(route))
  const fastPath = createFastPath({ ...deps, routes, headersOf, bodyLimit })
  const httpServer = fastify({
    loggerInstance: deps.logger,
    // The contract allows tokens in query strings, so no request line is ever logged.
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger per request would cost more than the few error lines are worth.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT,
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    serverFactory: (handleWithFastify) => {
      const server = createServer(SERVER_OPTIONS, (request, response) => {
        if (!fastPath(server, request, response)) handleWithFastify(request, response)
      })
      // Behind a proxy all connections have its address, and the proxy limits those of clients.
      if (deps.trustedProxies === 0 && deps.rateFactor > 0)
        limitConnections(server, CONNECTIONS_PER_ADDRESS * deps.rateFactor)
      return server
    },
    trustProxy: (_, hop) => hop < deps.trustedProxies,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (_, request, reply) => void refuse(reply, languageOf(request), 'notFound', {}),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  addHeaders(httpServer, headersOf)
  for (const route of deps.routes) {
    const [method, path] = route.endpoint.key.split(' ') as [string, string]
    const admitted = new WeakMap<IncomingMessage, RequestContext>()
    httpServer.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: bodyLimit(route),
      ...(isAdmittedFirst(route) && {
        onRequest: async ({ raw }, reply) => {
          const result = await admit(deps, route, raw)
          if ('refusal' in result) return await send(reply, result.refusal)
          admitted.set(raw, result.caller)
        },
      }),
      handler: async (request, reply) => {
        const { raw, params, query, body } = request
        const parsed = { request: raw, params: params as object, query: query as object, body }
        return await send(reply, await dispatch(deps, route, parsed, admitted.get(raw) ?? null))
      },
    })
  }
  httpServer.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const code = refusalCode(error, request)
    if (code === 'failed') request.log.error({ err: error }, 'request failed')
    return refuse(reply, languageOf(request), code, code === 'badInput' ? { field: 'JSON' } : {})
  })
  httpServer.setNotFoundHandler((request, reply) => refuse(reply, languageOf(request), 'notFound', {}))
  return httpServer
}

/** Closes connections of an address that has too many open, most of all silent ones. */
function limitConnections(server: Server, most: number): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket.remoteAddress ?? '')
    const open = (counts.get(address) ?? 0) + 1
    if (open > most) return socket.destroy()
    counts.set(address, open)
    socket.once('close', () => {
      const rest = (counts.get(address) ?? 1) - 1
      if (rest > 0) counts.set(address, rest)
      else counts.delete(address)
    })
  })
}

/** The contracts validate input, so Fastify's schema compilers are never loaded. */
function noSchema(): never {
  throw new Error('Fastify schemas are not supported: contracts validate input')
}

const SERVER_OPTIONS = {
  // Only WebSockets are upgraded. Other offers, such as HTTP/2, are ignored and the call is answered as HTTP/1.1.
  shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  // A request that only dribbles in holds its connection no longer than this.
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
}

/** Answers a request that could not be parsed or arrived too slowly with an error envelope. */
function answerUnreadable({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  // `busy` makes the client retry: this server itself may have been too slow to read.
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const refusal = isLate ? 'busy' : code === 'HPE_HEADER_OVERFLOW' ? 'tooLarge' : 'badInput'
  const { status, text } = errorResponse('en', refusal, { field: 'HTTP' })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroySoon()
}

function send(reply: FastifyReply, result: DispatchResult): FastifyReply {
  if ('text' in result)
    return reply.code(result.status).header('content-type', 'application/json; charset=utf-8').send(result.text)
  const { file, chunks } = result
  return reply
    .header('content-type', `${file.type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(Readable.from(chunks))
}

const refuse = (reply: FastifyReply, language: Language, code: RefusalCode, words: RefusalParams): FastifyReply =>
  send(reply, errorResponse(language, code, words))

function refusalCode(error: { statusCode?: number }, { url }: { url: string }): RefusalCode {
  if (error.statusCode === 413) return 'tooLarge'
  if (!isClientError(error)) return 'failed'
  return url.startsWith('/api/') ? 'badInput' : 'notFound'
}

const isClientError = (error: { statusCode?: number }): boolean =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
