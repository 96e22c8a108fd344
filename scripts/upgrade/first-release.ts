// The code of the first release: the commit before the first numbered migration. It comes from git's history, with
// packages of its own.

import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../support/processes.ts'

export const FIRST_RELEASE = { version: '1.1.9', commit: 'a99c06cf6e33', openWords: 'Ctrl+C stops it.' }
/** The server without the tools that build and test it. */
const WORKSPACES = ['server', 'rulebook', 'sandbox'].map((name) => `--workspace=${name}`)
const OPTIONS = ['--no-save', '--omit=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund']
const APPS = ['web', 'console']

/** Returns the folder of the code, which later calls find again. */
export async function provideFirstRelease(log: (line: string) => void): Promise<string> {
  const { version, commit } = FIRST_RELEASE
  const folder = join(root, 'data', 'releases', `${version}-${commit}`)
  if (existsSync(folder)) return folder
  if ((await run('git', ['cat-file', '-e', `${commit}^{commit}`], { words: 'keep' })).code !== 0)
    throw new Error(`Git's history has no commit ${commit}. Fetch all of it: git fetch --unshallow.`)
  log(`Glasshouse ${version} (${commit}): getting its code and packages`)
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  try {
    const archive = join(unfinished, 'code.tar')
    await ran('git', ['archive', '--output', archive, commit])
    await ran('tar', ['-xf', archive, '-C', unfinished])
    rmSync(archive)
    await ran('npm', ['install', ...OPTIONS, ...WORKSPACES], unfinished)
    for (const app of APPS) writePage(join(unfinished, app, 'dist'))
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  return folder
}

/** The server does not start without its apps. No browser opens them here, so they are not built. */
function writePage(dist: string): void {
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), '<!doctype html><html lang="en"><head></head><body></body></html>\n')
}

async function ran(command: string, args: readonly string[], cwd = root): Promise<void> {
  const { code, output } = await run(command, args, { cwd, words: 'keep' })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed (${code}).\n${output.trim()}`)
}
