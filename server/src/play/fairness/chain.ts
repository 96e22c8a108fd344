// The hash chains of shared rounds. A published manifest commits to all future results. A round's hash is a Secret
// until the round has ended.

import { createHash, hash, randomBytes } from 'node:crypto'
import { isSameNetwork, type BeaconNetwork } from '@glasshouse/rulebook/beacon/network'
import { bytesToHex, chainSeed, chainStep } from '@glasshouse/rulebook/play/draws'
import type { Manifest } from '@glasshouse/rulebook/play/manifest'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { practiceSalt } from '@glasshouse/rulebook/core/salt'
import {
  isPastBlock,
  SALT_WORK_BITS,
  saltHeightOf,
  type SaltProof,
} from '@glasshouse/rulebook/core/salt-proof/salt-proof'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import { Secret, type Vault } from '../../platform/db/vault.ts'
import { walkChains, type WalkedChain } from './chain-walk.ts'
import { saltFrom, SaltRefused } from './salt-file.ts'

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
  /** Proves that the manifest is older than the announced block, once that exists. */
  readonly saltProof: SaltProof | null
  /** Tests mine easier blocks. */
  readonly saltWorkBits?: number
  /** The beacon that joins the salt in every round; null without beacon mode. */
  readonly beacon: BeaconNetwork | null
  readonly tablesHash: string
  readonly codeHash: string
  readonly verifierHash: string
  /** Hash of the release that publishes. */
  readonly releaseHash: string
}

interface ManifestRow {
  epoch: number
  body: string
  hash: string
  salt: string | null
  salt_proof: string
  /** When and why an operator ended the epoch. */
  end_time: bigint | null
  end_reason: string | null
}

const FIND = `select m.epoch, m.body, m.hash, m.salt, m.salt_proof, e.end_time, e.reason as end_reason
  from manifests m left join ended_epochs e on e.epoch = m.epoch`

/**
 * Publishes a manifest when these games have none or a chain nears its end or was ended, and its salt once known. Runs
 * at startup, periodically and when an operator ends an epoch.
 */
export async function publishChains(db: Database, vault: Vault, options: ChainOptions): Promise<void> {
  const latest = (from: Pick<Tx, 'query'>) => from.query<ManifestRow>(`${FIND} order by m.epoch desc limit 1`)
  const [current] = await latest({ query: (sql, params) => db.read(sql, params) })
  const isEnding = current ? await isNearEnd(db, current) : false
  const isDue = (row: ManifestRow | undefined): boolean =>
    !row || !covers(row, options) || isReplaceable(row) || (isEnding && row.epoch === current?.epoch)
  // Computes millions of hashes before the transaction begins, so that nobody waits at a lock.
  const draft = isDue(current) ? await draftManifest(db, options) : null
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [PUBLISH_LOCK])
    const [last] = await latest(tx)
    const mustPublish = draft !== null && isDue(last)
    if (mustPublish) await publish(tx, vault, draft)
    const published = mustPublish ? draft.row : last
    if (published?.salt === null) await publishSalt(tx, published, options)
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

/** After an ended chain that a block salted, the operator has to name another block: this one already exists. */
const isReplaceable = ({ body, end_time }: ManifestRow): boolean =>
  end_time !== null && (JSON.parse(body) as Manifest).saltRule === PRACTICE

/** A new game, salt rule, beacon or table needs a new epoch: published manifests never change. */
const covers = ({ body }: ManifestRow, { games, saltRule, beacon, tablesHash }: ChainOptions): boolean => {
  const manifest = JSON.parse(body) as Manifest
  return (
    manifest.saltRule === saltRule &&
    isSameNetwork(manifest.beacon, beacon) &&
    manifest.tablesHash === tablesHash &&
    games.every((game) => game in manifest.terminals)
  )
}

interface Draft {
  readonly row: ManifestRow
  readonly master: Buffer
  readonly chains: readonly (WalkedChain & { readonly game: string })[]
}

async function draftManifest(db: Database, options: ChainOptions): Promise<Draft> {
  const master = randomBytes(32)
  // This time decides which blocks are acceptable as salt, so it comes from the database. A number that players have
  // seen before the database lost a moment is not used again: it would name two manifests.
  const { now, epoch } = only(
    await db.read<{ now: bigint; epoch: number }>(
      `select now_ms() as now, 1 + greatest((select max(epoch) from manifests),
           (select max(mark_epoch) from recoveries), 0) as epoch`,
    ),
  )
  const saltHeight = saltHeightOf(options.saltRule)
  if (saltHeight !== null && isPastBlock(saltHeight, Number(now)))
    throw new SaltRefused(`SALT_RULE names block ${saltHeight}, which already exists. Name one two days from now.`)
  const seeds = options.games.map((game) => chainSeed(master, game, epoch))
  const walked = await walkChains(seeds, options.length)
  const chains = options.games.map((game, i) => ({ game, ...(walked[i] as WalkedChain) }))
  const manifest: Manifest = {
    version: 'PF1',
    epoch,
    N: options.length,
    terminals: Object.fromEntries(chains.map(({ game, terminal }) => [game, bytesToHex(terminal)])),
    saltRule: options.saltRule,
    beacon: options.beacon,
    tablesHash: options.tablesHash,
    codeHash: options.codeHash,
    verifierHash: options.verifierHash,
    releaseHash: options.releaseHash,
    createdAt: Number(now),
  }
  const body = JSON.stringify(manifest)
  const manifestHash = createHash('sha256').update(body).digest('hex')
  const unused = { salt: null, salt_proof: '', end_time: null, end_reason: null }
  return { row: { epoch, body, hash: manifestHash, ...unused }, master, chains }
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
  { saltProof: proof, saltWorkBits = SALT_WORK_BITS }: ChainOptions,
): Promise<void> {
  const { saltRule } = JSON.parse(body) as Manifest
  if (saltRule === PRACTICE) {
    await tx.query('update manifests set salt = $2 where epoch = $1', [epoch, practiceSalt(manifestHash)])
    return
  }
  const found = proof && saltFrom(proof, { manifestHash, saltRule }, saltWorkBits)
  if (!found) return
  await tx.query('update manifests set salt = $2, salt_proof = $3, salt_anchor = $4 where epoch = $1', [
    epoch,
    found.salt,
    found.header,
    JSON.stringify(proof),
  ])
}

export class Chains {
  readonly #db: Database
  readonly #vault: Vault
  readonly #tablesHash: string
  /** The beacon of new rounds. A round under way keeps the one in its epoch's manifest. */
  readonly beacon: BeaconNetwork | null
  readonly #beacons = new Map<number, BeaconNetwork | null>()
  /** Whether the results of an epoch follow from our game tables. Manifests never change. */
  readonly #isOurs = new Map<number, boolean>()

  constructor(db: Database, vault: Vault, tablesHash: string, beacon: BeaconNetwork | null = null) {
    this.#db = db
    this.#vault = vault
    this.#tablesHash = tablesHash
    this.beacon = beacon
  }

  async manifest(epoch: number) {
    const row = await this.#find(epoch)
    const practice = (JSON.parse(row.body) as Manifest).saltRule === PRACTICE
    return {
      manifest: row.body,
      manifestHash: row.hash,
      salt: row.salt,
      saltSource: practice ? ('dev' as const) : ('btc' as const),
      saltProof: row.salt_proof,
      ended: endOf(row),
    }
  }

  /** The manifest with the proof of its age, which is long and which nothing but this needs. */
  async published(epoch: number) {
    const found = await this.manifest(epoch)
    const row = only(
      await this.#db.read<{ salt_anchor: SaltProof | null }>('select salt_anchor from manifests where epoch = $1', [
        epoch,
      ]),
    )
    return { ...found, saltAnchor: row.salt_anchor }
  }

  /** Whether this epoch promises our game tables. With other tables we would draw other results than it promises. */
  async isOurs(epoch: number): Promise<boolean> {
    const known = this.#isOurs.get(epoch)
    if (known !== undefined) return known
    const { tablesHash } = JSON.parse((await this.#find(epoch)).body) as Manifest
    const isOurs = tablesHash === this.#tablesHash
    this.#isOurs.set(epoch, isOurs)
    return isOurs
  }

  /** The beacon that decides the rounds of an epoch; null without beacon mode. Manifests never change. */
  async beaconOf(epoch: number): Promise<BeaconNetwork | null> {
    const known = this.#beacons.get(epoch)
    if (known !== undefined) return known
    const { beacon } = JSON.parse((await this.#find(epoch)).body) as Manifest
    this.#beacons.set(epoch, beacon)
    return beacon
  }

  /** All published epochs, newest first, with the games that use them now. */
  async epochs() {
    const rows = await this.#db.read<{
      epoch: number
      hash: string
      time: bigint
      salted: boolean
      games: string[]
      end_time: bigint | null
      end_reason: string | null
    }>(
      `select m.epoch, m.hash, m.create_time as time, m.salt is not null as salted,
           array(select r.game from rounds r where r.phase <> 'over' and r.epoch = m.epoch order by r.game) as games,
           e.end_time, e.reason as end_reason
         from manifests m left join ended_epochs e on e.epoch = m.epoch order by m.epoch desc`,
    )
    return rows.map(({ epoch, hash: manifestHash, time, salted, games, ...end }) => ({
      epoch,
      manifestHash,
      createTime: Number(time),
      isSalted: salted,
      games,
      ended: endOf(end),
    }))
  }

  async getSalt(epoch: number): Promise<{ salt: string; saltSource: 'dev' | 'btc' }> {
    const published = await this.manifest(epoch)
    if (published.salt === null) throw new Refusal('gamePaused')
    return { salt: published.salt, saltSource: published.saltSource }
  }

  /**
   * The position of a game's next round: the next index of its chain, or the first of the next salted epoch with the
   * game. Epochs that were ended, promise other game tables or name another beacon are skipped.
   */
  async nextRound(
    game: string,
    last: { epoch: number; index: number } | null,
  ): Promise<{ epoch: number; index: number }> {
    const rows = await this.#db.read<ManifestRow>(
      `${FIND} where m.salt is not null and e.epoch is null order by m.epoch`,
    )
    const manifests = rows
      .map(({ body }) => JSON.parse(body) as Manifest)
      .filter(({ terminals, tablesHash }) => game in terminals && tablesHash === this.#tablesHash)
      .filter(({ beacon }) => isSameNetwork(beacon, this.beacon))
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

  async #find(epoch: number): Promise<ManifestRow> {
    const [row] = await this.#db.read<ManifestRow>(`${FIND} where m.epoch = $1`, [epoch])
    if (!row) throw new Refusal('notFound')
    return row
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

const endOf = ({ end_time, end_reason }: Pick<ManifestRow, 'end_time' | 'end_reason'>) =>
  end_time === null ? null : { time: Number(end_time), reason: end_reason ?? '' }
