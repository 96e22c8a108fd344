// `npm run dashboards`: runs every query of the Grafana dashboard and every Prometheus rule against a server under load.
// Needs a PostgreSQL, in which it creates a database of its own, and Debian's package prometheus.

import { join } from 'node:path'
import { buildApps, staleApps } from './support/browser-apps.ts'
import { canUseApt, findProgram, installWithApt } from './support/programs.ts'
import { become, root, stop } from './support/processes.ts'
import { reachPostgres } from './support/services.ts'

const { url, words } = await reachPostgres()
console.log(words)
if (!url) stop('The dashboards need PostgreSQL. Set TEST_DATABASE_URL.')
const find = (): (string | undefined)[] => ['promtool', 'prometheus'].map((name) => findProgram(name))
if (find().includes(undefined) && canUseApt()) await installWithApt(['prometheus'], console.log)
const [promtool, prometheus] = find()
if (!promtool || !prometheus) stop('The dashboards need prometheus and promtool. Debian’s package prometheus has both.')
await buildApps(staleApps(), console.log)
const script = join(root, 'server', 'test', 'observability', 'dashboards-process.ts')
await become(process.execPath, [script, promtool, prometheus], { env: { TEST_DATABASE_URL: url } })
