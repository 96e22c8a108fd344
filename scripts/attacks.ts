// `npm run attacks`: all attack tests: those in the browser (access matrix, double spends, lost responses, floods), login
// timing, then the fuzz of the complete contract. `-- fuzz <requests> <seed>` runs only the fuzz.

import { join } from 'node:path'
import { ensureChromium } from './support/chromium.ts'
import { runEndToEnd } from './support/end-to-end.ts'
import { root, run, stop } from './support/processes.ts'
import { reachPostgres } from './support/services.ts'

const [only, ...args] = process.argv.slice(2)
if (only !== undefined && only !== 'fuzz') stop('Unknown attack. Choose fuzz, or leave it out to run all.')

const postgres = await reachPostgres()
console.log(postgres.words)
if (!postgres.url) stop('The fuzz needs PostgreSQL. Set TEST_DATABASE_URL.')

const codes: number[] = []
if (only === undefined) {
  const chromium = await ensureChromium(console.log)
  if (!chromium) stop('The attacks need Chromium. Set CHROMIUM_PATH.')
  codes.push(await runEndToEnd(['attacks'], { CHROMIUM_PATH: chromium }))
}
const attacks = join(root, 'e2e', 'attacks')
if (only === undefined) codes.push((await run(process.execPath, [join(attacks, 'login-timing.ts')])).code)
const env = { TEST_DATABASE_URL: postgres.url }
codes.push((await run(process.execPath, [join(attacks, 'fuzz', 'fuzz.ts'), ...args], { env })).code)
process.exitCode = codes.every((one) => one === 0) ? 0 : 1
