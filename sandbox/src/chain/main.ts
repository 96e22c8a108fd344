// Starts the sandbox chain alone, and ends with whoever started it: on SIGTERM or SIGINT, or when the channel to its
// parent closes. A parent that has such a channel is told { chainUrl, isUp }, and may ask { reorganise: depth } and is
// answered with { reorganised }, true or false. Where no chain can be started, it says so and goes on trying.
//
//   SANDBOX_DATA_DIR        where it keeps its state (needed)
//   SANDBOX_CHAIN_PORT      where it listens; 0 takes a free one
//   SANDBOX_CHAIN_HOST      127.0.0.1
//   SANDBOX_CHAIN_BLOCK_MS  2000; 0 leaves mining to whoever is connected

import { SandboxChain } from './chain.ts'

const env = process.env
const whole = (name: string, fallback: number): number => {
  const value = Number(env[name]?.trim() || fallback)
  if (Number.isInteger(value) && value >= 0) return value
  return refuse(`${name} must be a whole number`)
}

const options = {
  folder: env['SANDBOX_DATA_DIR']?.trim() || refuse('SANDBOX_DATA_DIR is needed'),
  host: env['SANDBOX_CHAIN_HOST']?.trim() || '127.0.0.1',
  port: whole('SANDBOX_CHAIN_PORT', 0),
  blockMs: whole('SANDBOX_CHAIN_BLOCK_MS', 2000),
  say: (line: string) => void process.stdout.write(`${line}\n`),
}

let chain: SandboxChain | null = null
let ending = false
const end = (): void => {
  if (ending) return
  ending = true
  void Promise.resolve(chain?.close()).finally(() => process.exit(0))
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
process.on('disconnect', end)

chain = await SandboxChain.open(options)
process.send?.({ chainUrl: chain.url, isUp: chain.isUp() })
process.on('message', ({ reorganise }: { reorganise: number }) => {
  const tell = (reorganised: boolean): void => void process.send?.({ reorganised })
  chain.reorganise(reorganise).then(
    () => tell(true),
    () => tell(false),
  )
})

function refuse(words: string): never {
  process.stderr.write(`The sandbox chain could not start: ${words}\n`)
  process.exit(1)
}
