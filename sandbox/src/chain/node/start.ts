// Opens the node of a folder on a port. The chain imports only this file, dynamically: an engine that cannot be loaded is
// then an error to report, not a crash of the complete sandbox.

import type { Rpc } from '../rpc.ts'
import { EvmNode } from './evm-node.ts'
import { answer } from './rpc-methods.ts'
import { openRpcServer } from './rpc-server.ts'

export interface RunningNode {
  readonly node: EvmNode
  /** The same calls as over HTTP, in process. */
  readonly rpc: Rpc
  /** Starts to answer calls over HTTP. */
  serve(): void
  stop(): Promise<void>
}

/** Throws where the port is in use or the folder cannot be read. The port is bound first, because it locks the folder. */
export async function startNode(host: string, port: number, folder: string): Promise<RunningNode> {
  const server = await openRpcServer(host, port)
  try {
    const node = await EvmNode.open(folder)
    return {
      node,
      rpc: async <T>(method: string, ...params: readonly unknown[]) => (await answer(node, method, params)) as T,
      serve: () => server.serve(node),
      stop: async () => {
        await server.close()
        await node.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}
