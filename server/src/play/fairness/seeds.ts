// A player's seed pairs. The server seed's hash is shown before the browser creates its client seed. A server seed
// serves exactly one client seed, and is revealed when the player rotates to the next pair.

import { randomBytes } from 'node:crypto'
import { bytesToHex, seedHash } from '@glasshouse/rulebook/play/draws'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import { Secret, type Vault } from '../../platform/db/vault.ts'
import { cursorTime, PAGE_ROWS } from '../history/paging.ts'

const PURPOSE = 'server-seed'
const CACHED_PLAYERS = 50_000
/** The client seed that is shown for a pair which was revealed before its player chose one. */
const UNUSED = 'none-chosen'

export interface ActiveSeeds {
  readonly pairId: bigint
  readonly serverSeed: Secret
  readonly serverSeedHash: string
  readonly clientSeed: string
  /** The nonce of the next bet, as far as this node knows. */
  nonce: bigint
  /** The player's account, and whether the next bet can use the fast path. */
  readonly accountId: bigint
  hasFastPath: boolean
}

interface PairRow {
  id: bigint
  status: 'next' | 'active' | 'revealed'
  server_seed_sealed: Uint8Array
  server_seed_hash: string
  client_seed: string | null
  nonce: bigint
  create_time: bigint
  shown_time: bigint | null
  active_time: bigint | null
  reveal_time: bigint | null
}

export class Seeds {
  readonly #db: Database
  readonly #vault: Vault
  readonly #active = new Map<bigint, ActiveSeeds>()

  constructor(db: Database, vault: Vault) {
    this.#db = db
    this.#vault = vault
  }

  /** Commits to a new server seed for a player, in the caller's transaction. */
  async commitNext(tx: Tx, playerId: bigint): Promise<void> {
    const seed = randomBytes(32)
    await tx.query(
      `insert into seed_pairs (player_id, status, server_seed_sealed, server_seed_hash) values ($1, 'next', $2, $3)
         on conflict do nothing`,
      [playerId, this.#vault.seal(PURPOSE, seed), seedHash(seed)],
    )
  }

  /** The player's seeds, and a record of the first time at which they were shown the next pair's hash. */
  async show(playerId: bigint, tx?: Tx) {
    const sql = `select * from seed_pairs_current where player_id = $1 and status in ('next', 'active')`
    const pairs = await (tx ? tx.query<PairRow>(sql, [playerId]) : this.#db.read<PairRow>(sql, [playerId]))
    const active = pairs.find(({ status }) => status === 'active')
    const next = only(pairs.filter(({ status }) => status === 'next'))
    if (next.shown_time === null) {
      // A pair that was activated meanwhile was not shown before its client seed.
      const note = `update seed_pairs set shown_time = now_ms() where id = $1 and status = 'next' and shown_time is null`
      await (tx ? tx.query(note, [next.id]) : this.#db.commit(note, [next.id]))
    }
    return {
      seedPairId: active ? Number(active.id) : null,
      serverSeedHash: active?.server_seed_hash ?? null,
      nextServerSeedHash: next.server_seed_hash,
      clientSeed: active?.client_seed ?? null,
      nonce: Number(active?.nonce ?? 0n),
    }
  }

  /**
   * Reveals the active pair, if any, and activates the committed next one with this client seed. A player who names the
   * hash that they were shown gets that very seed or a refusal. A repeat has no effect: another rotation would combine
   * the client seed with a server seed that was created when it was already known.
   */
  async rotate(playerId: bigint, clientSeed: string, promisedHash?: string) {
    const result = await this.#db.transaction(async (tx) => {
      // Takes the lock of every bet of this player, so that no bet falls between two pairs.
      await tx.query(`select 1 from accounts where owner_id = $1 and kind = 'player' for update`, [playerId])
      const pairs = await tx.query<PairRow>(
        `select * from seed_pairs_current where player_id = $1 and status in ('next', 'active')`,
        [playerId],
      )
      const active = pairs.find(({ status }) => status === 'active')
      if (!isRepeat(active, clientSeed, promisedHash)) {
        if (active?.client_seed === clientSeed) throw new Refusal('clientSeedUsed')
        const next = only(pairs.filter(({ status }) => status === 'next'))
        if (promisedHash !== undefined && promisedHash !== next.server_seed_hash) throw new Refusal('serverSeedChanged')
        await this.#activateNext(tx, playerId, clientSeed)
      }
      const [old] = await tx.query<PairRow>(
        `select * from seed_pairs where player_id = $1 and status = 'revealed' order by id desc limit 1`,
        [playerId],
      )
      return { revealed: old ? this.#revealedView(old) : null, seeds: await this.show(playerId, tx) }
    })
    this.forget(playerId)
    return result
  }

  async #activateNext(tx: Tx, playerId: bigint, clientSeed: string): Promise<void> {
    // The revealed seed would show the board of an open game.
    const open = await tx.query(
      `select 1 from seed_pairs s join bets b on b.seed_pair_id = s.id and b.state = 'placed'
         where s.player_id = $1 and s.status = 'active' limit 1`,
      [playerId],
    )
    if (open.length > 0) throw new Refusal('rotationBlocked')
    await tx.query(
      `update seed_pairs set status = 'revealed', reveal_time = now_ms() where player_id = $1 and status = 'active'`,
      [playerId],
    )
    only(
      await tx.query(
        `update seed_pairs set status = 'active', client_seed = $2, active_time = now_ms()
           where player_id = $1 and status = 'next' returning id`,
        [playerId, clientSeed],
      ),
    )
    await this.commitNext(tx, playerId)
  }

  /**
   * Reveals the pairs of these players up to an id and commits to new ones; their next bets need a new client seed. A next
   * pair that no bet has used is revealed too: its hash was shown, and it may have been used in a lost time. The caller
   * has locked the players' accounts and ended their open games.
   */
  async replace(tx: Tx, playerIds: readonly bigint[], lastPair: bigint): Promise<number> {
    const revealed = await tx.query<{ player_id: bigint; was_next: boolean }>(
      `update seed_pairs s set status = 'revealed', reveal_time = now_ms(), active_time = coalesce(s.active_time, now_ms()),
           client_seed = coalesce(s.client_seed, '${UNUSED}')
         from seed_pairs old where old.id = s.id and s.player_id = any($1) and s.status in ('next', 'active') and s.id <= $2
         returning s.player_id, old.status = 'next' as was_next`,
      [playerIds, lastPair],
    )
    const committed = revealed
      .filter(({ was_next }) => was_next)
      .map(({ player_id }) => ({ player_id, seed: randomBytes(32) }))
    await tx.query(
      `insert into seed_pairs (player_id, status, server_seed_sealed, server_seed_hash)
         select n.player_id, 'next', n.sealed, n.hash from unnest($1::int8[], $2::bytea[], $3::text[]) n(player_id, sealed, hash)`,
      [
        committed.map(({ player_id }) => player_id),
        committed.map(({ seed }) => this.#vault.seal(PURPOSE, seed)),
        committed.map(({ seed }) => seedHash(seed)),
      ],
    )
    return revealed.length
  }

  /** The player's revealed pairs, newest first. Pairs of one millisecond share a page. */
  async revealed(playerId: bigint, lastCreateTime: number) {
    const pairs = await this.#db.read<PairRow>(
      `select * from seed_pairs where player_id = $1 and status = 'revealed' and create_time < $2
         order by create_time desc fetch first ${PAGE_ROWS} rows with ties`,
      [playerId, cursorTime(lastCreateTime)],
    )
    return pairs.map((pair) => ({
      ...this.#revealedView(pair),
      createTime: Number(pair.create_time),
      activeTime: Number(pair.active_time),
      revealTime: Number(pair.reveal_time),
    }))
  }

  /** The pair that the player's next bet uses. */
  async active(playerId: bigint): Promise<ActiveSeeds> {
    const cached = this.#active.get(playerId)
    if (cached) return cached
    const [row] = await this.#db.read<PairRow & { account_id: bigint }>(
      `select s.*, a.id as account_id from seed_pairs_current s join accounts a on a.owner_id = s.player_id and a.kind = 'player'
         where s.player_id = $1 and s.status = 'active'`,
      [playerId],
    )
    if (!row?.client_seed) throw new Refusal('clientSeedMissing')
    const seeds: ActiveSeeds = {
      pairId: row.id,
      serverSeed: new Secret(this.#unseal(row)),
      serverSeedHash: row.server_seed_hash,
      clientSeed: row.client_seed,
      nonce: row.nonce,
      accountId: row.account_id,
      hasFastPath: false,
    }
    this.#cache(playerId, seeds)
    return seeds
  }

  /** The seeds of an active or revealed pair. */
  async byPair(pairId: bigint, tx?: Tx): Promise<Omit<ActiveSeeds, 'nonce' | 'accountId' | 'hasFastPath'>> {
    const sql = 'select * from seed_pairs where id = $1'
    const row = only(await (tx ? tx.query<PairRow>(sql, [pairId]) : this.#db.read<PairRow>(sql, [pairId])))
    return {
      pairId,
      serverSeed: new Secret(this.#unseal(row)),
      serverSeedHash: row.server_seed_hash,
      clientSeed: row.client_seed ?? '',
    }
  }

  cachedSeeds(playerId: bigint): ActiveSeeds | undefined {
    return this.#active.get(playerId)
  }

  forget(playerId: bigint): void {
    this.#active.delete(playerId)
  }

  /** The server seed of a revealed pair in hex; null while it is secret. */
  revealedServerSeed(row: Pick<PairRow, 'status' | 'server_seed_sealed'>): string | null {
    return row.status === 'revealed' ? bytesToHex(this.#unseal(row)) : null
  }

  #revealedView(pair: PairRow) {
    return {
      seedPairId: Number(pair.id),
      serverSeed: bytesToHex(this.#unseal(pair)),
      serverSeedHash: pair.server_seed_hash,
      clientSeed: pair.client_seed ?? '',
      bets: Number(pair.nonce),
    }
  }

  #unseal(row: Pick<PairRow, 'server_seed_sealed'>): Uint8Array {
    return new Uint8Array(this.#vault.unseal(PURPOSE, row.server_seed_sealed))
  }

  #cache(playerId: bigint, seeds: ActiveSeeds): void {
    if (this.#active.size >= CACHED_PLAYERS) {
      const oldest = this.#active.keys().next()
      if (!oldest.done) this.#active.delete(oldest.value)
    }
    this.#active.set(playerId, seeds)
  }
}

/** A named hash tells which rotation is repeated. Without it only a pair that has served no bet can be a repeat. */
function isRepeat(active: PairRow | undefined, clientSeed: string, promisedHash: string | undefined): boolean {
  if (active?.client_seed !== clientSeed) return false
  return promisedHash === undefined ? active.nonce === 0n : active.server_seed_hash === promisedHash
}
