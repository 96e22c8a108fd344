// What one lottery brings to the frame that all four share: rules, stage, choice panel and texts. The frame owns time,
// bets, gold, lists and proofs; a game owns how its round looks and what can be bet on.

import type { ComponentType, ReactNode } from 'react'
import type { Draws } from '@glasshouse/rulebook/play/draws'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import type { RouletteContract } from '@glasshouse/rulebook/games/roulette/contract'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { GameTile } from '../../client/game-tile.ts'
import type { Place } from '../rounds/round-path.ts'
import type { Sent } from '../table/use-table.ts'

/** `round` is the only round that may take the bet. */
export type LotterySent = Sent & { readonly round: Place | undefined }

// Roulette's contract stands for the shapes that all four share; choice and outcome are each game's own.
type AnyState = OutputOf<RouletteContract, 'GET /api/roulette'>
type AnyOwn = AnyState['my'][number]
type AnySeat = AnyState['players'][number]
type AnyMine = OutputOf<RouletteContract, 'GET /api/roulette/mine_recored/{lastCreateTime}'>[number]
type AnyRecord = OutputOf<RouletteContract, 'GET /api/roulette/recored/{lastCreateTime}'>[number]

export type LotterySetting = OutputOf<RouletteContract, 'GET /api/roulette/setting'>

/** The round as everyone sees it; `outcome` and `hash` are null until it is drawn. */
export type LotteryRound<Outcome> = Omit<
  AnyState,
  'outcome' | 'my' | 'players' | 'playerCount' | 'betCount' | 'totalGold'
> & { outcome: Outcome | null }

/** A bet of mine in the round under way. */
export type OwnBet<Choice> = Omit<AnyOwn, 'choice'> & { choice: Choice }
/** Anybody's bet in the round under way. */
export type SeatBet<Choice> = Omit<AnySeat, 'choice'> & { choice: Choice }
/** A bet of mine whose round is over, with the proof of its round. */
export type DrawnBet<Choice, Outcome> = Omit<AnyMine, 'choice' | 'outcome'> & { choice: Choice; outcome: Outcome }
/** A round that is over. */
export type LotteryRecord<Outcome> = Omit<AnyRecord, 'outcome'> & { outcome: Outcome }

export type LotteryState<Choice, Outcome> = LotteryRound<Outcome> & {
  my: OwnBet<Choice>[]
  players: SeatBet<Choice>[]
  playerCount: number
  betCount: number
  totalGold: number
}

/**
 * Where a round stands by the server's clock. `draw` is the time in which the picture runs to its outcome: it begins
 * at `drawAt` and lasts `game.showMs`, whatever the server calls this time. `result` follows it until the next round.
 */
export type LotteryPhase = 'betting' | 'locked' | 'draw' | 'result'

export interface LotteryMoment {
  readonly phase: LotteryPhase
  /** Until this phase ends; 0 where the end is only waited for. */
  readonly untilPhaseEndMs: number
  /** Until betting closes; 0 after that. */
  readonly untilLockMs: number
  /** Until the next round takes bets. */
  readonly untilNextMs: number
  /** Since the outcome was drawn; 0 before. */
  readonly sinceDrawMs: number
  /** For how long the server's next step is overdue: the draw after the lock, the next round after the result. */
  readonly lateMs: number
}

/** The round's time, for a stage that paints frame by frame. The same object as long as the screen is open. */
export interface LotteryClock {
  readonly serverNow: () => number
  /** Null until a round is known, and while the game is paused. */
  readonly now: () => LotteryMoment | null
  /** Calls back with the moment, once per frame while the page can be seen; returns the way to end it. */
  readonly paint: (paint: (moment: LotteryMoment) => void) => () => void
}

/** What the stage is given. It fills the room between the frame's head line and its result line. */
export interface LotteryStageProps<Choice, Outcome> {
  /** Undefined until it is known, null while the game is paused. */
  readonly round: LotteryRound<Outcome> | null | undefined
  readonly phase: LotteryPhase | null
  readonly clock: LotteryClock
  /** The outcome of this round from the moment it is drawn (phases `draw` and `result`), else null. */
  readonly outcome: Outcome | null
  /** The outcome that stood before: the picture rests on it while bets are taken. Null where there was none. */
  readonly lastOutcome: Outcome | null
  /** The last outcomes that were shown, newest first, for a trend; undefined while they are on their way. */
  readonly past: readonly Outcome[] | undefined
  /** My bets of this round; their payouts are null until the stage has shown the outcome. */
  readonly my: readonly OwnBet<Choice>[]
}

/** What the choice panel is given. It may fill a row or a scroll of its own; 44 px targets, no more than ~150 px high. */
export interface ChoicePanelProps<Choice, Outcome> {
  /** What is chosen now; may be unfinished (`rules.isChoice` false): then no bet can be placed. */
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
  /** My bets of this round, shown as chips on what they are on (see `goldOn` in `placed.ts`). */
  readonly my: readonly OwnBet<Choice>[]
  readonly phase: LotteryPhase | null
  /** The outcome once it has been shown (phase `result`): what won may light up. */
  readonly outcome: Outcome | null
  /** What each name pays and takes; undefined until the server has sent it. */
  readonly odds: LotterySetting['odds'] | undefined
  /** The stake that the bet bar holds for each part; null while it is none. */
  readonly partStake?: number | null
}

/** What a past outcome looks like in the strip: a pill of 28 px that leads to the round's page. */
export interface Pill {
  readonly content: ReactNode
  readonly background?: string
  readonly colour?: string
}

/** A game's own texts in the player's language. */
export interface LotteryText<Choice, Outcome> {
  /** As it stands within 'Bet 500 on {choice}': 'red', 'green and 7', 'straight 123'. */
  choice(choice: Choice): string
  /** What is still to be chosen, where `rules.isChoice` says no: 'Pick three digits'. */
  unfinished(choice: Choice): string
  /** What was drawn, for lists, pills and those who listen: 'Red, field 24'. */
  outcome(outcome: Outcome): string
  pill(outcome: Outcome): Pill
  /**
   * From the hash to the outcome, line by line. `draws()` is a fresh stream each time; the frame has already shown the
   * HMAC and its message. See `belowLines` in `drawn-lines.ts`.
   */
  drawn(draws: () => Draws, outcome: Outcome): readonly string[]
  /** The sum of the payout: '500 × 2.00 = 1,000', or why nothing was paid. */
  paid(bet: Pick<DrawnBet<Choice, Outcome>, 'gold' | 'payout' | 'choice' | 'outcome'>): string
  /** A warning that stands above the button before the bet, where there is one: 'Red and green can never gain'. */
  warning?(choice: Choice): string | null
}

export interface LotteryGame<Choice, Outcome> {
  readonly tile: GameTile
  readonly rules: LotteryRules<Choice, Outcome>
  /** How long the picture takes from the draw to its result. Not longer than `drawMs + resultMs` less a second. */
  readonly showMs: number
  /** What is chosen when the screen opens; may be unfinished. */
  readonly firstChoice: Choice
  /** The amount when the screen opens; 500 where this is absent. For a game whose dearest bets take less than that. */
  readonly firstStake?: number
  /**
   * The equal parts of a choice, by their names in `setting.odds`: `[colour]`, `selections`, `[type]`. The amount in
   * the bet bar is the stake of one part; the bet's gold is that times the number of parts.
   */
  readonly parts: (choice: Choice) => readonly string[]
  readonly Stage: ComponentType<LotteryStageProps<Choice, Outcome>>
  readonly ChoicePanel: ComponentType<ChoicePanelProps<Choice, Outcome>>
  /** The colours of the sparks of a win; the tile's hues where this is absent. */
  readonly sparks?: readonly string[]
}
