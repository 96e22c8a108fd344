// The version is in one place, the root's package.json, and the changelog begins with it.

export interface VersionFiles {
  /** By path, as text. The root's is `package.json`. */
  readonly packages: ReadonlyMap<string, string>
  readonly changelog: string
}

/** npm wants a version in each workspace. */
const NONE = '0.0.0'
/** Text under `[Unreleased]` belongs to a version that has no number yet. */
const HEADING = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m

export function findVersionFaults({ packages, changelog }: VersionFiles): string[] {
  const version = versionIn(packages.get('package.json') ?? '{}')
  const newest = HEADING.exec(changelog)?.[1]
  const others = [...packages].filter(([file, text]) => file !== 'package.json' && versionIn(text) !== NONE)
  return [
    ...(version !== newest ? [`package.json has version ${version}, and CHANGELOG.md begins with ${newest}.`] : []),
    ...others.map(([file]) => `${file} must have version ${NONE}. Only the root's package.json has one.`),
  ]
}

const versionIn = (text: string): string | undefined => (JSON.parse(text) as { version?: string }).version
