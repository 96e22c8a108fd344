// `npm run rehearse-recovery`: plays on a server, restores its database to an earlier moment and recovers from it. Needs a
// PostgreSQL, in which it creates two databases and drops them again.

import { join } from 'node:path'
import { become, root, stop } from '../support/processes.ts'
import { reachPostgres } from '../support/services.ts'

const { url, words } = await reachPostgres()
console.log(words)
if (!url) stop('The rehearsal needs PostgreSQL. Set TEST_DATABASE_URL.')
const script = join(root, 'server', 'test', 'recovery', 'rehearsal-process.ts')
await become(process.execPath, [script, ...process.argv.slice(2)], { env: { TEST_DATABASE_URL: url } })
