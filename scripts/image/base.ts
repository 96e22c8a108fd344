// The image that ops/Containerfile builds on. Where no registry of images can be reached, Debian's packages and this
// machine's Node make one of the same name: the same release, user and programs.

import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findProgram, type Log } from '../support/programs.ts'
import { root, run } from '../support/processes.ts'
import { requirePrograms, type Engine } from './engine.ts'

const RELEASE = 'bookworm'
/** What nobody reads in a container. */
const SPARE = ['usr/share/doc', 'usr/share/man', 'usr/share/info', 'usr/share/locale', 'var/lib/apt/lists', 'var/log']

/** The one image that the file builds on. */
export function baseImage(): string {
  const text = readFileSync(join(root, 'ops', 'Containerfile'), 'utf8')
  const [name, ...others] = new Set([...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image))
  if (!name || others.length > 0) throw new Error('ops/Containerfile must build on one image.')
  return name
}

/** Says where it came from. */
export async function provideBase(engine: Engine, name: string, cache: string, log: Log): Promise<string> {
  if (await engine.canPull(name)) return 'from a registry'
  const archive = join(cache, `base-${RELEASE}-${process.version}-${process.arch}.tar`)
  if (!existsSync(archive)) await makeArchive(engine.folder, archive, log)
  const container = await engine.buildah('from', 'scratch')
  await engine.buildah('add', '--quiet', container, archive, '/')
  await engine.buildah('config', '--cmd', 'node', '--env', `NODE_VERSION=${process.versions.node}`, container)
  await engine.buildah('commit', '--quiet', '--format', 'docker', container, name)
  await engine.buildah('rm', container)
  return 'from Debian’s packages and this machine’s Node'
}

async function makeArchive(folder: string, archive: string, log: Log): Promise<void> {
  await requirePrograms(['debootstrap'], log)
  if (process.getuid?.() !== 0) throw new Error('debootstrap needs root.')
  log('No registry of images was reached. Making the base image with debootstrap…')
  const system = join(folder, 'base')
  await ran('debootstrap', '--variant=minbase', '--include=ca-certificates', RELEASE, system)
  await ran('chroot', system, 'useradd', '--uid', '1000', '--create-home', '--shell', '/bin/bash', 'node')
  await ran('chroot', system, 'apt-get', 'clean')
  for (const place of SPARE) emptyFolder(join(system, place))
  addNode(join(system, 'usr', 'local'))
  await ran('chroot', system, 'npm', '--version')
  mkdirSync(dirname(archive), { recursive: true })
  await ran('tar', '-C', system, '-cf', `${archive}.unfinished`, '.')
  await ran('mv', `${archive}.unfinished`, archive)
  rmSync(system, { recursive: true, force: true })
}

/** Where the official image has them. */
function addNode(local: string): void {
  const modules = join(local, 'lib', 'node_modules')
  mkdirSync(modules, { recursive: true })
  cpSync(realpathSync(process.execPath), join(local, 'bin', 'node'))
  cpSync(npmFolder(), join(modules, 'npm'), { recursive: true })
  for (const [name, file] of [
    ['npm', 'npm-cli.js'],
    ['npx', 'npx-cli.js'],
  ] as const)
    symlinkSync(join('..', 'lib', 'node_modules', 'npm', 'bin', file), join(local, 'bin', name))
}

/** The npm that called us, or the one on the PATH. */
function npmFolder(): string {
  const cli = process.env['npm_execpath'] ?? findProgram('npm')
  const file = cli && realpathSync(cli)
  if (!file?.endsWith('npm-cli.js')) throw new Error('npm was not found on the PATH.')
  return dirname(dirname(file))
}

function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

async function ran(command: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await run(command, args, { words: 'keep' })
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} failed (${code}).\n${output.trim().split('\n').slice(-8).join('\n')}`)
  return output
}
