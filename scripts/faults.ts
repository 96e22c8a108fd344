// `npm run faults -- <name>`: sets a storm on a house of several nodes and counts what came of it. Storms take
// minutes and kill processes, so they are no part of the tests.

import { globSync } from 'node:fs'
import { join } from 'node:path'
import { become, root, stop } from './processes.ts'
import { reachPostgres, reachRedis } from './services.ts'

const [name, ...args] = process.argv.slice(2)
const folder = join(root, 'server', 'test', 'faults')
const storms = globSync('*-storm.ts', { cwd: folder }).map((file) => file.replace('-storm.ts', ''))
if (!name || !storms.includes(name)) stop(`Which storm? There are: ${storms.toSorted().join(', ')}.`)

const [postgres, redis] = await Promise.all([reachPostgres(), reachRedis()])
for (const { words } of [postgres, redis]) console.log(words)
if (!postgres.url || !redis.url)
  stop('A storm needs PostgreSQL and Redis; TEST_DATABASE_URL and TEST_REDIS_URL say where.')
await become(process.execPath, [join(folder, `${name}-storm.ts`), ...args], {
  env: { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url },
})
