// JSON-RPC over HTTP for the node. It listens before the node exists, because the port locks the files.

import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { answer } from './rpc-methods.ts'
import type { EvmNode } from './evm-node.ts'
import { RpcError } from './types.ts'

const BODY_BYTES_MAX = 1_000_000

export interface RpcServer {
  /** Calls are answered from now on. */
  serve(node: EvmNode): void
  close(): Promise<void>
}

/** Throws where it cannot listen. */
export async function openRpcServer(host: string, port: number): Promise<RpcServer> {
  let node: EvmNode | null = null
  const server = http.createServer((request, response) => {
    const send = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(value))
    }
    if (!node || request.method !== 'POST') return send(node ? 405 : 503, failure(null, new RpcError('not available')))
    const served = node
    void readJson(request)
      .then((body) =>
        Array.isArray(body) ? Promise.all(body.map((each) => respond(served, each))) : respond(served, body),
      )
      .then(
        (value) => send(200, value),
        () => send(400, failure(null, new RpcError('parse error', -32_700))),
      )
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(`port ${port} can't be used: ${(error as Error).message}`, { cause: error })
  }
  return {
    serve: (opened) => void (node = opened),
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_BYTES_MAX) throw new Error('too large')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}

async function respond(node: EvmNode, request: unknown): Promise<object> {
  const { id = null, method, params } = (request ?? {}) as { id?: unknown; method?: unknown; params?: unknown }
  try {
    const result = await answer(node, String(method), Array.isArray(params) ? params : [])
    return { jsonrpc: '2.0', id, result }
  } catch (error) {
    return failure(id, error)
  }
}

function failure(id: unknown, error: unknown): object {
  const { message } = error as Error
  const { code, data } = error instanceof RpcError ? error : { code: -32_603, data: undefined }
  return { jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } }
}
