// `npm run bench [-- name]`: runs bench/<name>.ts, or without a name every benchmark in turn.

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildApps, staleApps } from './browser-apps.ts'
import { findChromium } from './chromium.ts'
import { root, run, stop } from './processes.ts'
import { reachPostgres, reachRedis } from './services.ts'

const [name, ...args] = process.argv.slice(2)
const folder = join(root, 'bench')
const files = globSync('*.ts', { cwd: folder })
const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
// What a benchmark imports is a part of it and no benchmark.
const isPart = (file: string): boolean => texts.some((text) => text.includes(`'./${file}'`))
const all = files
  .filter((file) => !isPart(file))
  .map((file) => basename(file, '.ts'))
  .toSorted()
if (name && !all.includes(name)) {
  stop(`There is no benchmark "${name}". There are: ${all.join(', ') || 'none yet'}.`)
}

await buildApps(staleApps(), console.log)
const [postgres, redis] = await Promise.all([reachPostgres(), reachRedis()])
const env = { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url, CHROMIUM_PATH: findChromium() }
for (const one of name ? [name] : all) {
  console.log(`\n== ${one}`)
  const { code } = await run(process.execPath, [join(folder, `${one}.ts`), ...args], { env })
  if (code !== 0) process.exitCode = code
}
