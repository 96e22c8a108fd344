// JSON-RPC over HTTP. Anything but a clear answer within the timeout is unknown.

import { callProvider } from '../../../platform/metrics/provider-calls.ts'
import { ChainUnknown } from './chain.ts'

const TIMEOUT_MS = 4000
/** Nodes refuse a client that asks for too much at the same time. */
const MAX_CALLS = 8

/** The node returned an error; `message` is the node's. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
}

export type Rpc = <T>(method: string, params: readonly unknown[]) => Promise<T>

/** Throws RpcError for errors of the node and ChainUnknown for transport failures. */
export const rpcTo = (url: string, timeoutMs = TIMEOUT_MS): Rpc => {
  let id = 0
  const limit = limiter(MAX_CALLS)
  return async <T>(method: string, params: readonly unknown[]): Promise<T> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params })
    const response = await limit(() => post(url, body, timeoutMs)).catch((error: unknown) => {
      throw new ChainUnknown(`${method}: ${error instanceof Error ? error.message : String(error)}`)
    })
    if (response.error) throw new RpcError(`${method}: ${response.error.message ?? 'no reason given'}`)
    if (!('result' in response)) throw new ChainUnknown(`${method}: no result`)
    return response.result as T
  }
}

interface RpcResponse {
  readonly result?: unknown
  readonly error?: { readonly message?: string }
}

const post = (url: string, body: string, timeoutMs: number): Promise<RpcResponse> =>
  callProvider('chain_rpc', () => send(url, body, timeoutMs), { outcomeOf: ({ error }) => (error ? 'refused' : 'ok') })

async function send(url: string, body: string, timeoutMs: number): Promise<RpcResponse> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  const value: unknown = await response.json()
  if (typeof value !== 'object' || value === null) throw new Error(`HTTP ${response.status}`)
  return value
}

/** Runs at most `max` calls at the same time, in the order in which they came. */
function limiter(max: number): <T>(call: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (call) => {
    if (running === max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await call()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
