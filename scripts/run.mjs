// Runs every npm command: `node scripts/run.mjs <name>` installs missing packages and the project's own Node,
// then runs scripts/<name>.ts with it; a name with a slash is a file of the project. It must work on Node 20.19
// with nothing installed, so it imports nothing but Node itself.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const NODE_MIN = [20, 19]
const PROJECT_NODE_MAJOR = 24
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const bundledNode = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
const bundleExists = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)

const [name, ...args] = process.argv.slice(2)
await main()

async function main() {
  requireNode()
  if (!packagesAreComplete()) install()
  const script = join(root, name?.includes('/') ? name : `scripts/${name}.ts`)
  if (!existsSync(script)) stop(`Unknown command "${name ?? ''}". Run npm run to list the commands.`)
  const node = projectNode()
  endWithNpm()
  process.env.PATH = [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter)
  // Node keeps what it has compiled: a server of five hundred files starts in half the time.
  process.env.NODE_COMPILE_CACHE ??= join(modules, '.cache', 'node')
  if (node !== process.execPath) return handOver(node, [...flagsFor(node), script, ...args])
  nodeModule.enableCompileCache?.(process.env.NODE_COMPILE_CACHE)
  process.argv = [node, script, ...args]
  await import(pathToFileURL(script).href)
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])) return
  stop(`Node ${process.versions.node} is too old. Install Node ${NODE_MIN.join('.')} or newer.`)
}

/** npm writes its own record when an install has ended; it must list what the lock file lists. */
function packagesAreComplete() {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(join(modules, '.package-lock.json'))
  if (!installed || (bundleExists && !existsSync(bundledNode))) return false
  return Object.entries(wanted ?? {}).every(([path, { version, optional }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    return installed[path] ? installed[path].version === version : optional === true
  })
}

function packagesOf(lock) {
  return existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : undefined
}

/** Exactly what the lock says. Not `npm ci`: it gives up where a registry lacks other platforms' binaries. */
function install() {
  console.log('Installing packages. This takes a minute or two the first time.')
  const startedAt = Date.now()
  const { command, before } = npm()
  const options = ['--no-save', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund']
  const { status } = spawnSync(command, [...before, 'install', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (status !== 0) stop('npm install failed. See the error above.')
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}

/** The npm that called us, on the Node it runs on: ours may lie in the very folder that npm replaces. */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  return cli?.endsWith('npm-cli.js') && node ? { command: node, before: [cli] } : { command: 'npm', before: [] }
}

function projectNode() {
  if (process.execPath === bundledNode) return bundledNode
  if (bundleExists && spawnSync(bundledNode, ['--version']).status === 0) return bundledNode
  if (Number.parseInt(process.versions.node, 10) >= PROJECT_NODE_MAJOR) return process.execPath
  return stop(
    `Node ${process.versions.node} is too old, and no bundled Node runs on ${process.platform}-${process.arch}. ` +
      `Install Node ${PROJECT_NODE_MAJOR} or newer.`,
  )
}

/** An embedded database is optimised when it is busy: while it opens, that would take a core from the opening. */
function flagsFor(node) {
  return name === 'start' && node === bundledNode ? ['--wasm-tiering-budget=200000000'] : []
}

/** npm passes a signal to its shell, and the shell passes it to nobody: when the shell is gone, this ends too. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

function handOver(node, nodeArgs) {
  const child = spawn(node, nodeArgs, { stdio: 'inherit' })
  // A terminal sends Ctrl-C to both of us; only a signal from elsewhere has to be passed on.
  const pass = (signal) => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  child.on('error', (error) => stop(error.message))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
