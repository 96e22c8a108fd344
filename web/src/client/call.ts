// The only door to the server. It knows the envelope, the headers and what each failure does to the
// player's session; it knows no feature. Contracts come in as types alone, so no schema is shipped.

import type { Envelope, InputOf, KeyOf, OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { currentLanguage, defineMessages, say } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'
import { beginLoading } from '@glasshouse/ui/states/loading.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { hostOf } from './hosts.ts'
import { navigate } from './navigate.tsx'
import { NETWORK_TIMEOUT_MS } from './timeouts.ts'
import { clearPlayerToken, playerToken, sentToken } from './tokens.ts'

const messages = defineMessages({
  logIn: ['请登录 Please log in', '请登录 Connectez-vous'],
  failed: ['Something went wrong. Try again.', 'Une erreur s’est produite. Réessayez.'],
})

export interface CallOptions {
  /** Shows the loading indicator while the call runs. */
  loading?: boolean
  /** Leaves the words to the caller: no toast. */
  quiet?: boolean
  signal?: AbortSignal
  /** Fields of a POST or PUT that travel in the query instead of the body. */
  query?: readonly string[]
}

export class CallError extends Error {
  readonly errno: number
  readonly status: number
  /** True when no answer came at all. */
  readonly network: boolean
  /** True when no answer came within the time-out. */
  readonly timedOut: boolean

  constructor(message: string, at: { errno: number; status: number; network: boolean; timedOut?: boolean }) {
    super(message)
    this.name = 'CallError'
    this.errno = at.errno
    this.status = at.status
    this.network = at.network
    this.timedOut = at.timedOut ?? false
  }
}

/** The text of a refusal, or null for an error of any other kind. */
export const refusalText = (error: unknown): string | null => (error instanceof CallError ? error.message : null)

/** What the caller of one contract gets: keys, inputs and answers are checked against it. */
export type Caller<C> = <K extends KeyOf<C>>(
  key: K,
  input: InputOf<C, K>,
  options?: CallOptions,
) => Promise<OutputOf<C, K>>

export function caller<C>(): Caller<C> {
  return (key, input, options) => send(String(key), (input ?? {}) as Fields, options ?? {})
}

type Fields = Readonly<Record<string, unknown>>

async function send<T>(key: string, input: Fields, options: CallOptions): Promise<T> {
  const endLoading = options.loading ? beginLoading() : undefined
  try {
    const { url, init } = request(key, input, options.query)
    const timeout = AbortSignal.timeout(NETWORK_TIMEOUT_MS)
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    const token = playerToken()
    const response = await answerOf(url, { ...init, signal })
    return await open<T>(response, options, token)
  } finally {
    endLoading?.()
  }
}

/** The parts of a key such as 'GET /api/roller/mine_recored/{lastCreateTime}', filled from the input. */
export function request(key: string, input: Fields, query: readonly string[] = []): { url: string; init: RequestInit } {
  const space = key.indexOf(' ')
  const method = key.slice(0, space)
  const rest = { ...input }
  const path = key.slice(space + 1).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(textOf(value))
  })
  const headers: Record<string, string> = {
    Token: sentToken(),
    os: 'web',
    sv: '1.0.0',
    app: 'us',
    'Accept-Language': currentLanguage(),
  }
  const url = hostOf(path) + path
  if (method === 'GET') return { url: withQuery(url, rest), init: { method, headers } }
  // What is taken away is named in the body too: an address is written down in many places on its way.
  if (method === 'DELETE' && Object.keys(rest).length === 0) return { url, init: { method, headers } }
  headers['Content-Type'] = 'application/json'
  const asked = withQuery(url, Object.fromEntries(query.map((name) => [name, rest[name]])))
  for (const name of query) delete rest[name]
  return { url: asked, init: { method, headers, body: JSON.stringify(rest) } }
}

function withQuery(url: string, fields: Fields): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, textOf(value))
  return query.size === 0 ? url : `${url}?${query}`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

async function answerOf(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    // An abort by the caller is no failure of the network; whoever aborted knows what it means.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw lost(cause)
  }
}

const lost = (cause: unknown): CallError => {
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new CallError(say(sharedMessages, 'offline'), { errno: 0, status: 0, network: true, timedOut })
}

type RefusalListener = (errno: number) => void
const refusalListeners = new Set<RefusalListener>()

/** Hears of every refusal, whichever page made the call. Returns what ends it. */
export function onRefusal(listener: RefusalListener): () => void {
  refusalListeners.add(listener)
  return () => void refusalListeners.delete(listener)
}

async function open<T>(response: Response, options: CallOptions, tokenSent: string | null): Promise<T> {
  const envelope = await read<T>(response)
  const { status } = response
  if (response.ok && envelope?.errno === 0) return envelope.data as T

  const errno = envelope?.errno ?? 0
  const message = envelope?.message || say(messages, status === 403 ? 'logIn' : 'failed')
  // A slow answer to an old token must not end the session that came after it.
  const current = playerToken() === tokenSent
  const unknown = current && status === 200 && (errno === 505 || errno === 510)
  const ended = unknown || (current && status === 403)
  // Why a session ended is always said; other words may be left to the caller.
  if (ended || !options.quiet) toast(message)
  if (ended) clearPlayerToken()
  if (unknown) navigate.login()
  for (const hear of refusalListeners) hear(errno)
  throw new CallError(message, { errno, status, network: false })
}

/** The envelope, or null where a proxy or a crash answered with something else. */
async function read<T>(response: Response): Promise<Envelope<T> | null> {
  try {
    const body: unknown = await response.json()
    return isEnvelope<T>(body) ? body : null
  } catch (cause) {
    if (cause instanceof SyntaxError) return null
    throw cause instanceof DOMException && cause.name === 'AbortError' ? cause : lost(cause)
  }
}

const isEnvelope = <T>(body: unknown): body is Envelope<T> =>
  typeof body === 'object' && body !== null && 'errno' in body && typeof body.errno === 'number'
