// Fast path for the most frequent calls: a POST with a JSON body to a fixed path is answered directly from Node's HTTP
// server. Everything else goes through Fastify, which handles all cases.

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { parse } from 'secure-json-parse'
import { dispatch, EMPTY, errorResponse, type DispatchResult, type DispatchDeps } from './dispatch.ts'
import type { HeadersOf } from './headers.ts'
import type { Route } from './route.ts'
import { languageOf } from './request-context.ts'

export interface FastPathDeps extends DispatchDeps {
  readonly routes: readonly Route[]
  readonly headersOf: HeadersOf
  readonly bodyLimit: (route: Route) => number
}

/** Returns whether it handled the request. */
export type FastPath = (server: Server, request: IncomingMessage, response: ServerResponse) => boolean

export function createFastPath(deps: FastPathDeps): FastPath {
  const routes = new Map(
    deps.routes
      .filter(({ endpoint }) => endpoint.key.startsWith('POST ') && !endpoint.key.includes('{') && !endpoint.file)
      .map((route) => [route.endpoint.key.slice('POST '.length), route]),
  )
  return (server, request, response) => {
    const route = request.method === 'POST' && routes.get(request.url ?? '')
    if (!route || !isEligible(request, deps.bodyLimit(route))) return false
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => void respond(server, request, response, chunks, route))
    return true
  }

  async function respond(
    server: Server,
    request: IncomingMessage,
    response: ServerResponse,
    chunks: readonly Buffer[],
    route: Route,
  ): Promise<void> {
    const body = parseBody(chunks)
    const result: DispatchResult = body
      ? await dispatch(deps, route, { request, params: EMPTY, query: EMPTY, body: body.json })
      : errorResponse(languageOf(request), 'badInput', { field: 'JSON' })
    if ('file' in result) throw new Error(`${route.endpoint.key} cannot serve a file on the fast path`)
    const { status, text } = result
    const length = Buffer.byteLength(text)
    response.writeHead(status, {
      ...deps.headersOf(request),
      'content-type': 'application/json; charset=utf-8',
      'content-length': length,
      // A server that is shutting down keeps no connection open.
      ...(server.listening ? {} : { connection: 'close' }),
    })
    // Equal byte and string length means ASCII, so latin1 skips re-encoding.
    response.end(text, length === text.length ? 'latin1' : 'utf8')
  }
}

function isEligible({ headers }: IncomingMessage, bytesMax: number): boolean {
  const length = Number(headers['content-length'] ?? Number.NaN)
  const type = headers['content-type']
  return length > 0 && length <= bytesMax && (type === 'application/json' || type === 'application/json; charset=utf-8')
}

/** Null for invalid JSON and for JSON that sets an object's prototype. */
function parseBody(chunks: readonly Buffer[]): { json: unknown } | null {
  try {
    const [first] = chunks
    return { json: parse(chunks.length === 1 && first ? first.toString() : Buffer.concat(chunks).toString()) }
  } catch {
    return null
  }
}
