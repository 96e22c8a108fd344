// Operator actions on games: pause, resume, lower limits that take effect after a notice period, the cash-out of idle games,
// ending hash chains and finishing a recovery. Each commits with its audit entry. Nothing here can choose, queue or change a result.

import { fromWire, toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { GameRules } from '@glasshouse/rulebook/play/game'
import { houseLimits, applyOperatorLimits, type OperatorLimits } from '@glasshouse/rulebook/play/limits'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { gameBackofficeContract, LIMIT_NOTICE_MINUTES, type GameRow } from '@glasshouse/rulebook/wire/backoffice/games'
import { recordAudit } from '../platform/db/audit-log.ts'
import type { EventLog } from '../platform/db/event-log.ts'
import { only, type Database, type Tx, type NotNull } from '../platform/db/tx.ts'
import { implement, type OperatorCaller, type Route } from '../platform/http/route.ts'
import { endEpochs } from '../play/fairness/ended-epochs.ts'
import { finishRecovery, readRecovery } from '../play/recovery/recovery.ts'
import { GAMES_TOPIC, lockGames, readGameStatuses } from '../play/risk/game-status.ts'
import { loadChains } from './games-chains.ts'
import { loadGameRows, maxStake } from './games-view.ts'

export interface GameBackofficeDeps {
  readonly db: Database
  readonly events: EventLog
  readonly games: readonly GameRules[]
  /** Publishes the next manifest if one is due. */
  readonly publish: () => Promise<void>
  /** Refuses unless this is the operator's own password. */
  readonly requirePassword: (caller: OperatorCaller, password: string) => Promise<unknown>
  /** Cashes out a step game's idle games; null for a game of another kind. */
  readonly cashOutIdle: (tx: Tx, game: string) => Promise<{ games: number; paid: Coins } | null>
}

class GameBackoffice {
  readonly #deps: GameBackofficeDeps

  constructor(deps: GameBackofficeDeps) {
    this.#deps = deps
  }

  async list(): Promise<{ now: number; recovering: boolean; games: GameRow[] }> {
    return await loadGameRows(this.#deps.db, this.#deps.games)
  }

  /** After this returns, no node accepts another bet. Pausing a paused game changes nothing. */
  async pause(operatorId: bigint, game: string, reason: string): Promise<GameRow> {
    return await this.#change(game, async (tx) => {
      await lockGames(tx)
      const paused = await tx.query(
        `insert into game_status as s (game, pause_time, pause_reason) values ($1, now_ms(), $2)
           on conflict (game) do update set pause_time = excluded.pause_time, pause_reason = excluded.pause_reason
           where s.pause_time is null returning game`,
        [game, reason],
      )
      if (paused.length === 0) return
      await this.#appendEvent(tx, game)
      const after = { isPaused: true, reason }
      await recordAudit(tx, operatorId, { act: 'game.pause', subject: game, before: { isPaused: false }, after })
    })
  }

  async resume(operatorId: bigint, game: string, reason: string): Promise<GameRow> {
    return await this.#change(game, async (tx) => {
      await lockGames(tx)
      const before = (await readGameStatuses(tx))(game)
      const resumed = await tx.query(
        `update game_status set pause_time = null, pause_reason = null where game = $1 and pause_time is not null
           returning game`,
        [game],
      )
      if (resumed.length === 0) return
      await this.#appendEvent(tx, game)
      await recordAudit(tx, operatorId, {
        act: 'game.resume',
        subject: game,
        before: { isPaused: true, since: before.pausedAt, reason: before.pauseReason },
        after: { isPaused: false, reason },
      })
    })
  }

  /** Takes effect after the notice period and replaces limits announced earlier that are not in effect yet. */
  async setLimits(operatorId: bigint, game: string, limits: OperatorLimits, reason: string): Promise<GameRow> {
    return await this.#change(game, async (tx) => {
      await checkLimits(tx, this.#findRules(game), limits)
      await tx.query('insert into game_status (game) values ($1) on conflict do nothing', [game])
      await tx.query('select 1 from game_status where game = $1 for update', [game])
      const before = (await readGameStatuses(tx))(game)
      const { from } = only(
        await tx.query<{ from: NotNull<bigint> }>(
          `update game_status set stake_max = $2, profit_max = $3, next_stake_max = $4, next_profit_max = $5,
               next_from = now_ms() + $6::int8 where game = $1 returning next_from as from`,
          [
            game,
            before.limits.stakeMax,
            before.limits.profitMax,
            limits.stakeMax,
            limits.profitMax,
            LIMIT_NOTICE_MINUTES * 60_000,
          ],
        ),
      )
      await this.#appendEvent(tx, game)
      await recordAudit(tx, operatorId, {
        act: 'game.limits',
        subject: game,
        before: { maxGold: before.limits.stakeMax, maxProfit: before.limits.profitMax, announced: before.next },
        after: { maxGold: limits.stakeMax, maxProfit: limits.profitMax, from, reason },
      })
    })
  }

  /** After this returns, no node draws a round from these epochs. Ending an ended one changes nothing. */
  async endEpochs(caller: OperatorCaller, epochs: readonly number[], reason: string, password: string) {
    const { db, events, publish, requirePassword } = this.#deps
    await requirePassword(caller, password)
    const ended = await db.transaction(async (tx) => {
      const done = await endEpochs(tx, epochs, reason)
      if (done.length === 0) return done
      await events.append(tx, GAMES_TOPIC, {})
      await recordAudit(tx, caller.operatorId, {
        act: 'chain.end',
        subject: done.join(', '),
        before: { isEnded: false },
        after: { isEnded: true, reason },
      })
      return done
    })
    events.notify(GAMES_TOPIC)
    // If it fails, the maintenance of every node tries again and reports it.
    await publish().catch(() => undefined)
    return { ended }
  }

  async finishRecovery(caller: OperatorCaller, reason: string, password: string) {
    const { db, events, requirePassword } = this.#deps
    await requirePassword(caller, password)
    await db.transaction(async (tx) => {
      const { beginTime, lostUntil } = await finishRecovery(tx)
      await events.append(tx, GAMES_TOPIC, {})
      await recordAudit(tx, caller.operatorId, {
        act: 'recovery.finish',
        subject: 'database',
        before: { isRecovering: true, since: beginTime, lostUntil },
        after: { isRecovering: false, reason },
      })
    })
    events.notify(GAMES_TOPIC)
    return { recovery: await readRecovery(db) }
  }

  /** Frees what idle games are owed. Games of players who are playing stay open. */
  async cashOutIdle(operatorId: bigint, game: string, reason: string) {
    let ended = { games: 0, paid: 0n }
    const row = await this.#change(game, async (tx) => {
      const closed = await this.#deps.cashOutIdle(tx, game)
      if (!closed) throw new Refusal('notFound')
      ended = closed
      if (closed.games === 0) return
      await recordAudit(tx, operatorId, { act: 'game.cashOutIdle', subject: game, after: { ...closed, reason } })
    })
    return { game: row, games: ended.games, paid: toWire(ended.paid) }
  }

  #findRules(game: string): GameRules {
    const rules = this.#deps.games.find(({ id }) => id === game)
    if (!rules) throw new Refusal('notFound')
    return rules
  }

  async #appendEvent(tx: Tx, game: string): Promise<void> {
    await this.#deps.events.append(tx, GAMES_TOPIC, { game })
  }

  async #change(game: string, change: (tx: Tx) => Promise<void>): Promise<GameRow> {
    this.#findRules(game)
    await this.#deps.db.transaction(change)
    this.#deps.events.notify(GAMES_TOPIC)
    const row = (await this.list()).games.find((each) => each.game === game)
    if (!row) throw new Refusal('notFound')
    return row
  }
}

/** Limits may not exceed what the bankroll allows, nor be so low that no stake is possible. */
async function checkLimits(tx: Tx, rules: GameRules, limits: OperatorLimits): Promise<void> {
  const { coins } = only(await tx.query<{ coins: Coins }>('select bankroll_coins() as coins'))
  const top = houseLimits(rules.edgePpm, coins)
  const most = maxStake(rules, top)
  if (limits.stakeMax !== null && limits.stakeMax > most) throw new Refusal('limitTooHigh', { max: most })
  if (limits.profitMax !== null && limits.profitMax > top.profitPerBet)
    throw new Refusal('limitTooHigh', { max: top.profitPerBet })
  if (maxStake(rules, applyOperatorLimits(top, limits)) === 0n) throw new Refusal('limitClosesGame')
}

export const gameBackofficeRoutes = (deps: GameBackofficeDeps): Route[] => {
  const backoffice = new GameBackoffice(deps)
  const toCoins = (gold: number | null): Coins | null => (gold === null ? null : fromWire(gold))
  return implement(gameBackofficeContract, {
    games: () => backoffice.list(),
    pause: ({ game, reason }, { operatorId }) => backoffice.pause(operatorId, game, reason),
    resume: ({ game, reason }, { operatorId }) => backoffice.resume(operatorId, game, reason),
    setLimits: ({ game, maxGold, maxProfit, reason }, { operatorId }) =>
      backoffice.setLimits(operatorId, game, { stakeMax: toCoins(maxGold), profitMax: toCoins(maxProfit) }, reason),
    cashOutIdle: ({ game, reason }, { operatorId }) => backoffice.cashOutIdle(operatorId, game, reason),
    manifests: () => loadChains(deps.db),
    endEpochs: ({ epochs, reason, password }, caller) => backoffice.endEpochs(caller, epochs, reason, password),
    recovery: async () => ({ recovery: await readRecovery(deps.db) }),
    finishRecovery: ({ reason, password }, caller) => backoffice.finishRecovery(caller, reason, password),
  })
}
