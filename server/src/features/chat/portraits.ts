// Portraits that operators upload. An SVG can run scripts or load resources: those that could are refused on upload, and
// the response headers forbid all of it.

import { PORTRAIT_BYTES, type CharacterPortrait } from '@glasshouse/rulebook/wire/chat/characters'
import { Refusal, refusalMessage, refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { HttpServer } from '../../platform/http/server.ts'
import { languageOf } from '../../platform/http/request-context.ts'
import type { Roster } from './roster.ts'

const ID = /^[a-z]{2,20}$/
/** The URL contains the version. */
const CACHE_CONTROL = 'public, max-age=604800, immutable'
const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'`
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Elements, attributes and URLs that let an SVG do more than draw. */
const ACTIVE_CONTENT =
  /<\s*(script|foreignobject|iframe|embed|object|image|use|a|animate\w*|set|handler|link|meta|style)\b|<!|<\?(?!xml )|\son\w+\s*=|\b(href|src)\s*=|javascript:|data:|url\s*\(\s*["']?(?!#)|@import/i

export function servePortraits(httpServer: HttpServer, roster: Roster): void {
  httpServer.get<{ Params: { id: string } }>('/portraits/:id', async (request, reply) => {
    const { id } = request.params
    const found = ID.test(id) ? await roster.portraitOf(id) : null
    if (!found) {
      const { status } = refusals.notFound
      const message = refusalMessage('notFound', {}, languageOf(request))
      return await reply.code(status).send({ errno: refusals.notFound.errno, message, data: null })
    }
    return await reply
      .headers({
        'content-type': found.type,
        'content-security-policy': CONTENT_SECURITY_POLICY,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': CACHE_CONTROL,
      })
      .send(found.bytes)
  })
}

/** The bytes of a portrait, if they match the declared type. */
export function readPortrait({ type, data }: CharacterPortrait): Buffer {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length === 0 || bytes.length > PORTRAIT_BYTES || !matchesType(type, bytes)) {
    throw new Refusal('characterPortrait')
  }
  return bytes
}

function matchesType(type: CharacterPortrait['type'], bytes: Buffer): boolean {
  if (type === 'image/png') return bytes.subarray(0, PNG.length).equals(PNG)
  if (type === 'image/webp')
    return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return false
  }
  return /^(<\?xml [^>]*\?>)?\s*<svg[\s>]/.test(text) && text.trimEnd().endsWith('</svg>') && !ACTIVE_CONTENT.test(text)
}
