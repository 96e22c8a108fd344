// Starts the sandbox chain alone. Ends on SIGTERM or SIGINT, or when the IPC channel to its parent closes. A parent with
// such a channel receives { chainUrl, isUp }, and may send { reorganise: depth }, which is answered with
// { reorganised: boolean }. A chain that cannot start is reported and retried.
//
//   SANDBOX_DATA_DIR        where it stores its state (required)
//   SANDBOX_CHAIN_PORT      where it listens; 0 picks a free port
//   SANDBOX_CHAIN_HOST      127.0.0.1
//   SANDBOX_CHAIN_BLOCK_MS  2000; 0 leaves mining to the client

import { readChainOptions } from '../environment.ts'
import { SandboxChain, type ChainOptions } from './chain.ts'

let chain: SandboxChain | null = null
let ending = false
const end = (): void => {
  if (ending) return
  ending = true
  void Promise.resolve(chain?.close()).finally(() => process.exit(0))
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
process.on('disconnect', end)

chain = await SandboxChain.open(readOptions())
process.send?.({ chainUrl: chain.url, isUp: chain.isUp() })
process.on('message', ({ reorganise }: { reorganise: number }) => {
  const reply = (reorganised: boolean): void => void process.send?.({ reorganised })
  chain.reorganise(reorganise).then(
    () => reply(true),
    () => reply(false),
  )
})

function readOptions(): ChainOptions {
  try {
    return readChainOptions((line) => void process.stdout.write(`${line}\n`))
  } catch (error) {
    process.stderr.write(`The sandbox chain failed to start. ${(error as Error).message}\n`)
    process.exit(1)
  }
}
