// The public history of what runs: a release names the hashes of rules, verifiers and browser apps, the transparency log's
// key, and the hash of the release before. A node publishes its release before it plays anything.

import { createHash } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { AppFiles } from '../../platform/http/app-files.ts'

/** Advisory lock id that serializes publishing. */
const PUBLISH_LOCK = 4_711_002
/** A release is in force while a node runs it: nodes say so every minute. */
const IN_FORCE_MS = 600_000

/** What a release promises: SHA-256 of everything that decides or checks results, and the key that signs the log. */
interface ReleaseContent {
  readonly tablesHash: string
  readonly codeHash: string
  /** Of verify.mjs. */
  readonly verifierHash: string
  /** Of verify.py. */
  readonly pythonVerifierHash: string
  /** The key of the transparency log, as `/log/key` shows it. It never changes. */
  readonly logKey: string
  /** Of the list of each app's files; null on a server that serves no apps. */
  readonly webHash: string | null
  readonly consoleHash: string | null
}

interface OwnRelease {
  readonly number: number
  readonly hash: string
}

interface Release extends ReleaseContent {
  readonly version: 'GHR1'
  readonly number: number
  /** Hash of the release before; null for the first. */
  readonly previous: string | null
  readonly createdAt: number
}

interface ReleaseRow {
  number: number
  body: string
  hash: string
  create_time: bigint
  seen_time: bigint
}

const FIND = `select r.number, r.body, r.hash, r.create_time, s.seen_time
  from releases r join releases_seen s on s.number = r.number`
/** SQL: the releases that were in force between two times. Nodes say every minute that they run one. */
export const releasesBetween = (from: string, to: string): string =>
  `array(select r.number from releases r join releases_seen n on n.number = r.number
     where r.create_time <= ${to} and n.seen_time >= ${from} - 60000 order by r.number)`

/** This node's release, published now unless it is the newest one or another node still runs it. */
export async function publishRelease(
  db: Database,
  rules: Omit<ReleaseContent, 'webHash' | 'consoleHash'>,
  files: AppFiles | null,
): Promise<OwnRelease> {
  const content: ReleaseContent = {
    ...rules,
    webHash: files && sha256(files.web),
    consoleHash: files && sha256(files.console),
  }
  return await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [PUBLISH_LOCK])
    const own = (await findSame(tx, content)) ?? (await append(tx, content, files))
    await tx.query(SEEN, [own.number])
    return own
  })
}

const SEEN = `insert into releases_seen (number, seen_time) values ($1, now_ms())
  on conflict (number) do update set seen_time = greatest(releases_seen.seen_time, now_ms())`

/** A node that starts again during a rolling upgrade joins its release. Going back later is a release of its own. */
async function findSame(tx: Tx, content: ReleaseContent): Promise<OwnRelease | undefined> {
  const rows = await tx.query<OwnRelease & { body: string; in_force: boolean }>(
    `select r.number, r.body, r.hash, s.seen_time > now_ms() - $1::int8 as in_force
       from releases r join releases_seen s on s.number = r.number order by r.number desc`,
    [IN_FORCE_MS],
  )
  const same = rows.find(
    ({ body, in_force }, i) =>
      (i === 0 || in_force) && changesBetween(JSON.parse(body) as Release, content).length === 0,
  )
  return same && { number: same.number, hash: same.hash }
}

const PARTS = [
  'tablesHash',
  'codeHash',
  'verifierHash',
  'pythonVerifierHash',
  'logKey',
  'webHash',
  'consoleHash',
] as const

/** What differs between two releases. */
const changesBetween = (before: ReleaseContent, after: ReleaseContent): (typeof PARTS)[number][] =>
  PARTS.filter((part) => before[part] !== after[part])

async function append(tx: Tx, content: ReleaseContent, files: AppFiles | null): Promise<OwnRelease> {
  const [last] = await tx.query<ReleaseRow>(`${FIND} order by r.number desc limit 1`)
  const { now } = only(await tx.query<{ now: bigint }>('select now_ms() as now'))
  const release: Release = {
    version: 'GHR1',
    number: (last?.number ?? 0) + 1,
    previous: last?.hash ?? null,
    tablesHash: content.tablesHash,
    codeHash: content.codeHash,
    verifierHash: content.verifierHash,
    pythonVerifierHash: content.pythonVerifierHash,
    logKey: content.logKey,
    webHash: content.webHash,
    consoleHash: content.consoleHash,
    createdAt: Number(now),
  }
  const body = JSON.stringify(release)
  const own = { number: release.number, hash: sha256(body) }
  await tx.query('insert into releases (number, body, hash, create_time) values ($1, $2, $3, $4)', [
    own.number,
    body,
    own.hash,
    now,
  ])
  const lists = files ? [files.web, files.console] : []
  await tx.query(
    `insert into release_files (hash, list) select f.hash, f.list from unnest($1::text[], $2::text[]) f(hash, list)
       on conflict do nothing`,
    [lists.map(sha256), lists],
  )
  return own
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export class Releases {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** All releases, newest first. */
  async all() {
    return (await this.#db.read<ReleaseRow>(`${FIND} order by r.number desc`)).map(view)
  }

  /** One release with the lists of its apps' files. */
  async one(number: number) {
    const [row] = await this.#db.read<ReleaseRow & { web: string | null; console: string | null }>(
      `select r.*, s.seen_time, w.list as web, c.list as console
         from releases r join releases_seen s on s.number = r.number
           left join release_files w on w.hash = r.body::jsonb ->> 'webHash'
           left join release_files c on c.hash = r.body::jsonb ->> 'consoleHash'
         where r.number = $1`,
      [number],
    )
    if (!row) throw new Refusal('notFound')
    return { ...view(row), files: { web: row.web, console: row.console } }
  }
}

/** Says that a node still runs this release. */
export async function keepRelease(db: Database, { number }: OwnRelease): Promise<void> {
  await db.commit(SEEN, [number])
}

const view = ({ number, body, hash, create_time, seen_time }: ReleaseRow) => ({
  number,
  body,
  hash,
  createTime: Number(create_time),
  seenTime: Number(seen_time),
})
