// `npm run rehearse-real`: starts MODE=real with a stand-in payment provider and the local chain, lets a player deposit, bet
// and withdraw, and removes everything. Needs a PostgreSQL, in which it creates a database of its own.

import { join } from 'node:path'
import { buildApps, staleApps } from '../support/browser-apps.ts'
import { become, root, stop } from '../support/processes.ts'
import { reachPostgres } from '../support/services.ts'

const { url, words } = await reachPostgres()
console.log(words)
if (!url) stop('The rehearsal needs PostgreSQL. Set TEST_DATABASE_URL.')
await buildApps(staleApps(), console.log)
const script = join(root, 'server', 'test', 'rehearsal', 'real-process.ts')
await become(process.execPath, [script, ...process.argv.slice(2)], { env: { TEST_DATABASE_URL: url } })
