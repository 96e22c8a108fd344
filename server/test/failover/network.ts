// Hosts in network namespaces on a bridge of their own, so that one can lose its network while its programs run on.
// Names contain the id of this process: what a killed run left behind is found and removed by the next one.

import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const PREFIX = 'ghfail'
const PRIORITY = '-15'
const POLL_MS = 50
const END_MS = 10_000
const execute = promisify(execFile)
const ip = async (...args: readonly string[]): Promise<string> => (await execute('ip', args)).stdout

export class Network {
  readonly hosts: Host[] = []
  readonly #name: string
  readonly #subnet: string

  private constructor(name: string, subnet: string) {
    this.#name = name
    this.#subnet = subnet
  }

  static async open(): Promise<Network> {
    await removeLeftovers()
    const network = new Network(`${PREFIX}${process.pid}`, await freeSubnet())
    await ip('link', 'add', network.#name, 'type', 'bridge')
    await ip('address', 'add', `${network.#subnet}.1/24`, 'dev', network.#name)
    await ip('link', 'set', network.#name, 'up')
    return network
  }

  async addHost(name: string): Promise<Host> {
    const number = this.hosts.length
    const namespace = `${this.#name}-${name}`
    const link = `${this.#name}v${number}`
    const address = `${this.#subnet}.${number + 11}`
    const host = new Host(name, namespace, link, address)
    this.hosts.push(host)
    await ip('netns', 'add', namespace)
    await ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
    await ip('link', 'set', link, 'master', this.#name, 'up')
    await ip('-n', namespace, 'address', 'add', `${address}/24`, 'dev', 'eth0')
    await ip('-n', namespace, 'link', 'set', 'eth0', 'up')
    await ip('-n', namespace, 'link', 'set', 'lo', 'up')
    return host
  }

  async close(): Promise<void> {
    for (const host of this.hosts) {
      await host.killAll().catch(() => {})
      // A namespace may outlive its name while its last connections end, and would keep its link.
      await host.unplug().catch(() => {})
      await ip('netns', 'delete', host.namespace).catch(() => {})
    }
    await ip('link', 'delete', this.#name).catch(() => {})
  }
}

export class Host {
  readonly name: string
  readonly namespace: string
  readonly address: string
  readonly #link: string

  constructor(name: string, namespace: string, link: string, address: string) {
    this.name = name
    this.namespace = namespace
    this.address = address
    this.#link = link
  }

  /** Starts a program on this host as `postgres`; its output goes to `log`. */
  start(command: string, args: readonly string[], log: string): ChildProcess {
    const output = fs.openSync(log, 'a')
    // The load runs on the same machine, and must not make a host look lost.
    const asPostgres = ['nice', '-n', PRIORITY, 'runuser', '-u', 'postgres', '--', command, ...args]
    const child = spawn('ip', ['netns', 'exec', this.namespace, ...asPostgres], {
      stdio: ['ignore', output, output],
      cwd: '/',
    })
    fs.closeSync(output)
    return child
  }

  /** Runs a program on this host, as somebody who is logged in there, until it ends or the time is over. */
  async run(command: string, args: readonly string[], timeoutMs: number): Promise<{ code: number; output: string }> {
    const child = spawn('ip', ['netns', 'exec', this.namespace, command, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code: code ?? -1, output: output.trim() }
  }

  /** The power fails: SIGKILL for everything that runs here. Returns how many processes that were. */
  async killAll(): Promise<number> {
    const killed = new Set<number>()
    for (const began = Date.now(); ; await sleep(POLL_MS)) {
      const pids = (await ip('netns', 'pids', this.namespace)).split('\n').filter(Boolean).map(Number)
      if (pids.length === 0) return killed.size
      if (Date.now() - began > END_MS) throw new Error(`${this.name} still runs ${pids.join(', ')}`)
      for (const pid of pids) {
        killed.add(pid)
        kill(pid)
      }
    }
  }

  /** Nothing reaches this host any more, and nothing leaves it. No connection is closed. */
  cut = async (): Promise<void> => void (await ip('link', 'set', this.#link, 'down'))

  mend = async (): Promise<void> => void (await ip('link', 'set', this.#link, 'up'))

  unplug = async (): Promise<void> => void (await ip('link', 'delete', this.#link))
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The first three numbers of addresses that this machine does not use. */
async function freeSubnet(): Promise<string> {
  const used = await ip('-4', 'route', 'show', 'table', 'all')
  for (;;) {
    const subnet = `10.213.${randomInt(0, 256)}`
    if (!used.includes(`${subnet}.`)) return subnet
  }
}

async function removeLeftovers(): Promise<void> {
  const namespaces = (await ip('netns', 'list')).split('\n').map((line) => line.split(' ')[0] ?? '')
  const links = (await ip('-brief', 'link')).split('\n').map((line) => line.split(/[ @]/)[0] ?? '')
  for (const namespace of namespaces.filter(isLeftover)) {
    await new Host(namespace, namespace, '', '').killAll()
    await ip('netns', 'delete', namespace)
  }
  // Some have ended with their namespaces.
  for (const link of links.filter(isLeftover)) await ip('link', 'delete', link).catch(() => {})
}

/** Made by a process that has ended. */
function isLeftover(name: string): boolean {
  const pid = new RegExp(`^${PREFIX}(\\d+)(-|v|$)`).exec(name)?.[1]
  return pid !== undefined && !fs.existsSync(`/proc/${pid}`)
}
