// Players who bet through the server's own statements, without a server: a slot bets for all of its players at once,
// again and again, as a busy node does.

import { randomInt, randomUUID } from 'node:crypto'
import { roller, type RollerChoice } from '@glasshouse/rulebook/games/roller/rules'
import pg from 'pg'

const STAKE = 51n
const CHOICE: RollerChoice = { direction: 'lower', number: 50_000 }
const ROLLS = 100_000
const COLUMNS = `in_player => $2::int8[], in_request => $3::uuid[], in_game => $4::text[], in_stake => $5::int8[],
    in_choice => $6::text[]::jsonb[], in_outcome => $7::text[]::jsonb[], in_payout => $8::int8[], in_pair => $9::int8[],
    in_nonce => $10::int8[]`
const FULL = `select place, status from settle_bets(in_key => $1, ${COLUMNS}, in_allowed => $11::bool[])`
const FAST = `select places from settle_bets_fast(in_key => $1, ${COLUMNS}, in_account => $11::int8[])`

export interface Bettor {
  readonly player: string
  readonly account: string
  readonly pair: string
  nonce: bigint
  /** The database has opened the fast path for this player. */
  isFast: boolean
}

/** What the players were answered, all together. */
export interface Answered {
  bets: number
  staked: bigint
  paid: bigint
}

export async function bettorsOf(url: string): Promise<Bettor[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ player: string; account: string; pair: string; nonce: string }>(
    `select p.id as player, a.id as account, s.id as pair, s.nonce from players p
       join accounts a on a.owner_id = p.id and a.kind = 'player'
       join seed_pairs_current s on s.player_id = p.id and s.status = 'active' order by a.id`,
  )
  await client.end()
  return rows.map((row) => ({ ...row, nonce: BigInt(row.nonce), isFast: false }))
}

/** One connection and the players it bets for. */
export class Slot {
  readonly #client: pg.Client
  readonly #bettors: readonly Bettor[]
  readonly #answered: Answered

  private constructor(client: pg.Client, bettors: readonly Bettor[], answered: Answered) {
    this.#client = client
    this.#bettors = bettors
    this.#answered = answered
  }

  static async open(url: string, bettors: readonly Bettor[], answered: Answered): Promise<Slot> {
    const client = new pg.Client({ connectionString: url, options: '-c jit=off' })
    // A broken connection also rejects its statement.
    client.on('error', () => undefined)
    await client.connect()
    return new Slot(client, bettors, answered)
  }

  async betUntil(endsAt: number): Promise<number> {
    let bets = 0
    while (performance.now() < endsAt) bets += await this.betOnce()
    return bets
  }

  /** One bet of each player: in the fast path of those who have one, fully for the others. */
  async betOnce(): Promise<number> {
    const fast = this.#bettors.filter(({ isFast }) => isFast)
    const full = this.#bettors.filter(({ isFast }) => !isFast)
    let bets = 0
    if (fast.length > 0) bets += await this.#bet('fast', FAST, fast, ({ account }) => account)
    if (full.length > 0) bets += await this.#bet('full', FULL, full, () => 'true')
    return bets
  }

  close = (): Promise<void> => this.#client.end()

  async #bet(name: string, text: string, bettors: readonly Bettor[], last: (each: Bettor) => string): Promise<number> {
    const bets = bettors.map((bettor) => {
      const outcome = { roll: randomInt(ROLLS) }
      return { bettor, outcome, payout: roller.payout(STAKE, CHOICE, outcome) }
    })
    const choice = JSON.stringify(JSON.stringify(CHOICE))
    const column = (of: (bet: (typeof bets)[number]) => string): string => `{${bets.map(of).join(',')}}`
    const { rows } = await this.#client.query<{ place?: string; status?: string; places?: string[] | null }>({
      name,
      text,
      values: [
        `play:${randomUUID()}`,
        column(({ bettor }) => bettor.player),
        column(() => randomUUID()),
        column(() => roller.id),
        column(() => String(STAKE)),
        column(() => choice),
        column(({ outcome }) => JSON.stringify(JSON.stringify(outcome))),
        column(({ payout }) => String(payout)),
        column(({ bettor }) => bettor.pair),
        column(({ bettor }) => String(bettor.nonce)),
        column(({ bettor }) => last(bettor)),
      ],
    })
    const isFast = name === 'fast'
    const accepted = isFast
      ? rows.reduce((sum, { places }) => sum + (places?.length ?? 0), 0)
      : rows.filter(({ status }) => status === 'ok').length
    // Nothing restricts these players and nobody else bets for them, so anything else is a mistake of the benchmark.
    if (accepted !== bets.length) throw new Error(`${accepted} of ${bets.length} bets were taken (${name})`)
    for (const { bettor, payout } of bets) {
      bettor.nonce++
      bettor.isFast = true
      this.#answered.paid += payout
    }
    this.#answered.bets += accepted
    this.#answered.staked += STAKE * BigInt(accepted)
    return accepted
  }
}
