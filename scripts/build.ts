// `npm run build`: builds and compresses both browser apps, prints the size of the first screen, and builds the database
// template. `npm run build -- --twice` instead builds them in two other folders and compares every byte.

import { buildDatabaseTemplate } from './support/database-template.ts'
import { buildTwice } from './support/build-twice.ts'
import { apps, BuildFailed, buildApps, staleApps } from './support/browser-apps.ts'
import { FIRST_SCREEN_TARGET_KB, firstScreen } from './checks/first-screen.ts'
import { stop } from './support/processes.ts'

try {
  await (process.argv.includes('--twice') ? checkTwice() : build())
} catch (error) {
  if (error instanceof BuildFailed) stop(error.message)
  throw error
}

async function build(): Promise<void> {
  await Promise.all([
    buildApps(process.argv.includes('--stale') ? staleApps() : apps, console.log),
    buildDatabaseTemplate(console.log),
  ])
  const { kb, files } = firstScreen()
  for (const { file, kb: fileKb } of files) console.log(`  ${fileKb.toFixed(1).padStart(6)} KB  ${file}`)
  console.log(`First screen: ${kb.toFixed(1)} KB of JavaScript (gzip), target ${FIRST_SCREEN_TARGET_KB} KB.`)
}

async function checkTwice(): Promise<void> {
  const built = await buildTwice(console.log)
  for (const { app, hash, files } of built) console.log(`${app.padEnd(8)}${hash}  ${files} files, the same bytes twice`)
  console.log('A release of this commit names these hashes: GET /api/fair/releases.')
}
