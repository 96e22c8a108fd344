// Anvil, a chain in one process. It is brought by npm for the usual platforms, or stands in the PATH; where it is in
// neither place, there is no chain.

import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import net from 'node:net'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHAIN_ID, MNEMONIC } from './play-money.ts'
import { rpcTo, type Rpc } from './rpc.ts'

const READY_MS = 15_000
/** How many past states it keeps, to answer about them and to reorganise. */
const STATES = 256

/** Ends anvil when this process is gone, however it went: the shell then reads the end of its third pipe. */
const WITH_ITS_PARENT = '"$@" & child=$!; { cat > /dev/null; kill -9 $child; } <&3 2> /dev/null & wait $child'

export interface Anvil {
  readonly rpc: Rpc
  /** Settles when the process has ended by itself or was stopped. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Throws with plain words where it can not start. */
export async function startAnvil(host: string, port: number, stateFile: string): Promise<Anvil> {
  const binary = findBinary()
  await checkPort(host, port)
  const options: Record<string, string> = {
    host,
    port: String(port),
    'chain-id': String(CHAIN_ID),
    mnemonic: MNEMONIC,
    accounts: '1',
    // Earlier rules keep no ring of old block hashes in the state, which would make each block dearer.
    hardfork: 'shanghai',
    'prune-history': String(STATES),
    ...(fs.existsSync(stateFile) && { 'load-state': stateFile }),
  }
  const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const child = launch(binary, [...given, '--no-mining', '--quiet'])
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => (words = `${words}${chunk.toString()}`.slice(-2000)))
  const ended = once(child, 'exit').then(() => undefined)
  const stop = async (): Promise<void> => {
    const line = child.stdio[3] as Writable | null | undefined
    if (line) line.destroy()
    else child.kill('SIGKILL')
    await ended
  }
  const rpc = rpcTo(`http://${host}:${port}`)
  if (await isReady(rpc, child)) return { rpc, ended, stop }
  await stop()
  throw new Error(`anvil did not start: ${words.trim() || 'it said nothing'}`)
}

function launch(binary: string, args: readonly string[]): ChildProcess {
  if (process.platform === 'win32') return spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const stdio: ('ignore' | 'pipe')[] = ['ignore', 'ignore', 'pipe', 'pipe']
  const child = spawn('/bin/sh', ['-c', WITH_ITS_PARENT, 'anvil', binary, ...args], { stdio, detached: true })
  child.stdio[3]?.on('error', () => {})
  return child
}

function findBinary(): string {
  const machine = process.arch === 'x64' ? 'amd64' : process.arch
  const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  const { resolve } = createRequire(import.meta.url)
  try {
    return resolve(`@foundry-rs/anvil-${process.platform}-${machine}/bin/${name}`)
  } catch {
    const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
    const found = folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file))
    if (found) return found
    throw new Error(`there is no anvil for ${process.platform} ${process.arch} among the packages, nor in the PATH`)
  }
}

export function hasAnvil(): boolean {
  try {
    findBinary()
    return true
  } catch {
    return false
  }
}

/** A free port below those that outgoing connections take for themselves, so that it is free the next time too. */
export async function freePort(host: string): Promise<number> {
  for (let tries = 0; ; tries++) {
    const port = randomInt(20_000, 32_000)
    const isFree = await checkPort(host, port).then(
      () => true,
      () => false,
    )
    if (isFree || tries > 50) return port
  }
}

/** Another chain on this port must not be taken for ours. */
async function checkPort(host: string, port: number): Promise<void> {
  const server = net.createServer()
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(`port ${port} can not be used: ${(error as Error).message}`, { cause: error })
  }
  server.close()
  await once(server, 'close')
}

async function isReady(rpc: Rpc, child: ChildProcess): Promise<boolean> {
  for (const startedAt = performance.now(); performance.now() - startedAt < READY_MS; await sleep(50)) {
    if (child.exitCode !== null || child.signalCode !== null) return false
    const chainId = await rpc<string>('eth_chainId').catch(() => null)
    if (chainId !== null) return Number(chainId) === CHAIN_ID
  }
  return false
}
