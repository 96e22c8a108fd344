const TIMEOUT_MS = 10_000

export type Rpc = <T>(method: string, ...params: readonly unknown[]) => Promise<T>

/** A JSON-RPC client; error responses are thrown. */
export const rpcTo =
  (url: string): Rpc =>
  async <T>(method: string, ...params: readonly unknown[]): Promise<T> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { result, error } = (await response.json()) as { result?: T; error?: { message: string } }
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as T
  }
