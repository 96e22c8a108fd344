// HAProxy in front of nodes on this machine, with the configuration of ops/haproxy: other addresses, the same rules.

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { changed, requireProgram } from './debian.ts'
import { ending, environment, root, run } from './processes.ts'

const CONFIGURATION = join(root, 'ops', 'haproxy', 'haproxy.cfg')
const POLL_MS = 50
const START_LIMIT_MS = 15_000

export interface ProxyOptions {
  /** The ports of the nodes. */
  readonly nodes: readonly number[]
  readonly httpPort: number
  /** Without it the proxy has no TLS. */
  readonly httpsPort?: number
  /** For the configuration and the certificate. */
  readonly folder: string
}

export interface Proxy {
  readonly pid: number
  stop(): Promise<void>
}

/** The configuration for these addresses. Plain HTTP is served too, not redirected: there may be no TLS. */
export function proxyConfiguration({ nodes, httpPort, httpsPort, folder }: ProxyOptions, text: string): string {
  const servers = nodes.map((port, i) => `    server node${i + 1} 127.0.0.1:${port}\n`).join('')
  const tls = `    bind 127.0.0.1:${httpsPort} ssl crt ${join(folder, 'tls')} alpn h2,http/1.1\n`
  let result = changed(text, / {4}server node1 .*\n( {4}server node\d .*\n)*/, servers)
  result = changed(result, / {4}bind :80\n/, `    bind 127.0.0.1:${httpPort}\n`)
  result = changed(result, / {4}bind :443 .*\n/, httpsPort === undefined ? '' : tls)
  result = changed(result, / {4}http-request redirect scheme https .*\n/, '')
  // Two intervals must fit into the shortest DRAIN_SECONDS of a rehearsal.
  result = changed(result, /check inter 1s/, 'check inter 500ms')
  // Only root can become another user.
  return process.getuid?.() === 0 ? result : changed(result, / {4}user haproxy\n {4}group haproxy\n/, '')
}

export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const haproxy = requireProgram('haproxy')
  if (await answers(options.httpPort)) throw new Error(`Port ${options.httpPort} is in use. Choose another.`)
  mkdirSync(options.folder, { recursive: true })
  if (options.httpsPort !== undefined) await makeCertificate(join(options.folder, 'tls'))
  const file = join(options.folder, 'haproxy.cfg')
  writeFileSync(file, proxyConfiguration(options, readFileSync(CONFIGURATION, 'utf8')))
  const child = spawn(haproxy, ['-db', '-f', file], {
    env: environment(),
    // Ctrl+C in a terminal must not end it before the nodes, whose last answers it passes on.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = ending(child)
  for (const end = Date.now() + START_LIMIT_MS; !(await answers(options.httpPort)); await sleep(POLL_MS)) {
    if (child.exitCode === null && Date.now() < end) continue
    child.kill('SIGKILL')
    throw new Error(`HAProxy failed to start.\n${output}`)
  }
  return { pid: child.pid ?? 0, stop: () => stopProcess(child, ended) }
}

async function stopProcess(child: ChildProcess, ended: Promise<number>): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

/** Any answer will do: the nodes may still be starting. */
const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    () => true,
    () => false,
  )

/** A certificate for this machine, which no browser trusts. */
export async function makeCertificate(folder: string): Promise<void> {
  const openssl = requireProgram('openssl')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const [key, certificate] = ['key', 'certificate'].map((name) => join(folder, `../${name}.tmp`)) as [string, string]
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost']
  const files = ['-keyout', key, '-out', certificate]
  const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30']
  const { code, output } = await run(openssl, [...options, ...names, ...files], { words: 'keep' })
  if (code !== 0) throw new Error(`openssl failed.\n${output}`)
  const pem = [certificate, key].map((file) => readFileSync(file, 'utf8')).join('')
  writeFileSync(join(folder, 'localhost.pem'), pem, { mode: 0o600 })
}
