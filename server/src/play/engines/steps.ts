// The step engine: one player's game of several steps. Seeds and nonce fix the board when the game begins and it is
// derived again at each step. Nothing is drawn later. A step is booked before it is answered, so that the time of an answer
// tells nothing that can still be used.

import { randomUUID } from 'node:crypto'
import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { Draws } from '@glasshouse/rulebook/play/draws'
import type { StepRules } from '@glasshouse/rulebook/play/game'
import type { HouseLimits } from '@glasshouse/rulebook/play/limits'
import { Refusal, type RefusalCode } from '@glasshouse/rulebook/refusals/refusals'
import { named, only, type Database, type Tx, type NotNull } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import { restrictionOf, restrictionRefusal } from '../risk/bet-restrictions.ts'
import type { Bankroll } from '../risk/bankroll.ts'
import type { Seeds } from '../fairness/seeds.ts'
import { isRecovering, pauseRefusal } from '../risk/game-status.ts'
import { stakeRefusal } from '../risk/stakes.ts'
import { countingRefusals, countPlaced, countSettled } from '../stats/bet-counts.ts'

const EXPIRY_BATCH = 100
/** As many games as one transaction ends in a moment. */
const CASH_OUT_BATCH = 500

export interface StepEngineDeps<Choice, Board> {
  readonly db: Database
  readonly rules: StepRules<Choice, Board>
  readonly seeds: Seeds
  readonly bankroll: Bankroll
  readonly log: Logger
}

interface GameRow<Choice> {
  bet_id: bigint
  player_id: bigint
  stake: Coins
  choice: Choice
  opened: number[]
  requests: string[]
  last_step: number
  is_open: boolean
  state: 'placed' | 'settled' | 'refunded'
  payout: Coins | null
  seed_pair_id: NotNull<bigint>
  nonce: NotNull<bigint>
  create_time: bigint
  balance: Coins
}

interface StepBet<Choice> {
  readonly requestId: string
  readonly stake: Coins
  readonly choice: Choice
}

interface IdleRow {
  bet_id: bigint
  player_id: bigint
  touched_at: bigint
}

/** A game that ends, with its board and what it pays. */
interface End<Choice, Board> {
  readonly game: GameRow<Choice>
  readonly board: Board
  readonly payout: Coins
}

const START = `select * from start_step_game(in_key => $key, in_game => $game, in_player => $playerId,
  in_request => $requestId, in_stake => $stake, in_choice => $choice::text::jsonb, in_last_step => $lastStep,
  in_may_win => $mayWin, in_player_most => $playerMost)`
const FIND = `select l.bet_id, l.player_id, l.opened, l.requests, l.last_step, l.is_open, b.stake, b.choice, b.state, b.payout,
    b.seed_pair_id, b.nonce, b.create_time, a.balance
  from step_games l join bets b on b.id = l.bet_id
  join accounts a on a.owner_id = l.player_id and a.kind = 'player'`

const REFUSAL_BY_STATUS: Readonly<Record<string, RefusalCode>> = {
  reused: 'keyReused',
  revoked: 'tokenRevoked',
  open: 'sessionOpen',
  exposed: 'ownGamesFull',
  unseeded: 'clientSeedMissing',
  insufficient: 'balanceTooLow',
}

export class StepEngine<Choice, Board> {
  readonly #deps: StepEngineDeps<Choice, Board>

  constructor(deps: StepEngineDeps<Choice, Board>) {
    this.#deps = deps
  }

  get game(): string {
    return this.#deps.rules.id
  }

  async begin(playerId: bigint, bet: StepBet<Choice>) {
    return await countingRefusals(this.game, this.#begin(playerId, bet))
  }

  async #begin(playerId: bigint, bet: StepBet<Choice>) {
    const { db, rules, bankroll } = this.#deps
    if (!rules.isChoice(bet.choice)) throw new Refusal('choiceInvalid')
    const limits = await this.limits()
    // It may repeat a game that was accepted under higher limits; the statement checks that first.
    const outOfLimits =
      stakeRefusal(bet.stake, (each) => rules.stakes(bet.choice, each), limits) ??
      ((await bankroll.areStepGamesFull()) ? new Refusal('stepGamesFull') : null)
    const lastStep = outOfLimits ? null : rules.lastStep(bet.stake, bet.choice, limits)
    const values = {
      ...bet,
      key: `begin:${randomUUID()}`,
      game: rules.id,
      playerId,
      choice: JSON.stringify(bet.choice),
      lastStep,
      mayWin: lastStep === null ? 0n : rules.payout(bet.stake, bet.choice, lastStep) - bet.stake,
      // One player's open games together win no more than one bet may.
      playerMost: limits.profitPerBet,
    }
    const { status, bet_id, balance } = only(
      await db.commit<{ status: string; bet_id: bigint; balance: Coins }>(...named(START, values)),
    )
    if (status === 'limit' && outOfLimits) throw outOfLimits
    const restriction = restrictionOf(status)
    if (restriction) throw await restrictionRefusal(db, playerId, restriction)
    if (status === 'paused') throw await pauseRefusal(db)
    const refusal = REFUSAL_BY_STATUS[status]
    if (refusal) throw new Refusal(refusal, refusal === 'balanceTooLow' ? { gold: balance } : {})
    countPlaced(rules.id, bet.stake, status === 'repeated')
    return await this.#show(only(await db.read<GameRow<Choice>>(`${FIND} where l.bet_id = $1`, [bet_id])))
  }

  /** The player's open game, from any device. */
  async open(playerId: bigint) {
    const { db, rules } = this.#deps
    const [row] = await db.read<GameRow<Choice>>(`${FIND} where l.player_id = $1 and l.game = $2 and l.is_open`, [
      playerId,
      rules.id,
    ])
    return row ? await this.#show(row) : null
  }

  async reveal(playerId: bigint, step: { betId: bigint; cell: number; requestId: string }) {
    const { db, rules, bankroll } = this.#deps
    const row = await db.transaction(async (tx) => {
      const game = await this.#lock(tx, playerId, step.betId)
      const repeatIndex = game.requests.indexOf(step.requestId)
      if (repeatIndex >= 0 && game.opened[repeatIndex] !== step.cell) throw new Refusal('keyReused')
      if (repeatIndex >= 0) return game
      if (!game.is_open) throw new Refusal('noSession')
      // In the lost time the player may have seen this board. The cells that are open now can still be cashed out.
      if (await isRecovering(tx)) throw new Refusal('recovering')
      const isCell = Number.isInteger(step.cell) && step.cell >= 0 && step.cell < rules.cells
      if (!isCell || game.opened.includes(step.cell)) throw new Refusal('cellInvalid')
      const board = await this.#board(game, tx)
      const opened = [...game.opened, step.cell]
      const isSafe = rules.isSafe(board, step.cell)
      const worth = isSafe ? rules.payout(game.stake, game.choice, opened.length) : 0n
      await tx.query(
        `update step_games set opened = $2, requests = $3, above_stake = greatest(0, $4::int8), touched_at = now_ms()
           where bet_id = $1`,
        [game.bet_id, opened, [...game.requests, step.requestId], worth - game.stake],
      )
      const isLast = opened.length === game.last_step
      if (!isSafe || isLast) await this.#end(tx, [{ game, board, payout: worth }], 'settled')
      return await this.#reread(tx, game)
    })
    // What an open game is owed has left the bankroll, like a payout.
    if (row.is_open) bankroll.settled(row.stake - rules.payout(row.stake, row.choice, row.opened.length))
    return await this.#show(row)
  }

  /** Cashes out the value of the safe cells. A repeated cash-out returns the first result. */
  async cashOut(playerId: bigint, betId: bigint) {
    const { db, rules } = this.#deps
    const row = await db.transaction(async (tx) => {
      const game = await this.#lock(tx, playerId, betId)
      if (!game.is_open && game.payout) return game
      if (!game.is_open) throw new Refusal('noSession')
      if (game.opened.length === 0) throw new Refusal('nothingToCashOut')
      const payout = rules.payout(game.stake, game.choice, game.opened.length)
      await this.#end(tx, [{ game, board: await this.#board(game, tx), payout }], 'settled')
      return await this.#reread(tx, game)
    })
    return await this.#show(row)
  }

  /** Ends abandoned games. */
  async expire(): Promise<number> {
    const { db, rules } = this.#deps
    let [expired, touchedAt, betId] = [0, -1n, 0n]
    for (;;) {
      // By a cursor: a game that cannot be ended does not hold back the ones behind it.
      const idle = await db.read<IdleRow>(
        `select bet_id, player_id, touched_at from step_games
           where is_open and game = $1 and touched_at < now_ms() - $2::int8 and (touched_at, bet_id) > ($3, $4)
           order by touched_at, bet_id limit ${EXPIRY_BATCH}`,
        [rules.id, rules.expiryMs, touchedAt, betId],
      )
      for (const row of idle) {
        ;[touchedAt, betId] = [row.touched_at, row.bet_id]
        if (await this.#expireGame(row)) expired++
      }
      if (idle.length < EXPIRY_BATCH) return expired
    }
  }

  /** Whether the game was still idle once its player's account was locked. */
  async #expireGame({ bet_id, player_id }: IdleRow): Promise<boolean> {
    const { db, log } = this.#deps
    const end = async (tx: Tx): Promise<boolean> => {
      const game = await this.#lock(tx, player_id, bet_id)
      if (!(await this.#isIdle(tx, bet_id))) return false
      await this.#endAsLeft(tx, game)
      return true
    }
    try {
      return await db.transaction(end)
    } catch (error) {
      log.error({ err: error, betId: bet_id }, 'idle game not ended, will retry')
      return false
    }
  }

  async #isIdle(tx: Tx, betId: bigint): Promise<boolean> {
    const rows = await tx.query(
      'select 1 from step_games where bet_id = $1 and is_open and touched_at < now_ms() - $2::int8',
      [betId, this.#deps.rules.expiryMs],
    )
    return rows.length > 0
  }

  /**
   * Cashes out games with steps that have been idle for a few minutes, in the caller's transaction. A step at the same
   * moment wins: games are read again once their players' accounts are locked.
   */
  async cashOutIdle(tx: Tx): Promise<{ games: number; paid: Coins }> {
    const { rules } = this.#deps
    const isIdle = `l.is_open and l.game = $1 and l.touched_at < now_ms() - $2::int8 and cardinality(l.opened) > 0`
    const values = [rules.id, rules.earlyExpiryMs]
    const idle = await tx.query<Pick<IdleRow, 'bet_id' | 'player_id'>>(
      `select l.bet_id, l.player_id from step_games l where ${isIdle} order by l.touched_at limit ${CASH_OUT_BATCH}`,
      values,
    )
    await tx.query(`select 1 from accounts where owner_id = any($1) and kind = 'player' order by id for update`, [
      idle.map(({ player_id }) => player_id),
    ])
    const games = await tx.query<GameRow<Choice>>(`${FIND} where ${isIdle} and l.bet_id = any($3)`, [
      ...values,
      idle.map(({ bet_id }) => bet_id),
    ])
    const ends: End<Choice, Board>[] = []
    for (const game of games) {
      const payout = rules.payout(game.stake, game.choice, game.opened.length)
      ends.push({ game, board: await this.#board(game, tx), payout })
    }
    if (ends.length > 0) await this.#end(tx, ends, 'settled')
    return { games: ends.length, paid: ends.reduce((sum, { payout }) => sum + payout, 0n) }
  }

  /** Ends a player's open games as if they were abandoned. The caller has locked the player's account. */
  async endOpen(tx: Tx, playerId: bigint): Promise<number> {
    const open = await tx.query<GameRow<Choice>>(`${FIND} where l.player_id = $1 and l.game = $2 and l.is_open`, [
      playerId,
      this.#deps.rules.id,
    ])
    for (const game of open) await this.#endAsLeft(tx, game)
    return open.length
  }

  /** A game without a step is refunded, any other is cashed out. */
  async #endAsLeft(tx: Tx, game: GameRow<Choice>): Promise<void> {
    const steps = game.opened.length
    const board = await this.#board(game, tx)
    const payout = steps === 0 ? game.stake : this.#deps.rules.payout(game.stake, game.choice, steps)
    await this.#end(tx, [{ game, board, payout }], steps === 0 ? 'refunded' : 'settled')
  }

  async limits(): Promise<HouseLimits> {
    return await this.#deps.bankroll.limits(this.#deps.rules)
  }

  /** Locks the player's account first, as everywhere, so that two devices take turns. */
  async #lock(tx: Tx, playerId: bigint, betId: bigint): Promise<GameRow<Choice>> {
    await tx.query(`select 1 from accounts where owner_id = $1 and kind = 'player' order by id for update`, [playerId])
    const [row] = await tx.query<GameRow<Choice>>(`${FIND} where l.bet_id = $1 and l.player_id = $2 and l.game = $3`, [
      betId,
      playerId,
      this.#deps.rules.id,
    ])
    if (!row) throw new Refusal('noSession')
    return row
  }

  async #reread(tx: Tx, { bet_id }: GameRow<Choice>): Promise<GameRow<Choice>> {
    return only(await tx.query<GameRow<Choice>>(`${FIND} where l.bet_id = $1`, [bet_id]))
  }

  async #end(tx: Tx, ends: readonly End<Choice, Board>[], state: 'settled' | 'refunded'): Promise<void> {
    const betIds = ends.map(({ game }) => game.bet_id)
    await tx.query('select * from settle_round_bets($1, $2, $3, $4, $5, $6)', [
      `end:${randomUUID()}`,
      this.#deps.rules.id,
      betIds,
      ends.map(() => null),
      ends.map(({ payout }) => payout),
      state,
    ])
    await tx.query(
      `update bets b set outcome = e.board::jsonb || jsonb_build_object('opened', l.opened)
         from unnest($1::int8[], $2::text[]) e(bet_id, board) join step_games l on l.bet_id = e.bet_id where b.id = e.bet_id`,
      [betIds, ends.map(({ board }) => JSON.stringify(board))],
    )
    await tx.query('update step_games set is_open = false, touched_at = now_ms() where bet_id = any($1)', [betIds])
    for (const { payout } of ends) countSettled(this.game, state, payout)
  }

  async #board({ seed_pair_id, nonce, choice }: GameRow<Choice>, tx?: Tx): Promise<Board> {
    const { rules, seeds } = this.#deps
    const { serverSeed, clientSeed } = await seeds.byPair(seed_pair_id, tx)
    return rules.draw(new Draws(serverSeed.disclose(), rules.id, clientSeed, nonce), choice)
  }

  /** The player's view of a game: the board only once it is over. */
  async #show(row: GameRow<Choice>) {
    const { rules, seeds } = this.#deps
    const { serverSeedHash, clientSeed } = await seeds.byPair(row.seed_pair_id)
    const steps = row.opened.length
    const worth = (opened: number): number => toWire(rules.payout(row.stake, row.choice, opened))
    return {
      session: {
        id: Number(row.bet_id),
        gold: toWire(row.stake),
        choice: row.choice,
        opened: row.opened,
        lastStep: row.last_step,
        state: row.state,
        /** What a cash-out pays now, and after one more safe cell. */
        worth: row.is_open && steps > 0 ? worth(steps) : null,
        nextWorth: row.is_open && steps < row.last_step ? worth(steps + 1) : null,
        payout: row.payout === null ? null : toWire(row.payout),
        board: row.is_open ? null : await this.#board(row),
        createTime: Number(row.create_time),
        proof: {
          seedPairId: Number(row.seed_pair_id),
          serverSeedHash,
          serverSeed: null,
          clientSeed,
          nonce: Number(row.nonce),
        },
      },
      balance: toWire(row.balance),
    }
  }
}
