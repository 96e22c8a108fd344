// The short way in, for the calls that come most: a POST with a body of JSON to a fixed path is answered right from
// Node's own server. Whatever is out of the ordinary takes the long way, where everything is looked at.

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { parse } from 'secure-json-parse'
import { answer, NOTHING, refused, type Answer, type AnswerDeps } from './dispatch.ts'
import type { HeadersOf } from './headers.ts'
import type { Route } from './route.ts'
import { languageOf } from './request-context.ts'

export interface FastPathDeps extends AnswerDeps {
  readonly routes: readonly Route[]
  readonly headersOf: HeadersOf
  readonly bodyBytes: (route: Route) => number
}

/** Answers whether the request is taken care of. */
export type FastPath = (server: Server, request: IncomingMessage, response: ServerResponse) => boolean

export function openFastPath(deps: FastPathDeps): FastPath {
  const routes = new Map(
    deps.routes
      .filter(({ endpoint }) => endpoint.key.startsWith('POST ') && !endpoint.key.includes('{') && !endpoint.file)
      .map((route) => [route.endpoint.key.slice('POST '.length), route]),
  )
  return (server, request, response) => {
    const route = request.method === 'POST' && routes.get(request.url ?? '')
    if (!route || !isPlain(request, deps.bodyBytes(route))) return false
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => void take(server, request, response, chunks, route))
    return true
  }

  async function take(
    server: Server,
    request: IncomingMessage,
    response: ServerResponse,
    chunks: readonly Buffer[],
    route: Route,
  ): Promise<void> {
    const body = read(chunks)
    const given: Answer = body
      ? await answer(deps, route, { request, params: NOTHING, query: NOTHING, body: body.json })
      : refused(languageOf(request), 'badInput', { field: 'JSON' })
    if ('file' in given) throw new Error(`${route.endpoint.key} answers no file`)
    const { status, text } = given
    const length = Buffer.byteLength(text)
    response.writeHead(status, {
      ...deps.headersOf(request),
      'content-type': 'application/json; charset=utf-8',
      'content-length': length,
      // A server that is about to close keeps no line open.
      ...(server.listening ? {} : { connection: 'close' }),
    })
    // As many bytes as signs: then none need be looked at again.
    response.end(text, length === text.length ? 'latin1' : 'utf8')
  }
}

function isPlain({ headers }: IncomingMessage, bytesMax: number): boolean {
  const length = Number(headers['content-length'] ?? Number.NaN)
  const type = headers['content-type']
  return length > 0 && length <= bytesMax && (type === 'application/json' || type === 'application/json; charset=utf-8')
}

/** Null where it is no JSON, or JSON that reaches for an object's prototype. */
function read(chunks: readonly Buffer[]): { json: unknown } | null {
  try {
    const [first] = chunks
    return { json: parse(chunks.length === 1 && first ? first.toString() : Buffer.concat(chunks).toString()) }
  } catch {
    return null
  }
}
