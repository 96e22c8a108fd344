// The hash chains of shared rounds. A published manifest commits to all future results. A round's hash is a Secret
// until the round has ended.

import { createHash, hash, randomBytes } from 'node:crypto'
import { bytesToHex, chainSeed, chainStep, hexToBytes } from '@glasshouse/rulebook/play/draws'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { blockHash, isAcceptableHeader, practiceSalt } from '@glasshouse/rulebook/core/salt'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import { Secret, type Vault } from '../../platform/db/vault.ts'
import { walkChains, type WalkedChain } from './chain-walk.ts'

/** Advisory lock id that serializes publishing. */
const PUBLISH_LOCK = 4_711_001
const PRACTICE = 'practice'
/** The next chain is published when this many rounds are left, or a fifth of a short chain. */
const ROLLOVER_ROUNDS = 20_000
const CHECKPOINT_BATCH = 5000

export interface ChainOptions {
  /** Ids of the games with shared rounds. */
  readonly games: readonly string[]
  readonly length: number
  /** `practice`, or `btc:<height>` of a future block. */
  readonly saltRule: string
  /** The announced block's header in hex, once it exists. */
  readonly saltHeader: string | null
  readonly tablesHash: string
  readonly codeHash: string
  readonly verifierHash: string
}

interface Manifest {
  readonly version: 'PF1'
  readonly epoch: number
  readonly N: number
  readonly terminals: Readonly<Record<string, string>>
  readonly saltRule: string
  readonly tablesHash: string
  readonly codeHash: string
  readonly verifierHash: string
  readonly createdAt: number
}

interface ManifestRow {
  epoch: number
  body: string
  hash: string
  salt: string | null
  salt_proof: string
}

const FIND = 'select epoch, body, hash, salt, salt_proof from manifests'

/**
 * Publishes a manifest when these games have none or a chain nears its end, and its salt once known. Runs at startup
 * and periodically.
 */
export async function publishChains(db: Database, vault: Vault, options: ChainOptions): Promise<void> {
  const latest = (from: Pick<Tx, 'query'>) => from.query<ManifestRow>(`${FIND} order by epoch desc limit 1`)
  const [current] = await latest({ query: (sql, params) => db.read(sql, params) })
  const isEnding = current ? await isNearEnd(db, current) : false
  const isDue = (row: ManifestRow | undefined): boolean =>
    !row || !covers(row, options) || (isEnding && row.epoch === current?.epoch)
  // Computes millions of hashes before the transaction begins, so that nobody waits at a lock.
  const draft = isDue(current) ? await draftManifest(db, options, (current?.epoch ?? 0) + 1) : null
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [PUBLISH_LOCK])
    const [last] = await latest(tx)
    const mustPublish = draft !== null && isDue(last)
    if (mustPublish) await publish(tx, vault, draft)
    const published = mustPublish ? draft.row : last
    if (published?.salt === null) await publishSalt(tx, published, options.saltHeader)
  })
}

/**
 * An existing block commits to nothing: after a chain salted by a block, the operator names the next block, which
 * publishes the next manifest. Practice chains follow each other automatically.
 */
async function isNearEnd(db: Database, { epoch, body }: ManifestRow): Promise<boolean> {
  const { N, saltRule } = JSON.parse(body) as Manifest
  if (saltRule !== PRACTICE) return false
  const [row] = await db.read<{ last: number | null }>('select max(index) as last from rounds where epoch = $1', [
    epoch,
  ])
  return N - (row?.last ?? 0) <= Math.min(ROLLOVER_ROUNDS, Math.floor(N / 5))
}

/** A new game, salt rule or table needs a new epoch: published manifests never change. */
const covers = ({ body }: ManifestRow, { games, saltRule, tablesHash }: ChainOptions): boolean => {
  const manifest = JSON.parse(body) as Manifest
  return (
    manifest.saltRule === saltRule &&
    manifest.tablesHash === tablesHash &&
    games.every((game) => game in manifest.terminals)
  )
}

interface Draft {
  readonly row: ManifestRow
  readonly master: Buffer
  readonly chains: readonly (WalkedChain & { readonly game: string })[]
}

async function draftManifest(db: Database, options: ChainOptions, epoch: number): Promise<Draft> {
  const master = randomBytes(32)
  const seeds = options.games.map((game) => chainSeed(master, game, epoch))
  const walked = await walkChains(seeds, options.length)
  const chains = options.games.map((game, i) => ({ game, ...(walked[i] as WalkedChain) }))
  // This time decides which blocks are acceptable as salt, so it comes from the database.
  const { now } = only(await db.read<{ now: bigint }>('select now_ms() as now'))
  const manifest: Manifest = {
    version: 'PF1',
    epoch,
    N: options.length,
    terminals: Object.fromEntries(chains.map(({ game, terminal }) => [game, bytesToHex(terminal)])),
    saltRule: options.saltRule,
    tablesHash: options.tablesHash,
    codeHash: options.codeHash,
    verifierHash: options.verifierHash,
    createdAt: Number(now),
  }
  const body = JSON.stringify(manifest)
  const row = { epoch, body, hash: createHash('sha256').update(body).digest('hex'), salt: null, salt_proof: '' }
  return { row, master, chains }
}

async function publish(tx: Tx, vault: Vault, { row, master, chains }: Draft): Promise<void> {
  await tx.query('insert into manifests (epoch, body, hash, master_sealed) values ($1, $2, $3, $4)', [
    row.epoch,
    row.body,
    row.hash,
    vault.seal('chain', master),
  ])
  const all = chains.flatMap(({ game, checkpoints }) => checkpoints.map((checkpoint) => ({ game, ...checkpoint })))
  for (let from = 0; from < all.length; from += CHECKPOINT_BATCH) {
    const batch = all.slice(from, from + CHECKPOINT_BATCH)
    await tx.query(
      `insert into chain_checkpoints (epoch, game, index, hash_sealed)
         select $1, c.game, c.index, c.sealed from unnest($2::text[], $3::int4[], $4::bytea[]) c(game, index, sealed)`,
      [row.epoch, batch.map((c) => c.game), batch.map((c) => c.index), batch.map((c) => vault.seal('chain', c.hash))],
    )
  }
}

async function publishSalt(
  tx: Tx,
  { epoch, body, hash: manifestHash }: ManifestRow,
  header: string | null,
): Promise<void> {
  const { saltRule, createdAt } = JSON.parse(body) as Manifest
  if (saltRule !== PRACTICE && header === null) return
  const value = saltRule === PRACTICE ? practiceSalt(manifestHash) : saltFromHeader(header ?? '', createdAt)
  await tx.query('update manifests set salt = $2, salt_proof = $3 where epoch = $1', [
    epoch,
    value,
    saltRule === PRACTICE ? '' : header,
  ])
}

function saltFromHeader(header: string, createdAt: number): string {
  const bytes = /^[0-9a-f]{160}$/.test(header) ? hexToBytes(header) : null
  if (!bytes || !isAcceptableHeader(bytes, createdAt)) {
    throw new Error('SALT_HEADER must be the header of a block that was mined after the manifest was published')
  }
  return blockHash(bytes)
}

export class Chains {
  readonly #db: Database
  readonly #vault: Vault

  constructor(db: Database, vault: Vault) {
    this.#db = db
    this.#vault = vault
  }

  async manifest(epoch: number) {
    const [row] = await this.#db.read<ManifestRow>(`${FIND} where epoch = $1`, [epoch])
    if (!row) throw new Refusal('notFound')
    const practice = (JSON.parse(row.body) as Manifest).saltRule === PRACTICE
    return {
      manifest: row.body,
      manifestHash: row.hash,
      salt: row.salt,
      saltSource: practice ? ('dev' as const) : ('btc' as const),
      saltProof: row.salt_proof,
    }
  }

  /** All published epochs, newest first, with the games that use them now. */
  async epochs() {
    const rows = await this.#db.read<{ epoch: number; hash: string; time: bigint; salted: boolean; games: string[] }>(
      `select epoch, hash, create_time as time, salt is not null as salted,
           array(select r.game from rounds r where r.phase <> 'over' and r.epoch = m.epoch order by r.game) as games
         from manifests m order by epoch desc`,
    )
    return rows.map(({ epoch, hash: manifestHash, time, salted, games }) => ({
      epoch,
      manifestHash,
      createTime: Number(time),
      isSalted: salted,
      games,
    }))
  }

  async getSalt(epoch: number): Promise<{ salt: string; saltSource: 'dev' | 'btc' }> {
    const published = await this.manifest(epoch)
    if (published.salt === null) throw new Refusal('gamePaused')
    return { salt: published.salt, saltSource: published.saltSource }
  }

  /**
   * The position of a game's next round: the next index of its chain, or the first of the next salted epoch with the
   * game.
   */
  async nextRound(
    game: string,
    last: { epoch: number; index: number } | null,
  ): Promise<{ epoch: number; index: number }> {
    const rows = await this.#db.read<ManifestRow>(`${FIND} where salt is not null order by epoch`)
    const manifests = rows.map(({ body }) => JSON.parse(body) as Manifest).filter(({ terminals }) => game in terminals)
    const current = manifests.find(({ epoch }) => epoch === last?.epoch)
    if (last && current && last.index < current.N) return { epoch: current.epoch, index: last.index + 1 }
    const next = manifests.find(({ epoch }) => epoch > (last?.epoch ?? 0))
    // A game without rounds starts with the newest chain; a finished chain continues with the next epoch.
    const start = last ? next : manifests.at(-1)
    if (!start) throw new Refusal('gamePaused')
    return { epoch: start.epoch, index: 1 }
  }

  /** The commitment to a round: the hash of the round before it, or the chain's terminal hash. */
  async commit(game: string, epoch: number, index: number): Promise<string> {
    const [before] = await this.#db.read<{ hash: string | null }>(
      'select hash from rounds where game = $1 and epoch = $2 and index = $3',
      [game, epoch, index - 1],
    )
    if (before?.hash) return before.hash
    const { manifest } = await this.manifest(epoch)
    const terminal = index === 1 ? (JSON.parse(manifest) as Manifest).terminals[game] : undefined
    return terminal ?? bytesToHex(chainStep((await this.hashAt(game, epoch, index)).disclose()))
  }

  /** h_i, computed from the nearest checkpoint above. */
  async hashAt(game: string, epoch: number, index: number): Promise<Secret> {
    const [row] = await this.#db.read<{ index: number; hash_sealed: Uint8Array }>(
      `select index, hash_sealed from chain_checkpoints where epoch = $1 and game = $2 and index >= $3
         order by index limit 1`,
      [epoch, game, index],
    )
    if (!row || index < 1) throw new RangeError(`no round ${index} of ${game} in epoch ${epoch}`)
    let current: Buffer = this.#vault.unseal('chain', row.hash_sealed)
    for (let i = row.index; i > index; i--) current = hash('sha256', current, 'buffer')
    return new Secret(current)
  }
}
