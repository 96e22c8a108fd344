// The game that would begin now: how many mines, for how much, and how far it could go.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MaxWin } from '@glasshouse/rulebook/play/reach'
import type { MinesweeperBoard, MinesweeperChoice } from '@glasshouse/rulebook/games/minesweeper/rules'
import { useAmount, useStake, type Stake } from '../../play/bet-bar/use-stake.ts'
import { isOpen } from '../../play/steps/step-game.ts'
import type { StepTable } from '../../play/steps/use-step-table.ts'
import { settingQuery } from './game.ts'
import { maxWinOf, stakesOf } from './odds.ts'

const FIRST_STAKE = 500
const FIRST_MINES = 3

export interface NextGame {
  readonly mines: number
  readonly setMines: (mines: number) => void
  readonly stake: Stake
  /** After how many tiles it would be cashed out by itself; 0 where the stake would not be taken. */
  readonly lastStep: number
  /** Null where the stake would not be taken. */
  readonly maxWin: MaxWin | null
}

export function useNextGame({ isDemo, gold, state }: StepTable<MinesweeperChoice, MinesweeperBoard>): NextGame {
  const { data } = useQuery({ ...settingQuery, enabled: !isDemo })
  const [mines, setMines] = useState(FIRST_MINES)
  const amount = useAmount(FIRST_STAKE)
  const { session } = state
  const [seenId, setSeenId] = useState<number | null>(null)
  // A game that was begun elsewhere brings its own choice; the next one starts from there.
  if (session && isOpen(session) && session.id !== seenId) {
    setSeenId(session.id)
    setMines(session.choice.mines)
    amount.set(session.gold)
  }
  const limits = isDemo ? undefined : data
  const stake = useStake(amount, stakesOf({ mines }, limits), gold)
  const maxWin = maxWinOf(stake.value ?? 0, { mines }, limits)
  return { mines, setMines, stake, maxWin, lastStep: maxWin?.step ?? 0 }
}
