// `npm run bench`: runs every benchmark, then writes one table of ratios, with a description of the machine, to
// bench/RESULTS.md. `npm run bench -- <name>` runs bench/<name>.ts alone and prints its rows.

import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { machineLines } from './support/bench-machine.ts'
import { summaryOf, tableOf, type Row, type BenchmarkRow } from './support/bench-table.ts'
import { buildApps, staleApps } from './support/browser-apps.ts'
import { findChromium } from './support/chromium.ts'
import { root, run, stop, type Environment } from './support/processes.ts'
import { reachPostgres, reachRedis } from './support/services.ts'

const folder = join(root, 'bench')
const RESULTS = join(folder, 'RESULTS.md')
/** Reduced sizes for a complete run, so that it takes a quarter of an hour; rows state the size. */
const REDUCED: Readonly<Record<string, { args?: readonly string[]; env?: Environment }>> = {
  live: { args: ['10000'] },
  console: { env: { BENCH_PLAYERS: '25000', BENCH_BETS: '250000' } },
}

const [name, ...args] = process.argv.slice(2)
const all = benchmarks()
if (name && !all.includes(name)) stop(`Unknown benchmark "${name}". Choose ${all.join(', ')}.`)

await buildApps(staleApps(), console.log)
const [postgres, redis] = await Promise.all([reachPostgres(), reachRedis()])
if (!name && !(postgres.url && redis.url))
  stop(`A complete run needs PostgreSQL and Redis. ${postgres.words}. ${redis.words}.`)
const env = { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url, CHROMIUM_PATH: findChromium() }
const startedAt = performance.now()
const rows: BenchmarkRow[] = []
const failed: string[] = []
for (const one of name ? [name] : all) await perform(one)
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)

console.log(`\n${tableOf(rows)}\n`)
const summary = [summaryOf(rows), ...(failed.length > 0 ? [`failed: ${failed.join(', ')}`] : [])].join('; ')
if (!name) writeFileSync(RESULTS, page())
console.log(`${rows.length} rows in ${minutes} min: ${summary}.${name ? '' : ' Written to bench/RESULTS.md.'}`)
if (failed.length > 0) process.exitCode = 1

function benchmarks(): string[] {
  const files = globSync('*.ts', { cwd: folder })
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  // A file that a benchmark imports or starts is not a benchmark itself.
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
  const reduced = name ? {} : (REDUCED[one] ?? {})
  const { code, seconds } = await run(process.execPath, [join(folder, `${one}.ts`), ...(reduced.args ?? args)], {
    env: { ...env, ...reduced.env, BENCH_ROWS: file },
  })
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  rmSync(notes, { recursive: true })
  rows.push(...lines.map((line) => ({ benchmark: one, ...(JSON.parse(line) as Row) })))
  if (code !== 0 || lines.length === 0) failed.push(one)
  console.log(
    `${one}: ${lines.length} rows in ${seconds.toFixed(0)} s${code === 0 ? '' : `, exited with code ${code}`}`,
  )
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
    `${summary[0]?.toUpperCase()}${summary.slice(1)}. The complete run took ${minutes} minutes.`,
    '',
  ].join('\n')
}
