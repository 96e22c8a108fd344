// Settled bets for display: to their player, to everyone, one by one. Reads only. Lists page by createTime. A player's
// own bets never share a millisecond. In public lists, bets of one millisecond share a page, so that no row falls
// between two pages.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { bytesToHex, chainStep, hexToBytes } from '@glasshouse/rulebook/play/draws'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database, NotNull } from '../../platform/db/tx.ts'
import { publicName, type NamedRow } from './mask-name.ts'
import { cursorTime, PAGE_ROWS, shared } from './paging.ts'
import { releasesBetween } from '../fairness/releases.ts'
import type { Seeds } from '../fairness/seeds.ts'

const EXPORT_ROWS = 5000
const FEED_FRESH_MS = 1000
/** A win is broadcast when it paid at least this multiple of its stake. */
const BROADCAST_MULTIPLE = 2

interface BetRow {
  id: bigint
  game: string
  stake: Coins
  payout: NotNull<Coins>
  choice: unknown
  outcome: unknown
  create_time: bigint
}

interface ProofRow extends BetRow, NamedRow {
  seed_pair_id: NotNull<bigint>
  nonce: NotNull<bigint>
  status: 'active' | 'revealed'
  server_seed_sealed: Uint8Array
  server_seed_hash: string
  client_seed: NotNull<string>
}

type PairRow = Pick<ProofRow, 'status' | 'server_seed_sealed' | 'server_seed_hash' | 'client_seed' | 'nonce'> & {
  shown_time: bigint | null
  active_time: bigint | null
}

export interface RoundProofRow {
  epoch: number
  index: number
  hash: NotNull<string>
  lock_time: bigint
  beacon_round: bigint | null
  beacon: string | null
  beacon_signature: string | null
  salt: NotNull<string>
  salt_source: 'dev' | 'btc'
}

type RoundBetRow = BetRow & NamedRow & RoundProofRow

const BET = 'b.id, b.game, b.stake, b.payout, b.choice, b.outcome, b.create_time'
const NAME = 'p.nickname, p.hide_name'
const PROOF = 'b.seed_pair_id, b.nonce, s.status, s.server_seed_sealed, s.server_seed_hash, s.client_seed'

const MINE = `select ${BET}, ${PROOF} from bets b join seed_pairs s on s.id = b.seed_pair_id
  where b.player_id = $1 and b.game = $2 and b.create_time < $3 and b.state = 'settled'
  order by b.create_time desc limit ${PAGE_ROWS}`
const PUBLIC = `select ${BET}, ${NAME} from (
    select * from bets where game = $1 and create_time < $2 and state = 'settled'
      order by create_time desc fetch first ${PAGE_ROWS} rows with ties) b
  join players_public p on p.id = b.player_id order by b.create_time desc, b.id desc`
const WON = `select ${BET}, ${NAME} from (
    select * from bets where game = $1 and create_time < $2 and state = 'settled' and payout > 0
      order by create_time desc fetch first ${PAGE_ROWS} rows with ties) b
  join players_public p on p.id = b.player_id order by b.create_time desc, b.id desc`
const ONE = `select ${BET}, ${PROOF}, ${NAME} from bets b join players_public p on p.id = b.player_id
  join seed_pairs s on s.id = b.seed_pair_id where b.id = $1 and b.state = 'settled'`
/** What proves a bet on a shared round. */
export const ROUND = 'r.epoch, r.index, r.hash, r.lock_time, r.beacon_round, r.beacon, r.beacon_signature'
/** A bet on a shared round is shown once the round is over; until then its hash is secret. */
const ONE_OF_ROUND = `select b.id, b.game, b.stake, b.payout, b.choice, b.create_time, ${NAME},
    r.outcome || case when b.exit is null then '{}' else jsonb_build_object('exit', b.exit) end as outcome, ${ROUND}, m.salt,
    case when m.salt_proof = '' then 'dev' else 'btc' end as salt_source
  from bets b join players_public p on p.id = b.player_id join rounds r on r.id = b.round_id join manifests m on m.epoch = r.epoch
  where b.id = $1 and b.state in ('settled', 'refunded') and r.outcome is not null`
const LATEST = `select ${BET}, ${NAME} from unnest($1::text[]) g(game)
  cross join lateral (select * from bets where game = g.game and state = 'settled' order by create_time desc limit ${PAGE_ROWS}) b
  join players_public p on p.id = b.player_id order by b.create_time desc, b.id desc`
const WINS = `select ${BET}, ${NAME} from unnest($1::text[]) g(game)
  cross join lateral (select * from (select * from bets where game = g.game and state = 'settled' order by create_time desc limit 200) recent
    where payout >= stake * ${BROADCAST_MULTIPLE} order by create_time desc limit 10) b
  join players_public p on p.id = b.player_id order by b.create_time desc, b.id desc limit 10`

/** A game with own seeds; choice and outcome types exist for the compiler only. */
interface OwnGame<Choice, Outcome> {
  readonly id: string
  payout?(stake: Coins, choice: Choice, outcome: Outcome): Coins
}

export class BetHistory {
  readonly #db: Database
  readonly #seeds: Seeds
  readonly #games: readonly string[]
  readonly #latest: () => Promise<FeedRow[]>
  readonly #wins: () => Promise<FeedRow[]>

  constructor(db: Database, seeds: Seeds, games: readonly string[]) {
    this.#db = db
    this.#seeds = seeds
    this.#games = games
    this.#latest = shared(() => this.#feed(LATEST), FEED_FRESH_MS)
    this.#wins = shared(() => this.#feed(WINS), FEED_FRESH_MS)
  }

  async mine<C, O>({ id }: OwnGame<C, O>, playerId: bigint, lastCreateTime: number): Promise<BetView<C, O>[]> {
    const rows = await this.#db.read<Omit<ProofRow, keyof NamedRow>>(MINE, [playerId, id, cursorTime(lastCreateTime)])
    return rows.map((row) => ({ ...betView(row), proof: this.#proof(row) })) as BetView<C, O>[]
  }

  async publicBets<C, O>({ id }: OwnGame<C, O>, lastCreateTime: number): Promise<FeedRow<C, O>[]> {
    const rows = await this.#db.read<BetRow & NamedRow>(PUBLIC, [id, cursorTime(lastCreateTime)])
    return rows.map(feedView) as FeedRow<C, O>[]
  }

  /** Bets with a payout. */
  async winners<C, O>({ id }: OwnGame<C, O>, lastCreateTime: number): Promise<FeedRow<C, O>[]> {
    const rows = await this.#db.read<BetRow & NamedRow>(WON, [id, cursorTime(lastCreateTime)])
    return rows.map(feedView) as FeedRow<C, O>[]
  }

  /** The latest bets of one game, as everyone may see them. */
  async latestOf<C, O>({ id }: OwnGame<C, O>): Promise<FeedRow<C, O>[]> {
    return (await this.latest(id)) as FeedRow<C, O>[]
  }

  /** The latest bets of all games, or of one game. */
  async latest(game?: string): Promise<FeedRow[]> {
    const rows = await this.#latest()
    return (game ? rows.filter((row) => row.game === game) : rows).slice(0, PAGE_ROWS)
  }

  async wins(): Promise<FeedRow[]> {
    return await this.#wins()
  }

  /** Tells a player whose request got no response whether its bet was placed. */
  async byRequest(playerId: bigint, requestId: string) {
    const [row] = await this.#db.read<{
      id: bigint
      game: string
      stake: Coins
      state: 'queued' | 'placed' | 'settled' | 'cancelled' | 'refunded'
      create_time: bigint
    }>('select id, game, stake, state, create_time from bets where player_id = $1 and request_id = $2', [
      playerId,
      requestId,
    ])
    if (!row) return { bet: null }
    const { id, game, stake, state, create_time: createTime } = row
    return { bet: { id: Number(id), game, gold: toWire(stake), state, createTime: Number(createTime) } }
  }

  async publicBet(id: number) {
    const [roundBet] = await this.#db.read<RoundBetRow>(ONE_OF_ROUND, [id])
    if (roundBet) return { ...feedView(roundBet), proof: null, round: roundProof(roundBet) }
    const row = await this.#find(id)
    return { ...feedView(row), proof: this.#proof(row), round: null }
  }

  /** One bet, for its player. */
  async mineOne(id: bigint): Promise<BetView<unknown, unknown>> {
    const row = await this.#find(id)
    return { ...betView(row), proof: this.#proof(row) }
  }

  async #find(id: number | bigint): Promise<ProofRow> {
    const [row] = await this.#db.read<ProofRow>(ONE, [id])
    if (!row) throw new Refusal('notFound')
    return row
  }

  /** The bets of a revealed pair, page by page; only its owner learns that it exists. */
  async exportPair(playerId: bigint, seedPairId: number, from: number) {
    const [pair] = await this.#db.read<PairRow & { bets: bigint; gapless: boolean; releases: number[] }>(
      `select s.*, b.bets, b.bets = s.nonce and coalesce(b.last, -1) = s.nonce - 1 as gapless,
           ${releasesBetween('s.active_time', 's.reveal_time')} as releases from seed_pairs s
         cross join lateral (select count(*) as bets, max(nonce) as last from bets where seed_pair_id = s.id) b
         where s.id = $1 and s.player_id = $2 and s.status <> 'next'`,
      [seedPairId, playerId],
    )
    if (!pair) throw new Refusal('notFound')
    const serverSeed = this.#seeds.revealedServerSeed(pair)
    if (serverSeed === null) throw new Refusal('seedsNotRevealed')
    const rows = await this.#db.read<BetRow & { nonce: NotNull<bigint> }>(
      `select ${BET}, b.nonce from bets b where b.seed_pair_id = $1 and b.nonce >= $2 order by b.nonce limit ${EXPORT_ROWS}`,
      [seedPairId, from],
    )
    const last = rows.at(-1)?.nonce
    return {
      seedPairId,
      serverSeed,
      serverSeedHash: pair.server_seed_hash,
      clientSeed: pair.client_seed,
      promise: {
        nextServerSeedHash: pair.server_seed_hash,
        shownTime: pair.shown_time === null ? null : Number(pair.shown_time),
        clientSeedTime: Number(pair.active_time),
      },
      bets: rows.map((row) => ({ ...betView(row), game: row.game, nonce: Number(row.nonce) })),
      releases: pair.releases,
      betCount: Number(pair.nonce),
      complete: pair.gapless,
      next: last !== undefined && last + 1n < pair.nonce ? Number(last) + 1 : null,
    }
  }

  #proof(row: Omit<ProofRow, keyof NamedRow>) {
    return {
      seedPairId: Number(row.seed_pair_id),
      serverSeedHash: row.server_seed_hash,
      serverSeed: this.#seeds.revealedServerSeed(row),
      clientSeed: row.client_seed,
      nonce: Number(row.nonce),
    }
  }

  async #feed(sql: string): Promise<FeedRow[]> {
    const rows = await this.#db.read<BetRow & NamedRow>(sql, [this.#games])
    return rows.map(feedView)
  }
}

/** A settled bet with its proof. The game validated choice and outcome when it was written. */
export interface BetView<Choice, Outcome> {
  id: number
  gold: number
  payout: number
  choice: Choice
  outcome: Outcome
  createTime: number
  proof: { seedPairId: number; serverSeedHash: string; serverSeed: string | null; clientSeed: string; nonce: number }
}

export type FeedRow<Choice = unknown, Outcome = unknown> = Omit<BetView<Choice, Outcome>, 'proof'> & {
  game: string
  player: string
}

const betView = (row: BetRow): Omit<BetView<unknown, unknown>, 'proof'> => ({
  id: Number(row.id),
  gold: toWire(row.stake),
  payout: toWire(row.payout),
  choice: row.choice,
  outcome: row.outcome,
  createTime: Number(row.create_time),
})

const feedView = (row: BetRow & NamedRow): FeedRow => ({
  ...betView(row),
  game: row.game,
  player: publicName(row),
})

/** The proof of a bet on a finished round. */
export const roundProof = (row: RoundProofRow) => ({
  epoch: row.epoch,
  index: row.index,
  hash: row.hash,
  commit: commitmentOf(row.hash),
  salt: row.salt,
  saltSource: row.salt_source,
  lockTime: Number(row.lock_time),
  beaconRound: row.beacon_round === null ? null : Number(row.beacon_round),
  beacon: row.beacon,
  beaconSignature: row.beacon_signature,
})

/** The commitment published before the round accepted bets: the hash of the previous round. */
export const commitmentOf = (hash: string): string => bytesToHex(chainStep(hexToBytes(hash)))
