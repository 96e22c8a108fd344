// Settled bets as they are shown: to their player, to everyone, one by one. Reads only.
// Lists go on by createTime. A player's own bets never share a millisecond; in public lists, bets that do share
// one come on the same page, so that no row can fall between two pages.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { bytesToHex, chainStep, hexToBytes } from '@glasshouse/rulebook/play/draws'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database } from '../../platform/db/tx.ts'
import { shownName, type Named } from './mask-name.ts'
import { before, PAGE_ROWS, shared } from './paging.ts'
import type { Seeds } from '../fairness/seeds.ts'

const EXPORT_ROWS = 5000
const FEED_FRESH_MS = 1000
/** A win is told on the broadcast when it paid at least this many times its stake. */
const BROADCAST_TIMES = 2

interface BetRow {
  id: bigint
  game: string
  stake: Coins
  payout: Coins
  choice: unknown
  outcome: unknown
  create_time: bigint
}

interface ProofRow extends BetRow, Named {
  seed_pair_id: bigint
  nonce: bigint
  status: 'active' | 'revealed'
  server_seed_sealed: Uint8Array
  server_seed_hash: string
  client_seed: string
}

interface RoundBetRow extends BetRow, Named {
  epoch: number
  index: number
  hash: string
  salt: string
  salt_source: 'dev' | 'btc'
}

const BET = 'b.id, b.game, b.stake, b.payout, b.choice, b.outcome, b.create_time'
const NAME = 'p.nickname, p.hide_name'
const PROOF = 'b.seed_pair_id, b.nonce, s.status, s.server_seed_sealed, s.server_seed_hash, s.client_seed'

const MINE = `select ${BET}, ${PROOF} from bets b join seed_pairs s on s.id = b.seed_pair_id
  where b.player_id = $1 and b.game = $2 and b.create_time < $3 and b.state = 'settled'
  order by b.create_time desc limit ${PAGE_ROWS}`
const PUBLIC = `select ${BET}, ${NAME} from (
    select * from bets where game = $1 and create_time < $2 and state = 'settled'
      order by create_time desc fetch first ${PAGE_ROWS} rows with ties) b
  join players p on p.id = b.player_id order by b.create_time desc, b.id desc`
const WON = `select ${BET}, ${NAME} from (
    select * from bets where game = $1 and create_time < $2 and state = 'settled' and payout > 0
      order by create_time desc fetch first ${PAGE_ROWS} rows with ties) b
  join players p on p.id = b.player_id order by b.create_time desc, b.id desc`
const ONE = `select ${BET}, ${PROOF}, ${NAME} from bets b join players p on p.id = b.player_id
  join seed_pairs s on s.id = b.seed_pair_id where b.id = $1 and b.state = 'settled'`
/** A bet on a shared round is shown when its round is over; till then its hash is nobody's to know. */
const ONE_OF_ROUND = `select b.id, b.game, b.stake, b.payout, b.choice, b.create_time, ${NAME},
    r.outcome || case when b.exit is null then '{}' else jsonb_build_object('exit', b.exit) end as outcome, r.epoch, r.index, r.hash, m.salt,
    case when m.salt_proof = '' then 'dev' else 'btc' end as salt_source
  from bets b join players p on p.id = b.player_id join rounds r on r.id = b.round_id join manifests m on m.epoch = r.epoch
  where b.id = $1 and b.state in ('settled', 'refunded') and r.hash is not null`
const LATEST = `select ${BET}, ${NAME} from unnest($1::text[]) g(game)
  cross join lateral (select * from bets where game = g.game and state = 'settled' order by create_time desc limit ${PAGE_ROWS}) b
  join players p on p.id = b.player_id order by b.create_time desc, b.id desc`
const WINS = `select ${BET}, ${NAME} from unnest($1::text[]) g(game)
  cross join lateral (select * from (select * from bets where game = g.game and state = 'settled' order by create_time desc limit 200) recent
    where payout >= stake * ${BROADCAST_TIMES} order by create_time desc limit 10) b
  join players p on p.id = b.player_id order by b.create_time desc, b.id desc limit 10`

/** A game that players play by themselves; what is chosen and drawn is known to the compiler alone. */
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
    const rows = await this.#db.read<ProofRow>(MINE, [playerId, id, before(lastCreateTime)])
    return rows.map((row) => ({ ...betView(row), proof: this.#proof(row) })) as BetView<C, O>[]
  }

  async everyones<C, O>({ id }: OwnGame<C, O>, lastCreateTime: number): Promise<FeedRow<C, O>[]> {
    const rows = await this.#db.read<BetRow & Named>(PUBLIC, [id, before(lastCreateTime)])
    return rows.map(feedView) as FeedRow<C, O>[]
  }

  /** Bets that were paid something. */
  async winners<C, O>({ id }: OwnGame<C, O>, lastCreateTime: number): Promise<FeedRow<C, O>[]> {
    const rows = await this.#db.read<BetRow & Named>(WON, [id, before(lastCreateTime)])
    return rows.map(feedView) as FeedRow<C, O>[]
  }

  /** The latest bets of one game, as everyone may see them. */
  async latestOf<C, O>({ id }: OwnGame<C, O>): Promise<FeedRow<C, O>[]> {
    return (await this.latest(id)) as FeedRow<C, O>[]
  }

  /** The latest bets of all games; of one game where `game` is given. */
  async latest(game?: string): Promise<FeedRow[]> {
    const rows = await this.#latest()
    return (game ? rows.filter((row) => row.game === game) : rows).slice(0, PAGE_ROWS)
  }

  async wins(): Promise<FeedRow[]> {
    return await this.#wins()
  }

  /** One bet, for everyone. */
  /** For a player who was not answered: whether the bet of that request was placed. */
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

  async one(id: number) {
    const [ofRound] = await this.#db.read<RoundBetRow>(ONE_OF_ROUND, [id])
    if (ofRound) return { ...feedView(ofRound), proof: null, round: roundProof(ofRound) }
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

  /** The bets of a revealed pair, a page at a time; only its owner learns that it exists. */
  async exportPair(playerId: bigint, seedPairId: number, from: number) {
    const [pair] = await this.#db.read<ProofRow & { bets: bigint; gapless: boolean }>(
      `select s.*, b.bets, b.bets = s.nonce and coalesce(b.last, -1) = s.nonce - 1 as gapless from seed_pairs s
         cross join lateral (select count(*) as bets, max(nonce) as last from bets where seed_pair_id = s.id) b
         where s.id = $1 and s.player_id = $2 and s.status <> 'next'`,
      [seedPairId, playerId],
    )
    if (!pair) throw new Refusal('notFound')
    const serverSeed = this.#seeds.disclosed(pair)
    if (serverSeed === null) throw new Refusal('seedsNotRevealed')
    const rows = await this.#db.read<BetRow & { nonce: bigint }>(
      `select ${BET}, b.nonce from bets b where b.seed_pair_id = $1 and b.nonce >= $2 order by b.nonce limit ${EXPORT_ROWS}`,
      [seedPairId, from],
    )
    const last = rows.at(-1)?.nonce
    return {
      seedPairId,
      serverSeed,
      serverSeedHash: pair.server_seed_hash,
      clientSeed: pair.client_seed,
      bets: rows.map((row) => ({ ...betView(row), game: row.game, nonce: Number(row.nonce) })),
      betCount: Number(pair.nonce),
      complete: pair.gapless,
      next: last !== undefined && last + 1n < pair.nonce ? Number(last) + 1 : null,
    }
  }

  #proof(row: ProofRow) {
    return {
      seedPairId: Number(row.seed_pair_id),
      serverSeedHash: row.server_seed_hash,
      serverSeed: this.#seeds.disclosed(row),
      clientSeed: row.client_seed,
      nonce: Number(row.nonce),
    }
  }

  async #feed(sql: string): Promise<FeedRow[]> {
    const rows = await this.#db.read<BetRow & Named>(sql, [this.#games])
    return rows.map(feedView)
  }
}

/** One settled bet with what ties it to its seeds. The choice and outcome were checked by their game when written. */
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

const feedView = (row: BetRow & Named): FeedRow => ({
  ...betView(row),
  game: row.game,
  player: shownName(row),
})

/** What ties a bet to a round that is over. */
export const roundProof = (row: Pick<RoundBetRow, 'epoch' | 'index' | 'hash' | 'salt' | 'salt_source'>) => ({
  epoch: row.epoch,
  index: row.index,
  hash: row.hash,
  commit: commitOf(row.hash),
  salt: row.salt,
  saltSource: row.salt_source,
})

/** The hash of the round before: what was published before this one took bets. */
export const commitOf = (hash: string): string => bytesToHex(chainStep(hexToBytes(hash)))
