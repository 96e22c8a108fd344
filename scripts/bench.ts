// `npm run bench`: every benchmark in turn, then one table of ratios, which is also written to bench/RESULTS.md with what
// machine this is. `npm run bench -- <name>` runs bench/<name>.ts alone and prints its rows.

import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { machineLines } from './support/bench-machine.ts'
import { summaryOf, tableOf, type Row, type ToldRow } from './support/bench-table.ts'
import { buildApps, staleApps } from './support/browser-apps.ts'
import { findChromium } from './support/chromium.ts'
import { root, run, stop, type Environment } from './support/processes.ts'
import { reachPostgres, reachRedis } from './support/services.ts'

const folder = join(root, 'bench')
const RESULTS = join(folder, 'RESULTS.md')
/** What is cut short where all run, so that they take a quarter of an hour; rows say how large a thing was. */
const SHORTER: Readonly<Record<string, { args?: readonly string[]; env?: Environment }>> = {
  live: { args: ['10000'] },
  console: { env: { BENCH_PLAYERS: '25000', BENCH_BETS: '250000' } },
}

const [name, ...args] = process.argv.slice(2)
const all = benchmarks()
if (name && !all.includes(name)) stop(`There is no benchmark "${name}". There are: ${all.join(', ')}.`)

await buildApps(staleApps(), console.log)
const [postgres, redis] = await Promise.all([reachPostgres(), reachRedis()])
if (!name && !(postgres.url && redis.url)) stop(`All benchmarks need both: ${postgres.words}; ${redis.words}.`)
const env = { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url, CHROMIUM_PATH: findChromium() }
const startedAt = performance.now()
const rows: ToldRow[] = []
const failed: string[] = []
for (const one of name ? [name] : all) await perform(one)
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)

console.log(`\n${tableOf(rows)}\n`)
const words = [summaryOf(rows), ...(failed.length > 0 ? [`ended with a fault: ${failed.join(', ')}`] : [])].join('; ')
if (!name) writeFileSync(RESULTS, page())
console.log(`${rows.length} rows in ${minutes} min: ${words}.${name ? '' : ' Written to bench/RESULTS.md.'}`)
if (failed.length > 0) process.exitCode = 1

function benchmarks(): string[] {
  const files = globSync('*.ts', { cwd: folder })
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  // What a benchmark imports or starts is a part of it and no benchmark.
  const isPart = (file: string): boolean => texts.some((text) => text.includes(`'./${file}'`))
  return files
    .filter((file) => !isPart(file))
    .map((file) => basename(file, '.ts'))
    .toSorted()
}

async function perform(one: string): Promise<void> {
  console.log(`\n== ${one}`)
  const notes = mkdtempSync(join(tmpdir(), 'glasshouse-rows-'))
  const file = join(notes, 'rows.jsonl')
  const shorter = name ? {} : (SHORTER[one] ?? {})
  const { code, seconds } = await run(process.execPath, [join(folder, `${one}.ts`), ...(shorter.args ?? args)], {
    env: { ...env, ...shorter.env, BENCH_ROWS: file },
  })
  const told = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  rmSync(notes, { recursive: true })
  rows.push(...told.map((line) => ({ benchmark: one, ...(JSON.parse(line) as Row) })))
  if (code !== 0 || told.length === 0) failed.push(one)
  console.log(`${one}: ${told.length} rows in ${seconds.toFixed(0)} s${code === 0 ? '' : `, ended with ${code}`}`)
}

function page(): string {
  const versions = [postgres, redis].map((service) => /^\S+ \S+/.exec(service.words)?.[0] ?? service.name)
  return [
    '# Results',
    '',
    'Written by `npm run bench`. Load, server and database share one machine, so compare ratios and not figures. Each',
    'reference was measured in the same run, by turns where possible, and medians are compared.',
    '',
    ...machineLines(versions).map((line) => `- ${line}`),
    '',
    tableOf(rows),
    '',
    `${words[0]?.toUpperCase()}${words.slice(1)}. The whole run took ${minutes} minutes.`,
    '',
  ].join('\n')
}
