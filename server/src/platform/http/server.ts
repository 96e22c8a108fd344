// The door: every call of the contract, the long way and the short one. It knows no feature.

import { createServer, STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify'
import type { RefusalCode, RefusalWords } from '@glasshouse/rulebook/refusals/refusals'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { answer, refused, type Answer, type AnswerDeps } from './dispatch.ts'
import { addHeaders, headersFor, type HeaderDeps } from './headers.ts'
import { openFastPath } from './fast-path.ts'
import type { Route } from './route.ts'
import { languageOf } from './request-context.ts'

const BODY_BYTES = 32 * 1024

export interface HttpServerDeps extends AnswerDeps {
  readonly routes: readonly Route[]
  readonly headers: HeaderDeps
}

export type HttpServer = FastifyInstance

export function buildHttpServer(deps: HttpServerDeps): HttpServer {
  const bodyBytes = ({ endpoint }: Route): number => endpoint.bodyBytes ?? BODY_BYTES
  const headersOf = headersFor(deps.headers, deps.trustedProxies)
  const fastPath = openFastPath({ ...deps, headersOf, bodyBytes })
  const httpServer = fastify({
    loggerInstance: deps.logger,
    // Query strings carry tokens by the contract, so no request line is ever logged.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would cost every call more than the few lines that failures write.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_BYTES,
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    serverFactory: (road) => {
      const server = createServer(SERVER, (request, response) => {
        if (!fastPath(server, request, response)) road(request, response)
      })
      return server
    },
    trustProxy: (_, hop) => hop < deps.trustedProxies,
    clientErrorHandler: refuseUnread,
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
      bodyLimit: bodyBytes(route),
      handler: async (request, reply) => {
        const { raw, params, query, body } = request
        const asked = { request: raw, params: params as object, query: query as object, body }
        return await send(reply, await answer(deps, route, asked))
      },
    })
  }
  httpServer.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const code = codeOf(error, request)
    if (code === 'failed') request.log.error({ err: error }, 'a request failed')
    return refuse(reply, languageOf(request), code, code === 'badInput' ? { field: 'JSON' } : {})
  })
  httpServer.setNotFoundHandler((request, reply) => refuse(reply, languageOf(request), 'notFound', {}))
  return httpServer
}

/** Calls are read and answered by their contract; the compilers that are told of here need not even be read. */
function noSchema(): never {
  throw new Error('a route has a schema, which nobody looks at')
}

const SERVER = {
  // Only sockets are upgraded: what else is offered, such as HTTP/2, is declined and the call answered as it came.
  shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
}

/** What could not even be read, or was not there in time, is refused in the house's own words too. */
function refuseUnread({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  // Whoever is told this asks again: the house itself may have been too slow to read.
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const why = isLate ? 'busy' : code === 'HPE_HEADER_OVERFLOW' ? 'tooLarge' : 'badInput'
  const { status, text } = refused('en', why, { field: 'HTTP' })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroySoon()
}

function send(reply: FastifyReply, given: Answer): FastifyReply {
  if ('text' in given)
    return reply.code(given.status).header('content-type', 'application/json; charset=utf-8').send(given.text)
  const { file, pieces } = given
  return reply
    .header('content-type', `${file.type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(Readable.from(pieces))
}

const refuse = (reply: FastifyReply, language: Language, code: RefusalCode, words: RefusalWords): FastifyReply =>
  send(reply, refused(language, code, words))

function codeOf(error: { statusCode?: number }, { url }: { url: string }): RefusalCode {
  if (error.statusCode === 413) return 'tooLarge'
  if (!isClientError(error)) return 'failed'
  return url.startsWith('/api/') ? 'badInput' : 'notFound'
}

const isClientError = (error: { statusCode?: number }): boolean =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
