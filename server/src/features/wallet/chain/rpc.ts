// JSON-RPC over HTTP. What is no clear answer within its time is unknown.

import { ChainUnknown } from './chain.ts'

const TIMEOUT_MS = 4000

/** The node itself has said no; `message` is its own. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
}

export type Rpc = <T>(method: string, params: readonly unknown[]) => Promise<T>

/** Throws RpcError for what the node refused, and ChainUnknown for everything that went wrong on the way. */
export const rpcTo = (url: string, timeoutMs = TIMEOUT_MS): Rpc => {
  let id = 0
  return async <T>(method: string, params: readonly unknown[]): Promise<T> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params })
    const answer = await post(url, body, timeoutMs).catch((error: unknown) => {
      throw new ChainUnknown(`${method}: ${error instanceof Error ? error.message : String(error)}`)
    })
    if (answer.error) throw new RpcError(`${method}: ${answer.error.message ?? 'no reason given'}`)
    if (!('result' in answer)) throw new ChainUnknown(`${method}: no result`)
    return answer.result as T
  }
}

async function post(
  url: string,
  body: string,
  timeoutMs: number,
): Promise<{ result?: unknown; error?: { message?: string } }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  const value: unknown = await answer.json()
  if (typeof value !== 'object' || value === null) throw new Error(`HTTP ${answer.status}`)
  return value
}
