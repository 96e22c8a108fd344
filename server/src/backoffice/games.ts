// What operators do with games: pause, resume, and set lower limits that are announced before they hold. Each is one
// transaction with its act. There is no way here to choose, queue or change a result.

import { fromWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { GameRules } from '@glasshouse/rulebook/play/game'
import { houseLimits, loweredTo, type OwnLimits } from '@glasshouse/rulebook/play/limits'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { gameBackofficeContract, LIMIT_NOTICE_MINUTES, type GameRow } from '@glasshouse/rulebook/wire/backoffice/games'
import { recordAudit } from '../platform/db/audit-log.ts'
import type { EventLog } from '../platform/db/event-log.ts'
import { only, type Database, type Tx } from '../platform/db/tx.ts'
import { implement, type Route } from '../platform/http/route.ts'
import { GAMES_TOPIC, holdGames, standings } from '../play/risk/game-status.ts'
import { chains } from './games-chains.ts'
import { gameRows, widest } from './games-view.ts'

export interface GameBackofficeDeps {
  readonly db: Database
  readonly events: EventLog
  readonly games: readonly GameRules[]
}

class GameBackoffice {
  readonly #deps: GameBackofficeDeps

  constructor(deps: GameBackofficeDeps) {
    this.#deps = deps
  }

  async all(): Promise<{ now: number; games: GameRow[] }> {
    return await gameRows(this.#deps.db, this.#deps.games)
  }

  /** Once it has answered, no node takes another bet. A game that is paused already stays as it was paused. */
  async pause(operatorId: bigint, game: string, reason: string): Promise<GameRow> {
    return await this.#change(game, async (tx) => {
      await holdGames(tx)
      const paused = await tx.query(
        `insert into game_standings as s (game, pause_time, pause_reason) values ($1, now_ms(), $2)
           on conflict (game) do update set pause_time = excluded.pause_time, pause_reason = excluded.pause_reason
           where s.pause_time is null returning game`,
        [game, reason],
      )
      if (paused.length === 0) return
      await this.#say(tx, game)
      const after = { isPaused: true, reason }
      await recordAudit(tx, operatorId, { act: 'game.pause', subject: game, before: { isPaused: false }, after })
    })
  }

  async resume(operatorId: bigint, game: string, reason: string): Promise<GameRow> {
    return await this.#change(game, async (tx) => {
      await holdGames(tx)
      const before = (await standings(tx))(game)
      const resumed = await tx.query(
        `update game_standings set pause_time = null, pause_reason = null where game = $1 and pause_time is not null
           returning game`,
        [game],
      )
      if (resumed.length === 0) return
      await this.#say(tx, game)
      await recordAudit(tx, operatorId, {
        act: 'game.resume',
        subject: game,
        before: { isPaused: true, since: before.pausedAt, reason: before.pauseReason },
        after: { isPaused: false, reason },
      })
    })
  }

  /** They hold after the notice; whatever was announced before and has not come yet is replaced by it. */
  async setLimits(operatorId: bigint, game: string, wanted: OwnLimits, reason: string): Promise<GameRow> {
    return await this.#change(game, async (tx) => {
      await checkLimits(tx, this.#rulesOf(game), wanted)
      await tx.query('insert into game_standings (game) values ($1) on conflict do nothing', [game])
      await tx.query('select 1 from game_standings where game = $1 for update', [game])
      const before = (await standings(tx))(game)
      const { from } = only(
        await tx.query<{ from: bigint }>(
          `update game_standings set stake_max = $2, profit_max = $3, next_stake_max = $4, next_profit_max = $5,
               next_from = now_ms() + $6::int8 where game = $1 returning next_from as from`,
          [
            game,
            before.limits.stakeMax,
            before.limits.profitMax,
            wanted.stakeMax,
            wanted.profitMax,
            LIMIT_NOTICE_MINUTES * 60_000,
          ],
        ),
      )
      await this.#say(tx, game)
      await recordAudit(tx, operatorId, {
        act: 'game.limits',
        subject: game,
        before: { maxGold: before.limits.stakeMax, maxProfit: before.limits.profitMax, announced: before.next },
        after: { maxGold: wanted.stakeMax, maxProfit: wanted.profitMax, from, reason },
      })
    })
  }

  #rulesOf(game: string): GameRules {
    const rules = this.#deps.games.find(({ id }) => id === game)
    if (!rules) throw new Refusal('notFound')
    return rules
  }

  async #say(tx: Tx, game: string): Promise<void> {
    await this.#deps.events.say(tx, GAMES_TOPIC, { game })
  }

  async #change(game: string, change: (tx: Tx) => Promise<void>): Promise<GameRow> {
    this.#rulesOf(game)
    await this.#deps.db.transaction(change)
    this.#deps.events.wake(GAMES_TOPIC)
    const row = (await this.all()).games.find((each) => each.game === game)
    if (!row) throw new Refusal('notFound')
    return row
  }
}

/** Never above what follows from the bankroll, and never so low that nothing could be staked. */
async function checkLimits(tx: Tx, rules: GameRules, wanted: OwnLimits): Promise<void> {
  const { coins } = only(await tx.query<{ coins: Coins }>('select bankroll_coins() as coins'))
  const top = houseLimits(rules.edgePpm, coins)
  const most = widest(rules, top)
  if (wanted.stakeMax !== null && wanted.stakeMax > most) throw new Refusal('limitTooHigh', { max: most })
  if (wanted.profitMax !== null && wanted.profitMax > top.profitPerBet)
    throw new Refusal('limitTooHigh', { max: top.profitPerBet })
  if (widest(rules, loweredTo(top, wanted)) === 0n) throw new Refusal('limitClosesGame')
}

export const gameBackofficeRoutes = (deps: GameBackofficeDeps): Route[] => {
  const desk = new GameBackoffice(deps)
  const coinsOf = (gold: number | null): Coins | null => (gold === null ? null : fromWire(gold))
  return implement(gameBackofficeContract, {
    games: () => desk.all(),
    pause: ({ game, reason }, { operatorId }) => desk.pause(operatorId, game, reason),
    resume: ({ game, reason }, { operatorId }) => desk.resume(operatorId, game, reason),
    setLimits: ({ game, maxGold, maxProfit, reason }, { operatorId }) =>
      desk.setLimits(operatorId, game, { stakeMax: coinsOf(maxGold), profitMax: coinsOf(maxProfit) }, reason),
    manifests: () => chains(deps.db),
  })
}
