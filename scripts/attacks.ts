// `npm run attacks`: what strangers and cheats try, all of it: the browser's attacks (the access matrix, double spends, lost
// answers, floods), the timing of logins, then the fuzz of the whole contract. `-- fuzz <requests> <seed>` runs the fuzz alone.

import { join } from 'node:path'
import { ensureChromium } from './support/chromium.ts'
import { runEndToEnd } from './support/end-to-end.ts'
import { root, run, stop } from './support/processes.ts'
import { reachPostgres } from './support/services.ts'

const [only, ...args] = process.argv.slice(2)
if (only !== undefined && only !== 'fuzz') stop('Which attack? There is: fuzz. Without a name all are run.')

const postgres = await reachPostgres()
console.log(postgres.words)
if (!postgres.url) stop('The fuzz looks behind every refusal in PostgreSQL; TEST_DATABASE_URL says where one is.')

const codes: number[] = []
if (only === undefined) {
  const chromium = await ensureChromium(console.log)
  if (!chromium) stop('The attacks need Chromium; CHROMIUM_PATH names one.')
  codes.push(await runEndToEnd(['attacks'], { CHROMIUM_PATH: chromium }))
}
const attacks = join(root, 'e2e', 'attacks')
if (only === undefined) codes.push((await run(process.execPath, [join(attacks, 'login-timing.ts')])).code)
const env = { TEST_DATABASE_URL: postgres.url }
codes.push((await run(process.execPath, [join(attacks, 'fuzz', 'fuzz.ts'), ...args], { env })).code)
process.exitCode = codes.every((one) => one === 0) ? 0 : 1
