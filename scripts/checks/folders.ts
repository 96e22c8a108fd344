// No folder of source holds more files than a reader can take in at once.

import { dirname } from 'node:path'

export const FOLDER_FILES_MAX = 25
const SOURCE = /\.(ts|tsx|mjs|css|sql)$/

/** Folders over the limit that are still to be divided. */
const EXEMPT: ReadonlySet<string> = new Set([
  'web/src/client',
  'web/src/games/lucky3',
  'web/src/games/minesweeper',
  'web/src/games/roller',
  'web/src/games/scratch',
  'web/src/games/turntable',
  'web/src/pages/chat',
  'web/src/pages/fairness',
  'web/src/play',
  'web/src/play/crash',
  'web/src/play/lottery',
])

/** One line for each folder with too many files, and for each exemption that is no longer needed. */
export function crowdedFolders(files: readonly string[], exempt = EXEMPT): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    if (SOURCE.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  const isCrowded = (folder: string): boolean => (counts.get(folder) ?? 0) > FOLDER_FILES_MAX
  return [
    ...[...counts]
      .filter(([folder]) => isCrowded(folder) && !exempt.has(folder))
      .map(([folder, count]) => `${folder} has ${count} files; ${FOLDER_FILES_MAX} is the most`),
    ...[...exempt].filter((folder) => !isCrowded(folder)).map((folder) => `${folder} needs no exemption any more`),
  ]
}
