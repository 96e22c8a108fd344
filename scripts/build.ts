// `npm run build`: builds and compresses both browser apps, prints the size of the first screen, and builds the database
// template.

import { buildDatabaseTemplate } from './support/database-template.ts'
import { apps, BuildFailed, buildApps, staleApps } from './support/browser-apps.ts'
import { FIRST_SCREEN_TARGET_KB, firstScreen } from './checks/first-screen.ts'
import { stop } from './support/processes.ts'

try {
  await Promise.all([
    buildApps(process.argv.includes('--stale') ? staleApps() : apps, console.log),
    buildDatabaseTemplate(console.log),
  ])
} catch (error) {
  if (error instanceof BuildFailed) stop(error.message)
  throw error
}
const { kb, files } = firstScreen()
for (const { file, kb: fileKb } of files) console.log(`  ${fileKb.toFixed(1).padStart(6)} KB  ${file}`)
console.log(`First screen: ${kb.toFixed(1)} KB of JavaScript (gzip), target ${FIRST_SCREEN_TARGET_KB} KB.`)
