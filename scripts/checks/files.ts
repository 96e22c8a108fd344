// The project's own files, as the checks read them.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../support/processes.ts'

export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** What is or could be committed. */
export async function listFiles(): Promise<string[]> {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { words: 'keep' })
  return output.split('\n').filter((file) => file && existsSync(join(root, file)))
}

export const readFiles = (paths: readonly string[]): SourceFile[] =>
  paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
