// The list of the image's packages (CycloneDX), made of the lock file, and compared with what the image really holds.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../support/processes.ts'

/** The workspaces that are in the image. */
const WORKSPACES = ['server', 'rulebook']

interface Component {
  readonly name: string
  readonly version: string
  readonly 'bom-ref': string
}

interface Sbom {
  readonly bomFormat: string
  readonly specVersion: string
  readonly metadata: { readonly component: Component & Record<string, unknown> }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/** A package in the lock file. */
interface Locked {
  readonly version?: string
  /** A workspace, by its folder. */
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}
type Lock = Readonly<Record<string, Locked>>

/** `version` is that of the image. */
export async function makeSbom(version: string): Promise<Sbom> {
  // With --omit=dev, npm leaves out what the server needs if another workspace needs it for its tests.
  const which = WORKSPACES.flatMap((name) => ['--workspace', name])
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', ...which]
  const { code, output } = await run('npm', ['sbom', '--silent', ...options], { words: 'keep' })
  const begin = output.indexOf('{')
  if (code !== 0 || begin < 0) throw new Error(`npm sbom failed (${code}).\n${output.trim()}`)
  const made = JSON.parse(output.slice(begin)) as Sbom
  const needed = neededPackages()
  const components = made.components.filter((component) => needed.has(nameOf(component)))
  const whole = made.metadata.component['bom-ref']
  const refs = new Set([whole, ...components.map((component) => component['bom-ref'])])
  const dependencies = made.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))
  // npm calls the whole after the folder that it is in.
  const component = { ...made.metadata.component, name: 'glasshouse', version, purl: `pkg:npm/glasshouse@${version}` }
  return { ...made, metadata: { ...made.metadata, component }, components, dependencies }
}

const nameOf = ({ name, version }: Pick<Component, 'name' | 'version'>): string => `${name}@${version}`

/** Everything that the workspaces of the image lead to in the lock file, on any platform. */
function neededPackages(): ReadonlySet<string> {
  const lock = (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages
  const seen = new Set<string>(WORKSPACES)
  for (const place of seen) {
    const { link, resolved, dependencies, optionalDependencies, peerDependencies } = lock[place] ?? {}
    if (link && resolved) seen.add(resolved)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = resolve(lock, place, name)
      if (found !== null) seen.add(found)
    }
  }
  const packages = [...seen].filter((place) => place.includes('node_modules/') && !lock[place]?.link)
  return new Set(packages.map((place) => `${packageName(place)}@${lock[place]?.version}`))
}

/** As Node finds it: in the nearest folder of packages. Null for an optional package that is not in the lock file. */
function resolve(lock: Lock, from: string, name: string): string | null {
  for (let place = from; ; place = place.slice(0, Math.max(place.lastIndexOf('/'), 0))) {
    const candidate = `${place}${place === '' ? '' : '/'}node_modules/${name}`
    if (candidate in lock) return candidate
    if (place === '') return null
  }
}

const packageName = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Packages that the image holds and the list does not. `installed` is npm's own record of what it installed. */
export function unlisted({ components }: Sbom, installed: string): string[] {
  const listed = new Set(components.map(nameOf))
  const { packages } = JSON.parse(installed) as { packages: Lock }
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version }]) => `${packageName(place)}@${version}`)
    .filter((name) => !listed.has(name))
}
