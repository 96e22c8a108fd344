// The sandbox's chain, anvil, comes with npm for the usual machines. Where the registry has none for a 64-bit ARM under
// Linux, the tests run the one for x86 through qemu: slower, and the same chain. It then stands in node_modules/.bin.

import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root, run, tool } from './processes.ts'
import { askApt, findProgram, mayAskApt, type Say } from './programs.ts'

const OTHER = '@foundry-rs/anvil-linux-amd64'
const PACKAGES = ['qemu-user', 'libc6-amd64-cross', 'libgcc-s1-amd64-cross']
/** Where Debian puts the libraries of x86 on another machine. */
const LIBRARIES = '/usr/x86_64-linux-gnu'

/** Says what it does; the tests that need a chain say themselves where it is missing. */
export async function ensureAnvil(say: Say): Promise<void> {
  if (comesWithNpm() || findProgram('anvil')) return
  if (process.platform !== 'linux' || process.arch !== 'arm64' || !mayAskApt()) {
    say(`No anvil for ${process.platform} ${process.arch} from npm: put one in the PATH (getfoundry.sh has it).`)
    return
  }
  say('No anvil for this machine from npm; taking the one for x86, through qemu ...')
  if (!existsSync(LIBRARIES) || !findProgram('qemu-x86_64')) await askApt(PACKAGES, say)
  const folder = join(root, 'node_modules', '.cache', 'anvil')
  const asked = ['install', `${OTHER}@${wantedVersion()}`, '--prefix', folder, '--force', '--no-save', '--no-audit']
  const { code, output } = await run('npm', asked, { words: 'keep' })
  if (code !== 0) return say(`npm ${asked.join(' ')} failed:\n${output.trim()}`)
  const binary = `"$(dirname "$0")/../.cache/anvil/node_modules/${OTHER}/bin/anvil"`
  writeFileSync(tool('anvil'), `#!/bin/sh\nexec qemu-x86_64 -L ${LIBRARIES} ${binary} "$@"\n`)
  chmodSync(tool('anvil'), 0o755)
}

const sandbox = join(root, 'sandbox', 'package.json')

function comesWithNpm(): boolean {
  const machine = process.arch === 'x64' ? 'amd64' : process.arch
  try {
    createRequire(sandbox).resolve(`@foundry-rs/anvil-${process.platform}-${machine}/package.json`)
    return true
  } catch {
    return false
  }
}

function wantedVersion(): string {
  const { optionalDependencies } = JSON.parse(readFileSync(sandbox, 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  return optionalDependencies[OTHER] ?? 'latest'
}
