// Opens the node of a folder on a port. Only this file is imported by name when the chain starts: an engine that can't
// be loaded is then a reason to name, not a crash of the whole sandbox.

import type { Rpc } from '../rpc.ts'
import { EvmNode } from './evm-node.ts'
import { answer } from './rpc-methods.ts'
import { openRpcServer } from './rpc-server.ts'

export interface RunningNode {
  readonly node: EvmNode
  /** The same calls as over HTTP, without it. */
  readonly rpc: Rpc
  /** Begins to answer calls over HTTP. */
  serve(): void
  stop(): Promise<void>
}

/** Throws where the port is taken or the folder can't be read. The port comes first: it also guards the folder. */
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
