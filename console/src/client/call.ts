// Every call to the server. Sends the operator's token, opens the envelope, and ends the session when the server no
// longer knows it. The contract is imported as types only, so the bundle has no schema.

import type { ConsoleContract } from '@glasshouse/rulebook/wire/backoffice/contract'
import type { Envelope, InputOf, KeyOf, OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { say } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import { currentToken, setToken } from './session.ts'

const CALL_TIMEOUT_MS = 60_000
const FILE_TIMEOUT_MS = 15 * 60_000
const SESSION_ENDED = new Set([403, 505, 510])
/** The session lacks a password, a factor or its second step: the page that asks for it is shown again. */
const INCOMPLETE_SESSION = new Set([1901, 1904, 1906])

export type Key = KeyOf<ConsoleContract>
export type Input<K extends Key> = InputOf<ConsoleContract, K>
export type Answer<K extends Key> = OutputOf<ConsoleContract, K>
export type Operator = Answer<'GET /api/console/me'>
export type Role = Operator['role']
type Fields = Readonly<Record<string, unknown>>

/** A refusal or a failure, with a message for the operator. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly errno: number

  constructor(message: string, errno = 0) {
    super(message)
    this.errno = errno
  }
}

let whenIncomplete = (): void => undefined
/** Called when a call is refused because the session is incomplete. */
export function onIncompleteSession(listener: () => void): void {
  whenIncomplete = listener
}

export async function call<K extends Key>(key: K, input: Input<K>): Promise<Answer<K>> {
  const { response, token } = await send(key, input, CALL_TIMEOUT_MS)
  const envelope = await readEnvelope<Answer<K>>(response)
  if (response.ok && envelope.errno === 0) return envelope.data as Answer<K>
  return refused(response, envelope, token)
}

/** Downloads the file that a call answers with, under the server's name for it. */
export async function download<K extends Key>(key: K, input: Input<K>): Promise<void> {
  const { response, token } = await send(key, input, FILE_TIMEOUT_MS)
  if (response.headers.get('content-type')?.startsWith('application/json'))
    return refused(response, await readEnvelope<null>(response), token)
  const file = await response.blob().catch(() => {
    throw new CallError(say(messages, 'downloadFailed'))
  })
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

async function send(key: string, input: unknown, timeoutMs: number) {
  const { url, init } = request(key, input as Fields)
  const token = currentToken()
  const headers: Record<string, string> = { 'Accept-Language': 'en' }
  if (token) headers['Token'] = token
  if (init.body) headers['Content-Type'] = 'application/json'
  const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    throw new CallError(say(messages, 'offline'))
  })
  return { response, token }
}

/** The parts of a key such as 'DELETE /api/console/sessions/{id}', filled from the input. */
function request(key: string, input: Fields): { url: string; init: RequestInit } {
  const [method, path] = key.split(' ') as [string, string]
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET') return { url: filled, init: { method, body: JSON.stringify(rest) } }
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value as string | number)]],
    ),
  ).toString()
  return { url: query ? `${filled}?${query}` : filled, init: { method } }
}

function refused(response: Response, { errno, message }: Envelope<unknown>, token: string | null): never {
  // A late answer to an old token must not end the session that came after it.
  if (token && currentToken() === token) {
    if (SESSION_ENDED.has(errno) || response.status === 403) setToken(null)
    else if (INCOMPLETE_SESSION.has(errno)) whenIncomplete()
  }
  throw new CallError(message, errno)
}

async function readEnvelope<T>(response: Response): Promise<Envelope<T>> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body === 'object' && body && 'errno' in body && 'message' in body) return body as Envelope<T>
  throw new CallError(say(messages, 'unreadable', { status: response.status }))
}
