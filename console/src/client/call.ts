// The only door to the server. It sends the operator's token, opens the envelope and ends the session when
// the server no longer knows it. The contract comes in as types alone, so no schema is shipped.

import type { Envelope, InputOf, KeyOf, OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { OpsContract } from '@glasshouse/rulebook/wire/ops'
import { currentToken, setToken } from './session.ts'

const CALL_TIMEOUT_MS = 60_000
const SESSION_ENDED = new Set([403, 505, 510])

type Key = KeyOf<OpsContract>
export type Answer<K extends Key> = OutputOf<OpsContract, K>
export type Operator = Answer<'GET /api/console/me'>
export type Ledger = Answer<'GET /api/console/ledger'>

/** A refusal or a fault, in words for the operator. */
class CallError extends Error {
  override readonly name = 'CallError'
}

export async function call<K extends Key>(key: K, input: InputOf<OpsContract, K>): Promise<Answer<K>> {
  const [method, path] = key.split(' ') as [string, string]
  const token = currentToken()
  const headers: Record<string, string> = { 'Accept-Language': 'en' }
  if (token) headers['Token'] = token
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }
  if (method !== 'GET') {
    headers['Content-Type'] = 'application/json'
    init.body = JSON.stringify(input)
  }
  const response = await fetch(path, init).catch(() => {
    throw new CallError('The server does not answer. Check the connection and try again.')
  })
  const envelope = await readEnvelope<Answer<K>>(response)
  if (response.ok && envelope.errno === 0) return envelope.data as Answer<K>
  // A late answer to an old token must not end the session that came after it.
  const ended = SESSION_ENDED.has(envelope.errno) || response.status === 403
  if (ended && token && currentToken() === token) setToken(null)
  throw new CallError(envelope.message)
}

async function readEnvelope<T>(response: Response): Promise<Envelope<T>> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body === 'object' && body && 'errno' in body && 'message' in body) return body as Envelope<T>
  throw new CallError(`The server gave an answer that can't be read (${response.status}).`)
}
