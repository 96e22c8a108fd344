// The files of the browser apps as a list that anyone can check: one line a file, as `sha256sum` writes them. The hash of
// the list is published with the release.

import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

export interface AppFiles {
  readonly web: string
  readonly console: string
}

/** Compressed copies and the build's own notes. */
const isListed = (file: string): boolean => !/\.(br|gz)$/.test(file) && !/(^|\/)\./.test(file)

export const listAppFiles = async (folders: AppFiles): Promise<AppFiles> => ({
  web: await listFiles(folders.web),
  console: await listFiles(folders.console),
})

async function listFiles(folder: string): Promise<string> {
  const names: string[] = []
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true }))
    if (entry.isFile()) names.push(path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  const lines = names.filter(isListed).map(async (name) => {
    const bytes = await readFile(path.join(folder, name))
    return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`
  })
  // By path, in the order of its bytes: the same list on every machine.
  return (await Promise.all(lines)).toSorted((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join('')
}
