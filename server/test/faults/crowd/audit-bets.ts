// Compares every bet in the database with what its player was answered, the rules, and the revealed seeds.

import { isDeepStrictEqual } from 'node:util'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import { Draws, hexToBytes, seedHash } from '@glasshouse/rulebook/play/draws'
import { minesweeper, type MinesweeperBoard } from '@glasshouse/rulebook/games/minesweeper/rules'
import type { Database } from '../../../src/platform/db/tx.ts'
import { isAsPromised, isPaidByTheRules, type StormGame } from '../audit.ts'
import type { Book, RevealedPair, AnsweredBet } from './book.ts'
import { draws, crashGames, instants } from './games.ts'

const AT_ONCE = 5000

interface BetRow {
  readonly id: bigint
  readonly game: string
  readonly player_id: bigint
  readonly request_id: string
  readonly stake: Coins
  readonly choice: object
  readonly outcome: unknown
  readonly payout: Coins | null
  readonly state: string
  readonly auto: number | null
  readonly cap: number | null
  readonly exit: number | null
  readonly seed_pair_id: bigint | null
  readonly nonce: bigint | null
  readonly round_id: bigint | null
  readonly round_outcome: unknown
  readonly round_cap: number | null
  readonly incident: string | null
  readonly opened: number[] | null
  readonly requests: string[] | null
  readonly is_open: boolean | null
}

const BETS = `select b.*, b.request_id::text, r.outcome as round_outcome, r.round_cap, r.incident, l.opened, l.requests, l.is_open
  from bets b left join rounds r on r.id = b.round_id left join step_games l on l.bet_id = b.id
  where b.id > $1 order by b.id limit ${AT_ONCE}`

const shared = new Map<string, StormGame>(
  [...crashGames, ...(draws as unknown as StormGame[])].map((game) => [game.id, game]),
)
const instantly = new Map(instants.map((game) => [game.id, game]))

export class BetAudit {
  bets = 0
  /** How many payouts players were answered; the others are known to the database only. */
  answeredPayouts = 0
  recomputed = 0
  readonly wrong = {
    lost: [] as string[],
    doubled: [] as string[],
    untold: [] as string[],
    refused: [] as string[],
    promised: [] as string[],
    paid: [] as string[],
    drawn: [] as string[],
    open: [] as string[],
  }
  /** Each player's net result of all bets, by the answers where there were any. */
  readonly gains = new Map<number, bigint>()
  readonly #book: Book
  readonly #seen = new Set<string>()

  constructor(book: Book) {
    this.#book = book
  }

  async run(db: Database): Promise<void> {
    let last = 0n
    for (;;) {
      const rows = await db.read<BetRow>(BETS, [last])
      for (const row of rows) this.#check(row)
      last = rows.at(-1)?.id ?? last
      if (rows.length < AT_ONCE) break
    }
    for (const [requestId, { betId, game }] of this.#book.bets) {
      if (!this.#seen.has(requestId)) this.wrong.lost.push(`bet ${betId} on ${game} was answered and is not there`)
    }
  }

  #check(row: BetRow): void {
    this.bets++
    const name = `bet ${row.id} on ${row.game}, ${row.state},`
    const answered = this.#book.bets.get(row.request_id)
    const refusal = this.#book.refused.get(row.request_id)
    if (refusal) this.wrong.refused.push(`${name} was answered with ${refusal}`)
    if (this.#seen.has(row.request_id)) this.wrong.doubled.push(`${name} has the request of another bet`)
    this.#seen.add(row.request_id)
    if (row.payout === null || row.is_open) this.wrong.open.push(`${name} has not ended`)
    if (!answered) return void this.wrong.untold.push(`${name} was never answered`)
    this.#compare(name, row, answered)
    const payout = answered.payout === null ? (row.payout ?? row.stake) : BigInt(answered.payout)
    if (answered.payout !== null) this.answeredPayouts++
    const before = this.gains.get(answered.playerId) ?? 0n
    this.gains.set(answered.playerId, before + payout - BigInt(answered.gold))
    if (row.payout !== null && !this.#isPaid(row))
      this.wrong.paid.push(`${name} was paid ${row.payout} for ${row.stake}`)
  }

  #compare(name: string, row: BetRow, answered: AnsweredBet): void {
    const isSame =
      Number(row.id) === answered.betId &&
      row.game === answered.game &&
      Number(row.player_id) === answered.playerId &&
      row.stake === BigInt(answered.gold) &&
      (!answered.seeds ||
        (Number(row.seed_pair_id) === answered.seeds.pairId && Number(row.nonce) === answered.seeds.nonce))
    if (!isSame)
      this.wrong.lost.push(`${name} was answered as bet ${answered.betId} of ${answered.gold} on ${answered.game}`)
    const isOpenedAsTold = !answered.opened || answered.opened.join() === row.opened?.join()
    if (!isAsPromised(row, answered) || !isOpenedAsTold)
      this.wrong.promised.push(
        `${name} brought ${row.payout} at ${row.exit}; told were ${answered.payout} at ${answered.exit}`,
      )
  }

  #isPaid(row: BetRow): boolean {
    const rules = shared.get(row.game)
    if (rules) return isPaidByTheRules({ ...row, outcome: row.round_outcome }, rules)
    return row.game === minesweeper.id ? this.#isStepGamePaid(row) : this.#isInstantPaid(row)
  }

  #isInstantPaid(row: BetRow): boolean {
    const rules = instantly.get(row.game)
    if (!rules || row.state !== 'settled') return false
    const seeds = this.#seedsOf(row)
    const drawn = seeds && rules.draw(stream(seeds, row), row.choice)
    if (drawn && !isDeepStrictEqual(drawn, row.outcome))
      this.wrong.drawn.push(`bet ${row.id} on ${row.game} is not what its seeds say`)
    return row.payout === rules.payout(row.stake, row.choice, row.outcome)
  }

  #isStepGamePaid(row: BetRow): boolean {
    const opened = row.opened ?? []
    const requests = row.requests ?? []
    const choice = row.choice as { mines: number }
    if (new Set(requests).size !== opened.length || new Set(opened).size !== opened.length) return false
    if (row.state === 'refunded') return row.payout === row.stake && opened.length === 0
    const { mines } = row.outcome as MinesweeperBoard
    const seeds = this.#seedsOf(row)
    const drawn = seeds && minesweeper.draw(stream(seeds, row), choice)
    if (drawn && drawn.mines.join() !== mines.join())
      this.wrong.drawn.push(`bet ${row.id} on ${row.game} is not what its seeds say`)
    const hit = opened.findIndex((cell) => mines.includes(cell))
    if (hit >= 0) return hit === opened.length - 1 && row.payout === 0n
    return opened.length > 0 && row.payout === minesweeper.payout(row.stake, choice, opened.length)
  }

  /** The seeds as revealed to their player; every player rotates before leaving. */
  #seedsOf(row: BetRow): RevealedPair | null {
    const pairId = Number(row.seed_pair_id)
    const pair = this.#book.revealed.get(pairId)
    if (!pair) {
      this.wrong.drawn.push(`the seeds of bet ${row.id} were never revealed`)
      return null
    }
    const commitment = this.#book.commitments.get(pairId)
    const isBound = seedHash(hexToBytes(pair.serverSeed)) === commitment && pair.serverSeedHash === commitment
    if (!isBound) this.wrong.drawn.push(`the seeds of bet ${row.id} are not those that were promised`)
    this.recomputed++
    return pair
  }
}

const stream = ({ serverSeed, clientSeed }: RevealedPair, { game, nonce }: BetRow): Draws =>
  new Draws(hexToBytes(serverSeed), game, clientSeed, nonce ?? -1n)
