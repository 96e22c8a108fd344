// `npm run image`: builds ops/Containerfile, lists its packages, starts a container against PostgreSQL and Redis, plays a
// bet on it and stops it. The image and its SBOM are in data/image afterwards. Nothing else is left.

import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseImage, provideBase } from './image/base.ts'
import { Engine } from './image/engine.ts'
import { makeSbom, unlisted } from './image/sbom.ts'
import { Walk } from './image/walk.ts'
import { root, run, stop } from './support/processes.ts'
import { reachPostgres, reachRedis } from './support/services.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const image = `glasshouse:${version}`
const folder = join(root, 'data', 'image')
/** Where the build finds the certificates that this machine trusts. */
const CERTIFICATES = '/run/certificates.crt'
const startedAt = performance.now()

const [postgres, redis] = [await reachPostgres(), await reachRedis()]
for (const { words } of [postgres, redis]) say(words)
if (!postgres.url || !redis.url) stop('The image is tried against both. Set TEST_DATABASE_URL and TEST_REDIS_URL.')
const services = { postgresUrl: postgres.url, redisUrl: redis.url }
mkdirSync(folder, { recursive: true, mode: 0o700 })
const engine = await Engine.open(say)
let faults: readonly string[] = []
try {
  await build()
  faults = await tryOut()
} catch (error) {
  faults = [(error as Error).message]
} finally {
  await engine.close()
}
say(faults.length === 0 ? `\nBUILT and tried in ${seconds()} s.` : `\nFAILED: ${faults.join('\n')}`)
process.exit(faults.length === 0 ? 0 : 1)

async function build(): Promise<void> {
  const base = baseImage()
  say(`1. The base image, ${base}`)
  say(`  ${await provideBase(engine, base, folder, say)}, ${await engine.sizeMb(base)} MB`)
  say('2. Build ops/Containerfile')
  const access = (await npmAccess()).flatMap((mount) => ['--volume', mount])
  const file = join(root, 'ops', 'Containerfile')
  await engine.buildah('build', '--format', 'docker', '--pull-never', '--tag', image, ...access, '--file', file, root)
  say(`  ${image}, ${await engine.sizeMb(image)} MB with its base, ${seconds()} s so far`)
}

async function tryOut(): Promise<readonly string[]> {
  say('3. List its packages')
  const sbom = await makeSbom(version)
  const missing = unlisted(sbom, await engine.read(image, '/glasshouse/node_modules/.package-lock.json'))
  if (missing.length > 0) return [`The SBOM lacks ${missing.join(', ')}.`]
  const sbomFile = join(folder, `glasshouse-${version}.cdx.json`)
  writeFileSync(sbomFile, `${JSON.stringify(sbom, null, 2)}\n`)
  say(`  ${sbom.components.length} components, every package of the image among them: ${sbomFile}`)
  say('4. Start it against PostgreSQL and Redis, play and stop')
  const walk = new Walk(engine, say)
  await walk.walk(image, services)
  if (walk.faults.length > 0) return walk.faults
  const archive = join(folder, `glasshouse-${version}.tar`)
  rmSync(archive, { force: true })
  await engine.buildah('push', '--quiet', image, `docker-archive:${archive}:${image}`)
  say(`  ${archive}, ${Math.round(statSync(archive).size / 1e6)} MB, for podman load`)
  return []
}

/** How npm reaches its registry from here: settings and certificates of this machine, in none of the image's files. */
async function npmAccess(): Promise<string[]> {
  const { output } = await run('npm', ['config', 'get', 'userconfig', 'cafile', '--silent'], { words: 'keep' })
  const value = (name: string): string => new RegExp(`^${name}=(/.*)$`, 'm').exec(output)?.[1] ?? ''
  const [settings, certificates] = [value('userconfig'), process.env['NODE_EXTRA_CA_CERTS'] ?? value('cafile')]
  const hasCertificates = existsSync(certificates)
  const lines = [
    existsSync(settings) ? readFileSync(settings, 'utf8') : '',
    hasCertificates ? `cafile=${CERTIFICATES}\n` : '',
  ]
  const file = join(engine.folder, 'npmrc')
  writeFileSync(file, lines.join('\n'), { mode: 0o600 })
  return [`${file}:/root/.npmrc:ro`, ...(hasCertificates ? [`${certificates}:${CERTIFICATES}:ro`] : [])]
}

function seconds(): number {
  return Math.round((performance.now() - startedAt) / 1000)
}

function say(line: string): void {
  console.log(line)
}
