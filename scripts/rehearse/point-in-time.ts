// `npm run rehearse-point-in-time`: loses a PostgreSQL cluster under load and restores it to a moment between two bets, from a
// base backup and the WAL archive. Creates its own clusters in a temporary folder with initdb, and removes them.

import { join } from 'node:path'
import { become, root } from '../support/processes.ts'

await become(process.execPath, [join(root, 'server', 'test', 'recovery', 'point-in-time-process.ts')])
