// The HTTP server that all services share: signed calls, HTML forms, and pages that cannot run foreign scripts.

import { readFileSync } from 'node:fs'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Clock } from './clock.ts'
import { signatureError, type Key } from './signing.ts'

const BODY_BYTES = 16 * 1024
const ASSETS = new URL('../assets/', import.meta.url)
const TYPES = {
  'sandbox.css': 'text/css',
  'spot.css': 'text/css',
  'sandbox.js': 'text/javascript',
  'icon.svg': 'image/svg+xml',
} as const

/** A refused call; `code` is for programs, `message` for people who read logs. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export interface HttpServerOptions {
  readonly key: Key
  readonly clock: Clock
  /** Resolves once the service has read its journal. */
  readonly ready: () => Promise<void>
  /** Resolves once every decision is on disk. */
  readonly synced: () => Promise<void>
}

export function buildHttpServer(options: HttpServerOptions): FastifyInstance {
  const httpServer = fastify({ bodyLimit: BODY_BYTES, requestTimeout: 15_000, forceCloseConnections: true })
  httpServer.removeAllContentTypeParsers()
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    httpServer.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  }
  httpServer.addHook('onRequest', () => options.ready())
  httpServer.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (reply.statusCode < 500) await options.synced()
  })
  httpServer.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const [status, code] =
      error instanceof CallRefused ? [error.status, error.code] : [error.statusCode ?? 500, 'failed']
    const message = status < 500 ? error.message : 'internal error'
    return reply.code(status).send({ error: { code, message } })
  })
  httpServer.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: { code: 'noSuchCall', message: 'not found' } }),
  )
  for (const [name, type] of Object.entries(TYPES)) serveAsset(httpServer, name, type)
  return httpServer
}

function serveAsset(httpServer: FastifyInstance, name: string, type: string): void {
  const bytes = readFileSync(new URL(name, ASSETS))
  httpServer.get(`/assets/${name}`, (_request, reply) =>
    reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'max-age=300' }).send(bytes),
  )
}

/** Registers routes that require a signature with the key. */
export function signedCalls(
  httpServer: FastifyInstance,
  { key, clock }: Pick<HttpServerOptions, 'key' | 'clock'>,
  add: (own: FastifyInstance) => void,
): void {
  void httpServer.register((own, _options, done) => {
    own.addHook('preHandler', async (request) => {
      const call = { method: request.method, path: request.url, body: bytesOf(request) }
      const reason = signatureError(key, clock.now(), call, request.headers)
      if (reason) throw new CallRefused(401, 'unsigned', reason)
    })
    add(own)
    done()
  })
}

const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

export function readJson<T>(schema: z.ZodType<T>, request: FastifyRequest): T {
  let value: unknown
  try {
    value = JSON.parse(bytesOf(request).toString())
  } catch {
    throw new CallRefused(400, 'badInput', 'not JSON')
  }
  return readWith(schema, value)
}

export function readWith<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new CallRefused(400, 'badInput', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}

export const readForm = (request: FastifyRequest): URLSearchParams => new URLSearchParams(bytesOf(request).toString())

export function sendPage(
  reply: FastifyReply,
  page: string,
  returnOrigins: readonly string[],
  status = 200,
): FastifyReply {
  const csp =
    `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; ` +
    // Browsers also apply form-action to the redirect after a form.
    `form-action ${["'self'", ...returnOrigins].join(' ')}`
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': csp,
      'x-frame-options': 'DENY',
    })
    .send(page)
}
