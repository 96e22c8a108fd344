// The HTTP server: serves every endpoint of the contracts, through Fastify or the fast path. It knows no feature.

import { createServer, STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify'
import type { RefusalCode, RefusalParams } from '@glasshouse/rulebook/refusals/refusals'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { dispatch, errorResponse, type DispatchResult, type DispatchDeps } from './dispatch.ts'
import { addHeaders, headersFor, type HeaderDeps } from './headers.ts'
import { createFastPath } from './fast-path.ts'
import type { Route } from './route.ts'
import { languageOf } from './request-context.ts'

const BODY_LIMIT = 32 * 1024

export interface HttpServerDeps extends DispatchDeps {
  readonly routes: readonly Route[]
  readonly headers: HeaderDeps
}

export type HttpServer = FastifyInstance

export function buildHttpServer(deps: HttpServerDeps): HttpServer {
  const bodyLimit = ({ endpoint }: Route): number => endpoint.bodyBytes ?? BODY_LIMIT
  const headersOf = headersFor(deps.headers, deps.trustedProxies)
  const fastPath = createFastPath({ ...deps, headersOf, bodyLimit })
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
    httpServer.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: bodyLimit(route),
      handler: async (request, reply) => {
        const { raw, params, query, body } = request
        const parsed = { request: raw, params: params as object, query: query as object, body }
        return await send(reply, await dispatch(deps, route, parsed))
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
