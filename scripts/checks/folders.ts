// No folder of source holds more files than a reader can take in at once.

import { dirname } from 'node:path'

export const FOLDER_FILES_MAX = 25
const SOURCE = /\.(ts|tsx|mjs|css|sql)$/

/** One line for each folder with too many files. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    if (SOURCE.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > FOLDER_FILES_MAX)
    .map(([folder, count]) => `${folder} has ${count} files. The limit is ${FOLDER_FILES_MAX}.`)
}
